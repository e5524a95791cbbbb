"""One check that anybody can run on a game: does it keep what :mod:`grimoire.kernel.game` promises?"""

import json
from collections.abc import Iterator
from random import Random

from grimoire.kernel.chance import pick
from grimoire.kernel.errors import IllegalAction, PositionError
from grimoire.kernel.game import CHANCE, OVER, Game, State
from grimoire.kernel.record import Record

__all__ = ["check"]

NO_ACTION = "no such action"


def check(game: Game[State], games: int = 10, seed: int = 1, longest: int = 100_000) -> list[str]:
    """Plays random games and returns what was found wrong, [] if nothing."""
    problems: list[str] = []
    for number in range(games):
        rng = Random(f"{seed} {number}")
        problems.extend(f"game {number}: {problem}" for problem in _check_game(game, rng, longest))
    return problems


def _check_game(game: Game[State], rng: Random, longest: int) -> Iterator[str]:
    record = Record(game)
    state = game.start()
    for played in range(longest):
        for problem in _check_state(game, state):
            yield f"after {played} actions: {problem}"
        if state.player == OVER:
            yield from _check_end(game, record, state)
            return
        before = state.copy()
        try:
            text = state.text(pick(state, rng))
            state.apply(text)
            record.play(text)
        except Exception as error:
            yield f"after {played} actions: {type(error).__name__}: {error}"
            return
        if state == before:
            yield f"after {played} actions: {text!r} changes nothing"
    yield f"not over after {longest} actions"


def _check_state(game: Game[State], state: State) -> Iterator[str]:
    for promise in (_check_actions, _check_chance, _check_scores, _check_copy, _check_refusal, _check_position):
        try:
            yield from promise(game, state)
        except Exception as error:
            yield f"{promise.__name__.removeprefix('_check_')}: {type(error).__name__}: {error}"


def _check_actions(game: Game[State], state: State) -> Iterator[str]:
    codes, texts = state.legal(), state.actions()
    if state.player == OVER and codes:
        yield "over, yet actions are legal"
    if state.player != OVER and not codes:
        yield "not over, yet nothing is legal"
    if codes != sorted(set(codes)):
        yield f"codes not unique and ascending: {codes}"
    if any(not 0 <= code < game.action_count for code in codes):
        yield f"codes outside 0 to {game.action_count - 1}: {codes}"
    if (codes, texts) != (state.legal(), state.actions()):
        yield "the legal actions change by being asked for"
    if [state.text(code) for code in codes] != texts or [state.code(text) for text in texts] != codes:
        yield f"codes and notation do not match: {codes}, {texts}"
    if state.player not in (CHANCE, OVER) and not 0 <= state.player < game.players:
        yield f"player {state.player} is no seat"


def _check_chance(_: Game[State], state: State) -> Iterator[str]:
    if state.player != CHANCE:
        if state.weights() or state.chances():
            yield "chances where nobody draws"
        return
    weights, chances = state.weights(), state.chances()
    if [text for text, _ in chances] != state.actions() or len(weights) != len(chances):
        yield "chances, weights and outcomes do not match"
    if any(weight <= 0 for weight in weights):
        yield f"an outcome that cannot come up: {weights}"
    if abs(sum(chance for _, chance in chances) - 1) > 1e-9:
        yield f"probabilities do not add up to 1: {chances}"
    if any(abs(chance - weight / sum(weights)) > 1e-9 for weight, (_, chance) in zip(weights, chances, strict=True)):
        yield "probabilities and weights differ"
    drawn = [state.outcome((index + 0.5) / sum(weights)) for index in range(sum(weights))]
    if drawn != [code for code, weight in zip(state.legal(), weights, strict=True) for _ in range(weight)]:
        yield "outcomes are not drawn by their weights"


def _check_scores(game: Game[State], state: State) -> Iterator[str]:
    scores, parts = state.scores(), state.score_parts()
    if [sum(part.values()) for part in parts] != scores:
        yield f"score parts {parts} do not add up to {scores}"
    over = state.player == OVER
    if not over and (state.winners() or state.end_reasons()):
        yield "winners or end reasons before the end"
    if over and not state.end_reasons():
        yield "over without a reason"
    if any(not 0 <= seat < game.players for seat in state.winners()):
        yield f"winners {state.winners()} are no seats"


def _check_copy(_: Game[State], state: State) -> Iterator[str]:
    twin = state.copy()
    if twin != state or hash(twin) != hash(state) or twin.legal() != state.legal():
        yield "a copy differs from its original"
    codes = state.legal()
    if codes:
        before = (state.position(), codes, state.scores())
        twin.play(codes[-1])
        if (state.position(), state.legal(), state.scores()) != before:
            yield "playing on a copy changes the original"


def _check_refusal(_: Game[State], state: State) -> Iterator[str]:
    twin = state.copy()
    try:
        state.apply(NO_ACTION)
        yield "an action that does not exist is accepted"
    except IllegalAction:
        if state != twin:
            yield "a refused action changes the state"


def _check_position(game: Game[State], state: State) -> Iterator[str]:
    position = state.position()
    if json.loads(json.dumps(position)) != position:
        yield "the position does not survive JSON"
    try:
        other = game.load(json.loads(json.dumps(position)))
    except PositionError as error:
        if not position.get("pending"):
            yield f"its own position is refused: {error}"
        return
    if position.get("pending"):
        yield "a pending position is loaded"
    elif other != state or hash(other) != hash(state) or other.legal() != state.legal():
        yield "load(position()) is another state"


def _check_end(game: Game[State], record: Record, state: State) -> Iterator[str]:
    replayed = game.start()
    for action in record.actions:
        replayed.apply(action)
    if replayed != state or replayed.scores() != state.scores() or replayed.winners() != state.winners():
        yield "the record replays to another end"
