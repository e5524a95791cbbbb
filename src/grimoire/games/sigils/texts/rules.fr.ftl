### The rules, as answers to questions; see grimoire/texts/fr/rules.ftl.

rules-sigils-edition = Cartes de l’édition à
rules-sigils-spot = Emplacement { $spot } : { $bonus }

## Headings

rules-heading-sigils-basics = L’essentiel
rules-heading-sigils-turn = Un tour
rules-heading-sigils-casting = Lancer des sorts
rules-heading-sigils-end = La fin et le décompte
rules-heading-sigils-ways = Façons de jouer
rules-heading-sigils-cards = Tous les sorts

## Spellbooks: the basics

rules-sigils-aim = Quel est le but du jeu, et comment gagner ?
rules-sigils-aim-words = objectif gagner victoire résumé principe
rules-sigils-aim-answer =
    Avec vos dés, vous apprenez des sorts et remplissez un grimoire de dix emplacements. Les sorts donnent de la Renommée quand vous les lancez, quand ils correspondent au bonus d’un emplacement, et à la fin, où comptent aussi les sceaux que des sorts voisins complètent.

    Quand un grimoire est plein, tous les autres ont encore un tour. Le joueur qui a le plus de Renommée l’emporte.

rules-sigils-setup = Comment met-on la partie en place ?
rules-sigils-setup-words = mise en place début départ préparation commencer gemmes
rules-sigils-setup-answer =
    On mélange la pioche et l’on place un sort sur chacun des six emplacements colorés du plateau central. Chacun a un grimoire vide, aucune Renommée, et un dé de chacune des six couleurs, qu’il lance.

    Chacun commence avec 3 gemmes dans l’édition à 60 sorts, avec 2 dans celle à 75. Il y a 40 gemmes en tout. Le premier joueur est tiré au hasard, sauf si vous l’avez choisi en préparant la table ; jouer plus tard ne donne aucune compensation, sauf avec le départ équitable : ceux qui jouent plus tard commencent alors avec un peu de Renommée.

rules-sigils-dice = À quoi servent les dés ?
rules-sigils-dice-words = dé couleurs valeur points utilisé disponible lancer noir blanc rouge vert jaune bleu
rules-sigils-dice-answer =
    La couleur d’un dé désigne un emplacement du plateau central, et sa valeur est le prix du sort qui s’y trouve. Vous payez ce prix avec d’autres dés.

    Un dé que vous avez canalisé, ou avec lequel vous avez payé, est utilisé jusqu’à ce que vous passiez. On lance les dés au début, en passant, et grâce à certains sorts.

rules-sigils-gems = À quoi servent les gemmes ?
rules-sigils-gems-words = gemme cristaux réserve 40 dépenser ajuster
rules-sigils-gems-answer =
    Vous dépensez vos gemmes pour ajuster des dés ou pour utiliser ceux des Professeurs ; elles vont alors à la réserve. Celles qui vous restent à la fin rapportent un peu de Renommée.

    Lancer un sort ne vous en coûte aucune : la gemme placée dessus vient de la réserve, et vous la recevez quand vous passez.

rules-sigils-card = Que montre un sort ?
rules-sigils-card-words = carte famille type capacité pouvoir moitié sceau lire symboles icônes
rules-sigils-card-answer =
    Une famille, un type, une capacité, et la moitié d’un sceau sur son bord gauche comme sur le droit. Les capacités rouges comptent à la fin ; toutes les autres se lancent.

rules-sigils-kinds = Quelles familles et quels types y a-t-il ?
rules-sigils-kinds-words = famille familles type types enchantement illusion invocation transmutation nécromancie attaque défense potion
rules-sigils-kinds-answer =
    Quatre familles : enchantement, illusion, invocation et transmutation ; l’édition à 75 sorts ajoute la nécromancie. Chaque famille a 15 sorts : 5 attaques, 5 défenses et 5 potions.

    Elles comptent pour les bonus de votre grimoire et pour beaucoup de capacités.

