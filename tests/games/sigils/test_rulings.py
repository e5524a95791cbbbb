"""The rulings one by one: a turn, its duty to harness, the end, the Teachers, the set-up and positions."""

import copy
import json
from typing import Any

import pytest

import grimoire
from grimoire import CHANCE, OVER, IllegalAction, PositionError
from grimoire.kernel.game import State
from tests.games.sigils.positions import (
    ALL_USED,
    COLOURS,
    Seat,
    asked,
    card,
    changed,
    deck,
    dice,
    fillers,
    game,
    gems,
    harness,
    offered,
    on_copy,
    only,
    parts,
    passing,
    play,
    position,
    rolls,
    seat,
    side,
    table,
)

NINE = fillers(10, 9)
TEN = fillers(10, 10)
THREES_AND_FOUR = "333343"

in_each_edition = pytest.mark.parametrize("edition", ["60", "75"])


def ones(dice_shown: str) -> set[str]:
    """The harnesses of these dice."""
    return {f"harness {die}" for die in dice_shown.split()}


# --- 3: a turn ---


@in_each_edition
def test_turn_harnesses_what_can_be_paid_exactly_or_passes(edition: str) -> None:
    state = table(seat("124466"), edition=edition)
    assert asked(state) == {"pass"} | ones("red green yellow blue")


def test_turn_pays_one_by_one_while_the_sum_can_still_be_met() -> None:
    state = play(table(seat("123461")), "harness yellow")
    assert asked(state) == {"pay black", "pay white", "pay red", "pay green", "pay blue"}
    play(state, "pay green")
    assert asked(state) == {"pay black", "pay white", "pay blue"}
    play(state, "pay blue")
    assert asked(state) == {"pay black"}
    play(state, "pay black")
    assert state.player == CHANCE
    assert side(state)["used"] == ["black", "green", "yellow", "blue"]


def test_turn_payment_ends_by_itself_when_it_is_exact() -> None:
    state = table(seat("334444", gems=2))
    assert changed(state, "harness red", "pay yellow", "reveal filler-60") == {
        "seats.0.used": ["red", "yellow"],
        "seats.0.spells": ["filler-3"],
        "board.red": "filler-60",
    }


def test_turn_needs_another_die_to_pay() -> None:
    assert asked(table(only("red=3"))) == {"pass"}
    assert asked(table(only("red=3 blue=4"))) == {"pass"}
    assert asked(table(seat(used=ALL_USED))) == {"pass"}


def test_turn_uses_the_order_of_payments_for_nothing() -> None:
    state = play(table(seat("123456")), "harness yellow")
    assert play(state.copy(), "pay white red") == play(state, "pay red white")


def test_turn_leaves_used_dice_alone() -> None:
    state = table(seat("333333", used="black red blue", gems=3))
    assert offered(state, "harness") == {"white", "green", "yellow"}
    assert {action.split()[0] for action in offered(state, "nudge")} == {"white", "green", "yellow"}
    assert asked(play(state, "harness white")) == {"pay green", "pay yellow"}


def test_turn_cannot_harness_from_an_empty_spot() -> None:
    state = table(only("red=3 blue=3"), board="filler-1 filler-2 - filler-4 filler-5 filler-6")
    assert asked(state) == {"pass", "harness blue"}
    assert asked(play(state, "harness blue")) == {"pay red"}


def test_turn_harnesses_once() -> None:
    state = harness(table(seat(spells="turn")), "red", "blue")
    assert asked(state) == {"end", "cast 1"}
    assert asked(play(state, "cast 1", "turn black")) == {"end"}
    assert changed(state, "end") == {"turn": 1}


def test_turn_nudges_one_pip_for_a_gem_within_the_faces() -> None:
    state = table(seat("163452", used="green", gems=2))
    ways = {
        "black +", "white -", "red +", "red -", "yellow +", "yellow -", "blue +", "blue -",
    }  # fmt: skip
    assert offered(state, "nudge") == ways
    assert on_copy(state, "nudge black +") == {"seats.0.dice.black": 2, "seats.0.gems": 1, "supply": 39}
    assert changed(state, "nudge white -") == {"seats.0.dice.white": 5, "seats.0.gems": 1, "supply": 39}
    play(state, "nudge white -")
    assert offered(state, "nudge") == set()


def test_turn_nudges_after_the_harness_too() -> None:
    state = harness(table(seat(gems=1)), "red", "blue")
    assert offered(state, "nudge") == {f"{die} {way}" for die in ("black", "white", "green", "yellow") for way in "+-"}
    assert changed(state, "nudge black -") == {"seats.0.dice.black": 2, "seats.0.gems": 0, "supply": 40}


@in_each_edition
def test_turn_casts_with_a_gem_from_the_supply_until_the_next_pass(edition: str) -> None:
    state = table(seat(gems=1, spells="turn turn-2", cast=[2]), edition=edition)
    assert offered(state, "cast") == {"1"}
    assert changed(state, "cast 1", "turn red") == {"seats.0.dice.red": 4, "seats.0.cast": [1, 2], "supply": 37}
    assert offered(state, "cast") == set()
    play(harness(state, "black", "blue"), "end", *["pass", *rolls("111111")])
    assert (state.player, side(state)["cast"], offered(state, "cast")) == (0, [1, 2], set())
    passing(state)
    assert (side(state)["cast"], side(state)["gems"]) == ([], 3)
    passing(state)
    assert offered(state, "cast") == {"1", "2"}


