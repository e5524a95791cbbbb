"""Steps: one class is all that a new kind of step needs, and asking changes nothing but the question."""

import pickle
from random import Random

import pytest

import grimoire
from grimoire.games.sigils import cards, offers, verbs, words
from grimoire.games.sigils.board import (
    Board,
    Seat,
    ask_choices,
    can_harness,
    move_on,
    set_die,
    unused_dice,
)
from grimoire.games.sigils.cards import own_deck
from grimoire.games.sigils.counting import of_type
from grimoire.games.sigils.dice import COLOURS
from grimoire.games.sigils.game import Sigils
from grimoire.games.sigils.spells import TABLE, Ability
from grimoire.games.sigils.state import State
from grimoire.games.sigils.steps import DiscardSpells, FillSpots, GainFame, Step, Telling
from grimoire.games.sigils.tallies import Tally
from grimoire.games.sigils.verbs import DONE, ON_DIE, VERBS, Verb
from grimoire.kernel import conformance
from grimoire.kernel.chance import pick
from grimoire.kernel.game import CHANCE, OVER
from tests.games.sigils.test_table import with_a_card_more
from tests.generators import game_in, modes_of, random_actions


class LevelDie(Step):
    """A new kind of step: an unused die is set to a value."""

    def __init__(self, value: int) -> None:
        super().__init__(value, Verb("level", ON_DIE))

    def can_cast(self, board: Board, spot: int) -> bool:  # noqa: ARG002
        return unused_dice(board) != 0 and can_harness(board)

    def ask(self, board: Board) -> bool:
        return ask_choices(board, unused_dice(board))

    def choose(self, board: Board, code: int) -> None:
        set_die(board, board.linked.item_of[code], self.number)
        move_on(board)

    def label(self, board: Board, code: int) -> Telling:
        return "level", {"die": board.linked.item_of[code], "after": self.number}


class PerDefence(Tally):
    """A new kind of tally: for each defence spell."""

    def fame(self, board: Board, seat: Seat) -> int:
        return self.points * of_type(board, seat, 1)


NEW_ROWS = (
    Ability("level", (), ("60", "75"), cast=lambda: (LevelDie(2), GainFame(1))),
    Ability("walls", (), ("60", "75"), tally=lambda: PerDefence(3)),
)


@pytest.fixture(autouse=True)
def _new_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cards, "TABLE", (*TABLE, *NEW_ROWS))


def game_with(ability: str, **options: object) -> Sigils:
    edition = str(options.get("edition", "60"))
    return Sigils(deck=with_a_card_more(edition, ability), **options)


def learned(ability: str) -> State:
    """The card is in the first player's book, just harnessed."""
    state = game_with(ability, first=0).start()
    others = [card["id"] for card in own_deck("60").data["spell"][:6]]
    for card in ("test-broth", *others[:5]):
        state.apply(f"reveal {card}")
    for _ in range(2):
        for colour, value in zip(COLOURS, (1, 1, 6, 6, 6, 6), strict=True):
            state.apply(f"roll {colour} {value}")
    for action in ("harness black", "pay white", f"reveal {others[5]}"):
        state.apply(action)
    return state


def test_a_new_step_is_played() -> None:
    state = learned("level")
    state.apply("cast 1")
    assert state.actions() == ["level red", "level green", "level yellow", "level blue"]
    assert [offer.item for offer in offers.offers(state)] == ["red", "green", "yellow", "blue"]
    assert words.prompt(state).values["card"] == words.card_name(state.card(state.me, 0))
    twin = pickle.loads(pickle.dumps(state))
    for game in (state, twin):
        game.apply("level green")
        seat = game.position()["seats"][0]
        assert (seat["dice"]["green"], seat["fame"], seat["cast"]) == (2, 1, [1])
    assert state == twin


@pytest.mark.slow
@pytest.mark.parametrize("options", [{"players": 3}, {"teachers": True}, {"edition": "75"}])
@pytest.mark.parametrize("ability", ["level", "walls"])
def test_a_new_step_keeps_the_rules_of_every_game(ability: str, options: dict[str, object]) -> None:
    game = game_with(ability, **options)
    assert conformance.check(game, games=2) == []
    assert game.simulate(20, seed=1).decisions > 0


def test_new_codes_follow_the_known_ones() -> None:
    known, new = grimoire.game("sigils"), game_with("level")
    one_card_more = len(COLOURS) + 1
    assert new.action_count == known.action_count + one_card_more
    start = new.start()
    assert [start.code(text) for text in ("pass", "cast 1", "first 0")] == [
        known.start().code(text) for text in ("pass", "cast 1", "first 0")
    ]


def test_a_new_tally_counts() -> None:
    seen = set()
    for seed in range(8):
        game = game_with("walls")
        state = game.start()
        for action in random_actions(game, Random(seed)):
            state.apply(action)
        for seat, parts in enumerate(state.score_parts()):
            if "test-broth" in parts:
                book = state.position()["seats"][seat]["spells"]
                types = {card.name: card.kind for card in state.linked.cards}
                seen.add(parts["test-broth"])
                assert parts["test-broth"] == 3 * sum(types[name] == 1 for name in book)
    assert len(seen) > 1


def question(board: Board) -> tuple[int, ...]:
    return tuple(int(field) for field in (board.words, board.nudges, board.harnesses, board.casts, board.choices))


def as_it_is(board: Board) -> tuple[object, ...]:
    """Everything but who is asked."""
    player, board.player = board.player, CHANCE
    key = board.key()
    board.player = player
    return key


@pytest.mark.parametrize("mode", modes_of("sigils"))
def test_asking_changes_nothing_but_the_question(mode: str) -> None:
    state, rng = game_in("sigils", mode).start(), Random(mode)
    assert isinstance(state, State)
    asked = 0
    while state.player != OVER:
        twin = state.copy()
        code = pick(state, rng)
        state.play(code)
        twin.forget_question()
        if code == twin.linked.first_code[DONE]:
            move_on(twin)
        else:
            twin.node.step.choose(twin, code)
        while twin.player != OVER:
            before = as_it_is(twin)
            is_asked = twin.node.step.ask(twin)
            assert as_it_is(twin) == before
            asked += 1
            if is_asked:
                break
            assert question(twin) == (0, 0, 0, 0, 0)
            twin.node.step.do(twin)
        assert twin == state
        assert question(twin) == question(state)
    assert asked > 100


def test_the_discard_becomes_the_deck_only_when_a_spell_is_needed() -> None:
    """With every other card in the books or on the main board, the discards themselves come back."""
    deck = with_a_card_more("60", "refresh")
    deck["spell"] = deck["spell"][:25] + deck["spell"][-1:]
    game = Sigils(first=0, deck=deck)
    names = [card["id"] for card in deck["spell"]]
    start = game.start()
    position = start.position() | {"turn": 0, "discard": names[6:25], "board": dict(zip(COLOURS, names, strict=False))}
    del position["pending"], position["supply"]
    position["seats"][0] |= {"spells": ["test-broth"]}
    state = game.load(position)
    for action in ("cast 1", "discard red", "discard blue"):
        state.apply(action)
    assert len(state.position()["discard"]) == 21
    assert isinstance(state.node.step, DiscardSpells)
    state.apply("done")
    assert isinstance(state.node.step, FillSpots)
    assert state.position()["discard"] == []
    assert len(state.actions()) == 21


def test_the_numbers_of_the_verbs_are_their_places() -> None:
    for number, verb in enumerate(VERBS):
        assert getattr(verbs, verb.name.upper()) == number
