# SpellBook. Needs common.ftl. Numbers of spells come from the table of spells, never from here.
# $who is a name and $person its form of the verb ("you" or "other"); $token is the text of `materia-token`.

materia-title = SpellBook
materia-description = Récoltez des Materia, apprenez des sorts, nourrissez votre familier.

## Materia

materia-colour =
    { $colour ->
        [red] rouge
        [purple] violet
        [green] vert
        [black] noir
        [white] blanc
        [blue] bleu
        [yellow] jaune
       *[other] { $colour }
    }
materia-substance =
    { $colour ->
        [red] magma
        [purple] poison
        [green] plante
        [black] charbon
        [white] vapeur
        [blue] mercure
        [yellow] or
       *[other] { $colour }
    }
materia-rune-glyph =
    { $rune ->
        [circle] ●
        [triangle] ▲
        [square] ■
       *[other] { $rune }
    }
materia-token = { materia-colour } { materia-rune-glyph }
materia-amount =
    { $which ->
        [rune] { $count } { materia-rune-glyph }
        [colour] { $count } Materia d’une même couleur
        [same] { $count } Materia de la couleur choisie
        [stored] { $count } Materia d’une couleur présente sur votre familier
       *[any] { $count } Materia
    }

## The table

materia-place =
    { $place ->
        [altar] Autel
        [pouch] Sac
        [discard] Défausse
        [pool] Réserve
        [familiar] Familier
        [spells] Sorts
        [track] Piste adverse
        [lower] Partie inférieure du plateau adverse
       *[other] { $place }
    }
materia-phase =
    { $phase ->
        [morning] Matin
        [midday] Midi
        [evening] Soir
        [setup] Mise en place
       *[over] Fin de la partie
    }

## Spells: names

materia-spell-sacrifice = Sacrifice
materia-spell-eruption = Éruption
materia-spell-blaze = Embrasement
materia-spell-levitation = Lévitation
materia-spell-sharing = Partage
materia-spell-divination = Divination
materia-spell-purification = Purification
materia-spell-cure = Soins
materia-spell-growth = Croissance
materia-spell-offering = Offrande
materia-spell-focus = Focus
materia-spell-feast = Festin
materia-spell-time-travel = Voyage temporel
materia-spell-storm = Tempête
materia-spell-clone = Clone
materia-spell-transmutation = Transmutation
materia-spell-swiftness = Rapidité
materia-spell-mirage = Mirage
materia-spell-abundance = Abondance
materia-spell-knowledge = Savoir
materia-spell-communion = Communion

## Spells: when a level works, what it is worth

materia-level = Niveau { $level }
materia-when =
    { $when ->
        [morning] Matin
        [midday] Midi
        [evening] Soir
        [instant] Effet unique
        [always] Effet permanent
        [end] Fin de la partie
       *[never] Sans effet
    }
materia-when-symbol =
    { $when ->
        [morning] ☀
        [midday] ◐
        [evening] ☾
        [instant] ⚡
        [always] ∞
        [end] ★
       *[never] –
    }
materia-no-effect = Ce niveau n’a pas d’effet.
materia-at-the-end = Ce niveau ne rapporte des points qu’à la fin de la partie.
materia-tally-colours =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } par couleur différente sur votre familier
materia-tally-runes =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } par Materia de votre familier portant la rune de cette carte
materia-tally-spells =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } par autre sort appris
materia-tally-spells-high =
    { $high ->
        [one] { $high } point
       *[other] { $high } points
    } par autre sort de niveau 4 ou 5, { $each } par autre sort de niveau 3

## Spells: what a level does

