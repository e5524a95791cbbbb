"""Training the sage's nets: self-play, a net fitted to the results, and matches that let it in. Needs JAX."""
