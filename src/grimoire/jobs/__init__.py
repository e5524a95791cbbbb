"""Work made of many independent tasks: done by this process, by several, or by a cluster."""
