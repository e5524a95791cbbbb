### Errors of a table.

error-wrong-seats = Ce jeu demande { $wanted } places, et non { $found }.
error-seat-taken = Cette place est prise.
error-not-host = Seule la personne qui a préparé la table peut faire cela.
error-not-your-seat = Cette place n’est pas la vôtre.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-stale-version = Le plateau a changé entre-temps. Regardez de nouveau, puis choisissez.
error-already-begun = La partie a déjà commencé.
error-seats-open = Les graines sont révélées quand toutes les places sont prises.
error-wrong-seed = Cette graine ne correspond pas à son engagement.
error-not-begun = La partie n’a pas encore commencé.
error-match-over = La partie est terminée.
error-not-over = La partie n’est pas encore terminée.
error-has-resigned = Vous avez abandonné cette partie.
error-undo-off = On ne peut pas annuler à cette table.
error-undo-nothing = Vous n’avez rien à annuler.
error-undo-chance = Trop tard pour annuler : le hasard est intervenu depuis.
error-undo-other = Trop tard pour annuler : quelqu’un d’autre a joué depuis.
error-undo-time = Vous n’avez plus assez de temps pour annuler.
error-chat-off = Le chat est désactivé à cette table.
error-fresh-bonus = Une pendule réinitialisée à chaque tour ne peut pas avoir de bonus.

### Why something on the board cannot be chosen. $prompt is the question that is open.

reason-general = Cela ne peut pas être choisi maintenant.
reason-first = D’abord : { $prompt }.
reason-not-begun = La partie n’a pas encore commencé.
reason-over = La partie est terminée.
reason-not-your-turn = Ce n’est pas votre tour : { $who } décide d’abord.
