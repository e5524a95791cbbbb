# Spellbooks. Needs common.ftl. Numbers of abilities come from the table of abilities, never from here.
# $who is a name and $person its form of the verb ("you" or "other"); $card is the name of a spell.
# A die is told by $colour and $owner ("own" or "teacher"); $value is what it shows.

sigils-title = Spellbooks
sigils-description = Avec vos dés, apprenez des sorts et joignez leurs sceaux dans votre grimoire.

## Dice

sigils-colour =
    { $colour ->
        [black] noir
        [white] blanc
        [red] rouge
        [green] vert
        [yellow] jaune
        [blue] bleu
       *[other] { $colour }
    }
sigils-die =
    { $owner ->
        [teacher] dé { sigils-colour } des Professeurs
       *[own] dé { sigils-colour }
    }
sigils-die-subject =
    { $owner ->
        [teacher] Le dé { sigils-colour } des Professeurs
       *[own] Le dé { sigils-colour }
    }
sigils-die-object =
    { $owner ->
        [teacher] le dé { sigils-colour } des Professeurs
       *[own] le dé { sigils-colour }
    }
sigils-die-means =
    { $owner ->
        [teacher] avec le dé { sigils-colour } des Professeurs
       *[own] avec le dé { sigils-colour }
    }
sigils-value =
    { $owner ->
        [teacher] { $value }, pour 1 gemme
       *[own] { $value }
    }
sigils-spot = l’emplacement { sigils-colour }

## Spells

sigils-family =
    { $family ->
        [enchantment] enchantement
        [illusion] illusion
        [conjuration] invocation
        [transmutation] transmutation
        [necromancy] nécromancie
       *[other] { $family }
    }
sigils-type =
    { $type ->
        [attack] attaque
        [defence] défense
        [potion] potion
       *[other] { $type }
    }
sigils-spell-of-family =
    sort { $family ->
        [transmutation] de { sigils-family }
        [necromancy] de { sigils-family }
       *[other] d’{ sigils-family }
    }
sigils-spells-of-family =
    sorts { $family ->
        [transmutation] de { sigils-family }
        [necromancy] de { sigils-family }
       *[other] d’{ sigils-family }
    }
sigils-spell-of-type =
    sort { $type ->
        [attack] d’{ sigils-type }
       *[other] de { sigils-type }
    }
sigils-shape =
    { $shape ->
        [circle] cercle
        [square] carré
        [triangle] triangle
       *[other] { $shape }
    }
sigils-shape-glyph =
    { $shape ->
        [circle] ●
        [square] ■
        [triangle] ▲
       *[other] { $shape }
    }
sigils-sigil =
    { $shape ->
        [circle] sceau rond
        [square] sceau carré
       *[triangle] sceau triangulaire
    }
sigils-card-line = { $card } · { sigils-family }, { sigils-type } · { $left } { $right }
sigils-bonus-family = { sigils-fame } pour un { sigils-spell-of-family } ici
sigils-bonus-type = { sigils-fame } pour un { sigils-spell-of-type } ici
sigils-fame =
    { $fame ->
        [one] { $fame } point de Renommée
       *[other] { $fame } points de Renommée
    }
sigils-gems =
    { $number ->
        [one] { $number } gemme
       *[other] { $number } gemmes
    }

## The table

sigils-place =
    { $place ->
        [board] Plateau central
        [book] Grimoire
        [dice] Dés
        [used] Utilisés
        [teachers] Dés des Professeurs
        [gems] Gemmes
        [fame] Renommée
        [supply] Réserve
        [deck] Pioche
        [discard] Défausse
       *[other] { $place }
    }
sigils-face-down = Face cachée

## What abilities do

sigils-ability-on-colour = Gagnez { sigils-fame } si vous avez canalisé un dé { sigils-colour } ce tour-ci.
sigils-ability-on-value = Gagnez { sigils-fame } si vous avez canalisé un dé de valeur { $value } ce tour-ci.
sigils-ability-turn = Retournez un dé disponible sur sa face opposée.
sigils-ability-shift =
    Modifiez un dé { sigils-colour } disponible de { $pips ->
        [one] { $pips } point
       *[other] { $pips } points
    } au plus, dans un sens ou dans l’autre.