def test_turn_casts_nothing_without_a_gem_in_the_supply() -> None:
    state = table(seat(gems=1, spells="turn shift-red reroll-red refresh gems-1"), supply=0)
    assert offered(state, "cast") == set()
    assert offered(play(state, "nudge red +"), "cast") == {"1", "2", "3", "4"}


def test_turn_the_last_gem_of_the_supply_is_enough_for_one_cast() -> None:
    state = table(seat(spells="turn refresh"), supply=1)
    assert offered(state, "cast") == {"1", "2"}
    assert offered(play(state, "cast 2", "done"), "cast") == set()


def test_turn_casts_the_spell_just_harnessed() -> None:
    state = harness(table(seat(), board={"red": "on-colour-red"}), "red", "blue")
    assert changed(state, "cast 1") == {"seats.0.fame": 2, "seats.0.cast": [1], "supply": 39}


@in_each_edition
def test_turn_pass_rolls_all_dice_and_takes_the_gems_home(edition: str) -> None:
    state = table(seat("123456", used="red blue", gems=1, spells="turn turn-2", cast=[1, 2]), edition=edition)
    play(state, "pass")
    for colour in COLOURS:
        assert state.player == CHANCE
        assert state.actions() == [f"roll {colour} {value}" for value in range(1, 7)]
        assert [chance for _, chance in state.chances()] == pytest.approx([1 / 6] * 6)
        play(state, f"roll {colour} 5")
    assert state.player == 1
    assert side(state) == seat("555555", gems=3, spells="turn turn-2")
    assert state.position()["supply"] == 37


def test_turn_passes_after_nudges_without_a_cast() -> None:
    state = play(table(only("red=3 blue=3", gems=2)), "nudge red +", "nudge red +")
    assert asked(state) == {"pass"}


def test_turn_passes_no_more_after_the_harness() -> None:
    state = harness(table(seat()), "red", "blue")
    for action in ("pass", "harness black"):
        with pytest.raises(IllegalAction, match="end"):
            state.apply(action)


@pytest.mark.parametrize("name", ["illusion", "transmutation"])
@pytest.mark.parametrize("kind", ["attack", "potion", "defence"])
@pytest.mark.parametrize("learned", range(9))
def test_turn_bonus_of_a_spot_is_two_fame_at_once(learned: int, name: str, kind: str) -> None:
    shown = {1: "attack", 3: "illusion", 6: "transmutation", 8: "potion"}
    state = table(seat(fame=1, spells=fillers(10, learned)), board={"red": f"{name}-{kind}-1"})
    harness(state, "red", "blue")
    assert side(state)["fame"] == (3 if shown.get(learned) in (name, kind) else 1)


def test_turn_fills_the_first_free_spot() -> None:
    state = harness(table(seat(spells=fillers(10, 5))), "red", "blue")
    assert side(state)["spells"] == [*fillers(10, 5).split(), "filler-3"]


def test_turn_a_face_down_spell_still_fills_its_spot() -> None:
    state = table(seat(spells=fillers(10, 3), down=[2]), edition="75", board={"red": "illusion-attack-1"})
    harness(state, "red", "blue")
    assert side(state)["spells"] == [*fillers(10, 3).split(), "illusion-attack-1"]
    assert side(state)["fame"] == 2


# --- 3: the deck ---


def test_turn_refills_from_the_deck_each_card_equally_likely() -> None:
    state = table(seat(), drawn="filler-7 turn refresh")
    play(state, "harness red", "pay blue")
    assert dict(state.chances()) == pytest.approx({f"reveal {name}": 1 / 3 for name in ("filler-7", "turn", "refresh")})


def test_turn_shuffles_the_discarded_spells_only_when_a_card_is_needed() -> None:
    state = table(seat(), drawn="filler-7")
    thrown = set(state.position()["discard"])
    harness(state, "red", "blue", reveal="filler-7")
    assert set(state.position()["discard"]) == thrown
    play(state, "end", "harness black", "pay white")
    assert offered(state, "reveal") == thrown
    play(state, "reveal turn")
    assert state.position()["discard"] == []
    assert state.position()["board"]["black"] == "turn"


def small_deck() -> dict[str, Any]:
    """The least that serves two players: 26 cards."""
    return {"board": [""] * 10, "spell": [card(f"filler-{number}", "on_value 1") for number in range(1, 27)]}


def test_turn_the_smallest_deck_lasts_for_two_full_books() -> None:
    mine, theirs = seat(spells=fillers(7, 9)), seat(spells=fillers(16, 9))
    state = grimoire.game("sigils", first=0, deck=small_deck()).load(position(mine, theirs))
    play(state, "harness red", "pay blue")
    assert offered(state, "reveal") == {"filler-25", "filler-26"}
    play(state, "reveal filler-26", "end", "harness red", "pay blue")
    assert state.chances() == [("reveal filler-25", 1.0)]
    play(state, "reveal filler-25", "end")
    assert state.player == OVER


def test_turn_an_empty_spot_is_not_filled_later() -> None:
    state = harness(table(seat(), board={"green": None}), "red", "blue")
    assert state.position()["board"]["green"] is None
    assert state.player == 0


# --- 3: a turn with a cast must harness ---


def test_turn_after_a_cast_there_is_no_pass_before_the_harness() -> None:
    state = play(table(only("red=3 blue=4", spells="turn")), "cast 1", "turn red")
    assert asked(state) == ones("red blue")
    harness(state, "red", "blue")
    assert asked(state) == {"end"}


