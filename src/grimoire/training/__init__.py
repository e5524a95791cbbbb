"""How the net of the sage is made: games against itself, and a net fitted to what came of them. Needs numpy."""
