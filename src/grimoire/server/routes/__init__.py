"""The routes of HTTP."""
