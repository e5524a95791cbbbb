### Drawing the game in the terminal.

terminal-materia-help =
    i                was deine Zauber tun
    i 3, i sturm     was ein Zauber tut, über seine Zahl oder seinen Namen
terminal-materia-heading = Runde { $round } · { $phase } · { $who }
terminal-materia-piles = Beutel { $pouch } · Ablage { $discard }
terminal-materia-track-points = wert
terminal-materia-worth = { $points } P
terminal-materia-when = wann
terminal-materia-today = heute gelernt
terminal-materia-lower = Unten
terminal-materia-track-status = { $points } · { $filled } von { $last } Feldern · * leert den Altar
terminal-materia-track = Leiste
terminal-materia-when-it-works = { $when }: { $does }
terminal-materia-nothing-learned = Du hast noch keinen Zauber gelernt. Tippe i und eine Zahl, um einen zu lesen.
