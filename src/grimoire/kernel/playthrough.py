"""Playthroughs: a game as text that a person with the rule book can follow, and a test can repeat.

``=`` lines tell what changed on the table at the start of a phase or turn, ``?`` who is asked and what is legal,
``>`` the action taken, ``*`` an outcome of chance.
"""

import json
from collections.abc import Iterator
from itertools import groupby

from grimoire.kernel.game import CHANCE, OVER, Game, Json, State

LONG = 20  # longer lists are told by their length


def write(game: Game[State], actions: list[str]) -> str:
    """The playthrough of a game from its usual start."""
    return "\n".join(_lines(game, actions)) + "\n"


def actions_in(text: str) -> list[str]:
    """The actions and outcomes of a playthrough."""
    return [line[2:] for line in text.splitlines() if line.startswith(("> ", "* "))]


def head_of(text: str) -> tuple[str, dict[str, Json]]:
    """The name of the game and its options."""
    name, _, options = text.splitlines()[0].removeprefix("# ").partition(" ")
    return name, json.loads(options)


def _lines(game: Game[State], actions: list[str]) -> Iterator[str]:
    yield f"# {game.name} {json.dumps(game.options)}"
    state = game.start()
    shown: dict[str, str] = {}
    for action in actions:
        shown, changes = _changes(state, shown)
        yield from changes
        yield from _question(state)
        yield ("* " if state.player == CHANCE else "> ") + action
        state.apply(action)
    yield from _changes(state, shown)[1]
    yield from _ending(state)


def _changes(state: State, shown: dict[str, str]) -> tuple[dict[str, str], list[str]]:
    """What is different from what was shown last; nothing in the middle of an action."""
    position = state.position()
    if position.get("pending"):
        return shown, []
    now = dict(flat(position))
    changes = [f"= {key}: {value}" for key, value in now.items() if shown.get(key) != value]
    changes.extend(f"= {key}: -" for key in shown if key not in now)
    return now, ["", *changes]


def flat(value: object, path: str = "") -> Iterator[tuple[str, str]]:
    """Nested data as lines: where something stands, and what."""
    if isinstance(value, dict) and value:
        for key, inner in value.items():
            yield from flat(inner, f"{path} {key}".strip())
    elif isinstance(value, list) and any(isinstance(inner, dict) for inner in value):
        for index, inner in enumerate(value):
            yield from flat(inner, f"{path} {index}")
    elif isinstance(value, list):
        yield path, _listed(value)
    else:
        yield path, "-" if value in (None, {}) else json.dumps(value).strip('"')


def _listed(items: list[object]) -> str:
    if len(items) > LONG:
        return f"{len(items)} of them"
    runs = [(str(item), len(list(run))) for item, run in groupby(items)]
    return ", ".join(name if count == 1 else f"{count} {name}" for name, count in runs) or "-"


def _question(state: State) -> Iterator[str]:
    if state.player != CHANCE:
        yield f"? {state.player}: {', '.join(state.actions())}"


def _ending(state: State) -> Iterator[str]:
    if state.player == OVER:
        yield f"scores {state.scores()}, winners {state.winners()}, because {', '.join(state.end_reasons())}"
        for number, parts in enumerate(state.score_parts()):
            yield f"score {number}: " + ", ".join(f"{name} {points}" for name, points in parts.items())
