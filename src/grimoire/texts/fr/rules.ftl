### Les règles, en réponses à des questions. Un sujet est une question, sa réponse -answer (paragraphes séparés par une ligne vide)
### et ses -words : ce que l’on peut taper pour le trouver. Les sorts et les cartes viennent des tables des jeux.

rules-title = Règles
rules-title-of = Règles de { $game }
rules-search = Chercher dans les règles
rules-search-example = Comment faire pour… ?
rules-search-about = La recherche trouve aussi les sorts et leurs effets.
rules-found =
    { $count ->
        [0] Rien trouvé
        [one] { $count } réponse
       *[other] { $count } réponses
    }
rules-nothing = Rien ici ne contient tous ces mots. Essayez-en moins, ou d’autres.
rules-contents = Sommaire
rules-edition = Cartes de l’édition à
rules-no-sheet = Impossible de montrer les sorts : le serveur ne répond pas.
rules-spell-of = Sort { $colour }, set { $set }
rules-spot = Case { $spot } : { $bonus }
rules-stored-worth = { $count } sur le familier : { $points }

## Headings

rules-heading-materia-basics = L’essentiel
rules-heading-materia-day = Une journée
rules-heading-materia-learning = Apprendre des sorts
rules-heading-materia-using = Utiliser des sorts
rules-heading-materia-special = Sorts particuliers
rules-heading-materia-end = La fin et les points
rules-heading-materia-ways = Façons de jouer
rules-heading-materia-spells = Tous les sorts
rules-heading-sigils-basics = L’essentiel
rules-heading-sigils-turn = Un tour
rules-heading-sigils-casting = Lancer des sorts
rules-heading-sigils-end = La fin et la Renommée
rules-heading-sigils-ways = Façons de jouer
rules-heading-sigils-cards = Tous les sorts
rules-heading-table = À cette table

## SpellBook: the basics

rules-materia-aim = Quel est le but du jeu, et comment gagner ?
rules-materia-aim-words = objectif gagner victoire résumé principe
rules-materia-aim-answer =
    Vous êtes un mage : vous avez sept sorts à apprendre et un familier à nourrir. Vous récoltez des jetons de Materia ; certains paient vos sorts, d’autres vont à votre familier.

    La partie s’achève quand quelqu’un a appris ses sept sorts ou rempli son familier. Celui qui a le plus de points, sorts et jetons stockés compris, l’emporte.

rules-materia-setup = Comment met-on la partie en place ?
rules-materia-setup-words = mise en place début départ préparation commencer
rules-materia-setup-answer =
    Tout le monde reçoit les sept mêmes sorts, un par couleur, aucun n’étant appris. On pioche cinq jetons pour l’autel, puis chacun en pioche deux pour sa réserve.

    Qui commence est tiré au sort, à moins que la table n’en ait décidé autrement. Jouer plus tard ne donne rien de plus : à la fin, tous ont eu autant de journées.

rules-materia-places = Que sont l’autel, le sac, la réserve et le familier ?
rules-materia-places-words = plateau table zones défausse lieux main
rules-materia-places-answer =
    L’autel est l’étalage ouvert à tous, au milieu. Le sac cache les jetons qu’on pioche au hasard ; ceux qu’on a dépensés attendent dans la défausse.

    Votre réserve, visible de tous, est ce que vous détenez. Votre familier a 14 cases pour les jetons que vous gardez pour les points. Rien n’est secret dans ce jeu, sauf l’ordre dans lequel le sac livre ses jetons.

rules-materia-tokens = Que montre un jeton de Materia ?
rules-materia-tokens-words = couleurs runes cercle triangle carré sortes combien substance magma poison plante charbon vapeur mercure or 105
rules-materia-tokens-answer =
    Chaque jeton a une des sept couleurs et une des trois runes : cercle, triangle ou carré. Il y en a cinq de chaque sorte, soit 105 en tout.

    La couleur dit quel sort le jeton peut payer. La rune sert aux trios et aux sorts qui demandent une rune.

## SpellBook: a Day

