### The rules, as answers to questions; see grimoire/texts/fr/rules.ftl.

rules-materia-spell-of = Sort { $colour }, set { $set }
rules-materia-stored-worth = { $count } sur le familier : { $points }

## Headings

rules-heading-materia-basics = L’essentiel
rules-heading-materia-day = Une journée
rules-heading-materia-learning = Apprendre des sorts
rules-heading-materia-using = Lancer des sorts
rules-heading-materia-special = Sorts particuliers
rules-heading-materia-end = La fin et le décompte
rules-heading-materia-ways = Façons de jouer
rules-heading-materia-spells = Tous les sorts

## SpellBook: the basics

rules-materia-aim = Quel est le but du jeu, et comment gagner ?
rules-materia-aim-words = objectif gagner victoire résumé principe
rules-materia-aim-answer =
    Vous êtes un magicien : vous avez sept sorts à apprendre et un familier à nourrir. Vous récoltez des jetons Materia, en dépensez une partie pour vos sorts et en stockez d’autres sur votre familier.

    La partie s’achève quand quelqu’un a appris ses sept sorts ou rempli son familier. Le joueur qui a le plus de points, pour ses sorts et ses jetons stockés, l’emporte.

rules-materia-setup = Comment met-on la partie en place ?
rules-materia-setup-words = mise en place début départ préparation commencer
rules-materia-setup-answer =
    Chacun reçoit les sept mêmes sorts, un par couleur. Personne n’en a encore appris. On pioche cinq jetons pour l’autel, puis chaque joueur en pioche deux pour sa réserve.

    Le premier joueur est tiré au hasard, sauf si vous l’avez choisi en préparant la table. Jouer plus tard ne donne aucune compensation : à la fin, tous ont eu autant de journées.

rules-materia-places = Que sont l’autel, le sac, la réserve et le familier ?
rules-materia-places-words = plateau table zones défausse lieux main
rules-materia-places-answer =
    L’autel, au milieu, est visible et ouvert à tous. On pioche les jetons au hasard dans le sac ; ceux qu’on a dépensés vont à la défausse.

    Votre réserve contient vos jetons, visibles de tous. Votre familier a 14 emplacements pour les jetons que vous stockez pour des points. Rien n’est secret dans ce jeu, sauf l’ordre dans lequel les jetons sortent du sac.

rules-materia-tokens = Que montre un jeton Materia ?
rules-materia-tokens-words = couleurs runes cercle triangle carré sortes combien substance magma poison plante charbon vapeur mercure or 105
rules-materia-tokens-answer =
    Chaque jeton a une des sept couleurs et une des trois runes : cercle, triangle ou carré. Il y en a cinq de chaque sorte, soit 105 en tout.

    La couleur dit quel sort le jeton peut payer. La rune compte pour les jokers et pour les sorts qui demandent une rune.

## SpellBook: a Day

rules-materia-day = Que fait-on à son tour ?
rules-materia-day-words = journée tour phases ordre déroulement matin midi soir tour de table
rules-materia-day-answer =
    Votre tour s’appelle une journée. Il a trois phases, dans cet ordre : Matin, Midi, Soir. Dans chacune, vous pouvez faire une action ou passer.

    Après votre Soir, l’autel est mis à jour et la journée du joueur suivant commence.

rules-materia-morning = Que puis-je faire le Matin ?
rules-materia-morning-words = première phase récolter jetons soleil
rules-materia-morning-answer =
    L’une de ces actions : prendre un jeton de votre choix sur l’autel, en piocher deux dans le sac, ou lancer un de vos sorts Matin. Ou bien passer.

rules-materia-midday = Que puis-je faire à Midi ?
rules-materia-midday-words = deuxième phase nourrir familier
rules-materia-midday-answer =
    Stocker sur votre familier un jeton de votre réserve, ou lancer un de vos sorts Midi. Ou bien passer.

