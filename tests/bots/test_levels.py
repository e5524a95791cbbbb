"""Levels: what a game says about them, and how the weak ones play. They miss things, but what they do makes sense."""

from collections.abc import Iterator
from random import Random

import pytest

from grimoire import catalog
from grimoire.bots import Bot
from grimoire.bots.evaluators import lead
from grimoire.bots.greedy import GreedyBot
from grimoire.bots.levels import Level, LevelBot, level_of
from grimoire.bots.overlooking import NoticedState, Oversight
from grimoire.bots.roster import LEVELS
from grimoire.bots.search_bot import search_state
from grimoire.games.search_state import SearchState
from grimoire.games.spec import DEFAULT_LEVELS
from grimoire.kernel.chance import draw
from grimoire.kernel.errors import OptionError
from grimoire.kernel.game import CHANCE, OVER, State
from tests.bots.test_wins import learn_levitation, take_and_learn
from tests.generators import GAMES, game_in

WEAK = ["novice", "apprentice", "adept"]
Turn = list[tuple[SearchState, int]]
MODES = [("materia", "2p-set-1"), ("materia", "2p-classic"), ("sigils", "2p-60-teachers"), ("sigils", "2p-75")]


# What a level is


@pytest.mark.parametrize("text", ["greedy", "greedy overlooks 5%", "greedy overlooks 65%", "mcts@400", "sage@2s"])
def test_the_short_form_of_a_level_is_read_and_written(text: str) -> None:
    assert str(Level.parse(text)) == text


@pytest.mark.parametrize(
    "text", ["", "oracle", "greedy@5", "greedy overlooks 0%", "greedy overlooks 100%", "sage", "sage@5 overlooks 5%"]
)
def test_what_is_not_a_level_is_refused(text: str) -> None:
    with pytest.raises(OptionError, match=r"levels: .* is not a level; write greedy"):
        Level.parse(text)


def test_a_level_with_a_bad_budget_is_refused() -> None:
    with pytest.raises(OptionError, match="'much' is not a budget"):
        Level.parse("sage@much")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_what_its_levels_are(game: str) -> None:
    levels = {name: level_of(game, name) for name in LEVELS}
    assert list(levels) == ["novice", "apprentice", "adept", "master", "archmage"]
    assert levels["novice"].overlooks > levels["apprentice"].overlooks > levels["adept"].overlooks
    assert levels["master"].budget is not None
    assert levels["master"].budget.nodes > 0
    assert levels["archmage"].budget is not None
    assert levels["archmage"].budget.seconds > 0


def test_a_game_that_names_few_levels_has_the_usual_ones_besides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(catalog.spec_of("materia")), "levels", {"master": "mcts@10"})
    assert str(level_of("materia", "master")) == "mcts@10"
    assert str(level_of("materia", "novice")) == DEFAULT_LEVELS["novice"]


def test_an_unknown_level_is_told_with_those_that_there_are() -> None:
    with pytest.raises(OptionError, match="'wizard' is not one of novice, apprentice, adept, master, archmage"):
        level_of("materia", "wizard")
    with pytest.raises(OptionError, match=r"'wizard' is not one of .*novice, apprentice"):
        catalog.bot("wizard")


# How the weak levels play


def turns(bot: Bot, game: str, mode: str, seed: int) -> Iterator[Turn]:
    """The turns of a game of a bot with itself: its states and choices, in pieces without chance between them."""
    state, source = game_in(game, mode).start(), Random(seed)
    turn: Turn = []
    while state.player != OVER:
        if state.player == CHANCE:
            state.play(draw(state, source))
            continue
        code, before = bot.choose(state), search_state(state.copy())
        turn.append((before, code))
        state.play(code)
        if state.player != before.player or search_state(state).turn_key() != before.turn_key():
            yield turn
            turn = []


@pytest.mark.slow
@pytest.mark.parametrize("name", WEAK)
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_the_same_seed_makes_the_same_choices(game: str, mode: str, name: str) -> None:
    first, second = ([code for turn in turns(LevelBot(name, 5), game, mode, 1) for _, code in turn] for _ in range(2))
    assert first == second


@pytest.mark.slow
@pytest.mark.parametrize("name", ["novice", "apprentice"])
def test_other_seeds_overlook_other_things(name: str) -> None:
    games = {tuple(code for turn in turns(LevelBot(name, seed), *MODES[0], 1) for _, code in turn) for seed in range(4)}
    assert len(games) == 4