def test_turn_a_cast_that_leaves_no_harness_is_not_offered() -> None:
    assert asked(table(only("red=3 blue=3", spells="turn"))) == {"pass"} | ones("red blue")
    assert offered(table(only("red=3 blue=4", spells="refresh")), "cast") == set()
    assert offered(table(only("red=3", spells="refresh turn")), "cast") == set()
    assert offered(table(only("red=3 blue=3", spells="spend-red"), edition="75"), "cast") == set()
    assert offered(table(only("red=3 blue=4", spells="entomb filler-20"), edition="75"), "cast") == set()


def test_turn_choices_of_a_cast_that_leave_no_harness_are_not_offered() -> None:
    state = table(only("red=1 blue=1 black=4", spells="turn shift-black shift-red"))
    assert offered(state, "cast") == {"1", "2", "3"}
    assert asked(play(state.copy(), "cast 1")) == {"turn black"}
    assert asked(play(state.copy(), "cast 2")) == {f"shift black {pips}" for pips in ("+1", "-1", "+2", "-2")}
    assert asked(play(state, "cast 3")) == {"shift red +2"}


def test_turn_gems_count_as_nudges_for_the_duty() -> None:
    for held in range(5):
        state = table(only("red=1 blue=4", gems=held, spells="refresh"))
        assert offered(state, "cast") == ({"1"} if held >= 3 else set())


def test_turn_gems_that_the_cast_brings_count_for_the_duty() -> None:
    state = table(only("red=1 blue=4", spells="gems-2 gems-3"))
    assert offered(state, "cast") == {"2"}
    play(state, "cast 2")
    assert asked(state) == {"nudge red +", "nudge blue -", "cast 1"}


def test_turn_nudges_that_leave_no_harness_are_not_offered_after_a_cast() -> None:
    state = table(only("red=3 blue=3", gems=1, spells="refresh"))
    assert offered(state, "nudge") == {"red +", "red -", "blue +", "blue -"}
    play(state, "cast 1", "done")
    assert asked(state) == ones("red blue")


def test_turn_nudges_that_more_gems_can_mend_are_offered_after_a_cast() -> None:
    state = play(table(only("red=3 blue=3", gems=2, spells="refresh")), "cast 1", "done")
    assert offered(state, "nudge") == {"red +", "red -", "blue +", "blue -"}
    play(state, "nudge red +")
    assert asked(state) == {"nudge red -", "nudge blue +"}


def test_turn_empty_spots_count_for_the_duty() -> None:
    mine = only("red=3 blue=3", spells="refresh")
    assert offered(table(mine, board={"red": None}), "cast") == {"1"}
    assert offered(table(mine, board={"red": None, "blue": None}), "cast") == set()


def test_turn_castable_spells_do_not_count_for_the_duty() -> None:
    state = table(only("red=1 blue=6", spells="refresh turn"))
    assert offered(state, "cast") == {"2"}
    play(state, "cast 2", "turn red")
    assert asked(state) == ones("red blue") | {"cast 1"}


def test_turn_teachers_dice_count_for_the_duty_at_their_fee() -> None:
    mine = only("red=3", gems=1, spells="refresh")
    state = table(mine, teachers="666663")
    assert offered(state, "cast") == {"1"}
    play(state, "cast 1", "done")
    assert asked(state) == ones("red teacher.blue")
    assert offered(table(mine | {"gems": 0}, teachers="666663"), "cast") == set()
    assert offered(table(mine, teachers="666664"), "cast") == set()
    assert offered(table(mine | {"gems": 2}, teachers="666664"), "cast") == {"1"}


def test_turn_two_teachers_dice_need_two_fees_for_the_duty() -> None:
    for held in range(4):
        state = table(seat(used=ALL_USED, gems=held, spells="refresh"), teachers="336666", teachers_used="red")
        assert offered(state, "cast") == ({"1"} if held >= 2 else set())


def test_turn_one_good_outcome_is_enough_for_a_reroll() -> None:
    state = table(only("red=6 blue=3", spells="reroll-red"))
    assert asked(state) == {"pass", "cast 1"}
    play(state, "cast 1")
    assert asked(play(state.copy(), "roll red 3")) == ones("red blue")
    for value in (1, 2, 4, 5, 6):
        assert asked(play(state.copy(), f"roll red {value}")) == {"pass"}


def test_turn_a_reroll_without_a_good_outcome_is_not_offered() -> None:
    assert offered(table(only("red=6", spells="reroll-red reroll-blue")), "cast") == {"2"}
    assert offered(table(seat(used=ALL_USED, spells="reroll-red")), "cast") == set()
    assert offered(table(only("red=6", spells="reroll-red reroll-blue"), edition="75"), "cast") == set()


def test_turn_of_two_dice_only_those_with_a_good_outcome_can_be_rerolled() -> None:
    state = table(only("red=3 blue=3", spells="reroll-green"), teachers="666666", teachers_used=ALL_USED)
    assert asked(play(state, "cast 1")) == {"reroll green", "reroll teacher.green"}
    state = table(only("blue=3", spells="reroll-green"), teachers="666666", teachers_used=ALL_USED)
    assert asked(play(state, "cast 1")) == {"reroll green"}


def test_turn_broken_by_chance_pass_is_legal_and_takes_the_gems_home() -> None:
    state = play(table(only("red=6 blue=3", gems=1, spells="reroll-red")), "cast 1", "roll red 5")
    assert asked(state) == {"pass"}
    passing(state)
    assert (state.player, side(state)["gems"], side(state)["cast"]) == (1, 2, [])