rules-materia-evening = Que puis-je faire le Soir ?
rules-materia-evening-words = nuit troisième phase apprendre lune
rules-materia-evening-answer =
    Apprendre un nouveau sort, ou lancer un de vos sorts Soir. Ou bien passer. Pas les deux, sauf si un sort le permet.

rules-materia-skip = Puis-je passer une phase ?
rules-materia-skip-words = sauter rien aucune action facultatif obligatoire
rules-materia-skip-answer =
    Oui, n’importe laquelle, quelle qu’en soit la raison. Cela ne change rien aux autres phases.

rules-materia-take = Comment prendre ou piocher des Materia ?
rules-materia-take-words = autel sac récolter gagner obtenir jetons hasard choisir
rules-materia-take-answer =
    Prendre, c’est choisir un jeton sur l’autel ; piocher, c’est en recevoir un du sac, au hasard. Dans les deux cas, il va dans votre réserve.

    Les jetons viennent toujours un par un, même quand un sort en donne plusieurs : vous voyez chacun avant de choisir le suivant.

rules-materia-pool = Combien de jetons puis-je avoir ?
rules-materia-pool-words = limite neuf 9 maximum main réserve pleine trop défausser materia jetons garder tenir avoir posséder détenir combien au plus
rules-materia-pool-answer =
    Neuf, à tout moment. Au-delà, vous n’en prenez et n’en piochez plus, et cette limite ne vous oblige jamais à en jeter.

    Avec neuf jetons, vous pouvez encore échanger, stocker, apprendre, et lancer les sorts qui défaussent d’abord.

rules-materia-store = Comment stocker des Materia sur mon familier ?
rules-materia-store-words = familier nourrir animal emplacements cases 14 quatorze ranger
rules-materia-store-answer =
    À Midi, vous pouvez déplacer un jeton de votre réserve vers votre familier. Certains sorts en stockent plusieurs, ou directement depuis l’autel.

    Un familier a 14 emplacements. Les jetons stockés y restent et rapportent des points ; seul le sort Croissance peut en récupérer un, par échange.

rules-materia-swap = Comment fonctionne un échange ?
rules-materia-swap-words = échanger troc purification croissance remplacer
rules-materia-swap-answer =
    Vous donnez un jeton de votre réserve et en recevez un qui se trouvait déjà sur l’autel (ou, pour Croissance, sur votre familier). C’est un contre un : cela marche donc aussi avec une réserve pleine.

    Si un sort permet plusieurs échanges, faites-en autant que possible. Un échange peut récupérer ce qu’un précédent a donné.

rules-materia-refill = Quand l’autel est-il mis à jour ?
rules-materia-refill-words = mise à jour regarnir remplir compléter vider balayer autel vide plein dix 10 cinq 5 fin de journée
rules-materia-refill-answer =
    Après chaque journée. S’il y a moins de 5 jetons sur l’autel, on complète à 5. S’il y en a de 5 à 9, on en ajoute un.

    S’il y en a 10 ou plus, l’autel est vidé : tous ses jetons sont défaussés et l’on en pioche 5 nouveaux. Pendant une journée, il peut en porter plus de dix. Après la dernière journée de la partie, on ne le met plus à jour.

rules-materia-empty = Et si le sac est vide ?
rules-materia-empty-words = sac épuisé défausse plus de jetons mélanger
rules-materia-empty-answer =
    S’il faut piocher et que le sac est vide, tous les jetons défaussés y retournent et la pioche continue. S’il n’y en a pas, on s’arrête là.

## SpellBook: learning

rules-materia-learn = Comment apprendre un sort ?
rules-materia-learn-words = acheter acquérir apprentissage nouveau sort niveau 3 4 5 soir
rules-materia-learn-answer =
    Le Soir, choisissez un sort non appris et un niveau : 3, 4 ou 5. Payez autant de Materia de la couleur du sort.

    Placez un des jetons payés sur la carte, où il montre le niveau ; les autres sont défaussés. Si le niveau a un effet unique, il s’applique à ce moment-là.

