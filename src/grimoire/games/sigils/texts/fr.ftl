# Spellbooks. Needs common.ftl. Numbers of abilities come from the table of abilities, never from here.
# $who is a name and $person its form of the verb ("you" or "other"); $card is the name of a spell.
# A die is told by $colour and $owner ("own" or "teacher"); $value is what it shows.

sigils-title = Spellbooks
sigils-description = Canalisez vos dés, remplissez votre grimoire, gagnez la plus grande Renommée.

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
        [teacher] dé { sigils-colour } des professeurs
       *[own] dé { sigils-colour }
    }
sigils-die-subject =
    { $owner ->
        [teacher] Le dé { sigils-colour } des professeurs
       *[own] Le dé { sigils-colour }
    }
sigils-die-object =
    { $owner ->
        [teacher] le dé { sigils-colour } des professeurs
       *[own] le dé { sigils-colour }
    }
sigils-die-means =
    { $owner ->
        [teacher] avec le dé { sigils-colour } des professeurs
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
        [teachers] Dés des professeurs
        [gems] Gemmes
        [fame] Renommée
        [supply] Réserve
        [deck] Pioche
        [discard] Défausse
       *[other] { $place }
    }
sigils-face-down = Face cachée
sigils-edition = Édition à { $edition } sorts
sigils-with-teachers = Professeurs

## What abilities do

sigils-ability-on-colour = Gagnez { sigils-fame } si vous avez canalisé un dé { sigils-colour } ce tour-ci.
sigils-ability-on-value = Gagnez { sigils-fame } si le dé que vous avez canalisé ce tour-ci valait { $value }.
sigils-ability-turn = Retournez un dé disponible sur sa face opposée.
sigils-ability-shift =
    Changez d’au plus { $pips ->
        [one] { $pips } point
       *[other] { $pips } points
    }, en plus ou en moins, un dé { sigils-colour } disponible.
sigils-ability-reroll = Relancez un dé { sigils-colour } disponible.
sigils-ability-reroll-used = Relancez un dé { sigils-colour }. S’il était utilisé, il redevient disponible.
sigils-ability-gems = Prenez { sigils-gems } dans la réserve ; il doit y en rester une pour cette carte.
sigils-ability-refresh =
    Défaussez du plateau central jusqu’à { $discard ->
        [one] { $discard } sort
       *[other] { $discard } sorts
    }, puis regarnissez les emplacements.
sigils-ability-spend = Sacrifiez votre dé { sigils-colour } disponible, qui devient utilisé : gagnez { sigils-fame }.
sigils-ability-entomb = Retournez face cachée un autre { sigils-spell-of-type } de votre grimoire : gagnez { sigils-fame }.
sigils-ability-sigil = À la fin : { sigils-fame } de plus par { sigils-sigil } complet.
sigils-ability-pair = À la fin : { sigils-fame } pour chaque paire formée d’un { $first } et d’un { $second }.
sigils-ability-majority = À la fin : { sigils-fame } si personne n’a plus de { sigils-spells-of-family } que vous, mais seulement { $tied } en cas d’égalité. Il vous en faut au moins un.
sigils-ability-each-family = À la fin : { sigils-fame } pour chacun de vos { sigils-spells-of-family }.
sigils-ability-each-type = À la fin : { sigils-fame } pour chaque { sigils-spell-of-type } de votre grimoire.
sigils-ability-kindred = À la fin : { sigils-fame } pour chaque sort doté de ce pouvoir dans votre grimoire, moins 1. Chacun de ces sorts rapporte autant.

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
        [1] { $count } personne reçoit une gemme
       *[other] { $count } personnes reçoivent une gemme
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
    } { sigils-die-object }, de { $value } à { $after }
sigils-log-shift =
    { $who } { $person ->
        [you] changez
       *[other] change
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
    } { $card } et { $person ->
        [you] libérez
       *[other] libère
    } { sigils-spot }
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
        [you] passez
       *[other] passe
    } : tous les dés sont relancés
sigils-log-pass-back =
    { $who } { $person ->
        [you] passez
       *[other] passe
    } : tous les dés sont relancés, retour de { sigils-gems }
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
sigils-do-shift = Changer { sigils-die-object } : { $value } → { $after }
sigils-do-reroll = Relancer { sigils-die-object } ({ $value })
sigils-do-discard = Défausser { $card }, sur { sigils-spot }
sigils-do-done = Terminer
sigils-do-entomb = Retourner { $card } face cachée
sigils-do-pass = Passer
sigils-do-end = Terminer le tour

## What is being asked

