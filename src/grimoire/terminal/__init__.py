"""The terminal client: people play and replay games in a text terminal."""
