"""The rulings one by one, then learning, the course of a Day, the set-up and the solo mode."""

from typing import Any

import pytest

import grimoire
from grimoire import CHANCE, OVER, IllegalAction
from grimoire.kernel.game import State
from tests.games.materia.positions import (
    SPELLS,
    altar,
    asked,
    card,
    discard,
    each,
    familiar,
    heap,
    level,
    lower,
    offered,
    phase,
    play,
    points,
    pool,
    pouch,
    seat,
    solo,
    table,
    tokens,
    track,
    turn,
)

FIVE_WHITE = "2*white.circle 3*white.square"

# --- 1: as much as possible ---


def test_ruling_1_a_take_shrinks_to_the_tokens_present() -> None:
    state = table(seat(levitation="3 purple.circle"), altar="red.circle red.square")
    play(state, "cast levitation 3", "take red.circle")
    assert phase(state) == "midday"
    assert altar(state) == tokens("red.square")


def test_ruling_1_a_take_shrinks_to_the_pool_limit() -> None:
    state = table(seat(heap(8, "blue"), levitation="3 purple.circle"), altar="2*red.circle")
    play(state, "cast levitation 3", "take red.circle")
    assert phase(state) == "midday"
    assert pool(state) == tokens(heap(8, "blue") + " red.circle")


def test_ruling_1_the_primary_draw_stops_at_nine() -> None:
    state = play(table(seat(heap(8, "blue"))), "draw", "deal red.circle")
    assert phase(state) == "midday"
    assert pool(state) == tokens(heap(8, "blue") + " red.circle")


def test_ruling_1_sacrifice_with_nine_tokens_draws_one() -> None:
    state = table(seat(heap(9, "blue"), sacrifice="3 red.circle"))
    play(state, "cast sacrifice 3", "discard blue.circle", "deal red.circle")
    assert phase(state) == "midday"
    assert len(pool(state)) == 9


def test_ruling_1_sacrifice_with_seven_tokens_draws_three() -> None:
    state = table(seat(heap(7, "blue"), sacrifice="3 red.circle"))
    play(state, "cast sacrifice 3", "discard blue.circle", "deal 3*red.circle")
    assert phase(state) == "midday"
    assert len(pool(state)) == 9


def test_ruling_1_a_draw_shrinks_to_the_tokens_left() -> None:
    state = play(table(seat(), pouch="red.circle"), "draw", "deal red.circle")
    assert phase(state) == "midday"
    assert pool(state) == tokens("red.circle")


def test_ruling_1_a_draw_goes_on_with_the_discard() -> None:
    state = play(table(seat(), pouch="red.circle", discard="blue.circle blue.square"), "draw", "deal red.circle")
    assert set(state.actions()) == each("deal", "blue.circle blue.square")
    play(state, "deal blue.square")
    assert phase(state) == "midday"
    assert (pouch(state), discard(state)) == (tokens("blue.circle"), [])


def test_ruling_1_others_draw_nothing_when_both_are_empty() -> None:
    state = table(seat(sharing="4 purple.circle"), seat(), seat(), altar="2*red.circle", pouch="blue.circle")
    play(state, "cast sharing 4", "take 2*red.circle", "deal blue.circle")
    assert phase(state) == "midday"
    assert (pool(state, 1), pool(state, 2)) == (tokens("blue.circle"), [])


def test_ruling_1_the_discard_is_not_touched_before_a_token_must_be_drawn() -> None:
    state = play(table(seat(), pouch="2*red.circle", discard="blue.circle"), "draw", "deal 2*red.circle")
    assert (pouch(state), discard(state)) == ([], tokens("blue.circle"))


@pytest.mark.parametrize(("stored", "fits"), [(11, 3), (12, 2), (13, 1)])
def test_ruling_1_stores_shrink_to_the_free_spaces(stored: int, fits: int) -> None:
    state = table(seat("4*red.circle", heap(stored, "yellow"), offering="5 black.circle"), phase="midday")
    play(state, "cast offering 5", f"store {fits}*red.circle")
    assert phase(state) == "evening"
    assert pool(state) == tokens(f"{4 - fits}*red.circle")
    assert len(familiar(state)) == 14


@pytest.mark.parametrize(("stored", "fits"), [(12, 2), (13, 1)])
def test_ruling_1_feeds_shrink_to_the_free_spaces(stored: int, fits: int) -> None:
    mine = seat(familiar=heap(stored, "yellow"), growth="5 green.circle")
    state = table(mine, phase="evening", altar="4*red.circle")
    play(state, "cast growth 5", f"feed {fits}*red.circle")
    assert state.player == CHANCE
    assert altar(state) == tokens(f"{4 - fits}*red.circle")
    assert level(state, "growth") == 4


def test_ruling_1_feeds_shrink_to_the_altar() -> None:
    state = table(seat("3*yellow.circle"), spells="communion", phase="evening", altar="red.circle blue.square")
    play(state, "learn communion 3", "place yellow.circle", "pay 2*yellow.circle", "feed blue.square red.circle")
    assert state.player == CHANCE
    assert familiar(state) == tokens("red.circle blue.square")


def test_ruling_1_an_instant_feed_with_a_full_familiar_is_nothing() -> None:
    mine = seat("3*yellow.circle", heap(14, "blue"))
    state = table(mine, seat(), spells="communion", phase="evening", altar="red.circle")
    play(state, "learn communion 3", "place yellow.circle", "pay 2*yellow.circle")
    assert state.player == CHANCE
    assert altar(state) == tokens("red.circle")


@pytest.mark.parametrize(("number", "rune"), [(3, "circle"), (4, "triangle"), (5, "square")])
def test_ruling_1_costs_do_not_shrink(number: int, rune: str) -> None:
    others = " ".join(f"blue.{one}" for one in ("circle", "triangle", "square") if one != rune)
    morning = table(seat(others, sacrifice=f"{number} red.circle"))
    assert f"sacrifice {number}" not in offered(morning, "cast")
    evening = table(seat(others, time_travel=f"{number} white.circle", offering="3 black.circle"), phase="evening")
    assert f"time_travel {number}" not in offered(evening, "cast")
    midday = table(seat(others, clone=f"5 white.{rune}"), phase="midday")
    assert "clone 5" not in offered(midday, "cast")


def test_ruling_1_a_learning_needs_its_full_payment() -> None:
    state = table(seat("2*red.circle 2*blue.triangle white.triangle green.square"), phase="evening")
    assert asked(state) == {"skip", "learn sacrifice 3"}


# --- 2: what is offered ---


def test_ruling_2_nothing_to_take_draw_or_store() -> None:
    assert asked(table(seat(), altar="", pouch="")) == {"skip"}
    assert asked(table(seat(), phase="midday")) == {"skip"}


def test_ruling_2_a_full_pool_neither_takes_nor_draws() -> None:
    assert asked(table(seat(heap(9, "blue")), altar="red.circle")) == {"skip"}


def test_ruling_2_a_full_familiar_stores_nothing() -> None:
    assert asked(table(seat("red.circle", heap(14, "blue")), phase="midday")) == {"skip"}


def test_ruling_2_draw_is_offered_when_only_the_discard_has_tokens() -> None:
    state = table(seat(), pouch="", discard="red.circle")
    assert asked(state) == {"skip", "draw"}
    play(state, "draw", "deal red.circle")
    assert phase(state) == "midday"


@pytest.mark.parametrize(
    ("held", "levels"), [(3, {3, 4, 5}), (4, {4, 5}), (5, {5}), (6, set()), (8, set()), (9, set())]
)
def test_ruling_2_eruption_only_below_its_target(held: int, levels: set[int]) -> None:
    state = table(seat(heap(held, "blue"), eruption="5 red.circle"))
    assert offered(state, "cast") == {f"eruption {number}" for number in levels}


def test_ruling_2_blaze_needs_a_draw_of_ones_own() -> None:
    blaze = {"blaze": "5 red.circle"}
    assert offered(table(seat(heap(8, "blue"), **blaze), altar="red.circle"), "cast") == {"blaze 5"}
    assert offered(table(seat(heap(9, "blue"), **blaze), altar="red.circle"), "cast") == set()
    assert offered(table(seat(**blaze), altar="red.circle", pouch=""), "cast") == set()
    assert offered(table(seat(**blaze), altar=""), "cast") == {"blaze 5"}


def test_ruling_2_levitation_needs_its_rune_and_room() -> None:
    state = table(seat(levitation="5 purple.circle"), altar="red.circle 2*red.square")
    assert offered(state, "cast") == {"levitation 3", "levitation 5"}
    full = table(seat(heap(9, "blue"), levitation="5 purple.circle"), altar="red.circle")
    assert offered(full, "cast") == set()


def test_ruling_2_sharing_needs_a_token_for_its_user() -> None:
    sharing = {"sharing": "5 purple.circle"}
    assert offered(table(seat(heap(9, "blue"), **sharing), altar="red.circle"), "cast") == set()
    assert offered(table(seat(**sharing), altar=""), "cast") == {"sharing 3"}
    assert offered(table(seat(**sharing), altar="", pouch=""), "cast") == set()
    by_taking = table(seat(**sharing), altar="red.circle", pouch="")
    assert offered(by_taking, "cast") == {"sharing 3", "sharing 4", "sharing 5"}


def test_ruling_2_sharing_3_with_an_empty_altar_draws() -> None:
    state = play(table(seat(sharing="3 purple.circle")), "cast sharing 3", "deal red.circle blue.circle")
    assert phase(state) == "midday"
    assert (pool(state), pool(state, 1)) == (tokens("red.circle"), tokens("blue.circle"))


@pytest.mark.parametrize("number", [4, 5])
def test_ruling_2_storm_needs_room_and_a_token_on_the_altar(number: int) -> None:
    storm = {"storm": f"{number} white.circle"}
    assert offered(table(seat(heap(9, "blue"), **storm), phase="evening", altar="red.circle"), "cast") == set()
    assert offered(table(seat(**storm), phase="evening", altar=""), "cast") == set()
    with_both = table(seat(heap(8, "black"), **storm), phase="evening", altar="red.circle")
    assert f"storm {number}" in offered(with_both, "cast")


@pytest.mark.parametrize("number", [4, 5])
def test_ruling_2_divination_with_a_full_pool_only_adds_to_the_altar(number: int) -> None:
    state = table(seat(heap(9, "blue"), divination=f"{number} purple.circle"), altar="red.circle")
    play(state, f"cast divination {number}", "deal white.circle white.square")
    assert phase(state) == "midday"
    assert pool(state) == tokens(heap(9, "blue"))
    assert altar(state) == tokens("red.circle white.circle white.square")


def test_ruling_2_divination_3_with_a_full_pool_still_discards() -> None:
    state = table(seat(heap(9, "blue"), divination="3 purple.circle"), altar="red.circle")
    play(state, "cast divination 3", "deal white.circle white.square")
    assert asked(state) == each("discard", "blue.circle blue.triangle")
    play(state, "discard blue.circle")
    assert phase(state) == "midday"
    assert len(pool(state)) == 8


def test_ruling_2_divination_with_a_full_pool_needs_a_token_to_draw() -> None:
    mine = seat(heap(9, "blue"), divination="5 purple.circle")
    assert not {"divination 4", "divination 5"} & offered(table(mine, altar="red.circle", pouch=""), "cast")


def test_ruling_2_divination_without_a_draw_can_still_take() -> None:
    state = table(seat(divination="5 purple.circle"), altar="red.circle", pouch="")
    assert offered(state, "cast") == {"divination 3", "divination 4", "divination 5"}
    play(state, "cast divination 5", "take red.circle")
    assert phase(state) == "midday"


def test_ruling_2_divination_draws_onto_an_altar_that_holds_ten() -> None:
    state = table(seat(divination="5 purple.circle"), altar=heap(10, "blue"))
    play(state, "cast divination 5", "deal red.circle red.square")
    assert len(altar(state)) == 12


def test_ruling_2_a_drop_alone_is_not_enough() -> None:
    hungry = seat("red.circle", "red.square", growth="5 green.circle")
    assert offered(table(hungry, phase="evening", altar=""), "cast") == {"growth 3"}
    full = seat("red.circle", heap(14, "blue"), growth="5 green.circle")
    assert offered(table(full, phase="evening", altar="red.circle"), "cast") == {"growth 3"}


def test_ruling_2_a_swap_needs_tokens_on_both_sides() -> None:
    purification = {"purification": "5 green.circle"}
    assert offered(table(seat("red.circle", **purification), phase="midday"), "cast") == set()
    assert offered(table(seat(**purification), phase="midday", altar="red.circle"), "cast") == set()
    growth = {"growth": "3 green.circle"}
    assert offered(table(seat("red.circle", **growth), phase="evening"), "cast") == set()
    assert offered(table(seat("", "red.circle", **growth), phase="evening"), "cast") == set()


def test_ruling_2_time_travel_needs_a_spell_to_raise() -> None:
    pay = "red.circle red.triangle red.square"
    alone = table(seat(pay, time_travel="5 white.circle"), phase="evening")
    assert offered(alone, "cast") == set()
    at_the_top = table(seat(pay, time_travel="5 white.circle", offering="5 black.circle"), phase="evening")
    assert offered(at_the_top, "cast") == set()


