"""Training the sage's nets: self-play, and a net fitted to the results. Needs numpy."""
