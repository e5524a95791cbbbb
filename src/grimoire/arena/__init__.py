"""The arena: bots against bots in every seating, until it is clear who is stronger.

``run.run(plan.Plan("materia", ("random", "random")))`` is all it takes from other code.
"""
