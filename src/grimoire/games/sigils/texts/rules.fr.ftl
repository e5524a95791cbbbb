### The rules, as answers to questions; see grimoire/texts/fr/rules.ftl.

rules-sigils-edition = Cartes de l’édition à
rules-sigils-spot = Case { $spot } : { $bonus }

## Headings

rules-heading-sigils-basics = L’essentiel
rules-heading-sigils-turn = Un tour
rules-heading-sigils-casting = Lancer des sorts
rules-heading-sigils-end = La fin et la Renommée
rules-heading-sigils-ways = Façons de jouer
rules-heading-sigils-cards = Tous les sorts

## Spellbooks: the basics

rules-sigils-aim = Quel est le but du jeu, et comment gagner ?
rules-sigils-aim-words = objectif gagner victoire résumé principe
rules-sigils-aim-answer =
    Avec vos dés, vous attirez des sorts dans votre grimoire de dix cases. Les sorts rapportent de la Renommée quand vous les lancez, quand ils conviennent au bonus d’une case, et à la fin, aussi par les sceaux que deux voisins complètent.

    Quand un grimoire est plein, les autres ont encore un tour. La plus grande Renommée l’emporte.

rules-sigils-setup = Comment met-on la partie en place ?
rules-sigils-setup-words = mise en place début départ préparation commencer gemmes
rules-sigils-setup-answer =
    On mélange la pioche et l’on pose un sort sur chacun des six emplacements colorés du plateau central. Chacun a un grimoire vide, un dé de chacune des six couleurs, lancé, et aucune Renommée.

    Chacun commence avec 3 gemmes dans l’édition à 60 sorts, avec 2 dans celle à 75. Il y a 40 gemmes en tout. Qui commence est tiré au sort, à moins que la table n’en ait décidé autrement ; jouer plus tard ne donne rien de plus.

rules-sigils-dice = À quoi servent les dés ?
rules-sigils-dice-words = dé couleurs valeur points utilisé disponible lancer noir blanc rouge vert jaune bleu
rules-sigils-dice-answer =
    La couleur d’un dé désigne un emplacement du plateau central, sa valeur est le prix du sort qui s’y trouve. D’autres dés paient ce prix.

    Un dé canalisé ou qui a payé est utilisé et attend que vous passiez. On lance les dés au début, en passant, et grâce à certains sorts.

rules-sigils-gems = À quoi servent les gemmes ?
rules-sigils-gems-words = gemme cristaux réserve 40 dépenser ajuster
rules-sigils-gems-answer =
    Vous dépensez vos gemmes pour ajuster des dés ou pour employer ceux des professeurs ; elles vont alors à la réserve. Ce qu’il vous en reste à la fin rapporte un peu de Renommée.

    Lancer un sort ne vous en coûte aucune : la gemme posée dessus vient de la réserve, et elle est à vous quand vous passez.

rules-sigils-card = Que montre un sort ?
rules-sigils-card-words = carte famille type pouvoir moitié sceau lire symboles icônes
rules-sigils-card-answer =
    Une famille, un type, un pouvoir, et la moitié d’un sceau sur son bord gauche comme sur le droit. Les pouvoirs en rouge comptent à la fin ; tous les autres se lancent.

rules-sigils-kinds = Quelles familles et quels types y a-t-il ?
rules-sigils-kinds-words = famille familles type types enchantement illusion invocation transmutation nécromancie attaque défense potion
rules-sigils-kinds-answer =
    Quatre familles : enchantement, illusion, invocation et transmutation ; l’édition à 75 sorts ajoute la nécromancie. Chaque famille a 15 sorts : 5 attaques, 5 défenses et 5 potions.

    Elles comptent pour les bonus de votre grimoire et pour beaucoup de pouvoirs.

rules-sigils-book = Comment mon grimoire se remplit-il ?
rules-sigils-book-words = livre plateau dix cases rangées ordre placer où cinq
rules-sigils-book-answer =
    Il a dix cases, en deux rangées de cinq. Un nouveau sort va toujours sur la première case libre, de gauche à droite, la rangée du haut d’abord : l’ordre d’apprentissage décide donc qui devient le voisin de qui.

rules-sigils-bonus = Que sont les cases à bonus ?
rules-sigils-bonus-words = bonus cases 2 4 7 9 renommée type famille
rules-sigils-bonus-answer =
    Quatre cases du grimoire montrent un type ou une famille. Posez-y un sort de ce type ou de cette famille, et vous gagnez aussitôt 2 points de Renommée. Les grimoires de tous les joueurs sont identiques.

## Spellbooks: a turn

rules-sigils-turn = Que fait-on à son tour ?
rules-sigils-turn-words = tour actions ordre déroulement options fin
rules-sigils-turn-answer =
    Soit vous canalisez un dé pour apprendre un sort, une seule fois, soit vous passez. Avant et après avoir canalisé, vous pouvez ajuster des dés et lancer des sorts autant que vous le pouvez. Ensuite, vous terminez vous-même votre tour.