sigils-may-nudge = ajustez un dé
sigils-may-cast = lancez un sort
sigils-may-harness = canalisez un dé
sigils-may-pass = passez
sigils-may-end = terminez le tour
sigils-may-only-pass = rien à faire, passez
sigils-may-only-end = plus rien à faire, terminez le tour
sigils-ask-play = Ce tour-ci : { $choices }
sigils-ask-last = Dernier tour : { $choices }
sigils-ask-bound = Vous avez lancé un sort, vous devez donc canaliser ce tour-ci : { $choices }
sigils-ask-broken = Après votre sort, canaliser est hors de portée : { $choices }
sigils-ask-after = Dé canalisé : { $choices }
sigils-ask-pay =
    Payez { $card } : encore { $owed ->
        [one] { $owed } point
       *[other] { $owed } points
    }
sigils-ask-turn = { $card } : choisissez le dé à retourner sur sa face opposée
sigils-ask-shift = { $card } : choisissez comment changer le dé { sigils-colour }
sigils-ask-reroll = { $card } : choisissez quel dé { sigils-colour } relancer
sigils-ask-discard =
    { $card } : { $left ->
        [0] plus aucun sort sur le plateau central ; choisissez « { sigils-do-done } »
        [one] défaussez { $left } sort du plateau central, ou choisissez « { sigils-do-done } »
       *[other] défaussez du plateau central jusqu’à { $left } sorts, ou choisissez « { sigils-do-done } »
    }
sigils-ask-entomb = { $card } : choisissez le { sigils-spell-of-type } à retourner face cachée
sigils-chance-first = Tirage au sort : qui commence ?
sigils-chance-reveal = Le prochain sort de la pioche, pour { sigils-spot }
sigils-chance-roll =
    { $who } { $person ->
        [you] jetez
       *[other] jette
    } { sigils-die-object }
sigils-chance-roll-teacher = { sigils-die-subject } est jeté
sigils-chance-roll-all = Tous les dés des professeurs sont utilisés : on les relance, et chaque personne reçoit une gemme

## The end

sigils-part-fame = Renommée acquise
sigils-part-gems = Gemmes
sigils-part-sigils = Sceaux
sigils-end-full-book = Un grimoire est rempli, et les derniers tours sont joués.
sigils-end-last-round = Le tour { $round } s’achève, et la partie avec lui.

## What went wrong

error-not-toml = { $place } n’est pas du TOML : { $reason }
error-deck-size = { $place } : { $count } sorts ; à ce nombre de joueurs, il en faut de { $least } à { $most }.
error-board-size = { $place } : { $count } emplacements, alors qu’un plateau en a { $wanted }.
error-not-a-bonus = { $place } : « { $found } » ne convient pas ; il faut une famille, un type ou rien.
error-id-twice = { $place } : deux sorts ont cet identifiant.
error-not-kebab = { $place } : « { $found } » ne convient pas ; il faut des mots en minuscules reliés par des traits d’union.
error-not-a-name = { $place } : « { $found } » n’est pas un nom.
error-not-an-ability = { $place } : « { $found } » n’est pas un pouvoir de l’édition { $edition }.
error-one-type-twice = { $place } : « { $found } » nomme deux fois la même chose ; il en faut deux différentes.
error-no-teachers = { $place } : l’édition { $edition } n’a pas de professeurs.
error-no-teacher-dice = { $place } : cette partie se joue sans les professeurs.
error-not-a-card = { $place } : le sort « { $name } » n’est pas dans ce paquet.
error-card-twice = { $place } : { $name } se trouve aussi dans { $other }.
error-not-a-die = { $place } : « { $found } » ne convient pas ; il faut une couleur, une seule fois chacune.
error-not-a-spot = { $place } : « { $found } » ne convient pas ; il faut un emplacement avec un sort, une seule fois chacun.
error-book-full = { $place } : { $count } sorts, alors qu’un grimoire en contient { $limit } au plus.
error-not-seats = { $place } : « { $found } » ne convient pas ; il faut des places différentes de 0 à { $last }.
error-turn-not-last = { $place } : dans « { $found } », il manque la place dont c’est le tour.
error-gem-count = { $place } : « { $found } » ne convient pas ; sur { $total } gemmes, les joueurs en ont { $named }.

## On the page

sigils-by = d’Alexandros Kapidakis
sigils-board-teachers = { sigils-option-teachers }
sigils-board-die = { $die } : { $value }
sigils-board-die-used = { $die } : { $value }, utilisé
sigils-board-market = Sorts à canaliser
sigils-board-empty-spot = vide
sigils-board-your-dice = Vos dés
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
sigils-option-edition-75 = 75 sorts
sigils-option-teachers = Professeurs
sigils-option-teachers-help = Jouer avec les six dés supplémentaires des Professeurs (seulement dans l’édition à 60 sorts).
sigils-option-first = Premier joueur
sigils-option-first-help = La place qui joue en premier, comptée à partir de 0, ou random (au hasard).
sigils-option-first-random = Au hasard
sigils-option-deck = Paquet
sigils-option-deck-help = Un fichier contenant vos propres sorts, à la place de ceux de l’édition.
