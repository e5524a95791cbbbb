"""The arena: bots against bots in every seating, until it is clear which is stronger.

In a program: ``run.run(plan.Plan(game, ("random", "random")))``.
"""