materia-sacrifice-effect = Défaussez { $discard } { materia-rune-glyph }, puis piochez { $draw } Materia.
materia-eruption-effect = Piochez jusqu’à ce que votre réserve compte { $until } Materia.
materia-blaze-effect = Piochez { $draw } Materia. Ensuite, chaque autre joueur, à tour de rôle, en prend { $others } sur l’autel.
materia-blaze-solo = Piochez { $draw } Materia. Placez ensuite { $others } Materia de l’autel dans la partie inférieure du plateau adverse.
materia-levitation-effect = Prenez { $take } { materia-rune-glyph } sur l’autel.
materia-sharing-3 = Prenez { $take } Materia sur l’autel, puis piochez-en { $draw }. Chaque autre joueur, à tour de rôle, en pioche { $others }.
materia-sharing-effect = Prenez { $take } Materia sur l’autel. Chaque autre joueur, à tour de rôle, en pioche { $others }.
materia-sharing-3-solo = Prenez { $take } Materia sur l’autel, puis piochez-en { $draw }. Placez ensuite { $others } Materia du sac dans la partie inférieure du plateau adverse.
materia-sharing-solo = Prenez { $take } Materia sur l’autel. Placez ensuite { $others } Materia du sac dans la partie inférieure du plateau adverse.
materia-divination-3 = Ajoutez à l’autel { $fill } Materia du sac. Prenez-y { $take } Materia, puis défaussez-en { $discard }.
materia-divination-4 = Ajoutez à l’autel { $fill } Materia du sac. Prenez-y jusqu’à { $take } Materia d’une même couleur.
materia-divination-5 = Ajoutez à l’autel { $fill } Materia du sac. Prenez-y { $take } Materia.
materia-purification-effect = Échangez { $swap } Materia de votre réserve contre { $swap } de l’autel.
materia-cure-effect = Piochez { $draw } Materia, puis défaussez-en { $discard }.
materia-growth-3 = Échangez { $swap } Materia de votre réserve contre { $swap } de votre familier.
materia-growth-effect = Stockez { $feed } Materia directement depuis l’autel. Cette carte descend ensuite au niveau { $drop }.
materia-offering-effect = Stockez { $store } Materia d’une même couleur.
materia-focus-3 = Stockez { $store } Materia portant la rune de cette carte.
materia-focus-effect = Stockez { $store } Materia portant la rune de cette carte, ou prenez-en { $take } sur l’autel.
materia-feast-3 = Prenez sur l’autel { $take } Materia d’une couleur que votre familier possède déjà.
materia-feast-4 = Stockez { $feed } Materia directement depuis l’autel.
materia-time-travel-effect =
    Défaussez { $discard } { materia-rune-glyph }, puis montez un autre de vos sorts de { $raise ->
        [one] { $raise } niveau
       *[other] { $raise } niveaux
    }.
materia-storm-effect = Défaussez autant de Materia de l’autel que vous voulez et remplacez-les par d’autres du sac. Prenez-en { $take } sur l’autel. Cette carte descend ensuite au niveau { $drop }.
materia-clone-effect = Copiez une action { materia-phase } d’un autre joueur.
materia-clone-5 = Défaussez { $discard } Materia portant la rune de cette carte, puis copiez une action { materia-phase } d’un autre joueur.
materia-clone-solo = Copiez l’effet de niveau 4 d’un sort { materia-phase } que vous n’avez pas appris.
materia-clone-5-solo = Défaussez { $discard } Materia portant la rune de cette carte, puis copiez l’effet de niveau 4 d’un sort { materia-phase } que vous n’avez pas appris.
materia-transmutation-effect =
    Apprenez un sort. { $wilds ->
        [one] { $wilds } Materia portant la rune de cette carte peut
       *[other] Jusqu’à { $wilds } Materia portant la rune de cette carte peuvent
    } servir de joker ; trois de même rune n’en font pas un.
materia-swiftness-effect = Vous pouvez faire aussitôt une action { materia-phase } de plus.
materia-swiftness-5 = Vous avez { $mornings } actions Matin chaque journée.
materia-mirage-effect = Pendant votre journée, chaque fois que vous prenez sur l’autel, pour votre réserve, un Materia portant la rune de cette carte, piochez-en { $echo }.
materia-abundance-effect = Piochez { $draw } Materia.
materia-communion-3 = Stockez { $feed } Materia directement depuis l’autel.
materia-communion-5 = Chaque fois que vous apprenez un sort, celui-ci compris, stockez { $keep } des Materia défaussés pour lui.

