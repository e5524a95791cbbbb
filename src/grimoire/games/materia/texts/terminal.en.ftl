### Drawing the game in the terminal.

terminal-materia-help =
    i                what your spells do
    i 3, i storm     what a spell does, by number or name
terminal-materia-heading = Round { $round } · { $phase } · { $who }
terminal-materia-piles = pouch { $pouch } · discard { $discard }
terminal-materia-track-points = worth
terminal-materia-worth = { $points } pt
terminal-materia-when = when
terminal-materia-today = learned today
terminal-materia-lower = Lower
terminal-materia-track-status = { $points } · { $filled } of { $last } spaces · * clears the altar
terminal-materia-track = Track
terminal-materia-when-it-works = { $when }: { $does }
terminal-materia-nothing-learned = You have not learned any spells yet. Type i and a number to read one.
