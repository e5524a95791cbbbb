"""The designer's lab: games of bots that answer a question about a game, and tell what they saw on the way."""