sigils-ability-reroll = Relancez un dé { sigils-colour } disponible.
sigils-ability-reroll-used = Relancez un dé { sigils-colour }. S’il était utilisé, il redevient disponible.
sigils-ability-gems = Prenez { sigils-gems } dans la réserve ; il doit en rester une pour cette carte.
sigils-ability-refresh =
    Défaussez du plateau central jusqu’à { $discard ->
        [one] { $discard } sort
       *[other] { $discard } sorts
    }, puis regarnissez les emplacements.
sigils-ability-spend = Dépensez votre dé { sigils-colour } disponible : gagnez { sigils-fame }.
sigils-ability-entomb = Retournez face cachée un autre { sigils-spell-of-type } de votre grimoire : gagnez { sigils-fame }.
sigils-ability-sigil = À la fin : { sigils-fame } de plus par { sigils-sigil } complet.
sigils-ability-pair = À la fin : { sigils-fame } pour chaque paire formée d’un { $first } et d’un { $second }.
sigils-ability-majority = À la fin : { sigils-fame } si vous avez le plus de { sigils-spells-of-family }, { $tied } si vous êtes à égalité. Il vous en faut au moins un.
sigils-ability-each-family = À la fin : { sigils-fame } pour chacun de vos { sigils-spells-of-family }.
sigils-ability-each-type = À la fin : { sigils-fame } pour chaque { sigils-spell-of-type } de votre grimoire.
sigils-ability-kindred = À la fin : chacun de vos sorts dotés de cette capacité rapporte { sigils-fame } par sort de ce genre que vous avez, moins 1.

## Abilities in a few words, beside their pictures

sigils-short-on-colour = après un dé { sigils-colour }
sigils-short-on-value = après un dé de { $value }
sigils-short-turn = retourner un dé
sigils-short-shift = changer de { $pips } au plus
sigils-short-reroll = le relancer
sigils-short-gems = prendre { sigils-gems }
sigils-short-refresh = changer le marché
sigils-short-spend = le dépenser
sigils-short-entomb = cacher un sort
sigils-short-sigil = par sceau complet
sigils-short-pair = par paire
sigils-short-majority = pour la majorité
sigils-short-each = par sort de ce genre
sigils-short-kindred = plus par sort pareil

## The log

sigils-log-first =
    { $who } { $person ->
        [you] commencez
       *[other] commence
    }
sigils-log-reveal = Nouveau sort sur { sigils-spot } : { $card }
sigils-log-roll =
    { $who } { $person ->
        [you] obtenez
       *[other] obtient
    } { $rolled } { sigils-die-means }
sigils-log-roll-teacher = { sigils-die-subject } donne { $rolled }
sigils-log-roll-all =
    { sigils-die-subject } donne { $rolled } ; { $count ->
        [0] il ne reste aucune gemme à distribuer
        [1] { $count } joueur reçoit une gemme
       *[other] { $count } joueurs reçoivent une gemme
    }
sigils-log-nudge =
    { $who } { $person ->
        [you] ajustez
       *[other] ajuste
    } { sigils-die-object } de { $value } à { $after } pour une gemme
sigils-log-harness =
    { $who } { $person ->
        [you] canalisez
       *[other] canalise
    } { sigils-die-object } ({ sigils-value }) pour { $card }
sigils-log-pay =
    { $who } { $person ->
        [you] payez
       *[other] paie
    } { sigils-die-means } ({ sigils-value })
sigils-log-learn =
    { $who } { $person ->
        [you] payez
       *[other] paie
    } { sigils-die-means } ({ sigils-value }) et { $person ->
        [you] apprenez
       *[other] apprend
    } { $card }
sigils-log-learn-bonus =
    { $who } { $person ->
        [you] payez
       *[other] paie
    } { sigils-die-means } ({ sigils-value }) et { $person ->
        [you] apprenez
       *[other] apprend
    } { $card } (bonus : { sigils-fame })
