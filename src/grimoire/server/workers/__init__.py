"""Bots think in processes of their own, never in the event loop."""