rules-materia-day = Que fait-on à son tour ?
rules-materia-day-words = journée tour phases ordre déroulement matin midi soir manche
rules-materia-day-answer =
    Votre tour est une journée en trois phases : Matin, Midi, Soir, dans cet ordre. Dans chacune, vous pouvez faire une action ou passer.

    Après votre Soir, l’autel est regarni et la journée du joueur suivant commence.

rules-materia-morning = Que puis-je faire le Matin ?
rules-materia-morning-words = première phase récolter jetons soleil
rules-materia-morning-answer =
    L’une de ces actions : prendre un jeton de votre choix sur l’autel, en piocher deux dans le sac, ou utiliser un de vos sorts du Matin. Ou bien passer.

rules-materia-midday = Que puis-je faire à Midi ?
rules-materia-midday-words = deuxième phase nourrir familier
rules-materia-midday-answer =
    Stocker sur votre familier un jeton de votre réserve, ou utiliser un de vos sorts de Midi. Ou bien passer.

rules-materia-evening = Que puis-je faire le Soir ?
rules-materia-evening-words = nuit troisième phase apprendre lune
rules-materia-evening-answer =
    Apprendre un nouveau sort, ou utiliser un de vos sorts du Soir. Ou bien passer. Pas les deux, sauf si un sort le permet.

rules-materia-skip = Puis-je sauter une phase ?
rules-materia-skip-words = passer rien aucune action facultatif obligatoire
rules-materia-skip-answer =
    Oui, n’importe laquelle, avec ou sans raison. Passer une phase ne change rien aux autres.

rules-materia-take = Comment prendre ou piocher des Materia ?
rules-materia-take-words = autel sac récolter gagner obtenir jetons hasard choisir
rules-materia-take-answer =
    Prendre, c’est choisir un jeton sur l’autel ; piocher, c’est en recevoir un du sac, au hasard. Dans les deux cas, il va dans votre réserve.

    Les jetons viennent toujours un par un, même quand un sort en donne plusieurs : vous voyez chacun avant de choisir le suivant.

rules-materia-pool = Combien de jetons puis-je détenir ?
rules-materia-pool-words = limite neuf 9 maximum main réserve pleine trop défausser
rules-materia-pool-answer =
    Neuf, à tout moment. Ce qui dépasserait n’est ni pris ni pioché ; on ne vous demande jamais de jeter des jetons pour cela.

    Avec neuf jetons, vous pouvez encore échanger, stocker, apprendre, et utiliser les sorts qui défaussent d’abord.

rules-materia-store = Comment stocker des Materia sur mon familier ?
rules-materia-store-words = familier nourrir animal cases 14 quatorze ranger
rules-materia-store-answer =
    À Midi, vous pouvez poser un jeton de votre réserve sur votre familier. Certains sorts en stockent plusieurs, ou directement depuis l’autel.

    Un familier a 14 cases. Ce qui est stocké y reste, pour les points ; seul le sort Croissance peut en reprendre un, par échange.

rules-materia-swap = Comment fonctionne un échange ?
rules-materia-swap-words = échanger troc purification croissance remplacer
rules-materia-swap-answer =
    Vous donnez un jeton de votre réserve et en recevez un qui se trouvait déjà sur l’autel (ou, pour Croissance, sur votre familier). C’est un contre un : une réserve pleine ne gêne donc pas.

    Si un sort permet plusieurs échanges, faites-en autant que possible. Un échange peut reprendre ce qu’un précédent a donné.

rules-materia-refill = Quand l’autel est-il regarni ?
rules-materia-refill-words = regarnir remplir vider balayer autel vide plein dix 10 cinq 5 fin de journée
rules-materia-refill-answer =
    Après chaque journée. S’il porte moins de 5 jetons, on complète à 5. De 5 à 9, on en ajoute un.

    À partir de 10, il est vidé : tous ses jetons sont défaussés et l’on en pioche 5 nouveaux. Pendant une journée, l’autel peut en porter plus de dix. Après la dernière journée de la partie, on ne le regarnit plus.

