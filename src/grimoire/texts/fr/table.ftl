### Ce qu’une table refuse, et pourquoi.

error-wrong-seats = Il faut { $wanted } places pour cette partie, pas { $found }.
error-seat-taken = Cette place n’est pas libre.
error-not-host = Seule la personne qui a préparé la table peut faire cela.
error-not-your-seat = Cette place n’est pas la vôtre.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-stale-version = La table a changé entre-temps. Regardez de nouveau et choisissez.
error-already-begun = La partie a déjà commencé.
error-not-begun = La partie n’a pas encore commencé.
error-match-over = La partie est terminée.
error-not-over = La partie n’est pas encore terminée.
error-has-resigned = Vous avez abandonné cette partie.
error-undo-off = À cette table, rien ne se reprend.
error-undo-nothing = Vous n’avez rien à reprendre.
error-undo-chance = Impossible de revenir en arrière : le hasard a parlé depuis.
error-undo-other = Impossible de revenir en arrière : quelqu’un d’autre a joué depuis.
error-chat-off = Il n’y a pas de discussion à cette table.
error-fresh-bonus = Une horloge remise à plein à chaque tour n’a pas de bonus.
