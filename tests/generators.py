"""What tests play with: the modes of a game, random and eager walks, hypothesis strategies."""

import os
from collections.abc import Iterator, Mapping
from random import Random

from hypothesis import strategies as st

from grimoire import catalog
from grimoire.kernel.chance import draw, pick
from grimoire.kernel.game import CHANCE, OVER, Game, State

# The games of this package; the tests of games that others installed are their own.
GAMES = tuple(name for name, spec in catalog.specs().items() if type(spec).__module__.startswith("grimoire."))


def modes_of(name: str) -> Mapping[str, Mapping[str, object]]:
    """The options of a game's modes."""
    return catalog.spec_of(name).modes()


MODES = [(name, mode) for name in GAMES for mode in modes_of(name)]


def game_in(name: str, mode: str) -> Game[State]:
    """A game by its name in one of its modes."""
    return catalog.game(name, **modes_of(name)[mode])


def materia(mode: str) -> Game[State]:
    return game_in("materia", mode)


def sigils(mode: str) -> Game[State]:
    return game_in("sigils", mode)


def random_actions(game: Game[State], rng: Random) -> list[str]:
    """A whole random game in notation."""
    state = game.start()
    actions: list[str] = []
    while state.player != OVER:
        code = pick(state, rng)
        actions.append(state.text(code))
        state.play(code)
    return actions


def eager_actions(game: Game[State], rng: Random) -> list[str]:
    """A whole game of somebody who likes to learn, high if there is patience, and to cast what was learned."""
    state = game.start()
    actions: list[str] = []
    patience = rng.choice((3, 4, 5))
    while state.player != OVER:
        code = draw(state, rng) if state.player == CHANCE else _eager(state, rng, patience)
        actions.append(state.text(code))
        state.play(code)
    return actions


def _eager(state: State, rng: Random, patience: int) -> int:
    texts = state.actions()
    bold = [text for text in texts if text.startswith(("cast", "copy", "harness"))]
    wise = [text for text in texts if text.startswith("learn") and int(text[-1]) >= patience]
    hoard = ["skip"] if "skip" in texts and texts[1:] and texts[1].startswith(("store", "cast")) else []
    calm = [text for text in texts if not text.startswith(("skip", "done", "learn", "pass"))] or texts
    for wish, likely in ((wise, 0.9), (bold, 0.6), (hoard, 0.7), (calm, 0.9)):
        if wish and rng.random() < likely:
            return state.code(rng.choice(wish))
    return state.code(rng.choice(texts))


Walk = tuple[Game[State], list[int], int]


@st.composite
def walks(draw_value: st.DrawFn, name: str, longest: int = 60) -> Walk:
    """A game, some choices that hypothesis may shrink, and a seed for what comes after them."""
    mode = draw_value(st.sampled_from([mode for game, mode in MODES if game == name]))
    game = game_in(name, mode)
    choices = draw_value(st.lists(st.integers(0, 1000), max_size=longest))
    return game, choices, draw_value(st.integers(0, 2**32))


def states_of(game: Game[State], choices: list[int], seed: int) -> Iterator[State]:
    """The states of a walk to its end, each as it stands before the next action."""
    state = game.start()
    rng = Random(seed)
    ahead = iter(choices)
    while True:
        yield state
        if state.player == OVER:
            return
        codes = state.legal()
        choice = next(ahead, None)
        state.play(pick(state, rng) if choice is None else codes[choice % len(codes)])


def game_count(usual: int) -> int:
    """How many random games to play: GRIMOIRE_GAMES, else what is usual."""
    return int(os.environ.get("GRIMOIRE_GAMES", usual))