sigils-log-cast =
    { $who } { $person ->
        [you] lancez
       *[other] lance
    } { $card }
sigils-log-cast-fame =
    { $who } { $person ->
        [you] lancez
       *[other] lance
    } { $card } et { $person ->
        [you] gagnez
       *[other] gagne
    } { sigils-fame }
sigils-log-cast-supply =
    { $who } { $person ->
        [you] lancez
       *[other] lance
    } { $card } et { $person ->
        [you] prenez
       *[other] prend
    } { sigils-gems }
sigils-log-turn =
    { $who } { $person ->
        [you] retournez
       *[other] retourne
    } { sigils-die-object } sur sa face opposée, de { $value } à { $after }
sigils-log-shift =
    { $who } { $person ->
        [you] modifiez
       *[other] modifie
    } { sigils-die-object } de { $value } à { $after }
sigils-log-reroll =
    { $who } { $person ->
        [you] relancez
       *[other] relance
    } { sigils-die-object } ({ $value })
sigils-log-discard =
    { $who } { $person ->
        [you] défaussez
       *[other] défausse
    } { $card } de { sigils-spot }
sigils-log-done =
    { $who } { $person ->
        [you] ne défaussez
       *[other] ne défausse
    } rien de plus
sigils-log-entomb =
    { $who } { $person ->
        [you] retournez
       *[other] retourne
    } { $card } face cachée et { $person ->
        [you] gagnez
       *[other] gagne
    } { sigils-fame }
sigils-log-pass =
    { $who } { $person ->
        [you] passez et relancez
       *[other] passe et relance
    } tous les dés
sigils-log-pass-back =
    { $who } { $person ->
        [you] passez, relancez tous les dés et récupérez
       *[other] passe, relance tous les dés et récupère
    } { sigils-gems }
sigils-log-end =
    { $who } { $person ->
        [you] terminez votre
       *[other] termine son
    } tour

## Choices in a menu

sigils-do-first =
    { $who } { $person ->
        [you] commencez
       *[other] commence
    }
sigils-do-reveal = { $card }
sigils-do-roll = { $rolled }
sigils-do-nudge = Ajuster { sigils-die-object } : { $value } → { $after }
sigils-do-harness = Canaliser { sigils-die-object } ({ sigils-value }) : { $card }
sigils-do-pay = Payer { sigils-die-means } ({ sigils-value })
sigils-do-cast = Lancer { $card }
sigils-do-cast-fame = Lancer { $card } (+{ sigils-fame })
sigils-do-cast-supply = Lancer { $card } (+{ sigils-gems })
sigils-do-turn = Retourner { sigils-die-object } : { $value } → { $after }
sigils-do-shift = Modifier { sigils-die-object } : { $value } → { $after }
sigils-do-reroll = Relancer { sigils-die-object } ({ $value })
sigils-do-discard = Défausser { $card } de { sigils-spot }
sigils-do-done = Terminer
sigils-do-entomb = Retourner { $card } face cachée
sigils-do-pass = Passer
sigils-do-end = Terminer le tour

## Prompts

sigils-may-nudge = ajustez un dé
sigils-may-cast = lancez un sort
sigils-may-harness = canalisez un dé
sigils-may-pass = passez
sigils-may-end = terminez le tour
sigils-may-only-pass = il n’y a rien à faire, passez
sigils-may-only-end = il n’y a plus rien à faire, terminez le tour
sigils-ask-play = { sigils-ask-play-heading } : { $choices }
sigils-ask-play-heading = Ce tour-ci
sigils-ask-last = { sigils-ask-last-heading } : { $choices }
sigils-ask-last-heading = Dernier tour
sigils-ask-bound = { sigils-ask-bound-heading } : { $choices }
sigils-ask-bound-heading = Vous avez lancé un sort, vous devez donc canaliser ce tour-ci
sigils-ask-broken = { sigils-ask-broken-heading } : { $choices }
sigils-ask-broken-heading = Impossible désormais de canaliser ce tour-ci
sigils-ask-after = { sigils-ask-after-heading } : { $choices }
sigils-ask-after-heading = Après avoir canalisé
sigils-ask-pay = { sigils-ask-pay-heading } : { sigils-ask-pay-line }
sigils-ask-pay-heading = Payez { $card }
sigils-ask-pay-line =
    encore { $owed ->
        [one] { $owed } point
       *[other] { $owed } points
    }