def test_ruling_2_feast_needs_a_stored_colour_on_the_altar_or_room() -> None:
    feast = {"feast": "5 black.circle"}
    other_colour = table(seat("", "red.circle", **feast), phase="midday", altar="blue.circle")
    assert offered(other_colour, "cast") == {"feast 4"}
    full_familiar = table(seat("", heap(14, "red"), **feast), phase="midday", altar="red.square blue.circle")
    assert offered(full_familiar, "cast") == {"feast 3"}
    full_pool = table(seat(heap(9, "blue"), "red.circle", **feast), phase="midday", altar="red.square")
    assert offered(full_pool, "cast") == {"feast 4"}


def test_ruling_2_focus_needs_its_rune() -> None:
    focus = {"focus": "5 black.square"}
    neither = table(seat("red.circle", **focus), phase="evening", altar="red.circle")
    assert offered(neither, "cast") == set()
    only_take = table(seat("red.circle", **focus), phase="evening", altar="red.square")
    assert offered(only_take, "cast") == {"focus 4", "focus 5"}
    assert asked(play(only_take, "cast focus 5")) == {"take red.square"}
    only_store = table(seat(heap(8, "blue") + " red.square", **focus), phase="evening", altar="red.square")
    assert asked(play(only_store, "cast focus 5")) == {"store red.square"}
    full_familiar = table(seat("red.square", heap(14, "blue"), **focus), phase="evening", altar="green.square")
    assert offered(full_familiar, "cast") == {"focus 4", "focus 5"}
    assert asked(play(full_familiar, "cast focus 4")) == {"take green.square"}


def test_ruling_2_offering_needs_a_token_and_a_space() -> None:
    offering = {"offering": "5 black.circle"}
    assert offered(table(seat(**offering), phase="midday"), "cast") == set()
    assert offered(table(seat("red.circle", heap(14, "blue"), **offering), phase="midday"), "cast") == set()
    one = table(seat("red.circle", **offering), phase="midday")
    assert offered(one, "cast") == {"offering 3", "offering 4", "offering 5"}


def test_ruling_2_clone_needs_something_to_copy() -> None:
    clone = {"clone": "4 white.circle"}
    assert offered(table(seat(**clone), phase="midday"), "cast") == set()
    assert offered(table(seat("red.circle", **clone), phase="midday"), "cast") == {"clone 3"}
    assert offered(table(seat(heap(3, "red"), heap(14, "blue"), **clone), phase="midday"), "cast") == {"clone 4"}


def test_ruling_2_clone_with_an_empty_pool_copies_what_another_can_still_do() -> None:
    other = seat(cure="3 green.circle", feast="4 black.circle")
    state = table(other, seat(clone="3 white.circle"), turn=1, phase="midday", altar="red.circle", pouch="")
    assert offered(state, "cast") == {"clone 3"}
    assert asked(play(state, "cast clone 3"), 1) == {"copy 0 feast 4"}


def test_ruling_2_transmutation_needs_something_to_learn() -> None:
    transmutation = {"transmutation": "5 blue.square"}
    assert offered(table(seat("red.circle red.square", **transmutation), phase="evening"), "cast") == set()
    one_wild = table(seat("2*red.circle white.square", **transmutation), phase="evening")
    assert offered(one_wild, "cast") == {"transmutation 4", "transmutation 5"}
    two_wilds = table(seat("red.circle 2*white.square", **transmutation), phase="evening")
    assert offered(two_wilds, "cast") == {"transmutation 5"}


def test_ruling_2_the_discards_of_cure_shrink() -> None:
    state = table(seat("red.circle", cure="5 green.circle"), phase="midday", pouch="")
    assert offered(state, "cast") == {"cure 3", "cure 4", "cure 5"}
    play(state, "cast cure 5", "discard red.circle")
    assert phase(state) == "evening"
    assert (pool(state), discard(state)) == ([], tokens("red.circle"))


def test_ruling_2_cure_with_a_full_pool_discards_without_drawing() -> None:
    state = table(seat(heap(9, "blue"), cure="4 green.circle"), phase="midday")
    play(state, "cast cure 4", "discard blue.circle blue.triangle")
    assert phase(state) == "evening"
    assert len(pool(state)) == 7


def test_ruling_2_cure_with_nothing_to_draw_or_discard_is_not_offered() -> None:
    assert offered(table(seat(cure="5 green.circle"), phase="midday", pouch=""), "cast") == set()


def test_ruling_2_sacrifice_draws_its_own_cost_back_when_nothing_else_is_left() -> None:
    state = table(seat("red.circle", sacrifice="3 red.square"), pouch="")
    assert asked(state) == {"skip", "cast sacrifice 3"}
    play(state, "cast sacrifice 3", "discard red.circle", "deal red.circle")
    assert phase(state) == "midday"
    assert (pool(state), discard(state), pouch(state)) == (tokens("red.circle"), [], [])


def test_ruling_2_clone_5_can_draw_its_own_cost_back() -> None:
    state = table(seat("red.circle", clone="5 white.circle"), phase="midday", pouch="")
    assert "clone 5" in offered(state, "cast")
    play(state, "cast clone 5", "discard red.circle", "draw", "deal red.circle")
    assert phase(state) == "evening"
    assert pool(state) == tokens("red.circle")


# --- 3: identical levels ---


@pytest.mark.parametrize("number", [3, 4, 5])
def test_ruling_3_blaze_is_offered_once_at_its_highest_level(number: int) -> None:
    assert offered(table(seat(blaze=f"{number} red.circle")), "cast") == {f"blaze {number}"}


@pytest.mark.parametrize(
    ("when", "casts"),
    [
        ("morning", {f"{spell} {number}" for spell in ("sacrifice", "sharing") for number in (3, 4, 5)}),
        ("midday", {f"{spell} {number}" for spell in ("cure", "offering") for number in (3, 4, 5)}),
        ("evening", {"transmutation 4", "transmutation 5"}),
    ],
)
def test_ruling_3_all_other_spells_are_offered_at_every_level(when: str, casts: set[str]) -> None:
    mine = seat(
        "red.circle red.triangle red.square 3*yellow.circle",
        sacrifice="5 red.circle",
        sharing="5 purple.circle",
        cure="5 green.circle",
        offering="5 black.circle",
        time_travel="5 white.circle",
        transmutation="5 blue.circle",
    )
    assert offered(table(mine, phase=when, altar="blue.circle"), "cast") == casts


# --- 4: one token at a time ---


def test_ruling_4_mirage_draws_between_two_takes() -> None:
    state = table(seat(levitation="3 purple.square", mirage="3 blue.circle"), altar="red.circle blue.circle")
    play(state, "cast levitation 3", "take red.circle")
    assert state.player == CHANCE
    play(state, "deal green.square")
    assert asked(state) == {"take blue.circle"}
    play(state, "take blue.circle", "deal white.square")
    assert phase(state) == "midday"
    assert pool(state) == tokens("red.circle green.square blue.circle white.square")


def test_ruling_4_mirage_may_fill_the_pool_before_the_second_take() -> None:
    mine = seat(heap(7, "black"), levitation="3 purple.square", mirage="5 blue.circle")
    state = play(table(mine, altar="2*red.circle"), "cast levitation 3", "take red.circle", "deal green.square")
    assert phase(state) == "midday"
    assert len(pool(state)) == 9
    assert altar(state) == tokens("red.circle")


def test_ruling_4_every_draw_is_a_chance_of_its_own() -> None:
    state = play(table(seat(), pouch="red.circle 3*blue.circle"), "draw")
    assert dict(state.chances()) == pytest.approx({"deal red.circle": 0.25, "deal blue.circle": 0.75})
    play(state, "deal red.circle")
    assert state.chances() == [("deal blue.circle", 1.0)]


# --- 5: swaps ---


def test_ruling_5_the_token_received_lay_there_before() -> None:
    state = table(seat("red.circle", purification="3 green.circle"), phase="midday", altar="blue.circle")
    play(state, "cast purification 3", "give red.circle")
    assert asked(state) == {"get blue.circle"}


def test_ruling_5_a_kind_that_lay_there_before_may_come_back() -> None:
    state = table(seat("red.circle", purification="3 green.circle"), phase="midday", altar="red.circle blue.circle")
    play(state, "cast purification 3", "give red.circle", "get red.circle")
    assert phase(state) == "evening"
    assert (pool(state), altar(state)) == (tokens("red.circle"), tokens("red.circle blue.circle"))


def test_ruling_5_a_swap_is_allowed_with_a_full_pool() -> None:
    mine = seat(heap(9, "blue"), purification="5 green.circle")
    state = table(mine, phase="midday", altar="red.circle")
    play(state, "cast purification 5", "give blue.circle", "get red.circle")
    play(state, "give blue.triangle", "get blue.circle", "give red.circle", "get blue.triangle")
    assert phase(state) == "evening"
    assert pool(state) == tokens(heap(9, "blue"))


def test_ruling_5_a_familiar_swap_is_allowed_with_everything_full() -> None:
    mine = seat(heap(9, "blue"), heap(14, "red"), growth="3 green.circle")
    state = table(mine, phase="evening", altar=FIVE_WHITE)
    play(state, "cast growth 3", "give blue.circle", "get red.square")
    assert len(pool(state)) == 9
    assert len(familiar(state)) == 14
    assert "blue.circle" in familiar(state)


def test_ruling_5_a_swap_of_the_rune_draws_for_mirage() -> None:
    mine = seat("red.circle", purification="3 green.circle", mirage="4 blue.square")
    state = table(mine, phase="midday", altar="blue.square")
    play(state, "cast purification 3", "give red.circle", "get blue.square", "deal 2*black.circle")
    assert phase(state) == "evening"
    assert pool(state) == tokens("blue.square 2*black.circle")


@pytest.mark.parametrize(("held", "drawn"), [(7, 2), (8, 1), (9, 0)])
def test_ruling_5_mirage_draws_of_a_swap_respect_the_limit(held: int, drawn: int) -> None:
    mine = seat(heap(held, "black"), purification="3 green.circle", mirage="4 blue.square")
    state = table(mine, phase="midday", altar="blue.square")
    play(state, "cast purification 3", "give black.circle", "get blue.square")
    play(state, *["deal red.circle"] * drawn)
    assert phase(state) == "evening"
    assert len(pool(state)) == held + drawn


def test_ruling_5_mirage_draws_come_between_two_swaps_and_may_be_given() -> None:
    mine = seat("red.circle", purification="4 green.circle", mirage="3 blue.square")
    state = table(mine, phase="midday", altar="blue.square")
    play(state, "cast purification 4", "give red.circle", "get blue.square", "deal black.circle")
    assert asked(state) == each("give", "blue.square black.circle")
    play(state, "give black.circle", "get red.circle")
    assert phase(state) == "evening"
    assert (pool(state), altar(state)) == (tokens("blue.square red.circle"), tokens("black.circle"))


def test_ruling_5_a_familiar_swap_is_no_take_for_mirage() -> None:
    mine = seat("red.circle", "blue.square", growth="3 green.circle", mirage="5 blue.square")
    state = table(mine, phase="evening", altar=FIVE_WHITE)
    play(state, "cast growth 3", "give red.circle", "get blue.square")
    assert pool(state) == tokens("blue.square")
    play(state, "deal black.circle")
    assert turn(state) == 1
    assert pool(state) == tokens("blue.square")


def test_ruling_5_all_swaps_are_mandatory() -> None:
    state = table(seat("red.circle", purification="5 green.circle"), phase="midday", altar="blue.circle")
    play(state, "cast purification 5")
    for given, received in (("red", "blue"), ("blue", "red"), ("red", "blue")):
        assert asked(state) == {f"give {given}.circle"}
        play(state, f"give {given}.circle")
        assert asked(state) == {f"get {received}.circle"}
        play(state, f"get {received}.circle")
    assert phase(state) == "evening"


def test_ruling_5_a_later_swap_may_fetch_back_what_an_earlier_one_gave() -> None:
    state = table(seat("red.circle", purification="4 green.circle"), phase="midday", altar="blue.circle")
    play(state, "cast purification 4", "give red.circle", "get blue.circle", "give blue.circle", "get red.circle")
    assert phase(state) == "evening"
    assert (pool(state), altar(state)) == (tokens("red.circle"), tokens("blue.circle"))


def test_ruling_5_fetching_back_counts_as_a_take_for_mirage_too() -> None:
    mine = seat("red.square", purification="4 green.circle", mirage="3 blue.square")
    state = table(mine, phase="midday", altar="blue.circle")
    play(state, "cast purification 4", "give red.square", "get blue.circle")
    play(state, "give blue.circle", "get red.square", "deal black.circle")
    assert phase(state) == "evening"
    assert pool(state) == tokens("red.square black.circle")


# --- 6: Mirage ---


def test_ruling_6_another_rune_draws_nothing() -> None:
    state = play(table(seat(mirage="5 blue.square"), altar="red.circle"), "take red.circle")
    assert phase(state) == "midday"


def test_ruling_6_drawing_from_the_pouch_is_no_take() -> None:
    state = play(table(seat(mirage="5 blue.square")), "draw", "deal 2*red.square")
    assert phase(state) == "midday"
    assert pool(state) == tokens("2*red.square")


