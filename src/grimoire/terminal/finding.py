"""Finding a card by what a person types of its name."""

import unicodedata
from collections.abc import Mapping, Sequence


def find(wanted: str, known: Mapping[str, Sequence[str]]) -> str | None:
    """The key that one of these names, or the beginning of one, belongs to, in any spelling; None unless just one."""
    start = fold(wanted)
    names = {key: [fold(name) for name in spellings] for key, spellings in known.items()}
    exact = [key for key, spellings in names.items() if start in spellings]
    near = [key for key, spellings in names.items() if any(name.startswith(start) for name in spellings)]
    found = exact or near
    return found[0] if start and len(found) == 1 else None


def fold(text: str) -> str:
    """Letters and digits only, without accents or case."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if letter.isalnum())