rules-sigils-harness = Comment canaliser un dé pour apprendre un sort ?
rules-sigils-harness-words = canaliser acheter prendre obtenir dé couleur emplacement apprentissage
rules-sigils-harness-answer =
    Canalisez un dé disponible : sa couleur désigne l’emplacement dont vous recevez le sort, sa valeur en est le prix. Payez avec un ou plusieurs de vos autres dés disponibles. Le sort va dans votre grimoire, et la pioche regarnit l’emplacement.

    On canalise une fois par tour, et jamais depuis un emplacement vide.

rules-sigils-pay = Comment payer quand je canalise ?
rules-sigils-pay-words = prix coût exact somme valeur dés monnaie trop
rules-sigils-pay-answer =
    Avec d’autres dés disponibles, un au moins, dont les valeurs font exactement celle du dé canalisé. On ne rend pas la monnaie : trop ne vaut pas mieux que trop peu. Tous ces dés sont ensuite utilisés.

    Vous les choisissez un par un ; seuls sont proposés ceux avec lesquels la somme peut encore tomber juste.

rules-sigils-nudge = Comment changer ou ajuster un dé ?
rules-sigils-nudge-words = ajuster modifier point gemme plus moins valeur
rules-sigils-nudge-answer =
    Ajustez-le : pour une gemme, un dé disponible monte ou descend d’un point, jamais au-dessous de 1 ni au-dessus de 6. Vous pouvez le faire tant que vous avez des gemmes, avant et après avoir canalisé. Certains sorts changent aussi les dés.

rules-sigils-pass = Que se passe-t-il quand je passe ?
rules-sigils-pass-words = passer relancer récupérer gemmes repos
rules-sigils-pass-answer =
    Vous relancez vos six dés, utilisés ou non, et tous redeviennent disponibles. Vous prenez pour vous les gemmes posées sur vos sorts, qui peuvent de nouveau être lancés. Votre tour est alors fini.

rules-sigils-must = Pourquoi ne puis-je pas passer, ni lancer ce sort ?
rules-sigils-must-words = obligé canaliser après sort lancé interdit pas proposé bloqué impossible
rules-sigils-must-answer =
    Un tour où l’on a lancé un sort doit canaliser. Si vous avez lancé un sort avant de canaliser, tout ce que vous faites doit laisser cela possible, avec vos dés disponibles, vos gemmes pour ajuster, et les dés des professeurs contre leur gemme. Ce qui l’empêcherait n’est pas proposé.

    Pour une relance, il suffit qu’un résultat convienne. Si le hasard ne vous laisse rien à canaliser, vous pouvez passer bien que vous ayez lancé des sorts. Sans sort lancé, vous pouvez passer tant que vous n’avez pas canalisé.

rules-sigils-refill = Quand de nouveaux sorts arrivent-ils au plateau central ?
rules-sigils-refill-words = regarnir pioche marché emplacement vide cartes mélanger défausse épuisée
rules-sigils-refill-answer =
    Aussitôt, dès qu’un emplacement se vide. Si la pioche est épuisée, les sorts défaussés sont mélangés pour en faire une nouvelle ; s’il n’y en a pas, l’emplacement reste vide.

## Spellbooks: casting

rules-sigils-cast = Comment lancer un sort ?
rules-sigils-cast-words = utiliser activer jouer pouvoir grimoire avant après canaliser
rules-sigils-cast-answer =
    Choisissez un sort disponible de votre grimoire : faites ce qu’il dit, puis une gemme de la réserve est posée dessus, et il est utilisé jusqu’à ce que vous passiez. Vous pouvez en lancer plusieurs dans un tour, avant et après avoir canalisé.

    S’il ne reste aucune gemme dans la réserve, personne ne peut lancer de sort.

rules-sigils-again = Quand puis-je lancer de nouveau un sort ?
rules-sigils-again-words = utilisé disponible gemme sur la carte prêt récupérer deux fois même tour nouveau
rules-sigils-again-answer =
    Après avoir passé : les gemmes quittent alors vos sorts et sont à vous. Un sort que vous venez de canaliser peut déjà être lancé dans le même tour.

rules-sigils-cannot = Pourquoi ne puis-je pas lancer ce sort ?
rules-sigils-cannot-words = pas proposé impossible condition manque grisé
rules-sigils-cannot-answer =
    Un pouvoir qui demande quelque chose ne se lance que si c’est là : un dé disponible de sa couleur, un dé canalisé ce tour-ci de la bonne couleur ou valeur, une défense à retourner. Il faut aussi une gemme dans la réserve pour la carte, et les pouvoirs en rouge ne se lancent jamais.

