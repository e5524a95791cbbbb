"""Finding a card by what a person typed of its name."""

import unicodedata
from collections.abc import Mapping, Sequence


def find(wanted: str, known: Mapping[str, Sequence[str]]) -> str | None:
    """The key with the name ``wanted``, or else one that begins like it, in any spelling; None unless it is clear."""
    start = fold(wanted)
    names = {key: [fold(name) for name in spellings] for key, spellings in known.items()}
    exact = [key for key, spellings in names.items() if start in spellings]
    near = [key for key, spellings in names.items() if any(name.startswith(start) for name in spellings)]
    matches = exact or near
    return matches[0] if start and len(matches) == 1 else None


def fold(text: str) -> str:
    """Letters and digits only, without accents or case."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if letter.isalnum())