## The log

materia-log-first =
    { $who } { $person ->
        [you] commencez
       *[other] commence
    }
materia-log-reveal = { $spell } est dans cette partie
materia-log-deal-pool =
    { $who } { $person ->
        [you] piochez
       *[other] pioche
    } un { $token }
materia-log-deal-altar = L’autel reçoit un { $token }
materia-log-deal-lower = La partie inférieure du plateau adverse reçoit un { $token }
materia-log-skip-morning =
    { $who } { $person ->
        [you] passez
       *[other] passe
    } la phase Matin
materia-log-skip-midday =
    { $who } { $person ->
        [you] passez
       *[other] passe
    } la phase Midi
materia-log-skip-evening =
    { $who } { $person ->
        [you] passez
       *[other] passe
    } la phase Soir
materia-log-skip-action =
    { $who } { $person ->
        [you] passez
       *[other] passe
    } une action Matin
materia-log-draw =
    { $who } { $person ->
        [you] piochez
       *[other] pioche
    } { $count ->
        [2] deux
       *[other] { $count }
    } Materia
materia-log-done =
    { $who } { $person ->
        [you] vous arrêtez
       *[other] s’arrête
    } là
materia-log-take =
    { $who } { $person ->
        [you] prenez
       *[other] prend
    } le { $token }
materia-log-store =
    { $who } { $person ->
        [you] stockez
       *[other] stocke
    } le { $token } ({ points })
materia-log-keep =
    { $who } { $person ->
        [you] stockez
       *[other] stocke
    } le { $token } du paiement ({ points })
materia-log-feed =
    { $who } { $person ->
        [you] stockez
       *[other] stocke
    } le { $token } de l’autel ({ points })
materia-log-discard =
    { $who } { $person ->
        [you] défaussez
       *[other] défausse
    } le { $token }
materia-log-sweep =
    { $who } { $person ->
        [you] défaussez
       *[other] défausse
    } le { $token } de l’autel
materia-log-give =
    { $who } { $person ->
        [you] donnez
       *[other] donne
    } le { $token } en échange
materia-log-get =
    { $who } { $person ->
        [you] recevez
       *[other] reçoit
    } le { $token } contre le { $given }
materia-log-learn =
    { $who } { $person ->
        [you] apprenez
       *[other] apprend
    } { $spell } au niveau { $level }
materia-log-place =
    { $who } { $person ->
        [you] placez
       *[other] place
    } le { $token } sur { $spell }
materia-log-pay =
    { $who } { $person ->
        [you] payez
       *[other] paie
    } le { $token }
materia-log-cast =
    { $who } { $person ->
        [you] lancez
       *[other] lance
    } { $spell } au niveau { $level }
materia-log-copy =
    { $who } { $person ->
        [you] copiez
       *[other] copie
    } { $whose ->
        [you] votre sort { $spell }
       *[other] le sort { $spell } appris par { $owner }
    }, au niveau { $level }
materia-log-copy-solo =
    { $who } { $person ->
        [you] copiez
       *[other] copie
    } { $spell } au niveau { $level }
materia-log-raise =
    { $who } { $person ->
        [you] montez
       *[other] monte
    } { $spell } au niveau { $level }
materia-log-send =
    { $who } { $person ->
        [you] envoyez
       *[other] envoie
    } le { $token } sur la piste adverse
materia-log-cede =
    { $who } { $person ->
        [you] placez
       *[other] place
    } le { $token } dans la partie inférieure du plateau adverse

## Choices in a menu

materia-do-first =
    { $who } { $person ->
        [you] commencez
       *[other] commence
    }
