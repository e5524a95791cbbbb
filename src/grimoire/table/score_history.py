"""The scores of a game from turn to turn, for a curve and for the marks of a replay."""

from collections.abc import Iterable

import msgspec

from grimoire.games.spec import GameSpec
from grimoire.kernel.game import CHANCE, OVER, Game, Position, State
from grimoire.texts.message import Message


class TurnMark(msgspec.Struct, frozen=True, gc=False):
    """The first decision of a turn: how many actions came before it, and the scores then."""

    number: int
    round: int
    seat: int
    scores: tuple[int, ...]


class EndingMark(msgspec.Struct, frozen=True, gc=False):
    """The moment that triggered the end: how many actions led to it, who has triggered it, the announcement."""

    number: int
    round: int
    seat: int | None
    line: Message


class ScoreHistory(msgspec.Struct, frozen=True, gc=False):
    """A game in numbers. ``rounds`` has the scores at the end of each round that is over."""

    length: int  # the number of actions
    first: int  # how many come before the first decision
    rounds: tuple[tuple[int, ...], ...]
    turns: tuple[TurnMark, ...]
    ending: EndingMark | None
    scores: tuple[int, ...]
    sources: tuple[dict[str, int], ...]


def score_history(game: Game[State], start: Position | None, actions: Iterable[str], spec: GameSpec) -> ScoreHistory:
    """Plays the actions, which must be legal."""
    state = game.start() if start is None else game.load(start)
    turns: list[TurnMark] = []
    rounds: list[tuple[int, ...]] = []
    ending: EndingMark | None = None
    number = 0
    for number, action in enumerate(actions, start=1):
        _mark(turns, number - 1, state, spec)
        round_before = spec.turn(state)[0]
        state.play(state.code(action))
        if spec.turn(state)[0] > round_before:
            rounds.append(tuple(state.scores()))
        found = spec.ending(state) if ending is None else None
        if found is not None:
            ending = EndingMark(number, spec.turn(state)[0], found.seat, found.line)
    _mark(turns, number, state, spec)
    scores = tuple(state.scores())
    if state.player == OVER:
        rounds.append(scores)
    return ScoreHistory(
        length=number,
        first=turns[0].number if turns else number,
        rounds=tuple(rounds),
        turns=tuple(turns),
        ending=ending,
        scores=scores,
        sources=tuple(spec.sources(state, state.score_parts())),
    )


def _mark(turns: list[TurnMark], number: int, state: State, spec: GameSpec) -> None:
    """Notes the first decision of a turn."""
    if state.player <= CHANCE:
        return
    turn = spec.turn(state)
    if not turns or turn != (turns[-1].round, turns[-1].seat):
        turns.append(TurnMark(number, *turn, tuple(state.scores())))