rules-materia-empty = Et si le sac est vide ?
rules-materia-empty-words = sac épuisé défausse plus de jetons mélanger
rules-materia-empty-answer =
    S’il faut piocher et que le sac est vide, toute la défausse y retourne et la pioche continue. Si elle est vide aussi, on s’arrête là.

## SpellBook: learning

rules-materia-learn = Comment apprendre un sort ?
rules-materia-learn-words = acheter acquérir apprentissage nouveau sort niveau 3 4 5 soir
rules-materia-learn-answer =
    Le Soir, choisissez un sort non appris et un niveau : 3, 4 ou 5. Payez autant de Materia de la couleur du sort que le dit le niveau.

    Un des jetons payés est posé sur la carte, où il marque le niveau ; les autres sont défaussés. Si le niveau agit une fois à l’apprentissage, c’est à ce moment-là.

rules-materia-pay = Comment payer un sort ?
rules-materia-pay-words = coût prix exactement jetons couleur dépenser paiement
rules-materia-pay-answer =
    Avec exactement 3, 4 ou 5 Materia de sa couleur, ni plus ni moins. Des trios de runes peuvent en remplacer une partie, mais un jeton au moins doit vraiment avoir la couleur : c’est lui qu’on pose sur la carte.

    Vous choisissez d’abord le jeton de la carte, puis les autres un par un. Seuls sont proposés ceux avec lesquels le compte peut encore tomber juste.

rules-materia-wild = Qu’est-ce qu’un trio de runes ?
rules-materia-wild-words = joker trio trois même rune remplacer n’importe quelle couleur substitut
rules-materia-wild-answer =
    Trois jetons de même rune, de n’importe quelles couleurs, comptent ensemble comme un Materia de la couleur voulue. Vous pouvez faire plusieurs trios pour un même sort.

    Un jeton fait partie d’un seul trio ou compte pour sa couleur, jamais les deux. Le jeton posé sur la carte n’est d’aucun trio.

rules-materia-level = À quel niveau apprendre un sort ?
rules-materia-level-words = niveaux différence haut bas trois quatre cinq choisir points
rules-materia-level-answer =
    Un niveau plus haut coûte plus et donne d’ordinaire plus de points et un effet plus fort. Un sort de phase s’utilise aussi à ses niveaux inférieurs : le plus haut n’y perd rien.

    Quelques sorts donnent leur meilleur plus bas : lisez les trois niveaux avant de payer.

rules-materia-raise = Puis-je monter un sort de niveau plus tard ?
rules-materia-raise-words = améliorer augmenter monter niveau réapprendre deux fois voyage temporel
rules-materia-raise-answer =
    Pas en l’apprenant : chaque sort s’apprend une seule fois. Seul Voyage temporel monte d’un niveau un autre sort appris, jusqu’à 5.

    Un sort qu’on monte ne refait pas ce qu’il fait à l’apprentissage. Un effet permanent du nouveau niveau commence aussitôt, celui de l’ancien cesse.

rules-materia-rune = À quoi sert le jeton posé sur une carte ?
rules-materia-rune-words = rune carte symbole marque posé couleur
rules-materia-rune-answer =
    Il montre à quel niveau le sort est appris. Sa rune compte là où un sort parle de « la rune de cette carte » : Focus, Clone, Transmutation, Mirage et Communion. Choisissez-le donc bien au moment de payer.

## SpellBook: using

rules-materia-cast = Comment utiliser un sort ?
rules-materia-cast-words = lancer jouer activer action
rules-materia-cast-answer =
    Un sort qui porte le signe d’une phase peut être votre action de cette phase, à chaque journée. Il reste appris et ne coûte rien d’autre que ce que dit son texte.

    Vous pouvez l’utiliser à son niveau ou à un niveau inférieur.

rules-materia-when = Quand chaque sort agit-il ?
rules-materia-when-words = symboles signes icônes instantané permanent toujours une fois fin phase moment éclair infini étoile
rules-materia-when-answer =
    Les sorts du Matin, de Midi et du Soir sont des actions de leur phase. Les autres n’ont pas de phase et n’agissent qu’au niveau qu’ils ont : certains une fois, quand vous les apprenez, d’autres sans cesse pendant votre journée, d’autres encore à la fin, pour les points.

    Le signe à chaque niveau dit ce qu’il en est.