rules-sigils-book = Comment remplir mon grimoire ?
rules-sigils-book-words = livre plateau dix emplacements cases rangées ordre placer où cinq
rules-sigils-book-answer =
    Il a dix emplacements, en deux rangées de cinq. Un nouveau sort va toujours au premier emplacement libre, de gauche à droite, la rangée du haut d’abord. L’ordre dans lequel vous apprenez les sorts décide donc de leurs voisins.

rules-sigils-bonus = Que sont les emplacements à bonus ?
rules-sigils-bonus-words = bonus cases 2 4 7 9 renommée type famille
rules-sigils-bonus-answer =
    Quatre emplacements du grimoire montrent un type ou une famille. Si vous y placez un sort de ce type ou de cette famille, vous gagnez aussitôt 2 points de Renommée. Tous les grimoires sont identiques.

## Spellbooks: a turn

rules-sigils-turn = Que fait-on à son tour ?
rules-sigils-turn-words = tour actions ordre déroulement options fin
rules-sigils-turn-answer =
    Soit vous canalisez un dé pour apprendre un sort, une seule fois, soit vous passez. Avant et après avoir canalisé, vous pouvez ajuster des dés et lancer des sorts autant que possible. Quand vous avez fini après avoir canalisé, terminez votre tour.

rules-sigils-harness = Comment canaliser un dé pour apprendre un sort ?
rules-sigils-harness-words = canaliser acheter prendre obtenir dé couleur emplacement apprentissage
rules-sigils-harness-answer =
    Canalisez un dé disponible : sa couleur désigne l’emplacement dont vous recevez le sort, et sa valeur est le prix. Payez avec un ou plusieurs de vos autres dés disponibles. Le sort va dans votre grimoire, et un nouveau, tiré de la pioche, sur l’emplacement.

    On canalise une fois par tour, et jamais depuis un emplacement vide.

rules-sigils-pay = Comment payer quand je canalise ?
rules-sigils-pay-words = prix coût exact somme valeur dés monnaie trop
rules-sigils-pay-answer =
    Avec au moins un autre dé disponible. Les valeurs doivent faire exactement celle du dé canalisé : on ne rend pas la monnaie, vous ne pouvez donc pas non plus payer trop. Tous ces dés sont ensuite utilisés.

    Vous les choisissez un par un ; seuls sont proposés ceux avec lesquels vous pouvez encore payer le prix exact.

rules-sigils-nudge = Comment changer ou ajuster un dé ?
rules-sigils-nudge-words = ajuster modifier point gemme plus moins valeur
rules-sigils-nudge-answer =
    Ajustez-le : pour une gemme, un dé disponible monte ou descend d’un point, jamais au-dessous de 1 ni au-dessus de 6. Vous pouvez le faire tant que vous avez des gemmes, avant et après avoir canalisé. Certains sorts changent aussi les dés.

rules-sigils-pass = Que se passe-t-il quand je passe ?
rules-sigils-pass-words = passer relancer récupérer gemmes repos
rules-sigils-pass-answer =
    Vous relancez vos six dés, utilisés ou non, et tous redeviennent disponibles. Vous récupérez les gemmes placées sur vos sorts lancés, et vous pouvez de nouveau lancer ces sorts. Votre tour est alors terminé.

rules-sigils-must = Pourquoi ne puis-je pas passer, ni lancer ce sort ?
rules-sigils-must-words = obligé canaliser après sort lancé interdit pas proposé bloqué impossible
rules-sigils-must-answer =
    Si vous lancez un sort, vous devez canaliser dans le même tour. Dès que vous avez lancé un sort avant de canaliser, tout ce que vous faites doit laisser cela possible, avec vos dés disponibles, vos gemmes pour ajuster, et les dés des Professeurs contre une gemme chacun. Ce qui l’empêcherait n’est pas proposé.

    Pour une relance, il suffit qu’un résultat convienne. Si la malchance ne vous laisse alors rien à canaliser, vous pouvez passer bien que vous ayez lancé un sort. Sans sort lancé, vous pouvez passer tant que vous n’avez pas canalisé.

