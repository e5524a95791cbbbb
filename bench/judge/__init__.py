"""``make judge``: how good the value of a net is, and what the search makes of it. docs/judging.md explains it."""