sigils-ask-turn = { sigils-ask-turn-heading } : { sigils-ask-turn-line }
sigils-ask-turn-heading = { $card }
sigils-ask-turn-line = choisissez le dé à retourner sur sa face opposée
sigils-ask-shift = { sigils-ask-shift-heading } : { sigils-ask-shift-line }
sigils-ask-shift-heading = { $card }
sigils-ask-shift-line = choisissez comment modifier le dé { sigils-colour }
sigils-ask-reroll = { sigils-ask-reroll-heading } : { sigils-ask-reroll-line }
sigils-ask-reroll-heading = { $card }
sigils-ask-reroll-line = choisissez quel dé { sigils-colour } relancer
sigils-ask-discard = { sigils-ask-discard-heading } : { sigils-ask-discard-line }
sigils-ask-discard-heading = { $card }
sigils-ask-discard-line =
    { $left ->
        [0] plus aucun sort sur le plateau central ; choisissez « { sigils-do-done } »
        [one] défaussez { $left } sort du plateau central, ou choisissez « { sigils-do-done } »
       *[other] défaussez du plateau central jusqu’à { $left } sorts, ou choisissez « { sigils-do-done } »
    }
sigils-ask-entomb = { sigils-ask-entomb-heading } : { sigils-ask-entomb-line }
sigils-ask-entomb-heading = { $card }
sigils-ask-entomb-line = choisissez le { sigils-spell-of-type } à retourner face cachée
sigils-chance-first = Tirage au sort : qui commence ?
sigils-chance-reveal = Le prochain sort de la pioche, pour { sigils-spot }
sigils-chance-roll =
    { $who } { $person ->
        [you] lancez
       *[other] lance
    } { sigils-die-object }
sigils-chance-roll-teacher = { sigils-die-subject } est lancé
sigils-chance-roll-all = Tous les dés des Professeurs sont utilisés : on les relance, et chacun reçoit une gemme

## Why something cannot be chosen

sigils-why-theirs =
    { $person ->
        [you] C’est à vous, mais ce n’est pas votre tour.
       *[other] Cela appartient à { $who }.
    }
sigils-why-used = { sigils-die-subject } est utilisé jusqu’à ce que vous passiez.
sigils-why-used-teacher = { sigils-die-subject } est utilisé jusqu’à ce que les six l’aient été.
sigils-why-other-die = Ce sort ne vaut que pour le dé { sigils-colour }.
sigils-why-faces = Un dé va de 1 à { $faces }.
sigils-why-bound = Après cela, vous ne pourriez plus canaliser, et un tour où l’on lance un sort doit canaliser.
sigils-why-no-gem = Ajuster un dé coûte une gemme, et vous n’en avez pas.
sigils-why-harnessed = Vous avez déjà canalisé ce tour-ci.
sigils-why-full-book = Votre grimoire est plein.
sigils-why-no-spell = Il n’y a pas de sort sur { sigils-spot }.
sigils-why-fee = Un dé des Professeurs coûte une gemme, et vous n’en avez plus.
sigils-why-sum = { sigils-die-subject } montre { $value }, et aucune somme de vos autres dés inutilisés ne fait exactement { $value }.
sigils-why-price = { sigils-die-subject } fixe le prix de { $value } ; payez avec d’autres dés.
sigils-why-paid = Ce dé fait déjà partie du paiement.
sigils-why-too-much =
    C’est trop : il ne reste que { $owed ->
        [one] { $owed } point
       *[other] { $owed } points
    } à payer.
sigils-why-not-exact =
    Avec ce dé, on ne pourrait pas payer exactement { $owed ->
        [one] le point qui reste.
       *[other] les { $owed } points qui restent.
    }