materia-do-reveal = { $spell }
materia-do-deal = { $token }
materia-do-skip = Passer
materia-do-draw = Piocher { $count } Materia
materia-do-done = Terminer
materia-do-take = Prendre le { $token }
materia-do-store = Stocker le { $token }
materia-do-feed = Stocker le { $token } de l’autel
materia-do-discard = Défausser le { $token }
materia-do-sweep = Défausser le { $token } de l’autel
materia-do-give = Donner le { $token }
materia-do-get = Recevoir le { $token }
materia-do-learn = Apprendre { $spell } au niveau { $level }
materia-do-place = Placer le { $token } sur { $spell }
materia-do-pay = Payer le { $token }
materia-do-cast = Lancer { $spell } au niveau { $level }
materia-do-copy =
    Copier { $whose ->
        [you] votre sort { $spell } au niveau { $level }
       *[other] { $spell } au niveau { $level } ({ $owner })
    }
materia-do-copy-solo = Copier { $spell } au niveau { $level }
materia-do-raise = Monter { $spell } au niveau { $level }
materia-do-send = Envoyer le { $token } sur la piste
materia-do-cede = Placer le { $token } dans la partie inférieure

## Prompts

materia-may-take = prenez un Materia
materia-may-draw =
    piochez-en { $count ->
        [2] deux
       *[other] { $count }
    }
materia-may-store = stockez un Materia
materia-may-learn = apprenez un sort
materia-may-cast = lancez un sort
materia-may-cast-one = lancez-en un
materia-may-skip = passez
materia-may-only-skip = il n’y a rien à faire, passez
materia-ask-act = { materia-phase } : { $choices }
materia-ask-act-of = { materia-phase }, action { $number } sur { $total } : { $choices }
materia-ask-act-extra = Une action { materia-phase } de plus : { $choices }
materia-ask-take = Prenez { materia-amount } sur l’autel
materia-ask-take-up-to = Prenez sur l’autel jusqu’à { materia-amount }, ou arrêtez-vous là
materia-ask-store = Stockez { materia-amount } de votre réserve
materia-ask-feed = Stockez { materia-amount } directement depuis l’autel
materia-ask-discard = Défaussez { materia-amount } de votre réserve
materia-ask-spend = Payez d’abord le coût : défaussez { materia-amount }
materia-ask-sweep = Défaussez autant de Materia de l’autel que vous voulez, puis choisissez « { materia-do-done } »
materia-ask-either = Prenez { $take } { materia-rune-glyph } sur l’autel, ou stockez { $store } { materia-rune-glyph } de votre réserve
materia-ask-give =
    { $count ->
        [one] Échange : choisissez le Materia à donner
       *[other] Encore { $count } échanges : choisissez le Materia à donner
    }
materia-ask-get-altar = Choisissez le Materia de l’autel à recevoir contre le { $given }
materia-ask-get-familiar = Choisissez le Materia de votre familier à recevoir contre le { $given }
materia-ask-raise = Choisissez le sort à monter
materia-ask-learn =
    Choisissez le sort à apprendre ; { $wilds ->
        [one] { $wilds } { materia-rune-glyph } peut
       *[other] jusqu’à { $wilds } { materia-rune-glyph } peuvent
    } servir de joker
materia-ask-copy = Choisissez l’action { materia-phase } à copier
materia-ask-copy-solo = Choisissez le sort { materia-phase } à copier
materia-ask-place = Que laisser sur { $spell } ?
materia-ask-pay = Payez { $spell } { $level } : encore { $least }
materia-ask-pay-range = Payez { $spell } { $level } : encore { $least } à { $most }
materia-ask-keep = Stockez { $count } des Materia payés
materia-ask-send = Envoyez un Materia de l’autel sur la piste adverse
materia-ask-cede = Placez un Materia de l’autel dans la partie inférieure du plateau adverse
materia-chance-first = Tirage au sort : qui commence ?
materia-chance-reveal = Tirage des sorts de la partie
materia-chance-deal-pool =
    { $who } { $person ->
        [you] piochez
       *[other] pioche
    } dans le sac