@pytest.mark.parametrize(("held", "drawn"), [(6, 2), (7, 1), (8, 0)])
def test_ruling_6_mirage_draws_stop_at_nine(held: int, drawn: int) -> None:
    state = table(seat(heap(held, "black"), mirage="5 blue.square"), altar="red.square")
    play(state, "take red.square", *["deal white.circle"] * drawn)
    assert phase(state) == "midday"
    assert len(pool(state)) == held + 1 + drawn


def test_ruling_6_mirage_draws_go_on_with_the_discard_and_end_with_it() -> None:
    state = table(seat(mirage="5 blue.square"), altar="red.square", pouch="", discard="white.circle")
    play(state, "take red.square", "deal white.circle")
    assert phase(state) == "midday"
    assert pool(state) == tokens("red.square white.circle")
    nothing = play(table(seat(mirage="5 blue.square"), altar="red.square", pouch=""), "take red.square")
    assert phase(nothing) == "midday"


@pytest.mark.parametrize("number", [4, 5])
def test_ruling_6_growth_stores_without_mirage(number: int) -> None:
    mine = seat(growth=f"{number} green.circle", mirage="5 blue.square")
    state = table(mine, phase="evening", altar="4*red.square 5*white.square")
    play(state, f"cast growth {number}", f"feed {number - 2}*red.square")
    assert pool(state) == []
    play(state, "deal blue.circle")
    assert (turn(state), pool(state)) == (1, [])


def test_ruling_6_feast_4_and_communion_3_store_without_mirage() -> None:
    mine = seat("3*yellow.circle", feast="4 black.circle", mirage="5 blue.square")
    state = table(mine, spells="communion", phase="midday", altar="5*red.square")
    play(state, "cast feast 4", "feed red.square")
    assert phase(state) == "evening"
    play(state, "learn communion 3", "place yellow.circle", "pay 2*yellow.circle", "feed 3*red.square")
    assert pool(state) == []
    assert altar(state) == tokens("red.square")


def test_ruling_6_a_take_in_another_players_day_draws_nothing() -> None:
    state = table(seat(blaze="3 red.circle"), seat(mirage="5 blue.square"), altar="red.square")
    play(state, "cast blaze 3", "deal 4*white.circle", "take red.square")
    assert state.player == 0
    assert phase(state) == "midday"
    assert pool(state, 1) == tokens("red.square")


def test_ruling_6_another_players_take_draws_nothing_for_the_player_whose_day_it_is() -> None:
    state = table(seat(blaze="3 red.circle", mirage="5 blue.square"), seat(), altar="red.square")
    play(state, "cast blaze 3", "deal 4*white.square", "take red.square")
    assert phase(state) == "midday"
    assert pool(state) == tokens("4*white.square")


def test_ruling_6_mirage_inside_sharing() -> None:
    mine = seat(sharing="3 purple.circle", mirage="3 blue.square")
    state = table(mine, altar="red.square")
    play(state, "cast sharing 3", "take red.square", "deal white.circle green.circle black.circle")
    assert phase(state) == "midday"
    assert pool(state) == tokens("red.square white.circle green.circle")
    assert pool(state, 1) == tokens("black.circle")


def test_ruling_6_mirage_inside_sharing_with_seven_in_the_pool() -> None:
    mine = seat(heap(7, "black"), sharing="5 purple.circle", mirage="4 blue.square")
    state = table(mine, altar="3*red.square")
    play(state, "cast sharing 5", "take red.square", "deal white.circle", "deal green.circle")
    assert phase(state) == "midday"
    assert len(pool(state)) == 9
    assert pool(state, 1) == tokens("green.circle")
    assert altar(state) == tokens("2*red.square")


def test_ruling_6_mirage_inside_divination_3() -> None:
    mine = seat(divination="3 purple.circle", mirage="3 blue.square")
    state = play(table(mine), "cast divination 3", "deal 2*red.square")
    assert asked(state) == {"take red.square"}
    play(state, "take red.square", "deal white.circle", "take red.square", "deal green.circle")
    assert asked(state) == each("discard", "red.square white.circle green.circle")
    play(state, "discard white.circle")
    assert phase(state) == "midday"
    assert pool(state) == tokens("2*red.square green.circle")


def test_ruling_6_mirage_inside_divination_4_keeps_the_colour() -> None:
    mine = seat(divination="4 purple.circle", mirage="3 blue.square")
    state = table(mine, altar="red.circle blue.circle")
    play(state, "cast divination 4", "deal red.square white.circle", "take red.square", "deal blue.triangle")
    assert asked(state) == {"done", "take red.circle"}
    play(state, "done")
    assert phase(state) == "midday"
    assert pool(state) == tokens("red.square blue.triangle")


def test_ruling_6_mirage_may_end_divination_4_by_filling_the_pool() -> None:
    mine = seat(heap(7, "black"), divination="4 purple.circle", mirage="3 blue.square")
    state = table(mine, altar="red.circle red.square")
    play(state, "cast divination 4", "deal 2*white.circle", "take red.square", "deal blue.triangle")
    assert phase(state) == "midday"


def test_ruling_6_mirage_inside_storm() -> None:
    mine = seat(heap(5, "black"), storm="4 white.circle", mirage="3 blue.square")
    state = table(mine, phase="evening", altar="2*red.square 2*red.circle")
    play(state, "cast storm 4", "done", "take red.square", "deal blue.triangle")
    assert asked(state) == each("take", "red.square red.circle")
    play(state, "take red.square", "deal blue.triangle")
    assert state.player == CHANCE
    assert len(pool(state)) == 9
    assert altar(state) == tokens("2*red.circle")
    assert level(state, "storm") == 3


def test_ruling_6_mirage_inside_focus_and_feast_3() -> None:
    mine = seat("", "red.circle", feast="3 black.circle", mirage="3 blue.square")
    state = table(mine, phase="midday", altar="red.square")
    play(state, "cast feast 3", "take red.square", "deal green.circle")
    assert (phase(state), pool(state)) == ("evening", tokens("red.square green.circle"))
    mine = seat(focus="5 black.square", mirage="4 blue.square")
    state = table(mine, phase="evening", altar="2*red.square")
    play(state, "cast focus 5", "take red.square", "deal 2*green.circle")
    assert asked(state) == {"take red.square"}
    play(state, "take red.square", "deal 2*green.circle")
    assert pool(state) == tokens("2*red.square 4*green.circle")


# --- 7: Storm, Divination 4, Offering, drops ---


def test_ruling_7_storm_may_sweep_nothing() -> None:
    state = table(seat(storm="4 white.circle"), phase="evening", altar="red.circle red.square blue.circle")
    play(state, "cast storm 4", "done")
    assert asked(state) == each("take", "red.circle red.square blue.circle")
    assert discard(state) == []


def test_ruling_7_storm_replaces_after_all_are_discarded() -> None:
    state = table(seat(storm="4 white.circle"), phase="evening", altar="red.circle red.square blue.circle")
    play(state, "cast storm 4", "sweep red.circle")
    assert state.player == 0
    play(state, "sweep red.square", "done")
    assert state.player == CHANCE
    assert altar(state) == tokens("blue.circle")
    play(state, "deal 2*green.circle")
    assert asked(state) == each("take", "blue.circle green.circle")


def test_ruling_7_a_storm_over_the_whole_altar_ends_by_itself() -> None:
    state = table(seat(storm="5 white.circle"), phase="evening", altar="red.circle red.square")
    play(state, "cast storm 5", "sweep red.circle red.square")
    assert state.player == CHANCE
    play(state, "deal 2*green.circle", "take 2*green.circle")
    assert (pool(state), altar(state)) == (tokens("2*green.circle"), [])


def test_ruling_7_swept_tokens_come_back_through_an_empty_pouch() -> None:
    state = table(seat(storm="4 white.circle"), phase="evening", altar="red.circle red.square blue.circle", pouch="")
    play(state, "cast storm 4", "sweep red.circle red.square", "done")
    assert set(state.actions()) == each("deal", "red.circle red.square")
    play(state, "deal red.square red.circle")
    assert altar(state) == tokens("red.circle red.square blue.circle")


@pytest.mark.parametrize(("held", "taken"), [(6, 3), (7, 2), (8, 1)])
def test_ruling_7_the_take_of_storm_is_mandatory_as_far_as_it_fits(held: int, taken: int) -> None:
    state = table(seat(heap(held, "blue"), storm="4 white.circle"), phase="evening", altar="5*red.circle")
    play(state, "cast storm 4", "done")
    for _ in range(taken):
        assert asked(state) == {"take red.circle"}
        play(state, "take red.circle")
    assert state.player == CHANCE
    assert len(pool(state)) == 9


def test_ruling_7_divination_4_may_take_none_or_one() -> None:
    state = table(seat(divination="4 purple.circle"), altar="red.circle red.square")
    play(state, "cast divination 4", "deal blue.circle green.circle")
    none = play(state.copy(), "done")
    assert (phase(none), pool(none)) == ("midday", [])
    one = play(state.copy(), "take red.circle", "done")
    assert (phase(one), pool(one)) == ("midday", tokens("red.circle"))


def test_ruling_7_offering_stores_all_it_can_of_any_colour_held() -> None:
    state = table(seat("red.circle 2*blue.square", offering="5 black.circle"), phase="midday")
    play(state, "cast offering 5")
    assert asked(state) == each("store", "red.circle blue.square")
    one = play(state.copy(), "store red.circle")
    assert (phase(one), pool(one)) == ("evening", tokens("2*blue.square"))
    two = play(state.copy(), "store blue.square")
    assert asked(two) == {"store blue.square"}


@pytest.mark.parametrize(("owned", "used", "after"), [(4, 4, 3), (5, 4, 3), (5, 5, 4)])
def test_ruling_7_storm_drops_to_the_level_its_use_names(owned: int, used: int, after: int) -> None:
    state = table(seat(storm=f"{owned} white.circle"), phase="evening", altar="red.circle")
    play(state, f"cast storm {used}", "done", "take red.circle")
    assert level(state, "storm") == after


@pytest.mark.parametrize(("owned", "used", "after"), [(4, 4, 3), (5, 4, 3), (5, 5, 4)])
def test_ruling_7_growth_drops_to_the_level_its_use_names(owned: int, used: int, after: int) -> None:
    state = table(seat(growth=f"{owned} green.circle"), phase="evening", altar="red.circle")
    play(state, f"cast growth {used}", "feed red.circle")
    assert level(state, "growth") == after


@pytest.mark.parametrize("owned", [4, 5])
def test_ruling_7_growth_used_at_3_does_not_drop(owned: int) -> None:
    state = table(seat("red.circle", "red.square", growth=f"{owned} green.circle"), phase="evening")
    play(state, "cast growth 3", "give red.circle", "get red.square")
    assert level(state, "growth") == owned


# --- 8: Time Travel ---


def raised(spell: str, text: str, **more: str) -> State:
    """After seat 0 has raised this spell with Time Travel, before the resupply."""
    mine = seat("red.circle", time_travel="3 white.circle", **{spell: text}, **more)
    state = table(mine, phase="evening", altar=FIVE_WHITE)
    return play(state, "cast time_travel 3", "discard red.circle", f"raise {spell}")


def test_ruling_8_raises_learned_spells_below_5_but_not_itself() -> None:
    mine = seat(
        "red.circle",
        time_travel="3 white.circle",
        sacrifice="3 red.circle",
        levitation="4 purple.circle",
        growth="5 green.circle",
        mirage="5 blue.circle",
        abundance="3 yellow.circle",
    )
    state = play(table(mine, phase="evening"), "cast time_travel 3", "discard red.circle")
    assert asked(state) == {"raise sacrifice", "raise levitation", "raise abundance"}


def test_ruling_8_raises_growth() -> None:
    state = raised("growth", "4 green.circle")
    assert level(state, "growth") == 5
    assert points(state, "growth") == 6


@pytest.mark.parametrize("start", [3, 4])
@pytest.mark.parametrize(("spell", "token"), [("abundance", "yellow.circle"), ("swiftness", "blue.circle")])
def test_ruling_8_raising_triggers_no_instant(spell: str, token: str, start: int) -> None:
    state = raised(spell, f"{start} {token}")
    assert level(state, spell) == start + 1
    assert state.player == CHANCE
    play(state, "deal red.square")
    assert (turn(state), pool(state)) == (1, [])


def test_ruling_8_raising_communion_to_4_starts_its_points() -> None:
    mine = seat("red.circle", "3*blue.square blue.circle", time_travel="3 white.circle", communion="3 yellow.square")
    state = table(mine, phase="evening", altar=FIVE_WHITE)
    assert points(state, "communion") == 0
    play(state, "cast time_travel 3", "discard red.circle", "raise communion")
    assert state.player == CHANCE
    assert points(state, "communion") == 3
    assert familiar(state) == tokens("3*blue.square blue.circle")


def test_ruling_8_raising_communion_to_5_stops_its_points_and_starts_its_effect() -> None:
    mine = seat("red.circle 3*black.circle", "blue.square", time_travel="3 white.circle", communion="4 yellow.square")
    state = table(mine, phase="evening", altar=FIVE_WHITE)
    assert points(state, "communion") == 1
    play(state, "cast time_travel 3", "discard red.circle", "raise communion")
    assert points(state, "communion") == 0
    play(state, "deal red.square", "skip", "skip", "skip", "deal red.square", "skip", "skip")
    assert (turn(state), phase(state)) == (0, "evening")
    play(state, "learn offering 3", "place black.circle", "pay 2*black.circle")
    assert asked(state) == {"store black.circle"}


