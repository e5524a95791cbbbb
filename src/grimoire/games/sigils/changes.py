"""Sigils with some cards changed, for experiments: a deck of one's own, made from another."""

from grimoire.games.options import Options
from grimoire.games.sigils.game import Sigils
from grimoire.games.spec import Changes
from grimoire.kernel.errors import OptionError
from grimoire.kernel.reading import Reader

FIELDS = ("family", "type", "left", "right", "ability")


def changed_game(options: Options, cards: Changes) -> Sigils:
    """The game with other fields on some cards; OptionError names each fault with its card and field."""
    plain = Sigils(**options)
    reader = Reader(OptionError)
    names = {card.name for card in plain.deck.cards}
    for name, fields in cards.items():
        if name not in names:
            reader.fault("not-a-card", name, "{name!r} is not a spell of this deck", name=name)
        for field in fields:
            if field not in FIELDS:
                reader.fault(
                    "not-changeable", f"{name}.{field}", "only {fields} can be changed", fields=", ".join(FIELDS)
                )
    reader.finish()
    spells = plain.deck.data["spell"]
    deck = {**plain.deck.data, "spell": [{**spell, **cards.get(spell["id"], {})} for spell in spells]}
    return Sigils(**{**options, "deck": deck})