sigils-why-empty = Les sorts remplissent le grimoire dans l’ordre ; le prochain va à l’emplacement { $number }.
sigils-why-face-down = Ce sort est face cachée et n’a plus de capacité.
sigils-why-itself = Il faut un autre sort que celui que vous lancez.
sigils-why-other-type = Il faut un { sigils-spell-of-type }.
sigils-why-no-type = Vous n’avez pas d’autre { sigils-spell-of-type } face visible.
sigils-why-red = Une capacité rouge ne se lance pas : elle compte à la fin de la partie.
sigils-why-cast = Ce sort a été lancé ; il sera disponible quand vous aurez passé.
sigils-why-supply = Il y a trop peu de gemmes dans la réserve pour le lancer.
sigils-why-on-colour = Il n’agit qu’après avoir canalisé un dé { sigils-colour } ce tour-ci.
sigils-why-on-value = Il n’agit qu’après avoir canalisé un dé de valeur { $value } ce tour-ci.
sigils-why-no-die = Vous n’avez pas de dé inutilisé.
sigils-why-discarded = Les sorts défaussés ne reviennent que lorsque la pioche est vide.

## The end

sigils-source-fame = Gagnée en jeu
sigils-source-pair = Paires
sigils-source-majority = Majorité d’une famille
sigils-source-each = Chacun d’une sorte
sigils-source-kindred = Sorts parents
sigils-source-sigils = Sceaux réunis
sigils-source-gems = Gemmes
sigils-ending-full-book =
    { $who } { $person ->
        [you] avez rempli votre
       *[other] a rempli son
    } grimoire : tous les autres ont un dernier tour.
sigils-ending-last-round = C’est le tout dernier tour de table possible.
sigils-part-fame = Renommée gagnée
sigils-part-gems = Gemmes
sigils-part-sigils = Sceaux
sigils-end-full-book = Un grimoire est plein, et tous les autres ont eu un dernier tour.
sigils-end-last-round = La partie s’arrête après le tour de table { $round }.

## Errors

error-not-toml = { $place } n’est pas du TOML valide : { $reason }
error-deck-size = { $place } : { $count } sorts, mais à ce nombre de joueurs il en faut de { $least } à { $most }.
error-deck-bytes = { $place } : ce paquet occupe { $count } octets, mais la limite est de { $most }.
error-board-size = { $place } : { $count } emplacements, mais un grimoire en a { $wanted }.
error-not-a-bonus = { $place } : « { $found } » n’est pas valide ; indiquez une famille, un type, ou rien.
error-id-twice = { $place } : deux sorts ont cet identifiant.
error-not-kebab = { $place } : « { $found } » n’est pas valide ; écrivez des mots en minuscules reliés par des traits d’union.
error-not-a-name = { $place } : « { $found } » n’est pas un nom.
error-not-an-ability = { $place } : « { $found } » n’est pas une capacité de l’édition { $edition }.
error-one-type-twice = { $place } : « { $found } » nomme deux fois la même chose ; nommez-en deux différentes.
error-no-teachers = { $place } : l’édition { $edition } n’a pas de Professeurs.
error-not-a-gift-each = { $place } : { $count } dons, mais il y a { $players } joueurs.
error-not-a-gift = { $place } : « { $found } » n’est pas valide ; donnez jusqu’à { $gems } gemmes (gems) et { $fame } points de Renommée (fame), par exemple « 2 gems », « 1 gem + 3 fame » ou « 0 ».
error-no-teacher-dice = { $place } : cette partie se joue sans Professeurs.
error-not-a-card = { $place } : le sort « { $name } » n’est pas dans ce paquet.
error-card-twice = { $place } : { $name } se trouve aussi dans { $other }.
error-not-a-die = { $place } : « { $found } » n’est pas valide ; indiquez une couleur, une seule fois chacune.
error-not-a-spot = { $place } : « { $found } » n’est pas valide ; indiquez un emplacement avec un sort, une seule fois chacun.
error-book-full = { $place } : { $count } sorts, mais un grimoire en contient { $limit } au plus.
error-not-seats = { $place } : « { $found } » n’est pas valide ; indiquez des places différentes de 0 à { $last }.
error-turn-not-last = { $place } : « { $found } » doit comprendre la place dont c’est le tour.
error-gem-count = { $place } : « { $found } » n’est pas valide ; les joueurs ont { $named } des { $total } gemmes.