rules-materia-pay = Comment payer un sort ?
rules-materia-pay-words = coût prix exactement jetons couleur dépenser paiement
rules-materia-pay-answer =
    Avec exactement 3, 4 ou 5 Materia de sa couleur, ni plus ni moins. Des jokers peuvent en remplacer une partie, mais un jeton au moins doit vraiment avoir la couleur : c’est lui qu’on place sur la carte.

    Vous choisissez d’abord le jeton de la carte, puis les autres un par un. Seuls sont proposés ceux avec lesquels vous pouvez encore payer le prix exact.

rules-materia-wild = Qu’est-ce qu’un joker ?
rules-materia-wild-words = trio trois même rune remplacer n’importe quelle couleur substitut
rules-materia-wild-answer =
    Trois jetons de même rune, de n’importe quelles couleurs, comptent ensemble comme un Materia de la couleur voulue. Vous pouvez faire plusieurs jokers pour un même sort.

    Un jeton fait partie d’un seul de ces trios ou compte pour sa couleur, jamais les deux. Le jeton placé sur la carte ne fait partie d’aucun.

rules-materia-level = À quel niveau apprendre un sort ?
rules-materia-level-words = niveaux différence haut bas trois quatre cinq choisir points
rules-materia-level-answer =
    Un niveau plus haut coûte plus cher et donne d’ordinaire plus de points et un effet plus fort. Un sort à symbole de phase peut aussi être lancé à ses niveaux inférieurs : vous n’y perdez donc rien.

    Quelques sorts sont à leur meilleur plus bas : lisez les trois niveaux avant de payer.

rules-materia-raise = Puis-je monter un sort de niveau plus tard ?
rules-materia-raise-words = améliorer augmenter monter niveau réapprendre deux fois voyage temporel
rules-materia-raise-answer =
    Pas en l’apprenant : chaque sort ne s’apprend qu’une fois. Seul Voyage temporel monte d’un niveau un autre sort appris, jusqu’au niveau 5.

    Monter un sort ne déclenche pas d’effet unique. Un effet permanent du nouveau niveau commence aussitôt, celui de l’ancien cesse.

rules-materia-rune = À quoi sert le jeton placé sur une carte ?
rules-materia-rune-words = rune carte symbole marque posé couleur
rules-materia-rune-answer =
    Il montre le niveau du sort. Sa rune compte là où un sort parle de « la rune de cette carte » : Focus, Clone, Transmutation, Mirage et Communion. Choisissez-le donc bien au moment de payer.

## SpellBook: using

rules-materia-cast = Comment lancer un sort ?
rules-materia-cast-words = utiliser jouer activer action
rules-materia-cast-answer =
    Vous pouvez lancer un sort à symbole de phase comme action de cette phase, une fois par journée. Il reste appris et ne coûte que ce que dit son texte.

    Vous pouvez le lancer à son niveau ou à un niveau inférieur.

rules-materia-when = Quand chaque sort agit-il ?
rules-materia-when-words = symboles signes icônes instantané unique permanent toujours une fois fin phase moment éclair infini étoile
rules-materia-when-answer =
    Les sorts Matin, Midi et Soir sont des actions de leur phase. Les sorts sans symbole de phase n’agissent qu’au niveau qu’ils ont. Un effet unique s’applique une fois, quand vous apprenez le sort. Un effet permanent agit tout le temps pendant votre journée. D’autres niveaux ne rapportent que des points à la fin.

    Le symbole de chaque niveau dit ce qu’il en est.

rules-materia-today = Puis-je lancer un sort le jour où je l’apprends ?
rules-materia-today-words = même journée tout de suite immédiatement nouveau prochain tour utiliser
rules-materia-today-answer =
    Non : vous pouvez le lancer à partir de votre journée suivante, même si Clone vous l’a fait apprendre à Midi.

    Les effets uniques et permanents s’appliquent aussitôt.

