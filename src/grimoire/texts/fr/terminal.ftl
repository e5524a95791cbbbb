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
    un numéro        jouer ce choix
    une action       la jouer, dans la notation des règles
    Entrée           redessiner la table
    t, hint          un indice : les trois meilleurs choix, les chances de chacun
    u                annuler votre dernier choix
    p                les points actuels, et d’où ils viennent
    l                le journal de toute la partie
    s, s FICHIER     sauvegarder la partie, ici ou dans un fichier à vous
    q                quitter ; la partie est sauvegardée
    ?, h             cette aide
terminal-more-events =
    { $count ->
        [one] … { $count } ligne avant ; l montre tout le journal
       *[other] … { $count } lignes avant ; l montre tout le journal
    }
terminal-bad-number = Choisissez un numéro de 1 à { $most }, ou tapez ? pour l’aide.
terminal-not-understood = « { $text } » n’est pas une commande ; tapez ? pour l’aide.
terminal-not-legal = « { $action } » n’est pas possible maintenant ; choisissez un des numéros ci-dessus.
terminal-not-there = Il n’y a pas de { $item } dans { $zone } en ce moment.
terminal-no-topic = « { $topic } » ne correspond à rien, ou à plusieurs choses ; donnez le numéro ou le nom complet.
terminal-undo-nothing = Il n’y a rien à annuler.
terminal-undo-chance = Trop tard pour annuler : le hasard est intervenu depuis votre dernier choix.
terminal-undo-other = Trop tard pour annuler : quelqu’un d’autre a joué depuis votre dernier choix.
terminal-saved = Sauvegardé : { $path }
terminal-kept = La partie est sauvegardée dans { $path }. Pour la continuer :
terminal-kept-finished = La partie est sauvegardée dans { $path }. Pour la revoir :
terminal-not-kept = La partie n’a pas pu être sauvegardée.
terminal-score-line = { $who } : { $points } ({ $parts })
terminal-score-part = { $part } { $points }
terminal-unfinished = Cette partie n’est pas terminée. Si elle s’arrêtait là :
terminal-thinking = { $who } réfléchit…
terminal-thinking-hint = À la recherche d’un indice…
terminal-replaced = { $failed } ne répond plus. { $who } prend sa place.
terminal-hint-best = Les meilleurs choix, et vos chances avec chacun :
terminal-hint-now = Les chances de chacun :
terminal-hint-seat = { $who } : { $prospects }
terminal-hint-prospects = { NUMBER($wins, style: "percent", maximumFractionDigits: 0) } de chances de gagner, environ { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points

## Replaying

terminal-replay-place = Action { $place } sur { $last } · Entrée suivante, b précédente, g N aller à N, q quitter
terminal-replay-help = Entrée pour l’action suivante, b pour la précédente, g et un numéro pour aller à cette action, q pour quitter.
terminal-replay-no-place = Cette action n’existe pas ; elles vont de 0 à { $last }.

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
        [over] la partie est terminée
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

## Verifying

terminal-verify-verified =
    vérifié : { $path } : { $count ->
        [0] aucun tirage au hasard
        [one] le seul tirage au hasard découle des secrets
       *[other] les { $count } tirages au hasard découlent tous des secrets
    }
terminal-verify-differs = Cet enregistrement ne découle pas de ses secrets :
terminal-verify-no-proof = { $path } : cet enregistrement ne contient pas de preuve ; son hasard ne peut pas être vérifié. Les parties dans le terminal, les leçons et les parties d’anciennes versions n’en ont pas.
terminal-verify-not-over = { $path } : la partie n’est pas terminée ; ses secrets ne sont pas encore révélés.
terminal-verify-commitment = { "  " }Le serveur s’était engagé sur { $commitment }.
terminal-verify-seeds =
    { "  " }{ $count ->
        [one] La graine de la place { $seats } a compté.
       *[other] Les graines des places { $seats } ont compté.
    }
terminal-verify-no-seeds = { "  " }Aucune graine de joueur n’a compté : le serveur a choisi le secret seul.
terminal-verify-silent =
    { "  " }{ $count ->
        [one] La place { $seats } n’a pas révélé sa graine à temps.
       *[other] Les places { $seats } n’ont pas révélé leurs graines à temps.
    }
terminal-verify-first =
    { "  " }{ $count ->
        [one] La première action vient d’un autre enregistrement et n’a pas été vérifiée.
       *[other] Les { $count } premières actions viennent d’un autre enregistrement et n’ont pas été vérifiées.
    }

## Command-line errors

terminal-see-help = Voir : { $command }
terminal-unknown-option = L’option { $option } n’existe pas.
terminal-unknown-command = La commande « { $command } » n’existe pas.
terminal-bad-value = { $option } : « { $value } » n’est pas valide.
terminal-missing = Il manque { $option } ou sa valeur.
terminal-too-many = Inattendu sur la ligne de commande : « { $words } ».
terminal-too-many-values = { $option } figure trop souvent, ou avec trop de valeurs.
terminal-no-file = Indiquez au moins un fichier à vérifier.
terminal-nothing-to-resume = Il n’y a pas de partie inachevée dans { $directory }.
terminal-resume-options = Une partie sauvegardée a déjà ses options ; enlevez { $options }.
terminal-program-allow = Cette partie sauvegardée veut lancer un programme : { $program }. Le lancer ? [o/N]
terminal-program-yes = o oui
terminal-program-refused = Cette partie sauvegardée veut lancer un programme ; elle n’a donc pas été ouverte : { $programs }. Si vous lui faites confiance, ajoutez { $flags }. Pour continuer contre un bot, ajoutez --bot novice.
terminal-file-options = Le fichier fixe déjà les options de la partie ; enlevez { $options }.
terminal-which-state = Indiquez soit --position, soit --record ; --after ne va qu’avec --record.
terminal-not-on-windows = grimoire serve ne fonctionne pas directement sous Windows. Utilisez WSL ou un conteneur ; grimoire play fonctionne ici.
terminal-seats-players = --seats indique { $seats } places, mais la partie en a { $players }.
terminal-no-such-action = --after { $number } : les actions de l’enregistrement vont de 0 à { $last }.
terminal-negative-depth = --depth { $depth } : la profondeur doit être de 0 ou plus.
terminal-bad-seconds = --seconds { $seconds } : indiquez un nombre supérieur à 0, jusqu’à 3600.
terminal-other-game = { $option } est une option de { $other }, pas de { $game } ; enlevez-la.
terminal-too-deep = Ce fichier est trop imbriqué pour être lu.
terminal-no-library = Il faut pour cela la bibliothèque { $library }. Pour l’installer : { $command }

## A game without a drawing of its own

terminal-generic-heading = Tour de table { $round } · { $who }
terminal-generic-setup = Mise en place
terminal-generic-over = La partie est terminée

## Language models

error-no-topic = { $place } : il n’y a pas de sujet « { $found } ». Demandez sans sujet pour en avoir la liste.
error-why-not = { $why }
error-tables-full = Il y a déjà { $most } tables. Fermez d’abord l’une d’elles : { $names }.
error-no-seat-for-you = { $place } : une des places doit être « { $you } ».
error-hidden-evaluation = Ce jeu cache quelque chose aux joueurs. Une évaluation le révélerait.
error-hidden-record = Dans un jeu qui cache quelque chose, l’enregistrement n’est donné qu’à la fin de la partie.
error-no-brackets = La réponse ne contient pas d’action entre crochets.
text-prompt = Vous êtes la personne { $number } sur { $players } dans { $game }. Réfléchissez aussi longtemps que vous voulez, puis terminez votre réponse par une action possible entre crochets, exactement comme elle figure dans la liste.
text-try-again =
    { $count ->
        [0] Votre réponse n’est pas acceptée et il ne vous reste plus d’essai. { $reason }
        [one] Votre réponse n’est pas acceptée. { $reason } Il vous reste un essai.
       *[other] Votre réponse n’est pas acceptée. { $reason } Il vous reste { $count } essais.
    }

## Grading

terminal-grade-player = joueur
terminal-grade-games = parties
terminal-grade-decisions = décisions
terminal-grade-loss = perte
terminal-grade-points = points
terminal-grade-best = meilleure action
terminal-grade-illegal = illégal
terminal-grade-worst = { $player } : { $loss } de perte dans { $file }, action { $number } : { $action } au lieu de { $best }
terminal-grade-about = Perte : la chance de gagner qu’une décision abandonne en moyenne, comparée à un bot qui examine { $nodes } nœuds. Points : la même chose en points à la fin. Illégal : la part des essais illégaux.
