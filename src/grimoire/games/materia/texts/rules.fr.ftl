### The rules, as answers to questions; see grimoire/texts/fr/rules.ftl.

rules-materia-spell-of = Sort { $colour }, set { $set }
rules-materia-stored-worth = { $count } sur le familier : { $points }

## Headings

rules-heading-materia-basics = L’essentiel
rules-heading-materia-day = Une journée
rules-heading-materia-learning = Apprendre des sorts
rules-heading-materia-using = Utiliser des sorts
rules-heading-materia-special = Sorts particuliers
rules-heading-materia-end = La fin et les points
rules-heading-materia-ways = Façons de jouer
rules-heading-materia-spells = Tous les sorts

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
