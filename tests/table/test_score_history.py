"""The scores from turn to turn, where they come from, and who has triggered the end."""

from random import Random

import pytest

from grimoire import catalog
from grimoire.kernel.game import OVER
from grimoire.table.score_history import score_history
from grimoire.table.table_log import TableLog
from grimoire.table.view import last_entry, view
from grimoire.texts import LANGUAGES, Texts, all_keys
from grimoire.texts.message import render
from tests.generators import MODES, eager_actions, game_in
from tests.table.tables import Played

SOME = [mode for mode in MODES if mode[1] in ("1p-set-1", "2p-set-2", "4p-mixed", "2p-60-teachers", "5p-75")]


@pytest.mark.parametrize(("name", "mode"), SOME)
def test_the_history_of_a_whole_game(name: str, mode: str) -> None:
    game, spec = game_in(name, mode), catalog.spec_of(name)
    actions = eager_actions(game, Random(mode))
    history = score_history(game, None, actions, spec)
    state = game.start()
    states = [state.copy()]
    for action in actions:
        state.apply(action)
        states.append(state.copy())
    assert history.length == len(actions)
    assert [states[number].player >= 0 for number in range(history.first + 1)] == [False] * history.first + [True]
    for mark in history.turns:
        at = states[mark.number]
        assert (mark.round, mark.seat, list(mark.scores)) == (*spec.turn(at), at.scores())
    assert len(history.rounds) == history.turns[-1].round
    assert list(history.rounds[-1]) == list(history.scores) == state.scores()
    decided = [number for number, at in enumerate(states) if spec.ending(at) is not None]
    if history.ending is None:
        assert not decided
    else:
        assert history.ending.number == decided[0]
        assert decided == list(range(decided[0], len(actions)))  # it goes on to the end
        found = [spec.ending(states[number]) for number in decided]
        assert {each.seat for each in found if each} == {history.ending.seat}


@pytest.mark.parametrize(("name", "mode"), SOME)
def test_sources_add_up(name: str, mode: str) -> None:
    game, spec = game_in(name, mode), catalog.spec_of(name)
    state = game.start()
    for action in eager_actions(game, Random(mode)):
        state.apply(action)
        sources = spec.sources(state, state.score_parts())
        assert [sum(source.values()) for source in sources] == state.scores()
    cards = {part for parts in state.score_parts() for part in parts}
    for source in (key for found in sources for key in found):
        assert {f"{name}-source-{source}", f"{name}-part-{source}"} & all_keys() or source in cards


def test_the_last_round_is_announced_once() -> None:
    played, spec = Played("ann", "bob", "cat", game="sigils"), catalog.spec_of("sigils")
    rng = Random(5)
    announced = []
    while played.match.status == "live":
        state = played.match.state
        harness = [action for action in state.actions() if action.startswith(("harness", "pay"))]
        played.play(rng.choice(harness or state.actions()))
        entry = last_entry(played.match, spec)
        if entry.ending is not None:
            announced.append(entry)
            shown = view(played.match, spec).ending
            assert shown is not None
            assert shown.seat == entry.seat
            assert shown.line == entry.ending
    assert played.match.state.player == OVER
    log = TableLog(played.match.history, spec)
    told = [(entry.version, entry.ending) for entry in log.after(played.match.history, 0) if entry.ending]
    assert told == [(entry.version, entry.ending) for entry in announced]
    (entry,) = announced
    assert entry.ending is not None
    for language in LANGUAGES:
        assert "Zoe" in render(entry.ending, Texts(language), lambda _: "Zoe")
    assert view(played.match, spec).ending is None
