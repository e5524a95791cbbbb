### Drawing the game in the terminal.

terminal-materia-help =
    i                ce que font vos sorts
    i 3, i tempête   ce que fait un sort, par son numéro ou son nom
terminal-materia-heading = Tour de table { $round } · { $phase } · { $who }
terminal-materia-piles = sac { $pouch } · défausse { $discard }
terminal-materia-track-points = vaut
terminal-materia-worth = { $points } pt
terminal-materia-when = quand
terminal-materia-today = appris aujourd’hui
terminal-materia-lower = Partie inf.
terminal-materia-track-status = { $points } · { $filled } cases sur { $last } · * vide l’autel
terminal-materia-track = Piste
terminal-materia-when-it-works = { $when } : { $does }
terminal-materia-nothing-learned = Vous n’avez encore appris aucun sort. Tapez i et un numéro pour en lire un.
