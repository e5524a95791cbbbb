"""What is counted of the spells of Materia: by spell, and by its level when the game ends."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from grimoire.games.balance import ITEM, Balance, Column, Counts, Figures, Grouping, Key
from grimoire.games.materia.board import card_at
from grimoire.games.materia.game import Materia
from grimoire.games.materia.linking import LEVELS
from grimoire.games.materia.pile import COLOURS
from grimoire.games.materia.state import State
from grimoire.games.options import Options
from grimoire.kernel import game as kernel
from grimoire.kernel.action import Action
from grimoire.kernel.playing import state_of

_MEANS: Final = (Column("round", "round"), Column("points", "points"))


class SpellWatcher:
    """Counts for each spell, and for each at its level when the game ends."""

    def __init__(self) -> None:
        self._learned: Final[dict[tuple[int, str], tuple[int, int]]] = {}  # by seat and spell: level, round

    def see(self, state: kernel.State, action: Action) -> None:
        if action.verb == "learn" and action.item is not None and action.amount is not None:
            board = state_of(state, State)
            self._learned[board.player, action.item] = (action.amount, int(board.round))

    def finish(self, state: kernel.State, shares: Sequence[int], counts: Counts) -> None:
        board = state_of(state, State)
        parts = board.score_parts()
        had: defaultdict[Key, list[int]] = defaultdict(list)
        for name in board.spell_names():
            counts.numbers["in play", name] += 1
        for number, seat in enumerate(board.seats):
            for slot in range(len(COLOURS)):
                if not (seat.learned >> slot) & 1:
                    continue
                name = card_at(board, slot).name
                final = f"{name} {seat.level(slot)}"
                level, learned_in = self._learned[number, name]
                had[ITEM, name].append(number)
                had["level", final].append(number)
                counts.numbers["learned at", f"{name} {level}"] += 1
                for kind, row in ((ITEM, name), ("level", final)):
                    counts.add(f"{kind} round", row, learned_in)
                    counts.add(f"{kind} points", row, parts[number][name])
                counts.numbers["table", "spells"] += 1
        counts.add_rates(had, shares)


class SpellBalance(Balance):
    """The spells are the printed ones: their figures tell what to learn, not what to mend."""

    titles = ("spell", "colour")
    noun = "spell"
    columns = (
        Column("wins without", "without", percent=True),
        Column("learned", "learned", percent=True),
        *(Column(f"at {level}", f"level {level}", percent=True) for level in LEVELS),
        *_MEANS,
    )
    groups: ClassVar[Mapping[str, Grouping]] = {
        "level": Grouping("By spell and its level when the game ended", ("spell and level", "colour"), _MEANS)
    }

    def watcher(self) -> SpellWatcher:
        return SpellWatcher()

    def about(self, game: kernel.Game[kernel.State]) -> dict[str, str]:
        return {card.name: COLOURS[card.colour] for card in state_of(game, Materia).linked.cards}

    def group_about(self, kind: str, name: str, about: Mapping[str, str]) -> str:  # noqa: ARG002 (there is one kind)
        """The colour of the spell."""
        return about[name.partition(" ")[0]]

    def more(self, counts: Counts, name: str, players: int) -> Figures:
        """How often a spell that is in play is learned, at which levels, and how often those win who did without."""
        times, in_play = counts.times(ITEM, name), counts.numbers["in play", name]
        without = in_play * players - times
        more: Figures = {"learned": times / (in_play * players)}
        more |= {f"level {level}": counts.numbers["learned at", f"{name} {level}"] / times for level in LEVELS}
        return more | {"without": (in_play - counts.wins(ITEM, name)) / without if without else None}

    def title(self, options: Options) -> str:
        return f"SpellBook, {options['spells']}, {options['players']} players"


BALANCE: Final = SpellBalance()