rules-sigils-refill = Quand de nouveaux sorts arrivent-ils au plateau central ?
rules-sigils-refill-words = regarnir pioche marché emplacement vide cartes mélanger défausse épuisée
rules-sigils-refill-answer =
    Dès qu’un emplacement est vide. Si la pioche est épuisée, les sorts défaussés sont mélangés pour en faire une nouvelle ; s’il n’y en a pas, l’emplacement reste vide.

## Spellbooks: casting

rules-sigils-cast = Comment lancer un sort ?
rules-sigils-cast-words = utiliser activer jouer capacité pouvoir grimoire avant après canaliser
rules-sigils-cast-answer =
    Choisissez un sort disponible de votre grimoire et faites ce qu’il dit. Une gemme de la réserve est ensuite placée dessus, et vous ne pouvez plus le lancer avant d’avoir passé. Vous pouvez lancer plusieurs sorts dans un tour, avant et après avoir canalisé.

    S’il ne reste aucune gemme dans la réserve, personne ne peut lancer de sort.

rules-sigils-again = Quand puis-je lancer de nouveau un sort ?
rules-sigils-again-words = utilisé disponible gemme sur la carte prêt récupérer deux fois même tour nouveau
rules-sigils-again-answer =
    Après avoir passé : vous récupérez alors les gemmes de vos sorts lancés. Un sort que vous venez d’apprendre peut déjà être lancé dans le même tour.

rules-sigils-cannot = Pourquoi ne puis-je pas lancer ce sort ?
rules-sigils-cannot-words = pas proposé impossible condition manque grisé
rules-sigils-cannot-answer =
    Une capacité qui demande quelque chose ne se lance que si c’est là : un dé disponible de sa couleur, un dé canalisé ce tour-ci de la bonne couleur ou valeur, un sort de défense à retourner. Il faut aussi une gemme dans la réserve pour la carte, et les capacités rouges ne se lancent jamais.

rules-sigils-red = Que sont les capacités rouges ?
rules-sigils-red-words = rouge fin de partie décompte final jamais lancé cartes
rules-sigils-red-answer =
    Elles comptent à la fin de la partie et ne se lancent jamais. Un tel sort n’a besoin d’aucune gemme et compte tant qu’il est face visible dans votre grimoire.

rules-sigils-on-harness = Comment marchent les capacités liées au dé canalisé ?
rules-sigils-on-harness-words = couleur valeur 2 renommée canaliser ce tour dé condition
rules-sigils-on-harness-answer =
    Lancez-les après avoir canalisé, dans le même tour. Elles donnent 2 points de Renommée si le dé canalisé a la couleur, ou avait la valeur, qu’elles nomment. C’est la valeur au moment où vous l’avez canalisé, après tout changement. Un dé des Professeurs compte aussi.

rules-sigils-change = Quelles capacités changent un dé ?
rules-sigils-change-words = retourner face opposée décaler deux points relancer dés modifier
rules-sigils-change-answer =
    L’une retourne n’importe quel dé disponible sur sa face opposée : 1 et 6, 2 et 5, 3 et 4. Une autre modifie d’un ou deux points un dé disponible de sa couleur, entre 1 et 6. Une autre relance un dé de sa couleur.

    Dans l’édition à 60 sorts, on peut relancer un dé utilisé, qui redevient disponible ; dans celle à 75, il doit être disponible.

rules-sigils-take-gems = Comment des sorts donnent-ils des gemmes ?
rules-sigils-take-gems-words = gemmes capacité pouvoir réserve prendre une deux trois
rules-sigils-take-gems-answer =
    Certaines capacités prennent une à trois gemmes dans la réserve, autant qu’elle en a. Une gemme doit y rester pour la carte elle-même : on ne peut donc pas les lancer quand il n’en reste qu’une.