rules-materia-cannot = Pourquoi ne puis-je pas lancer mon sort ?
rules-materia-cannot-words = pas proposé grisé impossible bloqué refusé utiliser
rules-materia-cannot-answer =
    Un sort n’est proposé que si vous pouvez payer son coût et s’il déplace au moins un de vos jetons ou monte un niveau ; il en va de même pour prendre, piocher et stocker. Éruption demande une réserve inférieure à son nombre, Lévitation sa rune sur l’autel, Tempête un jeton sur l’autel et de la place dans votre réserve.

    Descendre d’un niveau ne suffit pas. On peut lancer Divination avec une réserve pleine : elle ajoute des jetons à l’autel, mais vous n’en prenez pas. Et un sort appris aujourd’hui attend votre journée suivante.

rules-materia-possible = Que faire si un effet n’est possible qu’en partie ?
rules-materia-possible-words = autant que possible partiellement moins pas assez coût limite
rules-materia-possible-answer =
    Vous faites cette partie. Vous prenez, piochez et stockez autant de jetons que le permettent votre réserve, votre familier et les jetons présents.

    Un coût se paie en entier : il vous faut la rune que défaussent Sacrifice, Voyage temporel ou Clone au niveau 5, et un apprentissage se paie complètement. Ce que Soins et Divination défaussent n’est pas un coût et peut donc être moindre.

rules-materia-any-number = Dois-je prendre tout ce qu’un sort propose ?
rules-materia-any-number-words = jusqu’à autant que voulu aucun facultatif obligatoire terminer arrêter
rules-materia-any-number-answer =
    Oui, autant que la place le permet, sauf s’il dit « jusqu’à » ou « autant que vous voulez ». Divination au niveau 4 permet de ne rien prendre, Tempête de ne rien défausser.

    Après les défausses de Tempête, tous les remplaçants arrivent ensemble ; vous devez ensuite prendre trois jetons si vous avez la place. Pour Offrande, choisissez une couleur que vous avez et stockez-en autant que le niveau le permet.

## SpellBook: special spells

rules-materia-others = Que font Embrasement et Partage pour les autres ?
rules-materia-others-words = embrasement partage adversaires autres joueurs prendre piocher interaction
rules-materia-others-answer =
    Après votre part, chaque autre joueur, à tour de rôle, reçoit quelque chose : avec Embrasement, il doit prendre un jeton de son choix sur l’autel ; avec Partage, il en pioche un. Un joueur qui a neuf jetons n’en reçoit pas.

    Embrasement fait la même chose à tous les niveaux : seul votre niveau le plus haut est proposé. Il n’y a que les points qui changent.

rules-materia-drop = Pourquoi mon sort perd-il un niveau ?
rules-materia-drop-words = descendre baisser croissance tempête perdre niveau
rules-materia-drop-answer =
    Croissance et Tempête paient leurs effets puissants de leur niveau. Lancée au niveau 5, la carte descend à 4 ; lancée au niveau 4, elle descend à 3.

    C’est le niveau lancé qui compte, pas celui que vous avez. Voyage temporel peut remonter Croissance ; Tempête a la même couleur que Voyage temporel, ils ne sont donc jamais dans la même partie.

rules-materia-mirage = Comment fonctionne Mirage ?
rules-materia-mirage-words = piocher en plus rune permanent prendre autel échange
rules-materia-mirage-answer =
    Pendant votre journée, chaque jeton portant la rune de la carte qui passe de l’autel à votre réserve vous fait piocher aussitôt, même entre deux prises d’une même action. Un échange avec l’autel compte aussi.

    Ne comptent pas : stocker directement depuis l’autel, échanger avec votre familier, prendre pendant la journée d’un autre. La limite de neuf vaut aussi pour ces pioches.

rules-materia-time-travel = Comment fonctionne Voyage temporel ?
rules-materia-time-travel-words = monter niveau améliorer blanc défausser rune
rules-materia-time-travel-answer =
    Défaussez un jeton portant la rune du niveau lancé, puis montez d’un niveau un autre de vos sorts appris. Ce sort doit être au-dessous du niveau 5, et Voyage temporel ne peut pas se monter lui-même.