materia-chance-deal-altar = L’autel se remplit depuis le sac
materia-chance-deal-lower = Un Materia du sac va dans la partie inférieure du plateau adverse

## Why something cannot be chosen

materia-why-theirs =
    { $person ->
        [you] C’est à vous, mais ce n’est pas votre tour.
       *[other] Cela appartient à { $who }.
    }
materia-why-full-pool = Votre réserve est pleine : elle contient au plus { $most } Materia.
materia-why-full-familiar = Votre familier est plein : il porte { $most } Materia.
materia-why-no-token = Il n’y a rien à piocher : le sac et la défausse sont vides.
materia-why-take = On prend sur l’autel le Matin ; phase actuelle : { materia-phase }.
materia-why-draw = On pioche dans le sac le Matin ; phase actuelle : { materia-phase }.
materia-why-store = On stocke les Materia le Midi ; phase actuelle : { materia-phase }.
materia-why-learn = On apprend les sorts le Soir ; phase actuelle : { materia-phase }.
materia-why-pay-first = Choisissez d’abord le sort, puis payez avec les Materia de votre réserve.
materia-why-place = Le Materia posé sur la carte doit être { materia-colour }.
materia-why-paid = Il fait déjà partie du paiement.
materia-why-pay-wilds = Payez avec du Materia { materia-colour } ou avec { materia-rune-glyph }.
materia-why-not-exact = Avec celui-ci, le prix ne pourrait pas être payé exactement.
materia-why-rest = Avec celui-ci, le sort ne pourrait pas aller à son terme.
materia-why-other-token =
    { $which ->
        [rune] Il faut maintenant un { materia-rune-glyph }.
        [same] Il faut maintenant la même couleur que le précédent.
       *[stored] Il faut maintenant une couleur que porte votre familier.
    }
materia-why-stored = Ce qui est stocké reste sur votre familier.
materia-why-discarded = La défausse retourne dans le sac quand celui-ci est vide.
materia-why-opponent = Ce qui est sur le plateau adverse y reste.
materia-why-no-colour = { $spell } demande au moins un Materia { materia-colour }, et vous n’en avez pas.
materia-why-missing =
    Le niveau { $level } coûte { $level } Materia de couleur { materia-colour } : vous en avez { $own }{ $extra ->
        [0] { "" }
       *[other] , et trois de même rune comptent pour { $extra } de plus
    } ; il en manque { $missing }.
materia-why-missing-wilds =
    Le niveau { $level } coûte { $level } Materia de couleur { materia-colour } : vous en avez { $own }{ $extra ->
        [0] { "" }
       *[other] , plus { $extra } comme joker
    } ; il en manque { $missing }.
materia-why-learned = Vous avez déjà appris ce sort, et un sort ne s’apprend qu’une fois.
materia-why-level = Vous n’avez ce sort qu’au niveau { $level }.
materia-why-level-theirs =
    { $who } { $person ->
        [you] n’avez
       *[other] n’a
    } ce sort qu’au niveau { $level }.
materia-why-not-theirs =
    { $who } { $person ->
        [you] n’avez
       *[other] n’a
    } pas appris ce sort.
materia-why-no-action =
    { $when ->
        [instant] Ce niveau a agi une fois, quand vous l’avez appris.
        [always] Ce niveau agit tout seul, en permanence.
        [end] Ce niveau ne compte qu’à la fin de la partie.
       *[never] Ce niveau n’a pas d’effet, seulement des points.
    }
materia-why-today = Vous avez appris ce sort aujourd’hui ; il sera utilisable dès votre prochain Jour.
materia-why-phase =
    { $spell } s’utilise { $when ->
        [morning] le Matin
        [midday] le Midi
       *[evening] le Soir
    } ; phase actuelle : { materia-phase }.
