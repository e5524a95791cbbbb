"""Grades play by the win chance that decisions give away, not by wins, which are mostly luck; counts illegal tries."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from grimoire.arena.stats import Estimate, mean, wilson
from grimoire.bots.budget import Budget
from grimoire.bots.losses import USUAL, compare
from grimoire.kernel.game import State
from grimoire.kernel.record import Record

Progress = Callable[[int, int], None]  # called with how many decisions are graded, and how many there are
MOST_WORST: Final = 5


class Decision(NamedTuple):
    """A choice between two or more actions, and what it gave away. ``number`` counts the record's actions from 1."""

    game: int
    number: int
    action: str
    best: str
    loss: float
    points: float


class Grade(NamedTuple):
    """How a player did over all its games. ``best`` is the share of decisions that the bot would have made too."""

    player: str
    games: int
    decisions: int
    loss: Estimate | None  # of win chance by a decision; None for fewer than two
    points: Estimate | None  # given away by a decision: they tell more where a game is as good as lost
    best: Estimate
    illegal: Estimate | None  # the share of illegal tries among all; None if the records do not tell
    worst: tuple[Decision, ...]


class _Choice(NamedTuple):
    player: str
    game: int
    number: int
    state: State
    action: str


def grade(
    records: Sequence[Record],
    budget: Budget = USUAL,
    most: int | None = None,
    seed: int = 1,
    progress: Progress | None = None,
) -> list[Grade]:
    """Grades every player of these records; players of the same name are one.

    Of each player's decisions in a game at most ``most`` are graded, evenly spread.
    """
    chosen = [choice for number, record in enumerate(records) for choice in _choices(record, number, most)]
    decisions: dict[str, list[Decision]] = {}
    for done, choice in enumerate(chosen):
        if progress is not None:
            progress(done, len(chosen))
        decisions.setdefault(choice.player, []).append(_graded(choice, budget, seed))
    if progress is not None:
        progress(len(chosen), len(chosen))
    players = dict.fromkeys(player for record in records for player in player_names(record))
    return [_grade(player, records, decisions.get(player, [])) for player in players]


def player_names(record: Record) -> list[str]:
    """Who sat where: the name, the bot, or the number of the seat from 1 on."""
    seats = record.seats or [{}] * record.game.players
    return [seat.get("name") or seat.get("bot") or str(number) for number, seat in enumerate(seats, start=1)]


def _choices(record: Record, game: int, most: int | None) -> list[_Choice]:
    """The decisions of a record that are graded."""
    names = player_names(record)
    found: dict[int, list[_Choice]] = {}
    for number, (state, action) in enumerate(zip(record.states(), record.actions, strict=False), start=1):
        if state.player >= 0 and len(state.legal()) > 1:
            choice = _Choice(names[state.player], game, number, state, action)
            found.setdefault(state.player, []).append(choice)
    return [choice for choices in found.values() for choice in _spread(choices, most)]


def _spread(choices: list[_Choice], most: int | None) -> list[_Choice]:
    if most is None or len(choices) <= most:
        return choices
    return [choices[place * len(choices) // most] for place in range(most)]


def _graded(choice: _Choice, budget: Budget, seed: int) -> Decision:
    judged = {each.action: each for each in compare(choice.state, [choice.action], budget, seed).actions}
    found = judged[choice.action]
    return Decision(choice.game, choice.number, choice.action, next(iter(judged)), found.loss, found.points)


def _grade(player: str, records: Sequence[Record], decisions: list[Decision]) -> Grade:
    same = sum(decision.action == decision.best for decision in decisions)
    worst = sorted((each for each in decisions if each.loss > 0), key=lambda each: -each.loss)
    return Grade(
        player,
        sum(player in player_names(record) for record in records),
        len(decisions),
        mean([decision.loss for decision in decisions]),
        mean([decision.points for decision in decisions]),
        wilson(same, len(decisions)),
        _illegal(player, records),
        tuple(worst[:MOST_WORST]),
    )


def _illegal(player: str, records: Sequence[Record]) -> Estimate | None:
    """Illegal tries among all tries, in the records that count them."""
    illegal, tries, known = 0, 0, False
    for record in records:
        for seat, told in enumerate(record.seats):
            if player_names(record)[seat] == player and "illegal" in told:
                known = True
                illegal += told["illegal"]
                tries += told["illegal"] + _decided(record, seat)
    return wilson(illegal, tries) if known and tries else None


def _decided(record: Record, seat: int) -> int:
    return sum(
        state.player == seat and len(state.legal()) > 1 for state in list(record.states())[: len(record.actions)]
    )