def test_ruling_8_raising_swiftness_to_5_starts_the_second_morning_action() -> None:
    state = raised("swiftness", "4 blue.circle")
    assert points(state, "swiftness") == 0
    play(state, "deal red.square", "skip", "skip", "skip", "deal red.square", "skip")
    assert (turn(state), phase(state)) == (0, "morning")
    play(state, "skip")
    assert phase(state) == "midday"


def test_ruling_8_raising_mirage_changes_its_draws() -> None:
    state = raised("mirage", "3 blue.circle")
    play(state, "deal red.square", "skip", "skip", "skip", "deal red.square")
    play(state, "take white.circle", "deal 2*red.triangle")
    assert phase(state) == "midday"
    assert pool(state) == tokens("white.circle 2*red.triangle")


def test_ruling_8_raising_feast_to_5_counts_colours_and_keeps_its_actions() -> None:
    mine = seat(
        "red.circle", "blue.circle blue.square red.square", time_travel="3 white.circle", feast="4 black.circle"
    )
    state = table(mine, phase="evening", altar=FIVE_WHITE)
    play(state, "cast time_travel 3", "discard red.circle", "raise feast")
    assert points(state, "feast") == 2
    play(state, "deal red.triangle", "skip", "skip", "skip", "deal red.square", "skip")
    assert offered(state, "cast") == {"feast 3", "feast 4"}


def test_ruling_8_a_raised_spell_keeps_its_token_and_knowledge_counts_the_new_level() -> None:
    mine = seat("red.circle", time_travel="3 white.circle", sacrifice="3 red.square", knowledge="4 yellow.circle")
    state = table(mine, phase="evening", altar=FIVE_WHITE)
    assert points(state, "knowledge") == 2
    play(state, "cast time_travel 3", "discard red.circle", "raise sacrifice")
    assert card(state, "sacrifice") == (4, "red.square")
    assert points(state, "knowledge") == 3


# --- 9: Clone ---


def test_ruling_9_the_primary_action_is_always_there_to_copy() -> None:
    state = table(seat("red.circle blue.circle", clone="5 white.circle"), phase="midday", altar="red.square")
    midday = play(state.copy(), "cast clone 3")
    assert asked(midday) == each("store", "red.circle blue.circle")
    play(midday, "store red.circle")
    assert (phase(midday), familiar(midday)) == ("evening", tokens("red.circle"))
    morning = play(state.copy(), "cast clone 5", "discard red.circle")
    assert asked(morning) == {"draw", "take red.square"}
    play(morning, "take red.square")
    assert (phase(morning), pool(morning)) == ("evening", tokens("blue.circle red.square"))


def test_ruling_9_clone_3_copies_each_level_up_to_the_owners() -> None:
    other = seat(purification="4 green.circle", offering="3 black.circle")
    state = table(seat("red.circle", clone="3 white.circle"), other, phase="midday", altar="blue.circle")
    play(state, "cast clone 3")
    assert offered(state, "copy") == {"1 purification 3", "1 purification 4", "1 offering 3"}
    play(state, "copy 1 purification 4", "give red.circle", "get blue.circle", "give blue.circle", "get red.circle")
    assert phase(state) == "evening"


def test_ruling_9_clone_4_copies_evening_and_clone_5_morning() -> None:
    other = seat(levitation="3 purple.circle", cure="3 green.circle", focus="3 black.circle")
    state = table(seat("2*red.circle", clone="5 white.circle"), other, phase="midday", altar="blue.circle")
    assert offered(play(state.copy(), "cast clone 3"), "copy") == {"1 cure 3"}
    assert offered(play(state.copy(), "cast clone 4"), "copy") == {"1 focus 3"}
    assert offered(play(state.copy(), "cast clone 5", "discard red.circle"), "copy") == {"1 levitation 3"}


def test_ruling_9_clone_in_three_players_copies_both_others() -> None:
    state = table(
        seat(cure="3 green.circle"),
        seat("red.circle", clone="3 white.circle", offering="5 black.circle"),
        seat(offering="4 black.circle"),
        phase="midday",
        turn=1,
    )
    play(state, "cast clone 3")
    assert asked(state, 1) == {"store red.circle", "copy 0 cure 3", "copy 2 offering 3", "copy 2 offering 4"}


def test_ruling_9_clone_in_four_players_copies_all_three_others() -> None:
    state = table(
        seat("red.circle", clone="3 white.circle"),
        seat(cure="3 green.circle"),
        seat(cure="4 green.circle", feast="4 black.circle"),
        seat(feast="5 black.circle"),
        phase="midday",
        altar="blue.circle",
    )
    play(state, "cast clone 3")
    cures = {"1 cure 3", "2 cure 3", "2 cure 4"}
    assert offered(state, "copy") == cures | {"2 feast 4", "3 feast 4"}
    play(state, "copy 3 feast 4", "feed blue.circle")
    assert (phase(state), familiar(state)) == ("evening", tokens("blue.circle"))


@pytest.mark.parametrize(
    ("actions", "copies"),
    [
        (["cast clone 3"], {"0 cure 3", "1 cure 3", "1 cure 4", "3 cure 3"}),
        (["cast clone 4"], {"0 focus 4", "1 focus 3", "1 focus 4", "3 focus 4", "3 focus 5"}),
        (["cast clone 5", "discard red.circle"], {"0 eruption 3", "3 eruption 3", "3 eruption 4"}),
    ],
)
def test_ruling_9_clone_in_four_players_at_each_level(actions: list[str], copies: set[str]) -> None:
    state = table(
        seat(eruption="3 red.circle", cure="3 green.circle", focus="4 black.triangle"),
        seat(cure="4 green.circle", focus="4 black.circle"),
        seat("3*red.circle", clone="5 white.circle", cure="5 green.circle"),
        seat(eruption="4 red.circle", cure="3 green.circle", focus="5 black.square"),
        phase="midday",
        turn=2,
        altar="blue.triangle blue.square",
    )
    play(state, *actions)
    assert state.player == 2
    assert offered(state, "copy") == copies


@pytest.mark.parametrize("number", [3, 4, 5])
def test_ruling_9_blaze_is_copied_once_at_its_owners_level(number: int) -> None:
    state = table(
        seat("red.circle", clone="5 white.circle"),
        seat(blaze=f"{number} red.square"),
        seat(),
        phase="midday",
        altar="blue.circle blue.square",
    )
    play(state, "cast clone 5", "discard red.circle")
    assert offered(state, "copy") == {f"1 blaze {number}"}
    play(state, f"copy 1 blaze {number}", "deal 4*green.circle")
    assert asked(state, 1) == each("take", "blue.circle blue.square")
    play(state, "take blue.square")
    assert asked(state, 2) == {"take blue.circle"}
    play(state, "take blue.circle")
    assert (state.player, phase(state), turn(state)) == (0, "evening", 0)


def test_ruling_9_blaze_of_two_owners_is_copied_from_either() -> None:
    state = table(
        seat("red.circle", clone="5 white.circle"),
        seat(blaze="3 red.square"),
        seat(blaze="5 red.square"),
        phase="midday",
    )
    play(state, "cast clone 5", "discard red.circle")
    assert offered(state, "copy") == {"1 blaze 3", "2 blaze 5"}


def test_ruling_9_the_rune_is_that_of_the_owners_token() -> None:
    state = table(
        seat("red.circle red.square", clone="4 white.square"),
        seat(focus="4 black.circle"),
        phase="midday",
        altar="blue.circle",
    )
    play(state, "cast clone 4", "copy 1 focus 4")
    assert asked(state) == {"store red.circle", "take blue.circle"}


def test_ruling_9_two_owners_with_different_runes() -> None:
    state = table(
        seat("red.circle red.square", clone="4 white.triangle"),
        seat(focus="3 black.circle"),
        seat(focus="3 black.square"),
        phase="midday",
    )
    play(state, "cast clone 4")
    assert asked(play(state.copy(), "copy 1 focus 3")) == {"store red.circle"}
    assert asked(play(state.copy(), "copy 2 focus 3")) == {"store red.square"}


def test_ruling_9_the_cost_of_clone_5_is_the_rune_of_the_clone_card() -> None:
    state = table(
        seat("red.circle red.triangle", clone="5 white.triangle"), seat(sacrifice="3 red.square"), phase="midday"
    )
    play(state, "cast clone 5")
    assert asked(state) == {"discard red.triangle"}
    play(state, "discard red.triangle")
    assert offered(state, "copy") == {"1 sacrifice 3"}
    play(state, "copy 1 sacrifice 3", "discard red.circle", "deal 4*blue.circle")
    assert phase(state) == "evening"
    assert discard(state) == tokens("red.circle red.triangle")


def test_ruling_9_the_cost_of_clone_5_leaves_nothing_for_the_copied_cost() -> None:
    state = table(seat("red.circle", clone="5 white.circle"), seat(sacrifice="3 red.square"), phase="midday")
    play(state, "cast clone 5", "discard red.circle")
    assert asked(state) == {"draw"}


@pytest.mark.parametrize(("clone", "growth", "after"), [(4, 4, 3), (5, 4, 4), (4, 5, 3), (5, 5, 4)])
def test_ruling_9_a_copied_growth_lowers_the_clone_card_by_one(clone: int, growth: int, after: int) -> None:
    state = table(
        seat(clone=f"{clone} white.circle"), seat(growth="5 green.circle"), phase="midday", altar="5*red.circle"
    )
    play(state, "cast clone 4", f"copy 1 growth {growth}", f"feed {growth - 2}*red.circle")
    assert phase(state) == "evening"
    assert level(state, "clone") == after
    assert level(state, "growth", 1) == 5
    assert len(familiar(state)) == growth - 2


def test_ruling_9_a_copied_growth_3_lowers_nothing() -> None:
    state = table(
        seat("red.circle", "red.square", clone="4 white.circle"), seat(growth="5 green.circle"), phase="midday"
    )
    play(state, "cast clone 4", "copy 1 growth 3", "give red.circle", "get red.square")
    assert (level(state, "clone"), level(state, "growth", 1)) == (4, 5)
    assert (pool(state), familiar(state)) == (tokens("red.square"), tokens("red.circle"))


def test_ruling_9_ones_own_growth_is_untouched_by_copying_anothers() -> None:
    mine = seat(clone="4 white.circle", growth="5 green.square")
    state = table(mine, seat(growth="4 green.circle"), phase="midday", altar="5*red.circle")
    play(state, "cast clone 4", "copy 1 growth 4", "feed 2*red.circle")
    assert (level(state, "clone"), level(state, "growth"), level(state, "growth", 1)) == (3, 5, 4)
    play(state, "cast growth 5", "feed 3*red.circle")
    assert (level(state, "clone"), level(state, "growth")) == (3, 4)


def test_ruling_9_clone_copies_neither_clone_nor_spells_without_a_symbol() -> None:
    other = seat(clone="5 white.circle", mirage="5 blue.circle", abundance="5 yellow.circle")
    state = table(seat("4*red.circle", clone="5 white.circle"), other, phase="midday")
    for cast in (["cast clone 3"], ["cast clone 4"], ["cast clone 5", "discard red.circle"]):
        assert offered(play(state.copy(), *cast), "copy") == set()


def test_ruling_9_clone_copies_none_of_ones_own_spells() -> None:
    mine = seat("red.circle", clone="3 white.circle", cure="5 green.circle")
    assert asked(play(table(mine, phase="midday"), "cast clone 3")) == {"store red.circle"}


def test_ruling_9_levels_without_an_action_are_not_copied() -> None:
    state = table(
        seat("red.circle", "blue.circle", clone="4 white.circle"),
        seat(feast="5 black.circle", transmutation="3 blue.circle"),
        phase="midday",
        altar="blue.square",
    )
    assert offered(play(state.copy(), "cast clone 3"), "copy") == {"1 feast 3", "1 feast 4"}
    assert offered(state, "cast") == {"clone 3"}


def test_ruling_9_a_copied_feast_3_looks_at_the_copying_players_familiar() -> None:
    state = table(
        seat("", "blue.circle", clone="3 white.circle"),
        seat("", "red.circle", feast="3 black.circle"),
        phase="midday",
        altar="blue.square red.square",
    )
    play(state, "cast clone 3", "copy 1 feast 3")
    assert asked(state) == {"take blue.square"}


def test_ruling_9_a_copied_sharing_lets_all_others_draw() -> None:
    state = table(
        seat("red.circle", clone="5 white.circle"),
        seat(sharing="4 purple.circle"),
        seat(),
        phase="midday",
        altar="2*blue.circle",
    )
    play(state, "cast clone 5", "discard red.circle", "copy 1 sharing 4", "take 2*blue.circle")
    play(state, "deal green.circle green.square")
    assert (phase(state), turn(state)) == ("evening", 0)
    assert (pool(state, 1), pool(state, 2)) == (tokens("green.circle"), tokens("green.square"))