rules-materia-clone = Que peut copier Clone ?
rules-materia-clone-words = copier imiter action adverse blanc
rules-materia-clone-answer =
    Une action d’un autre joueur, dans la phase du niveau que vous lancez : une action de base de cette phase, ou un sort qu’il a appris et qui en porte le symbole, à son niveau ou plus bas. Là où la rune de la carte compte, c’est celle de sa carte à lui.

    Si vous copiez un apprentissage, par Transmutation ou par l’action de base, vous pouvez apprendre un deuxième sort ce jour-là. Si vous copiez Croissance au niveau 4 ou 5, c’est votre carte Clone qui descend d’un niveau. Clone ne copie ni Clone ni les sorts sans symbole de phase.

rules-materia-swiftness = Comment fonctionne Rapidité ?
rules-materia-swiftness-words = deux matins action supplémentaire instantané bleu
rules-materia-swiftness-answer =
    Aux niveaux 3 et 4, vous gagnez une action Matin au moment où vous l’apprenez : n’importe laquelle de celles que vous pourriez faire un Matin, ou aucune.

    Au niveau 5, vous avez deux actions chaque Matin. Vous pouvez passer l’une et faire l’autre.

rules-materia-transmutation = Comment payer un sort avec Transmutation ?
rules-materia-transmutation-words = joker remplacer rune apprendre bleu paiement
rules-materia-transmutation-answer =
    C’est une action Soir qui apprend un sort à sa façon : des jetons portant la rune de la carte comptent comme jokers, un au niveau 4, jusqu’à deux au niveau 5. Trois jetons de même rune ne comptent pas ici comme joker.

    Un jeton au moins doit avoir la couleur du sort, et le compte doit être exact. Au niveau 3, Transmutation ne donne que des points.

rules-materia-communion = Comment fonctionne Communion ?
rules-materia-communion-words = stocker jetons payés jaune familier défausse permanent
rules-materia-communion-answer =
    Au niveau 5, chaque fois que vous apprenez un sort, Communion comprise, vous stockez deux des jetons payés, avant que le nouveau sort n’agisse. Celui placé sur la carte n’en fait pas partie. Vous en stockez moins si la place manque sur votre familier.

    Au niveau 3, elle stocke une fois trois jetons de l’autel ; au niveau 4, elle donne des points à la fin.

## SpellBook: the end

rules-materia-end = Quand la partie prend-elle fin ?
rules-materia-end-words = fin dernier tour finir sept sorts familier plein déclencher
rules-materia-end-answer =
    Si, à la fin d’une journée, quelqu’un a ses sept sorts ou un familier plein, ce tour de table est le dernier. On le joue jusqu’au bout, pour que tous aient eu autant de journées.

    Pour que toute partie finisse, le tour de table 100 est toujours le dernier ; en pratique, personne n’en approche.

rules-materia-scoring = Comment compte-t-on les points ?
rules-materia-scoring-words = score décompte valeur total résultat
rules-materia-scoring-answer =
    Additionnez les points de chaque sort appris, à son niveau actuel, ceux de votre familier, et ce que Festin, Savoir ou Communion rapportent à la fin. Les jetons de la réserve ne rapportent rien.

    Le panneau à côté du plateau montre toujours combien de points chacun aurait si la partie s’arrêtait là.

rules-materia-familiar-points = Que valent les jetons stockés ?
rules-materia-familiar-points-words = familier score barème valeur points 18 quatorze
rules-materia-familiar-points-answer =
    Environ un point chacun, un peu plus à certains paliers. Seul leur nombre compte, non leur couleur ni leur rune, sauf si un de vos sorts le dit.

rules-materia-ties = Qui gagne en cas d’égalité ?
rules-materia-ties-words = égalité ex æquo départage même score partagée
rules-materia-ties-answer =
    Parmi les ex æquo, celui qui a appris le plus de sorts ; à égalité encore, celui qui a le plus de jetons dans sa réserve. Sinon, la victoire est partagée.