def broken() -> State:
    """Red 5 and blue 3, a cast behind, no gems."""
    spells = "reroll-red refresh shift-red turn gems-1 gems-2 reroll-blue"
    return play(table(only("red=6 blue=3", spells=spells)), "cast 1", "roll red 5")


def test_turn_broken_by_chance_only_mending_casts_are_offered() -> None:
    assert asked(broken()) == {"pass", "cast 3", "cast 6", "cast 7"}
    assert asked(play(broken(), "cast 3")) == {"shift red -2"}


def test_turn_a_mending_cast_restores_the_duty() -> None:
    state = play(broken(), "cast 3", "shift red -2")
    assert asked(state) == ones("red blue") | {"cast 2", "cast 5", "cast 6", "cast 7"}
    state = play(broken(), "cast 6")
    assert asked(state) == {"nudge red -", "nudge blue +", "cast 2", "cast 3", "cast 4", "cast 5", "cast 7"}


def test_turn_a_reroll_may_mend_or_leave_it_broken() -> None:
    state = play(broken(), "cast 7")
    assert "pass" not in play(state.copy(), "roll blue 5").actions()
    assert "pass" in play(state, "roll blue 4").actions()


def test_turn_after_the_harness_every_cast_and_nudge_is_free() -> None:
    mine = only("red=3 blue=3 black=1", gems=1, spells="turn shift-black refresh reroll-white")
    state = play(table(mine), "cast 3", "done")
    harness(state, "red", "blue")
    assert asked(state) == {"end", "nudge black +", "cast 1", "cast 2", "cast 4"}
    play(state, "nudge black +", "cast 1", "turn black", "cast 2")
    assert asked(state) == {f"shift black {pips}" for pips in ("+1", "-1", "-2")}
    play(state, "shift black -2", "cast 4", "roll white 6")
    assert asked(state) == {"end"}


def test_turn_a_cast_after_the_harness_does_not_bind_the_next_turn() -> None:
    state = play(harness(table(seat(spells="turn")), "red", "blue"), "cast 1", "turn black", "end")
    passing(state)
    assert state.player == 0
    assert "pass" in state.actions()


# --- 4: the end ---


@pytest.mark.parametrize(
    ("players", "turn", "first"), [(2, 1, 0), (3, 0, 0), (3, 2, 1), (4, 2, 3), (5, 4, 0), (5, 1, 3)]
)
def test_end_every_other_player_has_one_last_turn(players: int, turn: int, first: int) -> None:
    seats = [seat(spells=NINE if number == turn else "") for number in range(players)]
    state = harness(table(*seats, turn=turn, first=first), "red", "blue")
    assert state.position()["last_turns"] is None
    play(state, "end")
    order = [(turn + offset) % players for offset in range(1, players)]
    while order:
        assert state.player == order[0]
        assert state.position()["turn"] == order[0]
        assert state.position()["last_turns"] == order
        assert state.winners() == []
        passing(state)
        del order[0]
    assert state.player == OVER
    assert state.actions() == []
    assert state.position()["turn"] is None
    assert state.winners() != []


def test_end_nobody_gains_a_turn_when_another_book_is_filled_in_the_last_turns() -> None:
    seats = [seat(), seat(spells=NINE), seat(spells=fillers(20, 9))]
    state = play(harness(table(*seats, turn=1), "red", "blue"), "end")
    play(harness(state, "red", "blue", reveal="filler-59"), "end")
    assert state.position()["last_turns"] == [0]
    passing(state)
    assert state.player == OVER


def test_end_the_one_who_fills_the_book_may_still_cast() -> None:
    state = table(seat(spells=f"turn {fillers(10, 8)}"), board={"red": "on-colour-red"})
    harness(state, "red", "blue")
    assert asked(state) == {"end", "cast 1", "cast 10"}
    assert changed(state, "cast 10")["seats.0.fame"] == 2
    assert changed(state, "end") == {"turn": 1, "last_turns": [1]}


def test_end_round_rises_when_the_first_players_turn_comes_again() -> None:
    state = table(seat(), seat(), seat(), first=1, turn=1, round_number=4)
    seen = []
    for _ in range(4):
        seen.append((state.position()["turn"], state.position()["round"]))
        passing(state)
    assert seen == [(1, 4), (2, 4), (0, 4), (1, 5)]


@in_each_edition
def test_end_of_round_100_ends_the_game(edition: str) -> None:
    state = table(seat(), seat(), seat(fame=1), first=2, turn=0, round_number=100, edition=edition)
    passing(state)
    assert state.player == 1
    passing(state)
    assert (state.player, state.winners()) == (OVER, [2])
    assert state.position()["last_turns"] is None
    assert state.position()["round"] == 100


def test_end_of_round_100_takes_last_turns_away() -> None:
    state = table(seat(), seat(spells=NINE), seat(), turn=1, round_number=100)
    play(harness(state, "red", "blue"), "end")
    assert (state.player, state.position()["last_turns"]) == (2, [2, 0])
    passing(state)
    assert state.player == OVER


def test_end_round_99_goes_on() -> None:
    assert passing(table(seat(), seat(), turn=1, round_number=99)).position()["round"] == 100


def finished(*seats: Seat, edition: str = "60") -> State:
    return table(*seats, turn=None, edition=edition)