def test_ruling_9_the_copying_players_mirage_draws_on_copied_takes() -> None:
    state = table(
        seat(clone="4 white.circle", mirage="3 blue.square"),
        seat(focus="5 black.square"),
        phase="midday",
        altar="2*red.square",
    )
    play(state, "cast clone 4", "copy 1 focus 5", "take red.square", "deal green.circle", "take red.square")
    play(state, "deal green.circle")
    assert phase(state) == "evening"
    assert pool(state) == tokens("2*red.square 2*green.circle")


def test_ruling_9_a_copied_learning_leaves_the_evening_for_a_second() -> None:
    state = table(seat("3*red.circle 3*black.circle", clone="4 white.circle"), phase="midday", altar=FIVE_WHITE)
    play(state, "cast clone 4", "learn sacrifice 3", "place red.circle", "pay 2*red.circle")
    assert (turn(state), phase(state)) == (0, "evening")
    play(state, "learn offering 3", "place black.circle", "pay 2*black.circle")
    assert card(state, "sacrifice") == (3, "red.circle")
    assert card(state, "offering") == (3, "black.circle")
    assert state.player == CHANCE


def test_ruling_9_a_copied_transmutation_uses_the_owners_rune_and_leaves_the_evening() -> None:
    state = table(
        seat("2*red.circle blue.square white.triangle 3*black.circle", clone="4 white.triangle"),
        seat(transmutation="4 blue.square"),
        phase="midday",
    )
    play(state, "cast clone 4")
    assert offered(state, "copy") == {"1 transmutation 4"}
    play(state, "copy 1 transmutation 4", "learn sacrifice 3", "place red.circle")
    assert asked(state) == each("pay", "red.circle blue.square")
    play(state, "pay blue.square red.circle")
    assert (turn(state), phase(state)) == (0, "evening")
    assert card(state, "sacrifice") == (3, "red.circle")
    play(state, "learn offering 3", "place black.circle", "pay 2*black.circle")
    assert card(state, "offering") == (3, "black.circle")


def test_ruling_9_a_copied_primary_learning_pays_with_triples() -> None:
    state = table(seat("2*red.circle 3*blue.square", clone="4 white.circle"), phase="midday")
    play(state, "cast clone 4", "learn sacrifice 3", "place red.circle", "pay red.circle 3*blue.square")
    assert card(state, "sacrifice") == (3, "red.circle")
    assert pool(state) == []


# --- 10: learned today ---


def test_ruling_10_a_spell_learned_at_midday_is_not_usable_in_the_evening() -> None:
    mine = seat("3*black.circle 2*red.circle", clone="4 white.circle")
    state = table(mine, spells="focus", phase="midday", altar=FIVE_WHITE)
    play(state, "cast clone 4", "learn focus 3", "place black.circle", "pay 2*black.circle")
    assert asked(state) == {"skip"}
    play(state, "skip", "deal red.circle", "skip", "skip", "skip", "deal red.circle", "skip", "skip")
    assert (turn(state), phase(state)) == (0, "evening")
    assert offered(state, "cast") == {"focus 3"}


def test_ruling_10_today_in_a_position_means_not_usable() -> None:
    mine = seat("red.circle", focus="3 black.circle today", clone="4 white.circle")
    assert offered(table(mine, phase="evening"), "cast") == set()
    mine = seat("red.circle", focus="3 black.circle", clone="4 white.circle")
    assert offered(table(mine, phase="evening"), "cast") == {"focus 3"}


def test_ruling_10_an_instant_works_at_once_at_midday() -> None:
    mine = seat("3*yellow.circle", clone="4 white.circle")
    state = table(mine, spells="abundance", phase="midday")
    play(state, "cast clone 4", "learn abundance 3", "place yellow.circle", "pay 2*yellow.circle", "deal 2*red.circle")
    assert (turn(state), phase(state)) == (0, "evening")
    assert pool(state) == tokens("2*red.circle")


def test_ruling_10_mirage_learned_at_midday_draws_in_the_evening() -> None:
    mine = seat("3*blue.square", clone="4 white.circle", focus="4 black.square")
    state = table(mine, spells="mirage", phase="midday", altar="red.square")
    play(state, "cast clone 4", "learn mirage 3", "place blue.square", "pay 2*blue.square")
    play(state, "cast focus 4", "take red.square", "deal green.circle")
    assert pool(state) == tokens("red.square green.circle")
    assert altar(state) == []


def test_ruling_10_communion_5_learned_at_midday_stores_in_the_evening() -> None:
    mine = seat("5*yellow.circle 3*red.circle", clone="4 white.circle")
    state = table(mine, spells="communion", phase="midday")
    play(
        state,
        "cast clone 4",
        "learn communion 5",
        "place yellow.circle",
        "pay 4*yellow.circle",
        "store 2*yellow.circle",
    )
    play(state, "learn sacrifice 3", "place red.circle", "pay 2*red.circle")
    assert asked(state) == {"store red.circle"}
    play(state, "store 2*red.circle")
    assert state.player == CHANCE
    assert familiar(state) == tokens("2*yellow.circle 2*red.circle")
    assert discard(state) == tokens("2*yellow.circle")


def test_ruling_10_swiftness_5_learned_at_midday_gives_no_morning_back() -> None:
    mine = seat("5*blue.circle", clone="4 white.circle")
    state = table(mine, spells="swiftness", phase="midday", altar="red.circle")
    play(state, "cast clone 4", "learn swiftness 5", "place blue.circle", "pay 4*blue.circle")
    assert (turn(state), phase(state)) == (0, "evening")


def test_ruling_10_a_morning_spell_learned_today_is_not_there_for_swiftness() -> None:
    mine = seat("3*red.circle 3*blue.circle", clone="4 white.circle")
    state = table(mine, spells="eruption swiftness", phase="midday", altar="green.circle")
    play(state, "cast clone 4", "learn eruption 3", "place red.circle", "pay 2*red.circle")
    play(state, "learn swiftness 3", "place blue.circle", "pay 2*blue.circle")
    assert asked(state) == {"skip", "draw", "take green.circle"}


# --- 11: Swiftness ---


@pytest.mark.parametrize("number", [3, 4])
def test_ruling_11_the_instant_is_any_morning_action_or_none(number: int) -> None:
    mine = seat(f"{number}*blue.circle red.circle", sacrifice="4 red.circle", levitation="3 purple.circle")
    state = table(mine, spells="swiftness", phase="evening", altar="green.circle green.square")
    play(state, f"learn swiftness {number}", "place blue.circle", f"pay {number - 1}*blue.circle")
    takes = each("take", "green.circle green.square")
    assert asked(state) == {"skip", "draw", "cast sacrifice 3", "cast levitation 3"} | takes
    skipped = play(state.copy(), "skip")
    assert skipped.player == CHANCE
    assert (pool(skipped), altar(skipped)) == (tokens("red.circle"), tokens("green.circle green.square"))
    used = play(state.copy(), "cast sacrifice 3", "discard red.circle", "deal 4*white.circle")
    assert pool(used) == tokens("4*white.circle")
    assert altar(used) == tokens("green.circle green.square")


def test_ruling_11_the_instant_is_asked_even_when_only_skip_is_left() -> None:
    state = table(seat("3*blue.circle", communion="5 yellow.circle"), spells="swiftness", phase="evening", pouch="")
    play(state, "learn swiftness 3", "place blue.circle", "pay 2*blue.circle", "store 2*blue.circle")
    assert asked(state) == {"skip"}
    play(state, "skip")
    assert (state.player, turn(state)) == (1, 1)


def test_ruling_11_the_instant_through_clone_at_midday() -> None:
    mine = seat("3*blue.circle", clone="4 white.circle", eruption="3 red.circle")
    state = table(mine, spells="swiftness", phase="midday", altar="red.square")
    play(state, "cast clone 4", "learn swiftness 3", "place blue.circle", "pay 2*blue.circle")
    assert asked(state) == {"skip", "draw", "take red.square", "cast eruption 3"}
    for actions in (
        ["skip"],
        ["take red.square"],
        ["draw", "deal 2*red.circle"],
        ["cast eruption 3", "deal 4*red.circle"],
    ):
        after = play(state.copy(), *actions)
        assert (after.player, turn(after), phase(after)) == (0, 0, "evening")


def test_ruling_11_the_instant_may_be_a_blaze_in_the_evening() -> None:
    mine = seat("3*blue.circle", blaze="3 red.circle")
    state = table(mine, seat(), spells="swiftness", phase="evening", altar="red.square")
    play(state, "learn swiftness 3", "place blue.circle", "pay 2*blue.circle", "cast blaze 3", "deal 4*green.circle")
    assert asked(state, 1) == {"take red.square"}
    play(state, "take red.square")
    assert (state.player, turn(state), phase(state)) == (CHANCE, 0, "evening")


def test_ruling_11_skipping_the_first_morning_action_leaves_the_second() -> None:
    state = play(table(seat(swiftness="5 blue.circle"), altar="red.circle"), "skip")
    assert (turn(state), phase(state)) == (0, "morning")
    assert asked(state) == {"skip", "draw", "take red.circle"}
    assert state.position()["morning_actions_used"] == 1
    play(state, "skip")
    assert (turn(state), phase(state)) == (0, "midday")
    assert state.position()["morning_actions_used"] == 0


def test_ruling_11_the_same_action_may_be_done_twice() -> None:
    state = table(seat("2*red.circle", swiftness="5 blue.circle", sacrifice="3 red.circle"))
    play(state, "cast sacrifice 3", "discard red.circle", "deal 4*green.square")
    play(state, "cast sacrifice 3", "discard red.circle", "deal 4*black.square")
    assert phase(state) == "midday"
    assert pool(state) == tokens("4*green.square 4*black.square")


def test_ruling_11_a_position_after_the_first_of_two_morning_actions() -> None:
    state = play(table(seat(swiftness="5 blue.circle"), altar="red.circle", used=1), "take red.circle")
    assert phase(state) == "midday"


def test_ruling_11_swiftness_5_is_for_its_owner_only() -> None:
    state = table(seat(), seat(swiftness="5 blue.circle"), altar="red.circle")
    assert phase(play(state, "skip")) == "midday"


# --- 12: Communion 5 ---


def test_ruling_12_the_placed_token_is_not_stored() -> None:
    mine = seat("red.circle 2*red.square", communion="5 yellow.circle")
    state = table(mine, phase="evening")
    play(state, "learn sacrifice 3", "place red.circle", "pay 2*red.square")
    assert asked(state) == {"store red.square"}
    play(state, "store 2*red.square")
    assert state.player == CHANCE
    assert discard(state) == []


def test_ruling_12_tokens_of_a_triple_may_be_stored() -> None:
    mine = seat("2*red.circle blue.square white.square green.square", communion="5 yellow.circle")
    state = table(mine, phase="evening")
    play(state, "learn sacrifice 3", "place red.circle", "pay red.circle blue.square white.square green.square")
    assert asked(state) == each("store", "red.circle blue.square white.square green.square")
    play(state, "store green.square")
    assert asked(state) == each("store", "red.circle blue.square white.square")
    play(state, "store white.square")
    assert familiar(state) == tokens("green.square white.square")
    assert discard(state) == tokens("red.circle blue.square")


def test_ruling_12_its_own_learning_is_included() -> None:
    state = table(seat("5*yellow.circle"), spells="communion", phase="evening")
    play(state, "learn communion 5", "place yellow.circle", "pay 4*yellow.circle")
    assert asked(state) == {"store yellow.circle"}
    play(state, "store 2*yellow.circle")
    assert state.player == CHANCE
    assert discard(state) == tokens("2*yellow.circle")


@pytest.mark.parametrize(("stored", "fits"), [(12, 2), (13, 1), (14, 0)])
def test_ruling_12_fewer_if_fewer_spaces(stored: int, fits: int) -> None:
    mine = seat("3*red.circle", heap(stored, "blue"), communion="5 yellow.circle")
    state = table(mine, phase="evening", altar=FIVE_WHITE)
    play(state, "learn sacrifice 3", "place red.circle", "pay 2*red.circle")
    for _ in range(fits):
        assert asked(state) == {"store red.circle"}
        play(state, "store red.circle")
    assert state.player == CHANCE
    assert len(familiar(state)) == 14
    assert discard(state) == tokens(f"{2 - fits}*red.circle")


def test_ruling_12_communion_comes_before_the_instant() -> None:
    mine = seat("3*blue.circle", communion="5 yellow.circle")
    state = table(mine, spells="swiftness", phase="evening", pouch="", altar="red.circle")
    play(state, "learn swiftness 3", "place blue.circle", "pay 2*blue.circle")
    assert asked(state) == {"store blue.circle"}
    play(state, "store 2*blue.circle")
    assert asked(state) == {"skip", "take red.circle"}


def test_ruling_12_communion_works_for_transmutation_and_clone() -> None:
    mine = seat("2*red.circle white.square", communion="5 yellow.circle", transmutation="4 blue.square")
    state = table(mine, phase="evening")
    play(state, "cast transmutation 4", "learn sacrifice 3", "place red.circle", "pay white.square red.circle")
    assert asked(state) == each("store", "red.circle white.square")
    mine = seat("3*red.circle", communion="5 yellow.circle", clone="4 white.square")
    state = table(mine, phase="midday")
    play(state, "cast clone 4", "learn sacrifice 3", "place red.circle", "pay 2*red.circle", "store 2*red.circle")
    assert (turn(state), phase(state)) == (0, "evening")


