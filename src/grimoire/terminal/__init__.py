"""The terminal client: a person plays, watches and measures games in a text terminal."""