@pytest.mark.parametrize(
    ("seats", "winners"),
    [
        ((seat(fame=5), seat(fame=4, spells=TEN, gems=1)), [0]),
        ((seat(fame=5), seat(fame=5, spells="filler-20")), [1]),
        ((seat(fame=5, spells="filler-20", gems=2), seat(fame=6, spells="filler-21 filler-22")), [1]),
        ((seat(fame=5, spells="filler-20"), seat(fame=5, gems=1, spells="filler-21")), [1]),
        ((seat(fame=5, spells="filler-20", gems=3), seat(fame=6, gems=1, spells="filler-21")), [0]),
        ((seat(fame=5), seat(fame=4, gems=2), seat(fame=5)), [1]),
        ((seat(fame=5, gems=1), seat(fame=3), seat(fame=5, gems=1)), [0, 2]),
        ((seat(), seat(), seat(), seat(), seat()), [0, 1, 2, 3, 4]),
    ],
)
def test_end_ties_go_to_learned_spells_then_gems_then_are_shared(seats: tuple[Seat, ...], winners: list[int]) -> None:
    assert finished(*seats).winners() == winners


def test_end_a_face_down_spell_counts_as_learned() -> None:
    mine, theirs = seat(fame=5, spells="filler-20 filler-21", down=[1, 2]), seat(fame=5, spells="filler-22")
    assert finished(mine, theirs, edition="75").winners() == [0]


def test_end_gems_on_spells_are_not_unused() -> None:
    mine, theirs = seat(gems=1, spells="turn", cast=[1]), seat(gems=2, spells="turn-2")
    state = finished(mine, theirs)
    assert state.scores() == [0, 1]


