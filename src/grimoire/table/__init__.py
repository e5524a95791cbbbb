"""A match in progress: seats, clocks, undo, versioned events; no network, no files, no clock of its own."""