## On the page

sigils-by = d’Alexandros Kapidakis
sigils-board-teacher = Professeur
sigils-board-used = utilisé
sigils-board-your-gems = Vos gemmes
sigils-board-paid = { $paid } sur { $value }
sigils-board-price-words = Le prix : { $value }. Payé : { $paid }.
sigils-gathered =
    { $person ->
        [you] Votre grimoire à la fin
       *[other] Grimoire de { $who } à la fin
    }
sigils-score = Renommée
sigils-score-from = D’où vient la Renommée
sigils-board-next = prochain sort
sigils-board-inspect = { $who } : voir le grimoire
sigils-board-cards-left = Cartes dans la pioche : { $count }
sigils-board-end-near =
    Fin en vue : { $person ->
        [you] vous avez { $count } sorts sur { $limit }
       *[other] { $who } a { $count } sorts sur { $limit }
    }
sigils-board-die = { $die } : { $value }
sigils-board-die-used = { $die } : { $value }, utilisé
sigils-board-market = Sorts à apprendre
sigils-board-empty-spot = vide
sigils-board-your-book = Votre grimoire
sigils-board-book = { $count } sorts sur { $limit }
sigils-board-fame = { $fame } de Renommée
sigils-board-face-down = face cachée
sigils-board-gems = Gemmes : { $count }
sigils-board-supply = Gemmes dans la réserve : { $count }
sigils-board-spell-of-book =
    { $state ->
        [down] { $spell }, face cachée
        [cast] { $spell }, lancé
       *[up] { $spell }
    }
sigils-board-card = { $spell } : { $text } { $family }, { $type }, moitiés de sceau à gauche { $left }, à droite { $right }.

## Options

sigils-option-players = Joueurs
sigils-option-players-help = Le nombre de joueurs.
sigils-option-edition = Édition
sigils-option-edition-help = L’édition du jeu, désignée par son nombre de sorts : les cartes et quelques règles diffèrent.
sigils-option-edition-60 = 60 sorts
sigils-option-edition-60-about = Quatre familles de sorts, et trois gemmes pour commencer.
sigils-option-edition-75 = 75 sorts
sigils-option-edition-75-about = Avec la nécromancie : dés et sorts se sacrifient pour de la Renommée. Deux gemmes pour commencer.
sigils-option-teachers = Professeurs
sigils-option-teachers-help = Jouer avec les six dés supplémentaires des Professeurs (édition à 60 sorts seulement).
sigils-option-teachers-off = Sans
sigils-option-teachers-off-about = Seulement vos six dés.
sigils-option-teachers-on = Avec les Professeurs
sigils-option-teachers-on-about = Six dés de plus, pour tous, contre des gemmes. Plus de choix, un peu plus long.
sigils-option-first = Premier joueur
sigils-option-first-help = La place qui joue en premier, comptée à partir de 0, ou random (au hasard).
sigils-option-first-random = Au hasard
sigils-option-start = Départ
sigils-option-start-help = Ce que les joueurs reçoivent avant le premier tour : rien de plus (printed), de quoi compenser le fait de jouer plus tard (fair), ou un don pour chacun dans l’ordre du tour, par exemple 0 et 2 fame.
sigils-option-start-printed = Comme imprimé
sigils-option-start-printed-about = Tous commencent à égalité. Qui joue en premier gagne plus souvent.
sigils-option-start-fair = Départ équitable
sigils-option-start-fair-about = Ceux qui jouent plus tard ont un peu de Renommée pour compenser.
sigils-option-start-own = Dons de votre choix
sigils-option-deck = Paquet
sigils-option-deck-help = Un fichier contenant vos propres sorts, à la place de ceux de l’édition.
sigils-option-deck-none = Les cartes du projet
sigils-option-deck-none-about = Dessinées et nommées pour cette table.
sigils-option-deck-own = Mon propre paquet
sigils-option-deck-own-about = Un fichier avec vos propres sorts.