rules-sigils-red = Que sont les pouvoirs en rouge ?
rules-sigils-red-words = rouge fin de partie décompte final jamais lancé cartes
rules-sigils-red-answer =
    Ils comptent à la fin de la partie et ne se lancent jamais. Un tel sort n’a besoin d’aucune gemme et agit tant qu’il est face visible dans votre grimoire.

rules-sigils-on-harness = Comment marchent les pouvoirs liés au dé canalisé ?
rules-sigils-on-harness-words = couleur valeur 2 renommée canaliser ce tour dé condition
rules-sigils-on-harness-answer =
    Lancez-les après avoir canalisé, dans le même tour. Ils donnent 2 points de Renommée si le dé canalisé a la couleur, ou avait la valeur, qu’ils nomment. La valeur est celle qu’il avait en étant canalisé, après tout changement, et un dé des professeurs compte aussi.

rules-sigils-change = Quels pouvoirs changent un dé ?
rules-sigils-change-words = retourner face opposée décaler deux points relancer dés modifier
rules-sigils-change-answer =
    L’un retourne n’importe quel dé disponible sur sa face opposée : 1 et 6, 2 et 5, 3 et 4. Un autre change d’un ou deux points un dé disponible de sa couleur, entre 1 et 6. Un autre relance un dé de sa couleur.

    Dans l’édition à 60 sorts, la relance peut viser un dé utilisé, qui redevient disponible ; dans celle à 75, seulement un dé disponible.

rules-sigils-take-gems = Comment des sorts donnent-ils des gemmes ?
rules-sigils-take-gems-words = gemmes pouvoir réserve prendre une deux trois
rules-sigils-take-gems-answer =
    Certains pouvoirs prennent une à trois gemmes dans la réserve, autant qu’elle en a. Une gemme doit y rester pour la carte elle-même : s’il n’y en a qu’une, on ne peut pas les lancer.

rules-sigils-refresh = Comment changer les sorts du plateau central ?
rules-sigils-refresh-words = renouveler défausser remplacer marché nouvelles cartes trois édition 60
rules-sigils-refresh-answer =
    Avec un pouvoir de l’édition à 60 sorts : défaussez jusqu’à trois sorts du plateau central, ou aucun ; les emplacements sont ensuite regarnis dans l’ordre de leurs couleurs.

rules-sigils-spend = Comment sacrifier un dé pour de la Renommée ?
rules-sigils-spend-words = sacrifier dépenser dé renommée édition 75 disponible
rules-sigils-spend-answer =
    Avec un pouvoir de l’édition à 75 sorts : un dé disponible de la couleur nommée devient utilisé, et vous gagnez 2 points de Renommée.

rules-sigils-face-down = Que compte un sort face cachée ?
rules-sigils-face-down-words = retourner caché défense enterrer édition 75 dos
rules-sigils-face-down-answer =
    Un pouvoir de l’édition à 75 sorts retourne face cachée une autre défense de votre grimoire, pour 3 points de Renommée. Elle n’a plus ni famille, ni type, ni pouvoir, ni sceau, mais elle occupe sa case et compte comme sort appris. Une gemme posée dessus y reste jusqu’à ce que vous passiez.

    Pour les sceaux, c’est comme si elle n’était pas là : les sorts visibles les plus proches, de part et d’autre dans la rangée, sont voisins.

## Spellbooks: the end

rules-sigils-end = Quand la partie prend-elle fin ?
rules-sigils-end-words = fin dernier tour finir grimoire plein dix sorts déclencher
rules-sigils-end-answer =
    Quand quelqu’un remplit sa dixième case, chacun des autres a un dernier tour. Puis on compte la Renommée.

    Pour que toute partie finisse, elle s’arrête au plus tard après la manche 100 ; en pratique, personne n’en approche.

rules-sigils-scoring = Comment compte-t-on la Renommée à la fin ?
rules-sigils-scoring-words = score points total décompte résultat valeur gloire
rules-sigils-scoring-answer =
    À la Renommée déjà gagnée, ajoutez ce que comptent vos pouvoirs en rouge, 2 points par sceau complet, et ceux de vos gemmes restantes. Le panneau à côté du plateau montre toujours où en serait chacun si la partie s’arrêtait là.

rules-sigils-sigil = Comment compléter un sceau ?
rules-sigils-sigil-words = joindre sceaux moitiés forme cercle carré triangle rond triangulaire voisins côte à côte
rules-sigils-sigil-answer =
    Deux voisins d’une même rangée complètent un sceau là où la moitié droite de l’un et la moitié gauche du suivant ont la même forme. Chacun vaut 2 points de Renommée à la fin. Le bout de la rangée du haut ne touche pas le début de celle du bas.

    Certains pouvoirs en rouge ajoutent 2 points par sceau complet d’une forme.