rules-sigils-refresh = Comment changer les sorts du plateau central ?
rules-sigils-refresh-words = renouveler défausser remplacer marché nouvelles cartes trois édition 60
rules-sigils-refresh-answer =
    Avec une capacité de l’édition à 60 sorts : défaussez jusqu’à trois sorts du plateau central, ou aucun ; les emplacements sont ensuite regarnis dans l’ordre de leurs couleurs.

rules-sigils-spend = Comment dépenser un dé pour de la Renommée ?
rules-sigils-spend-words = sacrifier utiliser dé renommée édition 75 disponible
rules-sigils-spend-answer =
    Avec une capacité de l’édition à 75 sorts : un dé disponible de la couleur nommée devient utilisé, et vous gagnez 2 points de Renommée.

rules-sigils-face-down = Que compte un sort face cachée ?
rules-sigils-face-down-words = retourner caché défense enterrer édition 75 dos
rules-sigils-face-down-answer =
    Une capacité de l’édition à 75 sorts retourne face cachée un autre sort de défense de votre grimoire, pour 3 points de Renommée. Ce sort n’a plus ni famille, ni type, ni capacité, ni sceau, mais il occupe toujours son emplacement et compte comme appris. Une gemme placée dessus y reste jusqu’à ce que vous passiez.

    Pour les sceaux, c’est comme s’il n’était pas là : les sorts face visible les plus proches, de part et d’autre dans la rangée, sont voisins.

## Spellbooks: the end

rules-sigils-end = Quand la partie prend-elle fin ?
rules-sigils-end-words = fin dernier tour finir grimoire plein dix sorts déclencher
rules-sigils-end-answer =
    Quand quelqu’un remplit son dixième emplacement, chacun des autres a un dernier tour. Puis on compte la Renommée.

    Pour que toute partie finisse, le tour de table 100 est toujours le dernier ; en pratique, personne n’en approche.

rules-sigils-scoring = Comment compte-t-on la Renommée à la fin ?
rules-sigils-scoring-words = score points total décompte résultat valeur gloire
rules-sigils-scoring-answer =
    À la Renommée déjà gagnée, ajoutez ce que rapportent vos capacités rouges, 2 points par sceau complet, et ceux de vos gemmes restantes. Le panneau à côté du plateau montre toujours combien de points chacun aurait si la partie s’arrêtait là.

rules-sigils-sigil = Comment compléter un sceau ?
rules-sigils-sigil-words = joindre sceaux moitiés forme cercle carré triangle rond triangulaire voisins côte à côte
rules-sigils-sigil-answer =
    Deux voisins d’une même rangée complètent un sceau si la moitié droite de l’un et la moitié gauche du suivant ont la même forme. Chaque sceau complet vaut 2 points de Renommée à la fin. Le bout de la rangée du haut ne touche pas le début de celle du bas.

    Certaines capacités rouges ajoutent 2 points par sceau complet d’une forme.

rules-sigils-gems-end = Que valent les gemmes à la fin ?
rules-sigils-gems-end-words = gemmes restantes renommée deux trois
rules-sigils-gems-end-answer =
    1 point de Renommée pour 2 gemmes dans l’édition à 60 sorts, pour 3 dans celle à 75, arrondi à l’inférieur. Seules vos propres gemmes comptent, pas celles placées sur des sorts lancés.

rules-sigils-pairs = Comment comptent les paires de types ?
rules-sigils-pairs-words = paire attaque défense potion capacité pouvoir rouge 4 renommée
rules-sigils-pairs-answer =
    Une capacité rouge nomme deux types et donne 4 points de Renommée pour chaque paire de sorts de votre grimoire, un de chaque type. Le sort lui-même peut en faire partie. Un sort ne compte qu’une fois pour une même capacité, mais peut compter pour plusieurs.