@pytest.mark.slow
@pytest.mark.parametrize("name", WEAK)
@pytest.mark.parametrize("mode", ["2p-60-teachers", "2p-75"])
def test_no_die_is_nudged_away_and_back(mode: str, name: str) -> None:
    nudged = 0
    for seed in range(6):
        for turn in turns(LevelBot(name, seed), "sigils", mode, seed):
            nudges = {action.text for state, code in turn if (action := state.action(code)).verb == "nudge"}
            nudged += bool(nudges)
            assert not any(f"{text[:-1]}-" in nudges for text in nudges if text.endswith("+")), turn
    assert nudged


@pytest.mark.slow
@pytest.mark.parametrize("name", WEAK)
@pytest.mark.parametrize("mode", ["2p-60-teachers", "2p-75"])
def test_gems_are_paid_for_something(mode: str, name: str) -> None:
    """A nudged die harnesses or pays in the same turn, or its gem is what a spell is cast with."""
    for seed in range(6):
        for turn in turns(LevelBot(name, seed), "sigils", mode, seed):
            actions = [state.action(code) for state, code in turn]
            for number, action in enumerate(actions):
                if action.verb == "nudge":
                    later = actions[number + 1 :]
                    used = any(other.item == action.item and other.verb != "nudge" for other in later)
                    assert used or any(other.verb == "cast" for other in later), actions


@pytest.mark.slow
@pytest.mark.parametrize("name", WEAK)
@pytest.mark.parametrize(("game", "mode"), [("materia", "2p-classic"), ("sigils", "2p-75")])
def test_no_turn_could_have_left_an_action_out(game: str, mode: str, name: str) -> None:
    """Where no chance falls: without any one of its actions a turn cannot be played, or it ends worse."""
    checked = 0
    for turn in [turn for seed in range(3) for turn in turns(LevelBot(name, seed), game, mode, seed)]:
        start, parts = turn[0][0], parts_of(turn)
        whole = ended(start, parts)
        for number in range(len(parts)):
            other = ended(start, parts[:number] + parts[number + 1 :])
            assert whole is None or other is None or other < whole, [state.text(code) for state, code in turn]
            checked += whole is not None
    assert checked


def parts_of(turn: Turn) -> list[list[int]]:
    """The codes of a turn, each new action together with the answers that it asked for."""
    parts: list[list[int]] = []
    for state, code in turn:
        if not parts or state.settled():
            parts.append([])
        parts[-1].append(code)
    return parts


def ended(start: SearchState, parts: list[list[int]]) -> float | None:
    """What a turn is worth at its end; None if it cannot be played like that, or chance falls."""
    state, seat, turn = start.copy(), start.player, start.turn_key()
    for code in [code for part in parts for code in part]:
        if state.player != seat or state.turn_key() != turn or code not in state.legal():
            return None
        state.play_fast(code)
    if state.player == CHANCE or (state.player == seat and state.turn_key() == turn):
        return None
    return lead(state, seat) + 1000 * (state.reward(seat) if state.player == OVER else 0)


@pytest.mark.parametrize("position", [learn_levitation, take_and_learn])
@pytest.mark.parametrize("seed", range(10))
def test_a_win_in_this_turn_is_never_overlooked(position: object, seed: int) -> None:
    assert callable(position)
    state, bot = position(), GreedyBot(seed, overlooks=0.99)
    seat = state.player
    while state.player == seat:
        state.play(bot.choose(state))
    assert state.winners() == [seat]


# What is overlooked


def test_a_turn_has_one_draw_and_other_turns_have_others() -> None:
    state = search_state(start_of_turn("materia", "2p-set-1"))
    actions = state.action_table().actions()
    seen = {draw: tuple(Oversight(actions, 0.5, draw).noticed(state.legal())) for draw in "abcdefgh"}
    assert seen["a"] == tuple(Oversight(actions, 0.5, "a").noticed(state.legal()))
    assert len(set(seen.values())) > 1


def test_actions_that_touch_nothing_are_noticed() -> None:
    state = search_state(start_of_turn("materia", "2p-set-1"))
    noticed = NoticedState(state, Oversight(state.action_table().actions(), 1.0, ""))
    assert [state.text(code) for code in noticed.legal()] == ["skip", "draw"]


def test_where_something_has_to_be_done_nothing_is_overlooked() -> None:
    state = search_state(start_of_turn("materia", "2p-set-1"))
    takes = [code for code in state.legal() if state.action(code).item is not None]
    assert Oversight(state.action_table().actions(), 1.0, "").noticed(takes) == takes


def start_of_turn(game: str, mode: str) -> State:
    state, source = game_in(game, mode).start(), Random(1)
    while state.player == CHANCE:
        state.play(draw(state, source))
    return state