## SpellBook: ways to play

rules-materia-players = À combien peut-on jouer ?
rules-materia-players-words = joueurs nombre deux trois quatre personnes
rules-materia-players-answer =
    D’un à quatre. De deux à quatre, les règles sont les mêmes ; en solo, vous jouez contre un plateau adverse.

rules-materia-sets = Quels sorts sont en jeu ?
rules-materia-sets-words = set sets classique choisir hasard liste premier deuxième troisième variante
rules-materia-sets-answer =
    Il y a 21 sorts, trois par couleur. Une partie en utilise sept, un par couleur, les mêmes pour tous. Commencez par le premier set ; le deuxième et le troisième sont plus exigeants.

    Dans le jeu classique, le sort de chaque couleur est tiré au hasard. Ou bien choisissez chaque sort en préparant la table.

rules-materia-solo = Comment jouer en solo ?
rules-materia-solo-words = seul solitaire un joueur
rules-materia-solo-answer =
    Vos journées sont les mêmes, mais l’autel commence avec 7 jetons. À la fin de chaque journée, vous devez envoyer un jeton de votre choix de l’autel à la piste adverse.

    L’autel est ensuite complété à 7. Il n’est vidé que si le jeton envoyé remplit le 4e, le 9e ou le 14e emplacement de la piste : tous ses jetons sont alors défaussés et l’on en pioche 7 nouveaux. Si l’autel est vide, vous n’envoyez rien.

rules-materia-track = Qu’est-ce que la piste de l’adversaire ?
rules-materia-track-words = solo piste emplacements 17 dix-sept nombres balai autel vidé envoyer
rules-materia-track-answer =
    En solo, l’adversaire a une rangée de 17 emplacements à la place d’un familier. À la fin de chaque journée, le jeton que vous envoyez de l’autel se pose sur l’emplacement suivant, à partir du premier.

    Le nombre d’un emplacement dit ce que vaut la piste une fois qu’il est rempli : rien jusqu’au troisième, 14 avec le 4e, et 2 de plus avec chaque suivant. Un balai marque les 4e, 9e et 14e emplacements : en remplir un vide l’autel. Quand le 17e est rempli, la partie finit.

rules-materia-opponent = Comment l’adversaire du mode solo marque-t-il des points ?
rules-materia-opponent-words = solo plateau adverse piste partie inférieure points 17
rules-materia-opponent-answer =
    Moins de 4 jetons sur sa piste ne rapportent rien. Le 4e lui donne 14 points, et chaque suivant 2 de plus. Tout jeton dans la partie inférieure de son plateau vaut 1 point.

rules-materia-solo-end = Quand finit une partie solo, et qui gagne ?
rules-materia-solo-end-words = solo fin victoire égalité piste pleine 17 dix-sept
rules-materia-solo-end-answer =
    Elle finit après la journée où vous avez sept sorts ou un familier plein (vous envoyez encore un dernier jeton), ou quand le 17e emplacement de la piste est rempli. Vous gagnez si vous avez plus de points que l’adversaire ; à égalité, personne ne gagne.

rules-materia-solo-spells = Quels sorts changent en solo ?
rules-materia-solo-spells-words = solo embrasement partage clone plateau adverse partie inférieure
rules-materia-solo-spells-answer =
    Après votre part, Embrasement et Partage placent un jeton dans la partie inférieure du plateau adverse : Embrasement un jeton de l’autel à votre choix, Partage un jeton du sac.

    Clone copie l’effet de niveau 4 d’un sort de cette partie que vous n’avez pas appris et qui porte le symbole de la phase ; la rune est celle de votre carte Clone. Il ne peut pas copier les actions de base.

rules-materia-handicap = Qu’est-ce que le handicap ?
rules-materia-handicap-words = difficulté plus dur solo défi avantage
rules-materia-handicap-answer =
    Il rend le mode solo plus difficile : l’adversaire a dès le départ jusqu’à trois jetons du sac dans la partie inférieure de son plateau, pour un point chacun.