materia-why-same = Le niveau { $level } fait exactement la même chose : utilisez-le.
materia-why-copy-own = Clone copie une action d’un autre joueur.
materia-why-copy-solo = En solo, Clone copie le niveau 4 d’un sort que vous n’avez pas appris.
materia-why-copy-phase = Ici, Clone ne copie qu’une action { materia-phase }, et jamais un Clone.
materia-why-raise-unlearned = Seul un sort déjà appris peut monter d’un niveau.
materia-why-raise-itself = Voyage temporel ne peut pas monter lui-même.
materia-why-raise-highest = Ce sort est déjà à son niveau le plus haut.
materia-why-raise-one = Un sort ne monte que d’un niveau.
materia-why-no-cost = Vous n’avez pas de { materia-rune-glyph } à défausser.
materia-why-enough =
    Votre réserve contient déjà { $count ->
        [one] { $count } Materia.
       *[other] { $count } Materia ou plus.
    }
materia-why-none-altar =
    { $which ->
        [rune] Il n’y a pas de { materia-rune-glyph } sur l’autel.
        [stored] L’autel n’a aucune couleur que porte votre familier.
       *[any] L’autel est vide.
    }
materia-why-none-pool =
    { $which ->
        [rune] Vous n’avez pas de { materia-rune-glyph } dans votre réserve.
        [stored] Votre réserve n’a aucune couleur que porte votre familier.
       *[any] Votre réserve est vide.
    }
materia-why-none-familiar =
    { $which ->
        [rune] Il n’y a pas de { materia-rune-glyph } sur votre familier.
       *[any] Votre familier est vide.
    }
materia-why-nothing =
    { $what ->
        [raise] Vous n’avez pas d’autre sort au-dessous du niveau 5.
        [learn] Vous ne pourriez payer aucun sort avec.
       *[copy] Il n’y a rien à copier.
    }
materia-why-useless = Cela ne ferait rien maintenant.

## The end

materia-source-spells = Sorts
materia-ending-all-spells =
    { $who } { $person ->
        [you] avez
       *[other] a
    } appris tous les sorts : { $last ->
        [solo] la partie se termine après ce Jour.
       *[round] c’est le dernier tour de table.
    }
materia-ending-full-familiar =
    { $person ->
        [you] Votre familier est plein :
       *[other] Le familier de { $who } est plein :
    } { $last ->
        [solo] la partie se termine après ce Jour.
       *[round] c’est le dernier tour de table.
    }
materia-ending-last-round = C’est le tout dernier tour de table possible.
materia-part-familiar = Familier
materia-part-track = Piste
materia-part-lower = Partie inférieure
materia-end-all-spells = Un joueur a appris ses sept sorts.
materia-end-full-familiar = Un familier est plein.
materia-end-full-track = La piste adverse est pleine.
materia-end-last-round = La partie s’arrête après le tour de table { $round }.

## The solo game

solo-won =
    { $who } { $person ->
        [you] gagnez
       *[other] gagne
    }, { $points } à { $others }.
solo-lost =
    { $who } { $person ->
        [you] perdez
       *[other] perd
    }, { $points } à { $others }.
solo-tie = Égalité à { points } : personne ne gagne.

## Errors

error-solo-only = { $place } : seule une partie en solo a un handicap.
error-not-a-spell = { $place } : le sort « { $name } » n’existe pas.
error-not-a-spell-here = { $place } : le sort « { $name } » n’est pas dans cette partie.
error-two-of-a-colour = { $place } : « { $name } » et « { $other } » sont tous deux de couleur { materia-colour } ; choisissez un sort de chaque couleur.
error-not-seven =
    { $place } : { $count ->
        [one] { $count } sort
       *[other] { $count } sorts
    }, mais il en faut un de chacune des sept couleurs.
error-not-a-kind = { $place } : le Materia « { $name } » n’existe pas.
error-not-a-pouch = { $place } : « { $found } » n’est pas valide ; indiquez une liste de Materia, ou « rest ».
error-morning-over = { $place } : la place { $seat } n’a qu’une seule action Matin.
error-too-many = { $place } : { $count } Materia, mais il n’y a de place que pour { $limit }.
error-too-many-of-a-kind = { $place } : { $count } fois { $kind }, mais il n’en existe que { $limit }.
error-wrong-colour = { $place } : { $token } ne peut pas se trouver sur un sort de couleur { materia-colour }.