rules-materia-today = Puis-je utiliser un sort le jour où je l’apprends ?
rules-materia-today-words = même journée tout de suite immédiatement nouveau prochain tour
rules-materia-today-answer =
    Pas comme action : un sort de phase est prêt à partir de votre journée suivante, même si Clone vous l’a fait apprendre à Midi.

    Ce qui arrive une fois à l’apprentissage et ce qui est permanent agissent aussitôt.

rules-materia-cannot = Pourquoi ne puis-je pas utiliser mon sort ?
rules-materia-cannot-words = pas proposé grisé impossible bloqué refusé lancer
rules-materia-cannot-answer =
    Un sort n’est proposé que si son coût peut être payé et s’il déplace au moins un de vos jetons ou monte un niveau ; il en va de même pour prendre, piocher et stocker. Éruption demande une réserve au-dessous de son nombre, Lévitation sa rune sur l’autel, Tempête un jeton sur l’autel et de la place chez vous.

    Descendre d’un niveau ne suffit pas. Divination reste possible avec une réserve pleine : elle ajoute à l’autel, mais vous ne prenez rien. Et un sort appris ce jour attend votre journée suivante.

rules-materia-possible = Que faire si un effet n’est possible qu’en partie ?
rules-materia-possible-words = autant que possible partiellement moins pas assez coût limite
rules-materia-possible-answer =
    Vous faites cette partie. Prendre, piocher et stocker se réduisent à ce que permettent votre réserve, votre familier et les jetons présents.

    Un coût ne se réduit pas : la rune que défaussent Sacrifice, Voyage temporel ou Clone au niveau 5 doit être là, et un apprentissage se paie en entier. Ce que Soins et Divination défaussent n’est pas un coût et peut donc être moindre.

rules-materia-any-number = Dois-je prendre tout ce qu’un sort propose ?
rules-materia-any-number-words = jusqu’à autant que voulu aucun facultatif obligatoire terminer arrêter
rules-materia-any-number-answer =
    Oui, autant que la place le permet, sauf s’il dit « jusqu’à » ou « autant que vous voulez ». Divination au niveau 4 permet de ne rien prendre, Tempête de ne rien retirer.

    Après les retraits de Tempête, l’autel reçoit d’un coup tous les remplaçants ; vous devez ensuite prendre trois jetons si vous avez la place. Pour Offrande, choisissez une couleur que vous avez et stockez-en autant que le niveau le permet.

## SpellBook: special spells

rules-materia-others = Que font Embrasement et Partage aux autres ?
rules-materia-others-words = embrasement partage adversaires autres joueurs prendre piocher interaction
rules-materia-others-answer =
    Après votre part, chaque autre joueur, à tour de rôle, reçoit quelque chose : avec Embrasement, il doit prendre un jeton de son choix sur l’autel ; avec Partage, il en pioche un. Qui a déjà neuf jetons n’en reçoit pas.

    Embrasement fait la même chose à tous les niveaux : seul votre niveau le plus haut est proposé. Seuls les points changent.

rules-materia-drop = Pourquoi mon sort perd-il un niveau ?
rules-materia-drop-words = descendre baisser croissance tempête perdre niveau
rules-materia-drop-answer =
    Croissance et Tempête paient leurs effets puissants de leur niveau. Utilisée au niveau 5, la carte descend à 4 ; au niveau 4, à 3.

    C’est le niveau utilisé qui compte, pas celui que vous avez. Voyage temporel peut remonter Croissance ; Tempête a la même couleur que lui, ils ne se rencontrent donc jamais.

rules-materia-mirage = Comment fonctionne Mirage ?
rules-materia-mirage-words = piocher en plus rune permanent prendre autel échange
rules-materia-mirage-answer =
    Pendant votre journée, chaque jeton portant la rune de la carte qui passe de l’autel à votre réserve vous fait aussitôt piocher, même entre deux prises d’une même action. Un échange avec l’autel compte aussi.

    Ne comptent pas : stocker directement depuis l’autel, échanger avec votre familier, prendre pendant la journée d’un autre. La limite de neuf vaut aussi pour ces pioches.

