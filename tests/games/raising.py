"""A plug-in that fails when it is imported."""

raise RuntimeError("out of order")