@pytest.mark.parametrize("number", [3, 4])
def test_ruling_12_only_at_level_5(number: int) -> None:
    mine = seat("3*red.circle", communion=f"{number} yellow.circle")
    state = play(table(mine, phase="evening"), "learn sacrifice 3", "place red.circle", "pay 2*red.circle")
    assert state.player == CHANCE
    assert familiar(state) == []


def test_ruling_12_only_for_the_owner() -> None:
    state = table(seat("3*red.circle"), seat(communion="5 yellow.circle"), phase="evening")
    play(state, "learn sacrifice 3", "place red.circle", "pay 2*red.circle")
    assert state.player == CHANCE
    assert (familiar(state), familiar(state, 1)) == ([], [])


# --- 13: Transmutation ---


def transmuting(held: str, number: int, used: int, target: str) -> State:
    """After ``cast transmutation`` with a square on its card and ``learn target``."""
    state = table(seat(held, transmutation=f"{number} blue.square"), phase="evening")
    return play(state, f"cast transmutation {used}", f"learn {target}")


def test_ruling_13_one_wild_at_4_and_two_at_5() -> None:
    state = table(seat("2*red.circle 2*white.square", transmutation="5 blue.square"), phase="evening")
    assert offered(play(state.copy(), "cast transmutation 4"), "learn") == {"sacrifice 3"}
    assert offered(play(state.copy(), "cast transmutation 5"), "learn") == {"sacrifice 3", "sacrifice 4"}


def test_ruling_13_no_rune_triples() -> None:
    held = "2*red.circle green.triangle white.triangle black.triangle"
    state = table(seat(held, transmutation="5 blue.square"), phase="evening")
    assert asked(state) == {"skip", "learn sacrifice 3"}
    one_more = table(seat("red.square " + held, transmutation="5 blue.square"), phase="evening")
    play(one_more, "cast transmutation 5")
    assert asked(one_more) == {"learn sacrifice 3"}


def test_ruling_13_another_rune_is_no_wild() -> None:
    state = transmuting("2*red.circle white.square white.circle green.triangle", 5, 5, "sacrifice 3")
    play(state, "place red.circle")
    assert asked(state) == each("pay", "red.circle white.square")


def test_ruling_13_tokens_of_the_colour_count_as_colour() -> None:
    state = transmuting("2*red.square red.circle white.square", 4, 4, "sacrifice 4")
    assert asked(state) == each("place", "red.square red.circle")
    play(state, "place red.square", "pay red.square")
    assert asked(state) == each("pay", "red.circle white.square")
    play(state, "pay white.square red.circle")
    assert card(state, "sacrifice") == (4, "red.square")


def test_ruling_13_at_least_one_token_of_the_colour() -> None:
    state = table(seat("2*white.square green.square", transmutation="5 blue.square"), phase="evening")
    assert offered(play(state, "cast transmutation 5"), "learn") == {"purification 3", "time_travel 3"}


def test_ruling_13_the_placed_token_has_the_colour() -> None:
    state = transmuting("red.circle 2*white.square", 5, 5, "sacrifice 3")
    assert asked(state) == {"place red.circle"}
    play(state, "place red.circle")
    assert asked(state) == {"pay white.square"}
    play(state, "pay 2*white.square")
    assert card(state, "sacrifice") == (3, "red.circle")


def test_ruling_13_no_wild_need_be_paid() -> None:
    state = transmuting("3*red.circle white.square", 4, 4, "sacrifice 3")
    play(state, "place red.circle", "pay 2*red.circle")
    assert state.player == CHANCE
    assert pool(state) == tokens("white.square")


def test_ruling_13_transmutation_replaces_the_learning_of_the_evening() -> None:
    state = transmuting("3*red.circle 3*black.circle", 4, 4, "sacrifice 3")
    play(state, "place red.circle", "pay 2*red.circle")
    assert state.player == CHANCE
    assert pool(state) == tokens("3*black.circle")


def test_ruling_13_level_5_with_two_wilds_needs_three_of_the_colour() -> None:
    two = table(seat("2*red.circle 3*white.square", transmutation="5 blue.square"), phase="evening")
    assert "sacrifice 5" not in offered(play(two, "cast transmutation 5"), "learn")
    three = table(seat("3*red.circle 2*green.square", transmutation="5 blue.square"), phase="evening")
    assert "sacrifice 5" in offered(play(three, "cast transmutation 5"), "learn")


def test_ruling_13_the_instant_of_the_learned_spell_follows() -> None:
    state = table(
        seat("2*yellow.circle white.square", transmutation="4 blue.square"), spells="abundance", phase="evening"
    )
    play(state, "cast transmutation 4", "learn abundance 3", "place yellow.circle", "pay white.square yellow.circle")
    play(state, "deal 2*red.circle")
    assert pool(state) == tokens("2*red.circle")


# --- 14: the end ---

ALL_SEVEN = {
    "sacrifice": "3 red.square",
    "levitation": "3 purple.square",
    "purification": "3 green.square",
    "offering": "3 black.square",
    "time_travel": "3 white.square",
    "transmutation": "3 blue.square",
    "abundance": "3 yellow.square",
}
SIX = {spell: text for spell, text in ALL_SEVEN.items() if spell != "sacrifice"}


def test_ruling_14_the_last_player_ends_the_game_without_a_resupply() -> None:
    state = table(
        seat(), seat("red.circle", heap(13, "blue")), phase="midday", turn=1, altar="red.square", discard="green.circle"
    )
    play(state, "store red.circle")
    assert asked(state, 1) == {"skip"}
    play(state, "skip")
    assert state.player == OVER
    assert (phase(state), state.actions(), altar(state)) == ("over", [], tokens("red.square"))
    assert state.winners() == [1]


def test_ruling_14_the_round_is_finished() -> None:
    state = table(seat("red.circle", heap(13, "blue")), seat(), seat(), phase="midday", altar=FIVE_WHITE)
    play(state, "store red.circle", "skip", "deal red.square")
    assert turn(state) == 1
    assert state.winners() == []
    play(state, "skip", "skip", "skip", "deal red.square")
    assert turn(state) == 2
    play(state, "skip", "skip", "skip")
    assert state.player == OVER
    assert len(altar(state)) == 7


def test_ruling_14_the_round_ends_before_the_first_player() -> None:
    state = table(seat(), seat("", heap(14, "blue")), seat(), first=1, turn=0, phase="evening", altar=FIVE_WHITE)
    assert play(state, "skip").player == OVER
    state = table(seat(), seat("", heap(14, "blue")), seat(), first=1, turn=2, phase="evening", altar=FIVE_WHITE)
    play(state, "skip", "deal red.circle")
    assert (state.player, turn(state)) == (0, 0)


def test_ruling_14_the_seventh_spell_ends_the_game() -> None:
    state = table(seat(), seat("3*red.circle", **SIX), phase="evening", turn=1, altar=FIVE_WHITE)
    play(state, "learn sacrifice 3", "place red.circle", "pay 2*red.circle")
    assert state.player == OVER


def test_ruling_14_the_instant_of_the_seventh_spell_still_happens() -> None:
    six = {spell: text for spell, text in ALL_SEVEN.items() if spell != "abundance"}
    state = table(seat(), seat("3*yellow.circle", **six), phase="evening", turn=1, altar=FIVE_WHITE)
    play(state, "learn abundance 3", "place yellow.circle", "pay 2*yellow.circle")
    assert state.player == CHANCE
    play(state, "deal 2*red.circle")
    assert state.player == OVER
    assert pool(state, 1) == tokens("2*red.circle")


def test_ruling_14_six_spells_and_thirteen_stored_end_nothing() -> None:
    state = table(seat("", heap(13, "blue"), **SIX), seat(), turn=1, phase="evening", altar=FIVE_WHITE)
    play(state, "skip", "deal red.circle")
    assert (turn(state), state.position()["round"]) == (0, 2)


def test_ruling_14_a_familiar_filled_at_midday_leaves_the_evening() -> None:
    mine = seat("4*red.circle", heap(13, "blue"))
    state = table(seat(), mine, phase="midday", turn=1, altar=FIVE_WHITE)
    play(state, "store red.circle")
    assert asked(state, 1) == {"skip", "learn sacrifice 3"}
    play(state, "learn sacrifice 3", "place red.circle", "pay 2*red.circle")
    assert state.player == OVER
    assert state.scores() == [0, 18 + 1]


def test_ruling_14_round_100_is_the_last() -> None:
    state = table(seat("red.circle"), seat(), round_number=100, phase="evening", altar=FIVE_WHITE)
    play(state, "skip", "deal red.square", "skip", "skip", "skip")
    assert state.player == OVER
    assert (phase(state), state.winners()) == ("over", [0])
    assert len(altar(state)) == 6


def test_ruling_14_round_99_is_not() -> None:
    state = table(seat(), seat(), turn=1, round_number=99, phase="evening", altar=FIVE_WHITE)
    play(state, "skip", "deal red.square")
    assert (state.player, state.position()["round"]) == (0, 100)


def test_ruling_14_round_100_ends_with_the_player_before_the_first() -> None:
    state = table(seat(), seat(), first=1, turn=0, round_number=100, phase="evening", altar=FIVE_WHITE)
    assert play(state, "skip").player == OVER


def test_ruling_14_a_finished_position_loads_as_finished() -> None:
    state = table(seat("red.circle"), seat("", "red.square"), phase="over")
    assert (state.player, state.actions(), state.winners()) == (OVER, [], [1])


# --- 15: the score ---


@pytest.mark.parametrize(("stored", "score"), list(enumerate([0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 18])))
def test_ruling_15_the_familiar_score(stored: int, score: int) -> None:
    assert table(seat(familiar=heap(stored, "blue"))).scores() == [score, 0]


def test_ruling_15_spells_familiar_and_variable_points_add_up() -> None:
    mine = seat(
        "red.circle",
        "red.circle red.square blue.square white.square",
        sacrifice="4 red.circle",
        feast="5 black.circle",
        growth="5 green.circle",
        communion="4 yellow.square",
    )
    state = table(mine)
    assert state.score_parts()[0] == {"familiar": 4, "sacrifice": 2, "growth": 6, "feast": 3, "communion": 3}
    assert state.scores() == [18, 0]


def test_ruling_15_the_most_points_win() -> None:
    state = table(seat("", "red.circle"), seat(heap(9, "blue")), seat("", "2*red.square"), phase="over")
    assert state.winners() == [2]


def test_ruling_15_a_tie_goes_to_more_learned_spells() -> None:
    one_spell = seat(heap(9, "blue"), levitation="3 purple.circle")
    two_spells = seat(sacrifice="4 red.circle", purification="3 green.circle")
    state = table(one_spell, two_spells, phase="over")
    assert state.scores() == [3, 3]
    assert state.winners() == [1]


def test_ruling_15_then_to_more_tokens_in_the_pool() -> None:
    state = table(seat("red.circle", "blue.circle"), seat("2*red.circle", "blue.square"), phase="over")
    assert state.winners() == [1]


def test_ruling_15_then_the_victory_is_shared() -> None:
    state = table(
        seat("red.circle", "blue.circle"), seat("", "blue.square"), seat("red.square", "blue.square"), phase="over"
    )
    assert state.winners() == [0, 2]


def test_ruling_15_nobody_wins_before_the_end() -> None:
    assert table(seat("", "red.circle")).winners() == []


# --- section 3: learning ---


def learning(held: str, target: str, *actions: str) -> State:
    """After ``learn target`` in the Evening with this pool."""
    return play(table(seat(held), phase="evening", altar=FIVE_WHITE), f"learn {target}", *actions)


def test_learn_with_tokens_of_the_colour() -> None:
    state = table(seat("2*red.circle red.triangle red.square blue.triangle"), phase="evening")
    assert asked(state) == {"skip", "learn sacrifice 3", "learn sacrifice 4"}
    play(state, "learn sacrifice 3")
    assert asked(state) == each("place", "red.circle red.triangle red.square")
    play(state, "place red.triangle")
    assert asked(state) == each("pay", "red.circle red.square")
    play(state, "pay red.circle red.square")
    assert state.player == CHANCE
    assert card(state, "sacrifice") == (3, "red.triangle")
    assert pool(state) == tokens("red.circle blue.triangle")
    assert discard(state) == tokens("red.circle red.square")


def test_learn_half_paid_tokens_are_still_in_the_pool() -> None:
    state = learning("3*red.circle blue.circle", "sacrifice 3", "place red.circle", "pay red.circle")
    assert pool(state) == tokens("3*red.circle blue.circle")
    assert (discard(state), card(state, "sacrifice")) == ([], None)
    assert state.position()["pending"] is True


def test_learn_with_a_triple_of_any_colours() -> None:
    held = "2*red.circle blue.square white.square green.square"
    state = learning(held, "sacrifice 3", "place red.circle")
    assert asked(state) == each("pay", "red.circle blue.square white.square green.square")
    play(state, "pay blue.square")
    assert asked(state) == each("pay", "red.circle white.square green.square")
    play(state, "pay white.square green.square red.circle")
    assert card(state, "sacrifice") == (3, "red.circle")
    assert len(discard(state)) == 4