rules-materia-time-travel = Comment fonctionne Voyage temporel ?
rules-materia-time-travel-words = monter niveau améliorer blanc défausser rune
rules-materia-time-travel-answer =
    Défaussez un jeton portant la rune que nomme le niveau utilisé, puis montez d’un niveau un autre de vos sorts appris. Ce sort doit être au-dessous du niveau 5, et Voyage temporel ne se monte jamais lui-même.

rules-materia-clone = Que peut copier Clone ?
rules-materia-clone-words = copier imiter action adverse blanc
rules-materia-clone-answer =
    Une action d’un autre joueur dans la phase que nomme votre niveau : une action de base de cette phase, ou un sort qu’il a appris et qui en porte le signe, à son niveau ou plus bas. Là où la rune de la carte compte, c’est celle de sa carte à lui.

    Un apprentissage copié, par Transmutation ou par l’action de base, vous en donne un deuxième ce jour-là. Une Croissance copiée au niveau 4 ou 5 fait descendre votre Clone d’un niveau à sa place. Clone ne copie ni Clone ni les sorts sans phase.

rules-materia-swiftness = Comment fonctionne Rapidité ?
rules-materia-swiftness-words = deux matins action supplémentaire instantané bleu
rules-materia-swiftness-answer =
    Aux niveaux 3 et 4, vous gagnez une action du Matin au moment où vous l’apprenez : n’importe laquelle de celles que vous pourriez faire un Matin, ou aucune.

    Au niveau 5, chacun de vos Matins a deux actions. Vous pouvez passer l’une sans perdre l’autre.

rules-materia-transmutation = Comment payer un sort avec Transmutation ?
rules-materia-transmutation-words = joker remplacer rune apprendre bleu paiement
rules-materia-transmutation-answer =
    C’est une action du Soir qui apprend un sort à sa façon : des jetons portant la rune de la carte, de n’importe quelle couleur, peuvent tenir lieu de la couleur ; un au niveau 4, jusqu’à deux au niveau 5. Les trios de runes ne comptent pas ici.

    Un jeton au moins doit avoir la couleur, et le compte doit être exact. Au niveau 3, le sort ne donne que des points.

rules-materia-communion = Comment fonctionne Communion ?
rules-materia-communion-words = stocker jetons payés jaune familier défausse permanent
rules-materia-communion-answer =
    Au niveau 5, chaque fois que vous apprenez un sort, Communion comprise, vous stockez deux des jetons payés, avant que le nouveau sort n’agisse. Celui posé sur la carte n’en fait pas partie, et il y en a moins si la place manque sur votre familier.

    Au niveau 3, elle stocke une fois trois jetons de l’autel ; au niveau 4, elle donne des points à la fin.

## SpellBook: the end

rules-materia-end = Quand la partie prend-elle fin ?
rules-materia-end-words = fin dernière manche finir sept sorts familier plein déclencher
rules-materia-end-answer =
    Dès qu’à la fin d’une journée quelqu’un a ses sept sorts ou un familier plein, la manche en cours est la dernière. On la joue jusqu’au bout, pour que tous aient eu autant de journées.

    Pour que toute partie finisse, elle s’arrête au plus tard après la manche 100 ; en pratique, personne n’en approche.

rules-materia-scoring = Comment compte-t-on les points ?
rules-materia-scoring-words = score décompte valeur total résultat
rules-materia-scoring-answer =
    Additionnez les points de chaque sort appris, au niveau qu’il a maintenant, ceux de votre familier, et ce que Festin, Savoir ou Communion comptent à la fin. Les jetons de la réserve ne rapportent rien.

    Le panneau à côté du plateau montre toujours où en serait chacun si la partie s’arrêtait là.

rules-materia-familiar-points = Que valent les jetons stockés ?
rules-materia-familiar-points-words = familier score barème valeur points 18 quatorze
rules-materia-familiar-points-answer =
    Un point chacun le plus souvent, un peu plus à certains paliers. Seul leur nombre compte, non leur couleur ni leur rune, sauf si un de vos sorts le dit.

