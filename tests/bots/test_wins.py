"""A win that is there this turn is taken: positions laid out by hand, checked by trying everything."""

from collections.abc import Callable

import pytest

from grimoire import catalog
from grimoire.bots.advice import advise
from grimoire.bots.budget import Budget
from grimoire.bots.sage import sage_bot
from grimoire.bots.search_bot import search_state
from grimoire.kernel.game import CHANCE, OVER, State
from tests.games.materia import positions as materia
from tests.games.sigils import positions as sigils

FULL = materia.heap(14, "blue")  # 18 points
NEARLY = materia.heap(13, "green")  # 16 points
NINE = materia.heap(9, "white")


def learn_levitation() -> State:
    """Levitation is worth 3, which is enough; Sacrifice would bring 1."""
    mine = materia.seat("purple.circle purple.triangle purple.square red.circle red.triangle red.square", NEARLY)
    return materia.table(materia.seat(NINE, FULL), mine, phase="evening", turn=1, pouch="")


def store_one() -> State:
    """A fourteenth token is worth 2; the rival at turn last has 21 points against 20."""
    mine = materia.seat("red.circle", NEARLY, levitation="4 purple.circle")
    other = materia.seat("", FULL, levitation="3 purple.square")
    return materia.table(mine, other, phase="midday", first=1, turn=0, pouch="")


def offer_two() -> State:
    """Offering stores two at once for 3 points; one more token alone is not enough."""
    stored = materia.heap(12, "green")
    mine = materia.seat("2*red.circle blue.square", stored, offering="3 black.circle", levitation="4 purple.circle")
    other = materia.seat("", FULL, levitation="5 purple.square")
    return materia.table(other, mine, phase="midday", turn=1, pouch="")


def take_and_learn() -> State:
    """A whole Day: the third purple token lies on the altar, and none of them may be stored."""
    mine = materia.seat("purple.circle purple.triangle", NEARLY)
    altar = "purple.square red.circle blue.square"
    return materia.table(materia.seat(NINE, FULL), mine, altar=altar, turn=1, pouch="")


BOOK = sigils.fillers(10, 10)
DRAWN = "filler-58 filler-59 filler-60"


def last_turn(mine: sigils.Seat, board: dict[str, str | None]) -> State:
    """The last turn of the second player; the first has 10 Fame."""
    other = sigils.seat(spells=BOOK, fame=10)
    return sigils.table(other, mine, board=board, drawn=DRAWN, turn=1, last_turns=[1], round_number=12)


def harness_the_bonus() -> State:
    """Only the spell on the red spot has the bonus of the second spot."""
    mine = sigils.only("red=3 black=1 white=2 green=3", fame=9, spells="filler-30")
    return last_turn(mine, {"red": "illusion-attack-1"})


def harness_and_cast() -> State:
    """A spell that gives 2 Fame after harnessing red."""
    mine = sigils.only("red=3 black=1 white=2 green=3", fame=9, spells="on-colour-red")
    return last_turn(mine, {})


def nudge_and_harness() -> State:
    """One gem makes the price of the spell that completes a sigil payable."""
    mine = sigils.only("red=3 black=1 white=1", fame=9, gems=1, spells="filler-30")
    return last_turn(mine, {"red": "square-circle-1"})


SHALLOW: list[Callable[[], State]] = [learn_levitation, store_one, offer_two, harness_the_bonus]
DEEP: list[Callable[[], State]] = [take_and_learn, harness_and_cast, nudge_and_harness]


WITHOUT_CHANCE = [learn_levitation, store_one, offer_two, take_and_learn]  # where a win can be proved


def wins(state: State, seat: int, known: dict[int, bool]) -> bool:
    """Can the seat win whatever chance does?"""
    if state.player == OVER:
        return state.winners() == [seat]
    mark = int(search_state(state).fingerprint())
    if mark not in known:
        found = [wins(after(state, code), seat, known) for code in state.legal()]
        known[mark] = all(found) if state.player == CHANCE else any(found)
    return known[mark]


def after(state: State, code: int) -> State:
    played = state.copy()
    played.play(code)
    return played


def winning(state: State) -> list[int]:
    known: dict[int, bool] = {}
    return [code for code in state.legal() if wins(after(state, code), state.player, known)]


@pytest.mark.parametrize("make", [*SHALLOW, *DEEP])
def test_there_is_a_win_and_there_are_other_actions(make: Callable[[], State]) -> None:
    state = make()
    assert 0 < len(winning(state)) < len(state.legal())


@pytest.mark.parametrize("spec", ["greedy", "adept", "mcts@500", "sage@500", "sage-unlearned@500", "master"])
@pytest.mark.parametrize("make", SHALLOW)
def test_a_win_near_at_hand_is_taken(make: Callable[[], State], spec: str) -> None:
    take(make(), spec)


@pytest.mark.parametrize("spec", ["greedy", "mcts@2000", "sage@2000", "sage-unlearned@2000"])
@pytest.mark.parametrize("make", [*SHALLOW, *DEEP])
def test_a_win_some_steps_away_is_taken(make: Callable[[], State], spec: str) -> None:
    take(make(), spec)


def take(state: State, spec: str) -> None:
    """Lets the bot play its turn, which is the last of the game."""
    seat, bot = state.player, catalog.bot(spec, 1)
    while state.player != OVER:
        state.play(state.legal()[0] if state.player == CHANCE else bot.choose(state))
    assert state.winners() == [seat]


@pytest.mark.slow
@pytest.mark.parametrize("make", [*SHALLOW, *DEEP])
@pytest.mark.parametrize("seed", range(3))
def test_the_first_hint_is_what_wins(make: Callable[[], State], seed: int) -> None:
    state = make()
    advice = advise(state, sage_bot(seed, Budget(nodes=2000)))
    assert state.code(advice.hints[0].action) in winning(state)
    if make in WITHOUT_CHANCE:
        assert advice.hints[0].value.wins[state.player] == advice.value.wins[state.player] == 1.0
