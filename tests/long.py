"""Tests that take minutes: ``GRIMOIRE_LONG=1`` (``make test-all``) runs them, or the long version of a test."""

import os

import pytest

LONG = bool(os.environ.get("GRIMOIRE_LONG"))
long = pytest.mark.skipif(not LONG, reason="takes long: make test-all runs it")
