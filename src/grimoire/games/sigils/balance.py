"""What is counted of the cards of Sigils: by card, by kind of ability and by ability."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from grimoire.games.balance import ITEM, Balance, Column, Counts, Grouping, Key
from grimoire.games.options import Options
from grimoire.games.sigils.game import Sigils
from grimoire.games.sigils.scoring import part_of
from grimoire.games.sigils.state import State
from grimoire.kernel import game as kernel
from grimoire.kernel.action import Action
from grimoire.kernel.playing import state_of

_COLUMNS: Final = (Column("spot", "spot"), Column("casts", "casts"), Column("Fame", "fame"))


class CardWatcher:
    """Counts for each card, for the word of its ability and for its whole ability."""

    def __init__(self) -> None:
        self._casts: Final[Counter[tuple[int, int]]] = Counter()  # by seat and spot
        self._turns = self._passes = 0

    def see(self, state: kernel.State, action: Action) -> None:
        if action.verb in ("pass", "end"):
            self._turns += 1
            self._passes += action.verb == "pass"
        elif action.verb == "cast" and action.item is not None:
            self._casts[state.player, int(action.item) - 1] += 1

    def finish(self, state: kernel.State, shares: Sequence[int], counts: Counts) -> None:
        board = state_of(state, State)
        parts = board.score_parts()
        had: defaultdict[Key, list[int]] = defaultdict(list)
        for number, seat in enumerate(board.seats):
            for spot in range(seat.count):
                card = board.card(seat, spot)
                for kind, name in ((ITEM, card.name), ("word", _word(card.ability)), ("ability", card.ability)):
                    had[kind, name].append(number)
                    counts.add(f"{kind} spot", name, spot + 1)
                    if card.program:
                        counts.add(f"{kind} casts", name, self._casts[number, spot])
                    if card.tally is not None:
                        counts.add(f"{kind} fame", name, parts[number].get(part_of(card), 0))
            counts.numbers["table", "spells"] += int(seat.count)
        counts.add_rates(had, shares)
        counts.numbers["table", "turns"] += self._turns
        counts.numbers["table", "passes"] += self._passes


class CardBalance(Balance):
    """Of our own decks we ask that no card's owner wins much more or less often than the others."""

    titles = ("card", "ability")
    noun = "card"
    columns = _COLUMNS
    groups: ClassVar[Mapping[str, Grouping]] = {
        "word": Grouping("By kind of ability", ("ability", "cards"), _COLUMNS),
        "ability": Grouping("By ability", ("ability", "cards"), _COLUMNS),
    }
    limit = 0.06

    def watcher(self) -> CardWatcher:
        return CardWatcher()

    def about(self, game: kernel.Game[kernel.State]) -> dict[str, str]:
        return {card.name: card.ability for card in state_of(game, Sigils).deck.cards}

    def group_about(self, kind: str, name: str, about: Mapping[str, str]) -> str:
        """How many cards are meant."""
        abilities = [_word(ability) if kind == "word" else ability for ability in about.values()]
        return str(abilities.count(name))

    def title(self, options: Options) -> str:
        extra = ", Teachers" * bool(options.get("teachers")) + ", a deck of one's own" * ("deck" in options)
        return f"Spellbooks, edition {options['edition']}{extra}, {options['players']} players"


def _word(ability: str) -> str:
    return ability.partition(" ")[0]


BALANCE: Final = CardBalance()