rules-materia-ties = Qui gagne en cas d’égalité ?
rules-materia-ties-words = égalité ex æquo départage même score partagée
rules-materia-ties-answer =
    Qui a appris le plus de sorts ; puis, à égalité encore, qui a le plus de jetons dans sa réserve. Sinon, la victoire est partagée.

## SpellBook: ways to play

rules-materia-players = À combien peut-on jouer ?
rules-materia-players-words = joueurs nombre deux trois quatre personnes
rules-materia-players-answer =
    D’un à quatre. De deux à quatre, les règles sont les mêmes ; seul, vous jouez contre un plateau adverse.

rules-materia-sets = Quels sorts sont en jeu ?
rules-materia-sets-words = set sets classique choisir hasard liste premier deuxième troisième variante
rules-materia-sets-answer =
    Il y a 21 sorts, trois par couleur ; une partie en utilise sept, un par couleur, les mêmes pour tous. Le premier set est celui pour débuter ; le deuxième et le troisième sont plus exigeants.

    Dans une partie classique, le sort de chaque couleur est tiré au sort. Ou bien choisissez chaque sort en préparant la table.

rules-materia-solo = Comment jouer seul, en solo ?
rules-materia-solo-words = solo solitaire un joueur
rules-materia-solo-answer =
    Vos journées sont les mêmes, mais l’autel commence avec 7 jetons. À la fin de chaque journée, vous devez envoyer un jeton de l’autel, à votre choix, sur la piste adverse.

    L’autel est ensuite complété à 7 et n’est jamais vidé, sauf si le jeton envoyé remplit la 4e, la 9e ou la 14e case de la piste : tout est alors défaussé et l’on pioche 7 nouveaux jetons. Si l’autel est vide, rien n’est envoyé.

rules-materia-opponent = Comment l’adversaire du mode solo marque-t-il ?
rules-materia-opponent-words = solo plateau adverse piste partie basse points 17
rules-materia-opponent-answer =
    Avec moins de 4 jetons sur la piste, il n’en tire rien. Le 4e lui donne 14 points, et chaque suivant 2 de plus. Tout jeton en bas de son plateau vaut 1 point.

rules-materia-solo-end = Quand finit une partie solo, et qui gagne ?
rules-materia-solo-end-words = solo fin victoire égalité piste pleine 17 dix-sept
rules-materia-solo-end-answer =
    Elle finit après la journée où vous avez sept sorts ou un familier plein (on envoie encore le dernier jeton), ou quand la 17e case de la piste est remplie. Vous gagnez avec plus de points que l’adversaire ; à égalité, personne ne gagne.

rules-materia-solo-spells = Quels sorts changent en solo ?
rules-materia-solo-spells-words = solo embrasement partage clone plateau adverse partie basse
rules-materia-solo-spells-answer =
    Après votre part, Embrasement et Partage garnissent le bas du plateau adverse : Embrasement d’un jeton de l’autel à votre choix, Partage d’un jeton du sac.

    Clone copie un sort de cette partie que vous n’avez pas appris et qui porte le signe de la phase, au niveau 4 et avec la rune de votre carte Clone. Les actions de base ne se copient pas.

rules-materia-handicap = Qu’est-ce que le handicap ?
rules-materia-handicap-words = difficulté plus dur solo défi avantage
rules-materia-handicap-answer =
    Il rend le mode solo plus difficile : jusqu’à trois jetons du sac se trouvent dès le départ en bas du plateau adverse, pour un point chacun.

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

## At this table

rules-table-lesson = Comment apprendre le jeu en jouant ?
rules-table-lesson-words = tutoriel leçon guide première partie débutant introduction initiation
rules-table-lesson-answer =
    Choisissez « { client-learn } » sous un jeu de la page d’accueil. Une première partie montre pas à pas quoi faire et pourquoi ; vous pouvez à tout moment jouer autre chose, partir et revenir.