rules-sigils-majority = Comment compte une majorité ?
rules-sigils-majority-words = plus de sorts famille majorité égalité capacité pouvoir rouge 8 4
rules-sigils-majority-answer =
    Une telle capacité rouge donne 8 points de Renommée si vous avez le plus de sorts de la famille nommée, et au moins un. Si vous êtes à égalité, elle en donne 4 ; si quelqu’un en a plus, rien.

rules-sigils-each = Que rapportent les capacités qui comptent chaque sort ?
rules-sigils-each-words = chaque par sort parents famille type capacité pouvoir rouge
rules-sigils-each-answer =
    Certaines donnent 1 point de Renommée pour chacun de vos sorts d’une famille ou d’un type, y compris le sort lui-même s’il en fait partie.

    Les sorts parents, dans l’édition à 60, se comptent entre eux : un seul vaut 1, deux valent 3 chacun, trois 5 chacun, quatre 7 chacun.

rules-sigils-ties = Qui gagne en cas d’égalité ?
rules-sigils-ties-words = égalité ex æquo départage même renommée partagée
rules-sigils-ties-answer =
    Parmi les ex æquo, celui qui a le plus de sorts dans son grimoire ; à égalité encore, celui qui a le plus de gemmes restantes. Sinon, la victoire est partagée.

## Spellbooks: ways to play

rules-sigils-players = À combien peut-on jouer ?
rules-sigils-players-words = joueurs nombre deux trois quatre cinq personnes solo seul
rules-sigils-players-answer =
    De deux à cinq, avec les mêmes règles. Il n’y a pas de mode solo, mais vous pouvez jouer contre un bot.

rules-sigils-editions = En quoi les deux éditions diffèrent-elles ?
rules-sigils-editions-words = édition 60 75 versions différence cartes nécromancie
rules-sigils-editions-answer =
    L’édition à 60 sorts a quatre familles, 3 gemmes par joueur au départ, des relances de dés utilisés, des capacités qui remplacent des sorts du plateau central, des sorts parents, et les Professeurs en option.

    Celle à 75 ajoute la nécromancie, commence avec 2 gemmes, ne relance que des dés disponibles, demande à la fin 3 gemmes au lieu de 2 pour 1 point de Renommée, et a des capacités qui dépensent un dé ou retournent un sort face cachée.

rules-sigils-teachers = Comment marchent les dés des Professeurs ?
rules-sigils-teachers-words = professeur professeurs module option six dés gemme supplémentaires
rules-sigils-teachers-answer =
    Six dés supplémentaires, un par couleur, sont à la disposition de tous. Utilisez-les comme vos propres dés disponibles : pour canaliser, payer, ajuster, retourner, modifier ou relancer. Chacun de ceux que vous canalisez ou avec lesquels vous payez vous coûte une gemme, et il est ensuite utilisé.

    Passer ne les relance pas. La capacité de relance peut aussi viser un dé utilisé, qui redevient disponible. Les Professeurs sont une option de l’édition à 60 sorts.

rules-sigils-teachers-again = Quand relance-t-on les dés des Professeurs ?
rules-sigils-teachers-again-words = professeur professeurs tous utilisés relancer gemme chacun fin de tour
rules-sigils-teachers-again-answer =
    Quand tous les six sont utilisés à la fin d’un tour, même d’un dernier tour. On les relance tous, ils redeviennent disponibles, et chaque joueur reçoit une gemme tant que la réserve en a, dans l’ordre du tour à partir de celui qui vient de jouer.

rules-sigils-deck = Puis-je jouer avec mes propres cartes ?
rules-sigils-deck-words = paquet pioche cartes personnelles imprimées fichier toml deck
rules-sigils-deck-answer =
    Les sorts d’ici sont ceux de ce projet ; les cartes imprimées ne sont pas copiées. Si vous possédez le jeu imprimé, vous pouvez écrire ses cartes dans un fichier de paquet. On peut y jouer dans le terminal, et des programmes peuvent l’utiliser avec un serveur.
