"""The HTTP part of the server."""