## On the page

materia-by = de Phil Walker-Harding
materia-board-day = Les phases de la journée
materia-board-phase =
    { $phase ->
        [morning] Matin
        [midday] Midi
       *[evening] Soir
    }
materia-board-altar = Autel
materia-board-pouch = Sac : { $count }
materia-board-discard = Défausse : { $count }
materia-board-discard-name = Défausse
materia-board-paid = Jetons payés
materia-board-pool = Réserve : { $count } sur { $limit }
materia-board-stored = { $count } sur le familier
materia-board-look-at = { $name } : tous les niveaux
materia-board-learned-at = appris au niveau { $level }
materia-board-spell-at = { $spell } au niveau { $level }
materia-board-spell-not = { $spell }, non appris
materia-board-lower = Partie inférieure : { $count }
materia-board-familiar = Familier : { $count } Materia, { $points } points
materia-board-track = Piste adverse : { $count } sur { $limit }
materia-board-if-ended = à ce stade
materia-gathered =
    { $person ->
        [you] Vos sorts à la fin
       *[other] Sorts de { $who } à la fin
    }
materia-board-inspect = Examiner
materia-board-inspect-of = Examiner { $who }
materia-board-previous = Joueur précédent
materia-board-next = Joueur suivant
materia-board-pool-name = Réserve
materia-board-own-pool = Votre réserve
materia-board-of = { $count } sur { $limit }
materia-board-stored-next =
    { $next ->
        [0] { $count } sur { $limit } stockés
       *[other] { $count } sur { $limit } stockés · suivant +{ $next }
    }
materia-board-pay-for = Payer { $spell } { $level }
materia-board-stays = reste
materia-board-your-phase =
    { $phase ->
        [morning] Votre matin
        [midday] Votre midi
       *[evening] Votre soir
    }
materia-board-send = Envoi
materia-board-spells-points = { $count } sorts sur { $limit }
materia-board-track-name = Piste : { $count } sur { $limit }
materia-board-track-worth = Emplacement { $space } : { $points } points
materia-board-track-about = Le dernier emplacement rempli compte. Ceux avec un balai vident l’autel : tout est défaussé, puis regarni.
materia-board-track-next = Le prochain emplacement vide l’autel
materia-board-lower-name = Partie basse
materia-board-lower-about = 1 point chacun
materia-board-spell-of = Sort : { $when } · { $colour }
materia-board-spell-rule = Un niveau appris, ou un plus bas, sert une fois par jour, dès votre jour suivant.
materia-board-costs = Coûte { $level } { $colour } ; trois d’une rune en valent un.
materia-board-end-spells = Fin en vue : { $who } a { $count } sorts sur { $limit }
materia-board-end-familiar = Fin en vue : { $who }, { $count } sur { $limit }
materia-board-end-track = Fin en vue : piste { $count } sur { $limit }

## Spells in the fewest words, below their pictogram

materia-short-sacrifice-effect = Jeter, piocher { $draw }
materia-short-eruption-effect = Réserve à { $until }
materia-short-blaze-effect = Vous { $draw }, autres { $others }
materia-short-levitation-effect =
    Prendre { $take } { $rune ->
        [circle] ●
        [triangle] ▲
       *[square] ■
    }