def test_learn_with_two_triples_and_one_token_of_the_colour() -> None:
    held = "red.circle 3*blue.square 3*white.triangle"
    state = learning(held, "sacrifice 3", "place red.circle", "pay 3*blue.square")
    assert asked(state) == {"pay white.triangle"}
    play(state, "pay 3*white.triangle")
    assert card(state, "sacrifice") == (3, "red.circle")
    assert pool(state) == []


def test_learn_two_triples_of_one_rune() -> None:
    state = learning("red.circle 3*blue.square 3*green.square", "sacrifice 3", "place red.circle")
    play(state, "pay 3*blue.square 3*green.square")
    assert card(state, "sacrifice") == (3, "red.circle")


def test_learn_with_a_triple_that_holds_a_token_of_the_colour() -> None:
    held = "2*red.circle red.square blue.square white.square"
    state = table(seat(held), phase="evening")
    assert offered(state, "learn") == {"sacrifice 3"}
    play(state, "learn sacrifice 3", "place red.circle")
    assert asked(state) == each("pay", "red.circle red.square blue.square white.square")
    play(state, "pay blue.square")
    assert asked(state) == each("pay", "red.circle red.square white.square")
    play(state, "pay red.square white.square")
    assert asked(state) == {"pay red.circle"}
    play(state, "pay red.circle")
    assert card(state, "sacrifice") == (3, "red.circle")
    assert pool(state) == []


def test_learn_a_triple_of_the_colour_itself() -> None:
    state = table(seat("red.circle red.triangle 3*red.square"), phase="evening")
    assert offered(state, "learn") == {"sacrifice 3", "sacrifice 4", "sacrifice 5"}
    play(state, "learn sacrifice 5", "place red.circle", "pay 3*red.square red.triangle")
    assert card(state, "sacrifice") == (5, "red.circle")
    state = learning("red.circle red.triangle 3*red.square", "sacrifice 3", "place red.circle", "pay 2*red.square")
    assert card(state, "sacrifice") == (3, "red.circle")


def test_learn_the_payment_ends_as_soon_as_it_is_exact() -> None:
    state = learning("red.circle 4*red.square 2*blue.square", "sacrifice 3", "place red.circle")
    play(state, "pay red.square")
    assert asked(state) == each("pay", "red.square blue.square")
    play(state, "pay red.square")
    assert state.player == CHANCE
    assert pool(state) == tokens("2*red.square 2*blue.square")


def test_learn_the_placed_token_belongs_to_no_triple() -> None:
    state = table(seat("2*red.square blue.square white.square"), phase="evening")
    assert offered(state, "learn") == set()
    state = learning("red.circle red.square 2*blue.square white.square green.circle", "sacrifice 3")
    assert asked(state) == each("place", "red.circle red.square")
    play(state, "place red.square")
    assert asked(state) == each("pay", "red.circle blue.square white.square")


def test_learn_only_tokens_that_keep_the_triple_whole_may_be_placed() -> None:
    state = table(seat("red.circle red.square red.triangle 2*blue.square"), phase="evening")
    assert offered(state, "learn") == {"sacrifice 3"}
    four = table(seat("red.circle red.triangle green.circle red.square 2*blue.square red.circle"), phase="evening")
    play(four, "learn sacrifice 4")
    assert asked(four) == each("place", "red.circle red.triangle red.square")


def test_learn_no_overpayment() -> None:
    state = learning("5*red.circle", "sacrifice 3", "place red.circle", "pay 2*red.circle")
    assert pool(state) == tokens("2*red.circle")


def test_learn_wilds_alone_do_not_learn() -> None:
    state = table(seat("3*blue.square 3*blue.circle 3*blue.triangle"), phase="evening")
    assert offered(state, "learn") == {"transmutation 3", "transmutation 4", "transmutation 5"}


def test_learn_a_spell_only_once() -> None:
    state = table(seat("5*red.circle", sacrifice="3 red.square"), phase="evening")
    assert asked(state) == {"skip"}


def test_learn_a_payment_that_cannot_be_completed_is_refused_and_changes_nothing() -> None:
    state = learning("3*red.circle blue.square", "sacrifice 3", "place red.circle")
    before = state.copy()
    with pytest.raises(IllegalAction, match=r"pay red\.circle"):
        state.apply("pay blue.square")
    assert state == before


def test_learn_is_for_the_evening() -> None:
    assert offered(table(seat("5*red.circle"), phase="midday"), "learn") == set()
    assert offered(table(seat("5*red.circle"), phase="morning"), "learn") == set()


# --- section 3: a Day ---


def test_day_has_one_action_in_each_phase() -> None:
    state = table(seat("3*red.circle"), altar="blue.circle blue.square")
    assert asked(state) == {"skip", "draw"} | each("take", "blue.circle blue.square")
    play(state, "take blue.circle")
    assert asked(state) == {"skip"} | each("store", "red.circle blue.circle")
    play(state, "store blue.circle")
    assert asked(state) == {"skip", "learn sacrifice 3"}
    play(state, "learn sacrifice 3", "place red.circle", "pay 2*red.circle")
    assert state.player == CHANCE
    play(state, "deal 4*white.circle")
    assert (state.player, phase(state)) == (1, "morning")


def test_day_every_phase_may_be_skipped() -> None:
    state = play(table(seat("red.circle"), altar=FIVE_WHITE), "skip", "skip", "skip")
    assert state.player == CHANCE
    assert pool(state) == tokens("red.circle")


def test_day_spells_are_used_in_their_own_phase_only() -> None:
    spells = {
        "sacrifice": "3 red.circle",
        "sharing": "3 purple.circle",
        "cure": "3 green.circle",
        "offering": "3 black.circle",
        "time_travel": "3 white.circle",
        "abundance": "3 yellow.circle",
        "mirage": "3 blue.circle",
    }
    mine = seat("red.circle", **spells)
    assert offered(table(mine, altar="blue.circle"), "cast") == {"sacrifice 3", "sharing 3"}
    assert offered(table(mine, phase="midday", altar="blue.circle"), "cast") == {"cure 3", "offering 3"}
    assert offered(table(mine, phase="evening", altar="blue.circle"), "cast") == {"time_travel 3"}


def test_day_a_learned_spell_is_usable_from_the_next_day_at_its_level_or_lower() -> None:
    mine = seat("4*red.circle blue.circle blue.triangle")
    state = table(mine, phase="evening", altar=FIVE_WHITE)
    play(state, "learn sacrifice 4", "place red.circle", "pay 3*red.circle", "deal green.circle")
    play(state, "skip", "skip", "skip", "deal green.circle")
    assert offered(state, "cast") == {"sacrifice 3", "sacrifice 4"}


def test_day_the_next_player_is_the_next_seat_and_the_round_counts() -> None:
    state = table(seat(), seat(), seat(), first=1, turn=1, phase="evening", altar=FIVE_WHITE)
    for after, number in ((2, 1), (0, 1), (1, 2)):
        play(state, "skip", "deal red.circle")
        assert (state.player, phase(state), state.position()["round"]) == (after, "morning", number)
        play(state, "skip", "skip")


# --- section 3: the resupply ---


@pytest.mark.parametrize(("there", "drawn"), [(0, 5), (1, 4), (4, 1), (5, 1), (6, 1), (9, 1)])
def test_resupply_draws(there: int, drawn: int) -> None:
    state = play(table(seat(), phase="evening", altar=heap(there, "blue")), "skip")
    play(state, *["deal red.circle"] * drawn)
    assert (state.player, phase(state)) == (1, "morning")
    assert len(altar(state)) == there + drawn
    assert discard(state) == []


@pytest.mark.parametrize("there", [10, 12])
def test_resupply_discards_ten_or_more(there: int) -> None:
    state = play(table(seat(), phase="evening", altar=heap(there, "blue"), discard="green.circle"), "skip")
    play(state, "deal 5*red.circle")
    assert (state.player, phase(state)) == (1, "morning")
    assert altar(state) == tokens("5*red.circle")
    assert discard(state) == tokens(heap(there, "blue") + " green.circle")


def test_resupply_ten_are_discarded_before_the_pouch_is_refilled() -> None:
    state = play(table(seat(), phase="evening", altar=heap(10, "blue"), pouch="red.circle"), "skip", "deal red.circle")
    assert set(state.actions()) == each("deal", "blue.circle blue.triangle")
    play(state, "deal 4*blue.circle")
    assert altar(state) == tokens("red.circle 4*blue.circle")
    assert (len(pouch(state)), discard(state)) == (6, [])


def test_resupply_goes_on_with_the_discard() -> None:
    state = table(seat(), phase="evening", altar="blue.circle", pouch="red.circle", discard="3*green.circle")
    play(state, "skip", "deal red.circle", "deal 3*green.circle")
    assert (state.player, len(altar(state))) == (1, 5)


def test_resupply_ends_where_pouch_and_discard_are_empty() -> None:
    state = play(table(seat(), phase="evening", altar="blue.circle", pouch="red.circle"), "skip", "deal red.circle")
    assert (state.player, altar(state)) == (1, tokens("blue.circle red.circle"))
    nothing = play(table(seat(), phase="evening", altar="", pouch=""), "skip")
    assert (nothing.player, altar(nothing)) == (1, [])


# --- section 6: the set-up ---


def deals(state: State, kinds: str) -> State:
    """Deals these kinds, each one being asked of chance."""
    for kind in tokens(kinds):
        assert state.player == CHANCE
        play(state, f"deal {kind}")
    return state


def equally(outcomes: list[str]) -> Any:
    return pytest.approx({outcome: 1 / len(outcomes) for outcome in outcomes})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_random_first_player_comes_first(players: int) -> None:
    state = grimoire.game("materia", players=players, first="random").start()
    assert dict(state.chances()) == equally([f"first {number}" for number in range(players)])
    play(state, "first 1")
    assert len(state.actions()) == 21
    deals(state, "5*red.circle " + heap(2 * players, "blue"))
    assert (state.player, phase(state), turn(state), state.position()["first"]) == (1, "morning", 1, 1)


def test_setup_chosen_first_player_is_not_drawn() -> None:
    state = grimoire.game("materia", players=2, first=1).start()
    assert len(state.actions()) == 21
    assert state.position()["first"] == 1


def test_setup_deals_the_altar_then_two_to_each_from_the_first_player() -> None:
    state = grimoire.game("materia", players=3, first=2).start()
    play(state, "deal red.circle red.triangle red.square white.circle white.square")
    assert altar(state) == tokens("red.circle red.triangle red.square white.circle white.square")
    play(state, "deal blue.circle blue.square")
    assert [pool(state, number) for number in range(3)] == [[], [], tokens("blue.circle blue.square")]
    play(state, "deal green.circle green.square")
    assert [pool(state, number) for number in range(2)] == [tokens("green.circle green.square"), []]
    play(state, "deal black.circle black.square")
    assert pool(state, 1) == tokens("black.circle black.square")
    assert (state.player, phase(state)) == (2, "morning")


def test_setup_deals_are_drawn_without_putting_back() -> None:
    state = grimoire.game("materia", players=2, first=0).start()
    play(state, "deal 4*red.circle")
    chances = dict(state.chances())
    assert chances["deal red.circle"] == pytest.approx(1 / 101)
    assert chances["deal red.square"] == pytest.approx(5 / 101)
    play(state, "deal red.circle")
    assert "deal red.circle" not in state.actions()


def test_setup_classic_reveals_colour_by_colour_after_the_first_player() -> None:
    state = grimoire.game("materia", players=2, spells="classic", first="random").start()
    play(state, "first 0")
    chosen = []
    for number, three in enumerate(SPELLS.values()):
        assert dict(state.chances()) == equally([f"reveal {spell}" for spell in three])
        chosen.append(three[number % 3])
        play(state, f"reveal {chosen[-1]}")
    assert state.position()["spells"] == chosen
    deals(state, "5*red.circle " + heap(4, "blue"))
    assert state.player == 0


@pytest.mark.parametrize("number", [1, 2, 3])
def test_setup_of_a_set_reveals_nothing(number: int) -> None:
    state = grimoire.game("materia", players=2, spells=f"set-{number}", first=0).start()
    assert state.position()["spells"] == [three[number - 1] for three in SPELLS.values()]
    assert len(state.actions()) == 21


def test_setup_of_an_agreed_list_reveals_nothing() -> None:
    agreed = [three[number % 3] for number, three in enumerate(SPELLS.values())]
    state = grimoire.game("materia", players=2, spells=agreed, first=0).start()
    assert state.position()["spells"] == agreed
    assert len(state.actions()) == 21


@pytest.mark.parametrize("handicap", [0, 1, 2, 3])
def test_setup_of_a_solo_game_ends_with_the_handicap(handicap: int) -> None:
    state = grimoire.game("materia", players=1, handicap=handicap).start()
    play(state, "deal " + heap(7, "red"))
    assert (altar(state), pool(state)) == (tokens(heap(7, "red")), [])
    play(state, "deal blue.circle blue.square")
    assert (pool(state), lower(state)) == (tokens("blue.circle blue.square"), [])
    play(state, *["deal green.circle"] * handicap)
    assert (state.player, phase(state)) == (0, "morning")
    assert lower(state) == tokens(f"{handicap}*green.circle")
    assert track(state) == []
    assert state.scores() == [0, handicap]