@pytest.mark.parametrize("held", range(8))
def test_end_unused_gems(held: int) -> None:
    for edition, each in (("60", 2), ("75", 3)):
        state = finished(seat(gems=held), seat(), edition=edition)
        assert state.scores() == [held // each, 0]
        assert state.score_parts()[0] == {"fame": 0, "gems": held // each, "sigils": 0}


@in_each_edition
def test_end_sigils_where_right_and_left_half_are_alike(edition: str) -> None:
    book = "circle-square-1 square-triangle-1 circle-circle-1 circle-circle-2"
    assert parts(finished(seat(spells=book), seat(), edition=edition)) == {"sigils": 4}


@in_each_edition
def test_end_sigils_break_with_the_row_after_spot_5(edition: str) -> None:
    row = "circle-circle-1 circle-square-1 square-square-1 square-square-2 square-triangle-1"
    assert parts(finished(seat(spells=row), seat(), edition=edition)) == {"sigils": 8}
    both = f"{row} triangle-triangle-1 triangle-triangle-2"
    assert parts(finished(seat(spells=both), seat(), edition=edition)) == {"sigils": 10}


def test_end_sigils_skip_face_down_spells() -> None:
    book = "square-triangle-1 filler-20 filler-21 triangle-circle-1 filler-22"
    assert parts(finished(seat(spells=book), seat(), edition="75")) == {"sigils": 2}
    assert parts(finished(seat(spells=book, down=[2, 3]), seat(), edition="75")) == {"sigils": 4}
    assert parts(finished(seat(spells=book, down=[2]), seat(), edition="75")) == {"sigils": 2}
    assert parts(finished(seat(spells=book, down=[2, 3, 5]), seat(), edition="75")) == {"sigils": 2}


def test_end_sigils_do_not_skip_over_the_end_of_a_row() -> None:
    book = f"{fillers(20, 3)} triangle-triangle-1 filler-23 filler-24 triangle-triangle-2"
    assert parts(finished(seat(spells=book, down=[5, 6]), seat(), edition="75")) == {}
    assert parts(finished(seat(spells=book), seat(), edition="75")) == {}


def test_end_a_face_down_spell_has_no_family_type_ability_or_sigil() -> None:
    book = "illusion-defence-1 each-defence each-illusion pair-attack-defence illusion-attack-1"
    up = finished(seat(spells=book), seat(), edition="75")
    assert parts(up) == {"each-defence": 1, "each-illusion": 2, "pair-attack-defence": 4}
    down = finished(seat(spells=book, down=[1]), seat(), edition="75")
    assert parts(down) == {"each-illusion": 1}


def test_end_a_red_ability_face_down_does_not_score() -> None:
    own = deck("75")
    spells = [one | {"type": "defence"} if one["id"] == "each-defence" else one for one in own["spell"]]
    played = grimoire.game("sigils", edition="75", first=0, deck={**own, "spell": spells})
    start = position(seat(spells="entomb each-defence illusion-defence-1"), edition="75")
    state = played.load(start)
    assert parts(state) == {"each-defence": 2}
    play(state, "cast 1", "entomb 2")
    assert state.score_parts()[0] == {"fame": 3, "gems": 0, "sigils": 0}


def test_end_a_gem_on_a_face_down_spell_stays_until_the_next_pass() -> None:
    state = table(seat(spells="entomb filler-20", cast=[2]), edition="75")
    play(harness(play(state, "cast 1", "entomb 2"), "red", "blue"), "end")
    assert (side(state)["cast"], side(state)["face_down"], gems(state)) == ([1, 2], [2], [0, 0])
    passing(state)
    passing(state)
    assert (side(state)["cast"], side(state)["face_down"], gems(state)) == ([], [2], [2, 0])


def test_end_fame_and_all_parts_add_up() -> None:
    book = "circle-circle-1 each-potion sigil-circle majority-conjuration pair-defence-potion filler-20"
    state = finished(seat(fame=7, gems=5, spells=book), seat())
    assert state.score_parts()[0] == {
        "fame": 7,
        "each-potion": 5,
        "sigil-circle": 2,
        "majority-conjuration": 8,
        "pair-defence-potion": 4,
        "gems": 2,
        "sigils": 2,
    }
    assert state.scores() == [30, 0]


@pytest.mark.parametrize("name", ["fame", "gems", "sigils"])
def test_end_parts_add_up_whatever_a_card_is_called(name: str) -> None:
    own = {**deck("60"), "spell": [*deck("60")["spell"], card(name, "each potion")]}
    data = position(seat(fame=3, gems=4, spells=f"circle-circle-1 {name}"))
    state = grimoire.game("sigils", first=0, deck=own).load(data)
    assert state.scores()[0] == 3 + 2 + 2 + 2
    assert sum(state.score_parts()[0].values()) == 9


# --- 6: the Teachers ---


def test_teachers_die_is_harnessed_for_a_gem() -> None:
    state = table(only("white=3", gems=2), teachers="663666")
    assert changed(state, "harness teacher.red", "pay white", "reveal filler-60") == {
        "seats.0.used": list(COLOURS),
        "seats.0.gems": 1,
        "seats.0.spells": ["filler-3"],
        "supply": 39,
        "board.red": "filler-60",
        "teacher_dice.used": ["red"],
    }


def test_teachers_die_pays_for_a_gem() -> None:
    state = table(only("white=3", gems=1), teachers="663666")
    assert changed(state, "harness white", "pay teacher.red", "reveal filler-60") == {
        "seats.0.used": list(COLOURS),
        "seats.0.gems": 0,
        "seats.0.spells": ["filler-2"],
        "supply": 40,
        "board.white": "filler-60",
        "teacher_dice.used": ["red"],
    }


def test_teachers_dice_and_own_dice_pay_together() -> None:
    state = play(table(only("white=6 blue=2", gems=2), teachers="166661"), "harness white")
    assert offered(state, "pay") == {"teacher.white", "teacher.red", "teacher.green", "teacher.yellow"}
    state = play(table(only("white=6 blue=4", gems=2), teachers="155551"), "harness white")
    assert offered(state, "pay") == {
        "blue", "teacher.black", "teacher.white", "teacher.red", "teacher.green", "teacher.yellow", "teacher.blue",
    }  # fmt: skip
    play(state, "pay blue")
    assert asked(state) == {"pay teacher.black", "pay teacher.blue"}
    play(state, "pay teacher.blue", "pay teacher.black", "reveal filler-60")
    assert gems(state) == [0, 0]
    assert state.position()["teacher_dice"]["used"] == ["black", "blue"]


def test_teachers_dice_are_limited_by_the_gems() -> None:
    twos = [table(only("white=6", gems=held), teachers="222666") for held in range(4)]
    assert [offered(state, "harness") for state in twos] == [
        set(),
        {"white", "teacher.green", "teacher.yellow", "teacher.blue"},
        {"white", "teacher.green", "teacher.yellow", "teacher.blue"}
        | {"teacher.black", "teacher.white", "teacher.red"},
        {"white", "teacher.green", "teacher.yellow", "teacher.blue"}
        | {"teacher.black", "teacher.white", "teacher.red"},
    ]
    asked_to_pay = [offered(play(state, "harness white"), "pay") for state in twos[1:]]
    sixes = {"teacher.green", "teacher.yellow", "teacher.blue"}
    assert asked_to_pay == [sixes, sixes, sixes | {"teacher.black", "teacher.white", "teacher.red"}]


def test_teachers_fee_of_the_price_die_counts_in_the_budget() -> None:
    state = play(table(only("white=4 blue=2", gems=2), teachers="622222"), "harness teacher.black")
    assert asked(state) == {
        "pay white", "pay blue", "pay teacher.white", "pay teacher.red", "pay teacher.green", "pay teacher.yellow",
        "pay teacher.blue",
    }  # fmt: skip
    play(state, "pay teacher.red")
    assert asked(state) == {"pay white"}


def test_teachers_dice_can_be_nudged() -> None:
    state = table(seat(used=ALL_USED, gems=1), teachers="163452", teachers_used="green")
    assert offered(state, "nudge") == {
        "teacher.black +", "teacher.white -", "teacher.red +", "teacher.red -", "teacher.yellow +", "teacher.yellow -",
        "teacher.blue +", "teacher.blue -",
    }  # fmt: skip
    assert changed(state, "nudge teacher.red -") == {"teacher_dice.dice.red": 2, "seats.0.gems": 0, "supply": 40}


def test_teachers_used_dice_are_out() -> None:
    state = table(only("white=3 blue=4", gems=5), teachers=THREES_AND_FOUR, teachers_used="black white red green blue")
    assert offered(state, "harness") == {"blue", "teacher.yellow"}


def test_teachers_die_takes_from_the_spot_of_its_colour() -> None:
    state = table(only("white=3", gems=3), teachers="666663", board={"blue": None})
    assert offered(state, "harness") & {"teacher.blue", "white"} == {"white"}


def all_but_red(*others: Seat, **rest: Any) -> State:
    """The first seat's turn; red is the last unused die of the teachers."""
    used = "black white green yellow blue"
    state = table(only("white=3", gems=1), *others, teachers="113111", teachers_used=used, **rest)
    return harness(state, "teacher.red", "white")


def test_teachers_dice_are_rolled_at_the_end_of_the_turn_when_all_are_used() -> None:
    state = all_but_red(seat(gems=2), seat())
    assert state.position()["teacher_dice"]["used"] == list(COLOURS)
    play(state, "end")
    for colour in COLOURS:
        assert state.player == CHANCE
        assert state.actions() == [f"roll teacher.{colour} {value}" for value in range(1, 7)]
        play(state, f"roll teacher.{colour} 4")
    assert state.player == 1
    assert state.position()["teacher_dice"] == {"dice": dict.fromkeys(COLOURS, 4), "used": []}
    assert gems(state) == [1, 3, 1]
    assert "pending" not in state.position()


def test_teachers_gems_go_in_turn_order_as_far_as_the_supply_reaches() -> None:
    for supply, wanted in ((0, [0, 0, 0]), (1, [0, 1, 0]), (2, [0, 1, 1]), (3, [1, 1, 1])):
        start = [seat(), only("white=3", gems=0), seat()]
        state = table(*start, teachers="113111", teachers_used=ALL_USED, turn=1, supply=supply)
        before = gems(state)
        passing(state)
        play(state, *rolls("222222", "teacher."))
        assert [after - held for after, held in zip(gems(state), before, strict=True)] == wanted


def test_teachers_gems_come_after_those_of_the_pass() -> None:
    state = table(seat(spells="turn", cast=[1]), teachers="113111", teachers_used=ALL_USED)
    play(state, "pass", *rolls("123456"), *rolls("654321", "teacher."))
    assert (state.player, dice(state), gems(state)) == (1, "123456", [2, 1])


def test_teachers_dice_are_rolled_after_a_last_turn_too() -> None:
    state = table(seat(gems=1), seat(spells=TEN), teachers="113111", teachers_used=ALL_USED, last_turns=[0])
    passing(state)
    assert state.player == CHANCE
    play(state, *rolls("222222", "teacher."))
    assert state.player == OVER
    assert gems(state) == [2, 1]
    assert state.position()["teacher_dice"]["used"] == []


def test_teachers_dice_are_rolled_after_the_turn_that_fills_a_book() -> None:
    state = table(
        only("white=3", gems=1, spells=NINE), teachers="113111", teachers_used="black white green yellow blue"
    )
    harness(state, "teacher.red", "white")
    play(state, "end", *rolls("222222", "teacher."))
    assert (state.player, state.position()["last_turns"], gems(state)) == (1, [1], [1, 1])


def test_teachers_dice_stay_when_one_is_unused_again_at_the_end_of_the_turn() -> None:
    mine = only("white=3", gems=1, spells="reroll-red")
    state = harness(
        table(mine, teachers="113111", teachers_used="black white green yellow blue"), "teacher.red", "white"
    )
    play(state, "cast 1", "reroll teacher.red", "roll teacher.red 6")
    assert changed(state, "end") == {"turn": 1}


def test_teachers_dice_are_not_rolled_by_a_pass() -> None:
    state = table(seat(gems=1), teachers="123456", teachers_used="red")
    passing(state)
    assert state.player == 1
    assert state.position()["teacher_dice"] == {
        "dice": dict(zip(COLOURS, range(1, 7), strict=True)),
        "used": ["red"],
    }


# --- 2 and 7: the set-up ---


@pytest.mark.parametrize(("edition", "each"), [("60", 3), ("75", 2)])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_setup_hands_out_gems(edition: str, each: int, players: int) -> None:
    data = game(edition, players).start().position()
    assert [one["gems"] for one in data["seats"]] == [each] * players
    assert data["supply"] == 40 - each * players
    assert data["seats"][0] | {"dice": {}} == seat(gems=each) | {"dice": {}}


def test_setup_first_then_reveals_then_dice_from_the_first_player() -> None:
    state = game("60", 3, True, "random").start()
    assert state.player == CHANCE
    assert dict(state.chances()) == pytest.approx({"first 0": 1 / 3, "first 1": 1 / 3, "first 2": 1 / 3})
    play(state, "first 1")
    for number in range(1, 7):
        assert len(state.actions()) == len(deck("60")["spell"]) - number + 1
        play(state, f"reveal filler-{number}")
    assert state.position()["board"] == dict(zip(COLOURS, fillers(1, 6).split(), strict=True))
    for values in ("111111", "222222", "333333"):
        assert state.actions() == [f"roll black {value}" for value in range(1, 7)]
        play(state, *rolls(values))
    assert [dice(state, number) for number in range(3)] == ["333333", "111111", "222222"]
    assert state.actions() == [f"roll teacher.black {value}" for value in range(1, 7)]
    assert state.position()["pending"] is True
    play(state, *rolls("123456", "teacher."))
    assert state.player == 1
    data = state.position()
    assert (data["first"], data["turn"], data["round"], data["last_turns"]) == (1, 1, 1, None)
    assert data["teacher_dice"] == {"dice": dict(zip(COLOURS, range(1, 7), strict=True)), "used": []}
    assert "pending" not in data


def test_setup_with_a_chosen_first_player_begins_with_the_reveals() -> None:
    state = game("75", 2, first=1).start()
    assert all(action.startswith("reveal ") for action in state.actions())
    play(state, *(f"reveal filler-{number}" for number in range(1, 7)), *rolls("111111"), *rolls("666666"))
    assert state.player == 1
    assert [dice(state, number) for number in range(2)] == ["666666", "111111"]
    assert state.position()["teacher_dice"] is None


def test_setup_reveals_each_card_equally_likely() -> None:
    state = game().start()
    count = len(deck("60")["spell"])
    assert [chance for _, chance in state.chances()] == pytest.approx([1 / count] * count)


# --- 8: positions ---


@pytest.mark.parametrize("edition", ["60", "75"])
def test_position_comes_back_as_it_was(edition: str) -> None:
    mine = seat("123456", used="red blue", gems=3, fame=4, spells=f"turn {fillers(10, 2)}", cast=[1, 3])
    theirs = seat("654321", gems=2, fame=9, spells=fillers(20, 10), down=[2] if edition == "75" else [])
    data = position(mine, theirs, edition=edition, discard="turn-2 turn-3", round_number=7, last_turns=[0])
    state = game(edition).load(data)
    assert state.position() == data | {"supply": 33, "discard": state.position()["discard"]}
    assert sorted(state.position()["discard"]) == ["turn-2", "turn-3"]
    again = game(edition).load(json.loads(json.dumps(state.position())))
    assert again == state
    assert hash(again) == hash(state)
    assert again.actions() == state.actions()


def test_position_with_teachers_comes_back_as_it_was() -> None:
    data = position(seat(gems=1), teachers="654321", teachers_used="red blue", board={"green": None})
    state = table(seat(gems=1), teachers="654321", teachers_used="red blue", board={"green": None})
    assert state.position() == data | {"supply": 39}


def test_position_of_a_finished_game_can_be_loaded() -> None:
    state = table(seat(fame=4, gems=2), seat(spells=TEN, fame=6), last_turns=[0])
    passing(state)
    data = state.position()
    assert data["turn"] is None
    assert "pending" not in data
    again = game().load(data)
    assert again == state
    assert (again.player, again.actions(), again.winners(), again.scores()) == (OVER, [], [1], [5, 6])


def test_position_supply_is_what_the_players_do_not_have() -> None:
    state = table(seat(gems=4, spells="turn turn-2", cast=[1, 2]), seat(gems=5))
    assert state.position()["supply"] == 29


def test_position_round_may_be_left_out() -> None:
    data = position(seat())
    del data["round"]
    assert game().load(data).position()["round"] == 1


def test_position_own_first_stands() -> None:
    data = position(seat(), seat(), seat(), first=2, turn=1)
    state = game("60", 3, first=0).load(data)
    assert state.position()["first"] == 2
    assert passing(state).position()["round"] == 2


def test_position_printed_title_is_accepted() -> None:
    assert game().load(position(seat()) | {"game": "spellbooks"}).position()["game"] == "sigils"


def pending(state: State) -> bool:
    """Is the position marked, and refused?"""
    data = state.position()
    if not data.get("pending"):
        return False
    with pytest.raises(PositionError, match="pending"):
        game(data["edition"], data["players"], data["teachers"]).load(data)
    return True


@pytest.mark.parametrize(
    "actions",
    [
        ["nudge red +"],
        ["harness red", "pay blue", "reveal filler-60", "cast 2", "turn black"],
        ["cast 1", "discard red", "discard blue", "done", "reveal filler-59", "reveal filler-60"],
        ["cast 2", "turn red"],
        ["cast 3", "roll red 3"],
        ["cast 4", "shift red +1"],
        ["pass", *rolls("123456")[:-1]],
    ],
)
def test_position_is_pending_from_the_first_action_to_the_end_of_the_turn(actions: list[str]) -> None:
    state = table(seat(gems=3, spells="refresh turn reroll-red shift-red"))
    assert not pending(state)
    for action in actions:
        assert pending(play(state, action)), action
    if "roll blue 1" in state.actions():
        play(state, "roll blue 1")
    elif "end" in state.actions():
        play(state, "end")
    else:
        return
    assert not pending(state)


def test_position_is_pending_while_the_teachers_roll() -> None:
    state = play(all_but_red(seat()), "end")
    for action in rolls("111111", "teacher."):
        assert pending(state)
        play(state, action)
    assert not pending(state)


def test_position_is_pending_during_the_setup() -> None:
    state = game().start()
    while state.player == CHANCE:
        assert state.position()["pending"] is True
        state.apply(state.actions()[0])
    assert not pending(state)


def test_position_loaded_goes_on_like_the_game_it_was_taken_from() -> None:
    state = table(seat(gems=1, spells="turn"), seat(gems=2), first=1)
    play(harness(state, "red", "blue"), "end")
    again = game(first=1).load(state.position())
    assert again == state
    assert passing(again) == passing(state)


def test_position_in_another_games_deck_is_not_equal() -> None:
    own = deck("60")
    spells = [one | {"family": "illusion"} if one["id"] == "filler-1" else one for one in own["spell"]]
    twin = grimoire.game("sigils", first=0, deck={**own, "spell": spells})
    data = position(seat(spells="majority-illusion"))
    mine, theirs = game().load(data), twin.load(data)
    assert parts(harness(mine.copy(), "black", "red")) != parts(harness(theirs.copy(), "black", "red"))
    assert mine != theirs


def test_position_equal_whether_first_was_chosen_or_drawn() -> None:
    data = position(seat())
    assert game(first=0).load(data) == game(first="random").load(data) == game(first=1).load(data)


def test_position_given_is_not_changed_by_play() -> None:
    data = position(seat(gems=1, spells="turn"))
    before = copy.deepcopy(data)
    play(harness(game().load(data), "red", "blue"), "cast 1", "turn black", "end")
    assert data == before


def test_position_loaded_with_a_face_down_spell_leaves_it_uncastable() -> None:
    state = table(seat("111111", spells=fillers(10, 3), down=[2]), edition="75", board={"red": "each-attack"})
    assert offered(harness(state, "red", "blue"), "cast") == {"1", "3"}