materia-short-sharing-3 = { $take } pris, { $draw } pioché
materia-short-sharing-effect = Prendre { $take }
materia-short-divination-3 = { $take } pris, { $discard } perdu
materia-short-divination-4 = { $take } d’une couleur
materia-short-divination-5 = { $fill } révélés, { $take } pris
materia-short-purification-effect = Échanger { $swap }
materia-short-cure-effect = Piocher { $draw }, jeter { $discard }
materia-short-growth-3 = Troquer { $swap } stocké
materia-short-growth-effect = Stocker { $feed }, puis { $drop }
materia-short-offering-effect = Stocker { $store } pareils
materia-short-focus-3 = Stocker { $store } rune
materia-short-focus-effect = { $store } stockés/{ $take } pris
materia-short-feast-3 = Couleur stockée
materia-short-feast-4 = Stocker { $feed }
materia-short-time-travel-effect = Élever un sort
materia-short-storm-effect = Vider, prendre { $take }
materia-short-clone-effect =
    Copier un { $phase ->
        [morning] matin
        [midday] midi
       *[evening] soir
    }
materia-short-clone-5 = { materia-short-clone-effect }
materia-short-transmutation-effect =
    Sort, { $wilds } { $wilds ->
        [one] libre
       *[other] libres
    }
materia-short-swiftness-effect = Encore un matin
materia-short-swiftness-5 = { $mornings } matins
materia-short-mirage-effect = Prise : piocher { $echo }
materia-short-abundance-effect = Piocher { $draw }
materia-short-communion-3 = Stocker { $feed }
materia-short-communion-5 = Stocker { $keep } payés
materia-short-no-effect = Points seuls
materia-short-other-spell = { $each } par autre sort
materia-short-other-spell-high = { $each } ou { $high } par sort
materia-short-stored-colour = { $each } par couleur
materia-short-stored-rune = { $each } par rune

## What somebody did, in the fewest words

materia-short-log-first = commence
materia-short-log-reveal = dans la partie
materia-short-log-deal-pool = pioche
materia-short-log-deal-altar = autel garni
materia-short-log-deal-lower = partie basse
materia-short-log-skip-morning = passe le matin
materia-short-log-skip-midday = passe le midi
materia-short-log-skip-evening = passe le soir
materia-short-log-skip-action = passe une action
materia-short-log-draw = pioche { $count }
materia-short-log-done = terminé
materia-short-log-take = prend
materia-short-log-store = stocke
materia-short-log-feed = stocke
materia-short-log-discard = défausse
materia-short-log-sweep = balaie
materia-short-log-give = échange
materia-short-log-get = a échangé
materia-short-log-place = place
materia-short-log-pay = paie
materia-short-log-send = envoie
materia-short-log-cede = pose

## Options

materia-option-players = Joueurs
materia-option-players-help = Le nombre de joueurs ; à 1, c’est le mode solo.
materia-option-spells = Sorts
materia-option-spells-help = Les sept sorts de la partie : un set, un sort au hasard par couleur (jeu classique), ou votre propre liste avec un sort de chaque couleur.
materia-option-spells-set-1 = Premier set
materia-option-spells-set-1-about = Les effets les plus simples. Commencez ici.
materia-option-spells-set-2 = Deuxième set
materia-option-spells-set-2-about = Des sorts qui récompensent la préparation, et des cadeaux aux autres.
materia-option-spells-set-3 = Troisième set
materia-option-spells-set-3-about = Les sorts les plus subtils, pour qui connaît le jeu.
materia-option-spells-classic = Jeu classique (au hasard)
materia-option-spells-classic-about = Un des trois sorts de chaque couleur, au hasard.
materia-option-spells-own = Choisir chaque sort
materia-option-spells-own-about = Choisissez vous-même un sort de chaque couleur.
materia-option-first = Premier joueur
materia-option-first-help = La place qui joue en premier, comptée à partir de 0, ou random (au hasard).
materia-option-first-random = Au hasard
materia-option-handicap = Handicap
materia-option-handicap-help = Mode solo seulement : le nombre de Materia que l’adversaire a dès le départ dans la partie inférieure de son plateau, pour 1 point chacun.
materia-option-handicap-0 = Aucun
materia-option-handicap-1 = 1 Materia
materia-option-handicap-2 = 2 Materia
materia-option-handicap-3 = 3 Materia
