# The terminal client and the command line. Needs common.ftl and, for drawing, the words of each game.

## Names

terminal-player = Joueur { $number }
terminal-bot-random = Hasard
terminal-number = { $number }
terminal-colour-code =
    { $colour ->
        [red] ro
        [purple] vi
        [green] ve
        [black] no
        [white] ba
        [blue] be
       *[yellow] ja
    }

## Playing

terminal-help =
    Un numéro        joue ce choix
    harness red      joue cette action, dans la notation des règles
    Entrée           redessine la table
    i                ce que font vos sorts (dans Sigils aussi ceux du plateau)
    i 3, i tempête   ce que fait un sort, par son numéro ou son nom
    i rouge          dans Sigils aussi par sa couleur sur le plateau central
    t, hint          les trois meilleurs choix, et où en est chacun
    u                annule votre dernier choix
    p                les points tels qu’ils sont, et d’où ils viennent
    l                le journal de toute la partie
    s, s FICHIER     sauvegarde la partie, ici ou dans un fichier à vous
    q                quitte ; la partie est sauvegardée
    ?, h             cette aide
terminal-more-events =
    { $count ->
        [one] … { $count } ligne de plus avant ; l montre tout le journal
       *[other] … { $count } lignes de plus avant ; l montre tout le journal
    }
terminal-bad-number = Choisissez un numéro de 1 à { $most }, ou tapez ? pour l’aide.
terminal-not-understood = « { $text } » ne veut rien dire ici ; tapez ? pour l’aide.
terminal-not-legal = « { $action } » n’est pas possible maintenant ; choisissez un des numéros ci-dessus.
terminal-no-topic = Il n’y a pas de « { $topic } » à expliquer, ou il y en a plusieurs ; donnez le numéro ou le nom complet.
terminal-undo-nothing = Il n’y a rien à annuler.
terminal-undo-chance = Le hasard a tranché depuis votre dernier choix ; on ne peut plus l’annuler.
terminal-undo-other = Quelqu’un d’autre a joué depuis votre dernier choix ; on ne peut plus l’annuler.
terminal-saved = Sauvegardé : { $path }
terminal-kept = La partie est sauvegardée dans { $path }. Pour la reprendre :
terminal-kept-finished = La partie est conservée dans { $path }. Pour la revoir :
terminal-not-kept = La partie n’a pas pu être sauvegardée.
terminal-score-line = { $who } : { $points } ({ $parts })
terminal-score-part = { $part } { $points }
terminal-unfinished = Cette partie n’est pas finie. Si elle s’arrêtait là :
terminal-thinking = { $who } réfléchit…
terminal-thinking-hint = À la recherche d’un conseil…
terminal-replaced = { $failed } ne peut plus jouer. { $who } prend sa place.
terminal-hint-best = Le mieux maintenant, et où cela vous mène :
terminal-hint-now = Où en est la partie :
terminal-hint-seat = { $who } : { $prospects }
terminal-hint-prospects = victoire { NUMBER($wins, style: "percent", maximumFractionDigits: 0) }, environ { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points

## Replaying

terminal-replay-place = Action { $place } sur { $last } · Entrée suivante, b précédente, g N aller à N, q quitter
terminal-replay-help = Entrée pour l’action suivante, b pour la précédente, g et un numéro pour s’y rendre, q pour quitter.
terminal-replay-no-place = Il n’y a rien à cet endroit ; les actions vont de 0 à { $last }.

## Counting and measuring

terminal-counting = Comptage
terminal-depth = profondeur
terminal-action = première action
terminal-decisions = décisions
terminal-chances = hasard
terminal-ends = fins
terminal-total = total
terminal-nodes = { $nodes } nœuds en { $seconds } s
terminal-measuring = Mesure en cours…
terminal-measure = mesure
terminal-per-second = par seconde
terminal-bench-games = parties, simulées
terminal-bench-decisions = décisions, simulées
terminal-bench-choices = choix (deux actions possibles ou plus), simulés
terminal-bench-integer = décisions, couche entière
terminal-bench-driven-choices = choix, couche entière
terminal-bench-copies = copies d’un état
terminal-bench-simulated = { $games } parties simulées, soit { $decisions } décisions, en { $seconds } s.
terminal-engine-compiled = Le moteur est compilé.
terminal-engine-interpreted = Le moteur est interprété.
terminal-interpreted = Remarque : le moteur est interprété, donc bien plus lent que compilé.

## Checking

terminal-check-neither = ce n’est ni une position ni un enregistrement.
terminal-check-position =
    ok : { $path } : une position de { $game }, { $status ->
        [over] la partie est finie
       *[open] { $count ->
            [one] { $count } action possible
           *[other] { $count } actions possibles
        }
    }
terminal-check-record =
    ok : { $path } : un enregistrement de { $game }, { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }, { $status ->
        [over] terminé
       *[open] inachevé
    }

## Command lines that cannot be followed

terminal-see-help = Voyez : { $command }
terminal-unknown-option = L’option { $option } n’existe pas.
terminal-unknown-command = La commande « { $command } » n’existe pas.
terminal-bad-value = { $option } : « { $value } » ne convient pas.
terminal-missing = Il manque { $option }, ou sa valeur.
terminal-too-many = Il y a trop de mots sur la ligne de commande : « { $words } ».
terminal-too-many-values = { $option } est donné trop souvent ou a trop de valeurs.
terminal-no-file = Nommez au moins un fichier à vérifier.
terminal-nothing-to-resume = Il n’y a pas de partie inachevée dans { $directory }.
terminal-resume-options = Une partie sauvegardée a déjà ses options : enlevez { $options }.
terminal-file-options = Le fichier dit les options de la partie : enlevez { $options }.
terminal-which-state = Donnez soit --position, soit --record ; --after va avec --record.
terminal-seats-players = --seats nomme { $seats } places, mais la partie en a { $players }.
terminal-no-such-action = --after { $number } : les actions de l’enregistrement vont de 0 à { $last }.
terminal-negative-depth = --depth { $depth } : il faut une profondeur de 0 ou plus.
terminal-bad-seconds = --seconds { $seconds } : il faut un nombre supérieur à 0, jusqu’à 3600.
terminal-other-game = { $option } va avec { $other } ; { $game } n’a pas cette option : enlevez-la.
terminal-too-deep = Ce fichier est trop imbriqué pour être lu.

terminal-generic-heading = Manche { $round } · au tour de { $who }
terminal-generic-setup = Mise en place
terminal-generic-over = Partie terminée