rules-table-undo = Comment reprendre un coup ?
rules-table-undo-words = reprendre annuler retour erreur faute défaire
rules-table-undo-answer =
    Choisissez « { client-undo } », autant de fois que vous voulez, jusqu’au dernier hasard ou au dernier coup d’un autre. Après, il est trop tard. Une table peut aussi s’en passer.

rules-table-hint = Comment obtenir un indice ?
rules-table-hint-words = aide conseil astuce suggestion meilleur coup bot
rules-table-hint-answer =
    À votre tour, ouvrez « { client-tab-hint } » à côté du plateau et demandez : un bot très fort nomme ses meilleurs choix, avec vos chances de gagner. Une table peut être préparée sans indices.

rules-table-invite = Comment inviter un ami ?
rules-table-invite-words = ami lien partager multijoueur rejoindre ensemble adresse
rules-table-invite-answer =
    Préparez une table avec une place pour un ami et envoyez-lui l’adresse de la page. Qui l’ouvre peut s’asseoir, sans compte. Vous pouvez aussi partager un écran : choisissez « { client-me-too } » pour une place.

rules-table-device = Comment continuer sur un autre appareil ?
rules-table-device-words = téléphone ordinateur tablette changer appareil continuer compte
rules-table-device-answer =
    Demandez une adresse privée sous « { client-tab-settings } », à côté du plateau, et ouvrez-la sur l’autre appareil. Elle sert une fois, pendant dix minutes ; toutes vos parties y sont alors aussi.

rules-table-leave = Puis-je partir et revenir plus tard ?
rules-table-leave-words = sauvegarder reprendre fermer recharger pause quitter abandonner
rules-table-leave-answer =
    Oui. Chaque coup est gardé aussitôt ; fermez la page et retrouvez la partie sous « { client-my-games } » sur la page d’accueil. Pour arrêter pour de bon, abandonnez sous « { client-tab-settings } ».

rules-table-replay = Comment revoir une partie ?
rules-table-replay-words = revoir historique enregistrement télécharger moment
rules-table-replay-answer =
    Quand elle est finie, choisissez « { client-replay } ». Parcourez-la avec les boutons ou les touches fléchées, Début et Fin ; la barre d’espace la fait défiler. L’adresse mène d’autres au même moment.

rules-table-keyboard = Comment jouer au clavier ?
rules-table-keyboard-words = clavier touches tabulation entrée échap raccourci accessibilité lecteur d’écran
rules-table-keyboard-answer =
    Tab passe d’une chose à l’autre, Entrée ou la barre d’espace choisit, Échap referme un choix. Tout ce qui se choisit est un bouton qui a un nom, et chaque coup est lu à voix haute par un lecteur d’écran.

rules-table-watch = Comment regarder une partie ?
rules-table-watch-words = spectateur observer assister
rules-table-watch-answer =
    Ouvrez l’adresse de sa page. Si la table est ouverte aux spectateurs, vous voyez tout mais ne jouez pas. Qui prépare une table peut la leur fermer.

rules-table-chat = Comment discuter, et comment couper la discussion ?
rules-table-chat-words = discussion chat parler message écrire silence couper masquer bloquer
rules-table-chat-answer =
    « { client-tab-chat } », à côté du plateau, contient ce qui se dit ; écrivez une ligne et envoyez-la. Si vous ne voulez rien lire, choisissez-y « { client-mute } ».

rules-table-language = Comment changer de langue ?
rules-table-language-words = langue anglais français allemand traduction sombre clair thème
rules-table-language-answer =
    En haut de la page d’accueil, ou à côté du plateau sous « { client-tab-settings } ». Le changement est immédiat, même en pleine partie ; le clair ou le sombre se choisit au même endroit.

rules-table-bots = De quelle force sont les bots ?
rules-table-bots-words = bot ordinateur niveau difficulté apprenti force ia
rules-table-bots-answer =
    Il y a quatre niveaux, du plus facile au plus difficile : { level-apprentice }, { level-adept }, { level-master } et { level-archmage }. Choisissez-en un pour chaque place en préparant une table ; « { client-play-now } » prend le plus facile.
