"""Environments for learning programs: adapters to Gymnasium, PettingZoo and OpenSpiel, and many games at once."""


def missing(library: str, extra: str) -> ImportError:
    """What to say when the library of an adapter is not installed."""
    return ImportError(f"this needs {library}, which is not installed: pip install 'grimoire-games[{extra}]'")