rules-sigils-gems-end = Que valent les gemmes à la fin ?
rules-sigils-gems-end-words = gemmes restantes renommée deux trois
rules-sigils-gems-end-answer =
    1 point de Renommée pour 2 gemmes dans l’édition à 60 sorts, pour 3 dans celle à 75, arrondi à l’inférieur. Seules comptent celles de votre propre réserve, pas celles posées sur des sorts lancés.

rules-sigils-pairs = Comment comptent les paires de types ?
rules-sigils-pairs-words = paire attaque défense potion pouvoir rouge 4 renommée
rules-sigils-pairs-answer =
    Un pouvoir en rouge nomme deux types et donne 4 points de Renommée pour chaque paire formée d’un sort de chacun dans votre grimoire. Le sort lui-même peut en faire partie. Un sort compte une fois pour un même pouvoir, mais peut compter pour plusieurs.

rules-sigils-majority = Comment compte une majorité ?
rules-sigils-majority-words = plus de sorts famille majorité égalité pouvoir rouge 8 4
rules-sigils-majority-answer =
    Un tel pouvoir en rouge donne 8 points de Renommée si vous avez le plus de sorts de la famille nommée, un au moins. Si d’autres en ont autant, il en donne 4 ; si quelqu’un en a plus, rien.

rules-sigils-each = Que comptent les pouvoirs qui paient chaque sort ?
rules-sigils-each-words = chaque par sort parents famille type pouvoir rouge
rules-sigils-each-answer =
    Une sorte donne 1 point de Renommée pour chacun de vos sorts d’une famille ou d’un type, lui compris s’il en est.

    Les sorts parents, de l’édition à 60, se comptent entre eux : seul, un tel sort vaut 1 ; à deux, chacun vaut 3 ; à trois, 5 ; à quatre, 7.

rules-sigils-ties = Qui gagne en cas d’égalité ?
rules-sigils-ties-words = égalité ex æquo départage même renommée partagée
rules-sigils-ties-answer =
    Qui a le plus de sorts dans son grimoire ; puis, à égalité encore, qui a le plus de gemmes restantes. Sinon, la victoire est partagée.

## Spellbooks: ways to play

rules-sigils-players = À combien peut-on jouer ?
rules-sigils-players-words = joueurs nombre deux trois quatre cinq personnes solo seul
rules-sigils-players-answer =
    De deux à cinq, avec les mêmes règles. Il n’y a pas de mode pour une personne seule ; jouez contre un bot.

rules-sigils-editions = Qu’est-ce qui distingue les deux éditions ?
rules-sigils-editions-words = édition 60 75 versions différence cartes nécromancie
rules-sigils-editions-answer =
    L’édition à 60 sorts a quatre familles, 3 gemmes par personne au départ, des relances de dés utilisés, des pouvoirs qui renouvellent le plateau central, des sorts parents, et les professeurs si vous voulez.

    Celle à 75 ajoute la nécromancie, commence avec 2 gemmes, ne relance que des dés disponibles, compte à la fin 3 gemmes pour 1 point de Renommée au lieu de 2, et a des pouvoirs qui sacrifient un dé ou retournent un sort face cachée.

rules-sigils-teachers = Comment marchent les dés des professeurs ?
rules-sigils-teachers-words = professeur professeurs module option six dés gemme supplémentaires
rules-sigils-teachers-answer =
    Six dés de plus, un par couleur, sont à la disposition de tous. Employez-les comme vos propres dés disponibles : pour canaliser, payer, ajuster, retourner, changer ou relancer. Chacun de ceux avec lesquels vous canalisez ou payez vous coûte une gemme, et il est ensuite utilisé.

    Passer ne les relance pas. Le pouvoir de relance peut aussi viser un de ceux qui sont utilisés ; il redevient disponible. C’est une option de l’édition à 60 sorts.

rules-sigils-teachers-again = Quand relance-t-on les dés des professeurs ?
rules-sigils-teachers-again-words = professeur professeurs tous utilisés relancer gemme chacun fin de tour
rules-sigils-teachers-again-answer =
    Quand tous les six sont utilisés à la fin d’un tour, même d’un dernier tour. On les relance tous, ils redeviennent disponibles, et chacun reçoit une gemme tant que la réserve en a, dans l’ordre du tour à partir de celui qui vient de jouer.

rules-sigils-deck = Puis-je jouer avec mes propres cartes ?
rules-sigils-deck-words = pioche cartes personnelles imprimées fichier toml deck
rules-sigils-deck-answer =
    Les sorts d’ici sont ceux de ce projet ; les cartes imprimées ne sont pas copiées. Si vous possédez le jeu, écrivez ses cartes dans un fichier : le terminal s’en sert, et l’interface d’un serveur pour les programmes aussi.