# --- section 7: solo ---

SEVEN_RED = heap(7, "red")


def test_solo_has_no_first_outcome() -> None:
    state = grimoire.game("materia", players=1, first="random").start()
    assert len(state.actions()) == 21
    assert state.position()["first"] == 0


def test_solo_a_token_must_be_sent_before_the_resupply() -> None:
    state = play(solo(seat(), phase="evening", altar="red.circle red.square blue.circle"), "skip")
    assert asked(state) == each("send", "red.circle red.square blue.circle")
    play(state, "send red.square")
    assert (state.player, track(state)) == (CHANCE, tokens("red.square"))
    assert altar(state) == tokens("red.circle blue.circle")


@pytest.mark.parametrize(("there", "drawn"), [(1, 7), (5, 3), (7, 1), (8, 0), (11, 0)])
def test_solo_the_altar_is_drawn_up_to_seven_and_never_discarded_down(there: int, drawn: int) -> None:
    state = play(solo(seat(), phase="evening", altar=heap(there, "red")), "skip", "send red.circle")
    play(state, *["deal green.circle"] * min(drawn, 5), *["deal green.square"] * max(drawn - 5, 0))
    assert (state.player, phase(state), state.position()["round"]) == (0, "morning", 2)
    assert len(altar(state)) == there - 1 + drawn
    assert discard(state) == []


@pytest.mark.parametrize("space", [4, 9, 14])
def test_solo_some_spaces_discard_the_altar(space: int) -> None:
    state = solo(seat(), track=space - 1, phase="evening", altar=SEVEN_RED)
    play(state, "skip", "send red.circle")
    assert discard(state) == tokens(heap(7, "red").removeprefix("red.circle "))
    play(state, "deal 5*green.circle 2*green.square")
    assert (state.player, phase(state)) == (0, "morning")
    assert altar(state) == tokens("5*green.circle 2*green.square")


@pytest.mark.parametrize("space", [1, 3, 5, 8, 10, 13, 15, 16])
def test_solo_other_spaces_do_not(space: int) -> None:
    state = solo(seat(), track=space - 1, phase="evening", altar=SEVEN_RED)
    play(state, "skip", "send red.circle", "deal green.circle")
    assert (state.player, discard(state), len(altar(state))) == (0, [], 7)


@pytest.mark.parametrize(("filled", "score"), [(0, 0), (3, 0), (4, 14), (5, 16), (9, 24), (14, 34), (16, 38), (17, 40)])
def test_solo_the_opponents_score(filled: int, score: int) -> None:
    assert solo(seat(), track=filled, phase="over").scores() == [0, score]
    assert solo(seat("", "red.circle"), track=filled, lower="2*red.square", phase="over").scores() == [1, score + 2]


def test_solo_an_empty_altar_sends_nothing() -> None:
    state = play(solo(seat(), track=4, phase="evening", altar="", discard="blue.circle"), "skip")
    assert state.player == CHANCE
    play(state, "deal 5*green.circle 2*green.square")
    assert (state.player, phase(state), len(track(state))) == (0, "morning", 4)
    assert discard(state) == tokens("blue.circle")


def test_solo_the_resupply_ends_where_pouch_and_discard_are_empty() -> None:
    state = solo(seat(), phase="evening", altar="red.circle red.square", pouch="green.circle")
    play(state, "skip", "send red.circle", "deal green.circle")
    assert (state.player, altar(state)) == (0, tokens("red.square green.circle"))


def test_solo_blaze_cedes_a_token_of_choice_after_the_draws() -> None:
    state = solo(seat(blaze="4 red.circle"), altar="red.circle blue.square")
    play(state, "cast blaze 4", "deal 4*green.circle")
    assert asked(state) == each("cede", "red.circle blue.square")
    play(state, "cede blue.square")
    assert phase(state) == "midday"
    assert (lower(state), altar(state), track(state)) == (tokens("blue.square"), tokens("red.circle"), [])
    assert state.scores() == [2, 1]


def test_solo_blaze_with_an_empty_altar_cedes_nothing() -> None:
    state = play(solo(seat(blaze="5 red.circle"), altar=""), "cast blaze 5", "deal 4*green.circle")
    assert (state.player, phase(state), lower(state)) == (0, "midday", [])


@pytest.mark.parametrize(
    ("number", "own"), [(3, ["deal white.circle"]), (4, ["take red.circle"]), (5, ["take 2*red.circle"])]
)
def test_solo_sharing_gives_the_lower_part_a_token_from_the_pouch(number: int, own: list[str]) -> None:
    state = solo(seat(sharing=f"{number} purple.circle"), altar="5*red.circle")
    play(state, f"cast sharing {number}", "take red.circle", *own)
    assert (state.player, lower(state)) == (CHANCE, [])
    play(state, "deal blue.square")
    assert (state.player, phase(state), lower(state)) == (0, "midday", tokens("blue.square"))
    assert len(pool(state)) == max(2, number - 2)


def test_solo_sharing_with_nothing_left_to_draw() -> None:
    state = solo(seat(sharing="4 purple.circle"), altar="5*red.circle", pouch="")
    play(state, "cast sharing 4", "take 2*red.circle")
    assert (state.player, phase(state), lower(state)) == (0, "midday", [])


def test_solo_mirage_draws_before_the_opponents_token() -> None:
    state = solo(seat(sharing="4 purple.circle", mirage="3 blue.circle"), altar="red.circle red.square")
    play(state, "cast sharing 4", "take red.square red.circle", "deal white.circle blue.square")
    assert pool(state) == tokens("red.circle red.square white.circle")
    assert lower(state) == tokens("blue.square")


def test_solo_clone_3_copies_unlearned_midday_spells_at_level_4() -> None:
    mine = seat("red.circle", clone="3 white.circle")
    state = solo(mine, spells="purification feast", phase="midday", altar="blue.circle")
    play(state, "cast clone 3")
    assert asked(state) == {"copy 0 purification 4", "copy 0 feast 4"}
    play(state, "copy 0 purification 4", "give red.circle", "get blue.circle", "give blue.circle", "get red.circle")
    assert phase(state) == "evening"
    assert card(state, "purification") is None


def test_solo_clone_copies_no_learned_spell() -> None:
    mine = seat("red.circle", clone="3 white.circle", cure="5 green.circle")
    state = solo(mine, spells="offering", phase="midday", altar="blue.circle")
    assert asked(play(state, "cast clone 3")) == {"copy 0 offering 4"}


def test_solo_clone_copies_no_primary_action() -> None:
    mine = seat("3*red.circle", clone="5 white.circle", cure="3 green.circle", focus="3 black.square")
    state = solo(mine, spells="swiftness sacrifice", phase="midday", altar="blue.circle")
    assert offered(state, "cast") == {"cure 3"}


def test_solo_clone_4_copies_evening_spells_with_the_rune_of_the_clone_card() -> None:
    mine = seat("red.circle red.square", clone="4 white.square")
    state = solo(mine, spells="focus purification", phase="midday", altar="blue.circle blue.square")
    play(state, "cast clone 4")
    assert asked(state) == {"copy 0 focus 4"}
    play(state, "copy 0 focus 4")
    assert asked(state) == {"store red.square", "take blue.square"}


def test_solo_clone_4_copies_transmutation_with_the_rune_of_the_clone_card() -> None:
    mine = seat("2*red.circle green.square green.triangle 3*black.circle", clone="4 white.square")
    state = solo(mine, phase="midday", altar="blue.circle")
    play(state, "cast clone 4", "copy 0 transmutation 4", "learn sacrifice 3", "place red.circle")
    assert asked(state) == each("pay", "red.circle green.square")
    play(state, "pay green.square red.circle")
    assert phase(state) == "evening"
    play(state, "learn offering 3", "place black.circle", "pay 2*black.circle")
    assert card(state, "sacrifice") == (3, "red.circle")
    assert card(state, "offering") == (3, "black.circle")


@pytest.mark.parametrize("owned", [4, 5])
def test_solo_clone_copies_growth_4_and_drops_by_one(owned: int) -> None:
    mine = seat(clone=f"{owned} white.square")
    state = solo(mine, spells="growth", phase="midday", altar="blue.circle blue.square red.circle")
    play(state, "cast clone 4")
    assert asked(state) == {"copy 0 growth 4"}
    play(state, "copy 0 growth 4", "feed blue.circle red.circle")
    assert phase(state) == "evening"
    assert level(state, "clone") == owned - 1
    assert familiar(state) == tokens("blue.circle red.circle")
    assert card(state, "growth") is None


def test_solo_clone_5_copies_morning_spells_and_their_part_for_the_opponent() -> None:
    mine = seat("red.circle", clone="5 white.circle")
    state = solo(mine, spells="blaze sharing", phase="midday", altar="blue.circle blue.square")
    play(state, "cast clone 5", "discard red.circle")
    assert asked(state) == {"copy 0 blaze 4", "copy 0 sharing 4"}
    blaze = play(state.copy(), "copy 0 blaze 4", "deal 4*green.circle", "cede blue.circle")
    assert (phase(blaze), lower(blaze)) == ("evening", tokens("blue.circle"))
    sharing = play(state.copy(), "copy 0 sharing 4", "take blue.circle blue.square", "deal green.circle")
    assert (phase(sharing), lower(sharing)) == ("evening", tokens("green.circle"))


def test_solo_clone_5_needs_something_to_copy_after_its_cost() -> None:
    triangle = {"clone": "5 white.triangle"}
    one = solo(seat("red.triangle", **triangle), spells="sacrifice levitation", phase="midday")
    assert "clone 5" not in offered(one, "cast")
    two = solo(seat("2*red.triangle", **triangle), spells="sacrifice levitation", phase="midday")
    play(two, "cast clone 5", "discard red.triangle")
    assert asked(two) == {"copy 0 sacrifice 4"}


@pytest.mark.parametrize(("held", "usable"), [(5, True), (6, False)])
def test_solo_clone_5_counts_the_pool_after_its_cost(held: int, usable: bool) -> None:
    mine = seat(heap(held, "blue"), clone="5 white.circle")
    state = solo(mine, spells="eruption levitation", phase="midday")
    assert ("clone 5" in offered(state, "cast")) is usable


def test_solo_a_full_familiar_ends_the_game_after_a_last_send() -> None:
    state = solo(seat("red.square", heap(13, "blue")), phase="midday", altar=SEVEN_RED)
    play(state, "store red.square", "skip")
    assert asked(state) == each("send", "red.circle red.triangle")
    play(state, "send red.circle")
    assert (state.player, phase(state)) == (OVER, "over")
    assert (len(track(state)), len(altar(state)), discard(state)) == (1, 6, [])
    assert (state.scores(), state.winners()) == ([18, 0], [0])


def test_solo_the_seventh_spell_ends_the_game_after_a_last_send() -> None:
    state = solo(seat("3*red.circle", **SIX), track=2, phase="evening", altar="green.circle green.square")
    play(state, "learn sacrifice 3", "place red.circle", "pay 2*red.circle")
    assert asked(state) == each("send", "green.circle green.square")
    play(state, "send green.circle")
    assert (state.player, state.scores()) == (OVER, [16, 0])
    assert state.winners() == [0]


def test_solo_a_last_day_with_an_empty_altar_just_ends() -> None:
    state = play(solo(seat("", heap(14, "blue")), phase="evening", altar=""), "skip")
    assert state.player == OVER


def test_solo_a_last_send_to_a_discarding_space_draws_nothing() -> None:
    state = solo(seat("", heap(14, "blue")), track=3, phase="evening", altar=SEVEN_RED)
    play(state, "skip", "send red.circle")
    assert (state.player, state.scores(), state.winners()) == (OVER, [18, 14], [0])


def test_solo_the_seventeenth_space_ends_the_game() -> None:
    state = solo(seat("", heap(3, "blue")), track=16, phase="evening", altar=SEVEN_RED)
    play(state, "skip", "send red.circle")
    assert (state.player, len(track(state)), len(altar(state))) == (OVER, 17, 6)
    assert (state.scores(), state.winners()) == ([3, 40], [])


def test_solo_the_sixteenth_space_does_not() -> None:
    state = solo(seat(), track=15, phase="evening", altar=SEVEN_RED)
    assert play(state, "skip", "send red.circle").player == CHANCE


def test_solo_a_tie_has_no_winner() -> None:
    state = solo(seat("", heap(14, "black")), track=6, phase="over")
    assert (state.scores(), state.winners()) == ([18, 18], [])


def test_solo_round_100_is_the_last() -> None:
    state = solo(seat("", "red.square"), round_number=100, phase="evening", altar="red.circle green.circle")
    play(state, "skip", "send red.circle")
    assert (state.player, state.scores(), state.winners()) == (OVER, [1, 0], [0])


def test_solo_the_next_day_is_ones_own() -> None:
    state = solo(seat(), phase="evening", altar=SEVEN_RED)
    play(state, "skip", "send red.circle", "deal green.circle")
    assert (state.player, turn(state), phase(state), state.position()["round"]) == (0, 0, "morning", 2)
