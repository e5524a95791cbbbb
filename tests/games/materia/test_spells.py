"""Every level of every spell, played to its end."""

import pytest

from grimoire import CHANCE
from grimoire.games.materia.spells import TABLE
from tests.games.materia.positions import (
    altar,
    asked,
    card,
    discard,
    each,
    familiar,
    heap,
    level,
    offered,
    phase,
    play,
    points,
    pool,
    seat,
    table,
    tokens,
    turn,
)

# --- red ---


def test_sacrifice_3() -> None:
    state = table(seat("red.circle blue.circle red.triangle red.square", sacrifice="3 red.square"))
    assert offered(state, "cast") == {"sacrifice 3"}
    play(state, "cast sacrifice 3")
    assert asked(state) == each("discard", "red.circle blue.circle")
    play(state, "discard blue.circle", "deal white.circle white.triangle white.square black.circle")
    assert phase(state) == "midday"
    assert pool(state) == tokens(
        "red.circle red.triangle red.square white.circle white.triangle white.square black.circle"
    )
    assert discard(state) == tokens("blue.circle")
    assert points(state, "sacrifice") == 1


def test_sacrifice_4() -> None:
    state = table(seat("red.circle red.triangle blue.triangle red.square", sacrifice="4 red.circle"))
    assert offered(state, "cast") == {"sacrifice 3", "sacrifice 4"}
    play(state, "cast sacrifice 4")
    assert asked(state) == each("discard", "red.triangle blue.triangle")
    play(state, "discard red.triangle", "deal 4*white.circle")
    assert phase(state) == "midday"
    assert pool(state) == tokens("red.circle blue.triangle red.square 4*white.circle")
    assert discard(state) == tokens("red.triangle")
    assert points(state, "sacrifice") == 2


def test_sacrifice_5() -> None:
    state = table(seat("red.circle red.triangle red.square blue.square", sacrifice="5 red.circle"))
    assert offered(state, "cast") == {"sacrifice 3", "sacrifice 4", "sacrifice 5"}
    play(state, "cast sacrifice 5")
    assert asked(state) == each("discard", "red.square blue.square")
    play(state, "discard red.square", "deal 4*white.square")
    assert phase(state) == "midday"
    assert pool(state) == tokens("red.circle red.triangle blue.square 4*white.square")
    assert discard(state) == tokens("red.square")
    assert points(state, "sacrifice") == 3


def test_eruption_3() -> None:
    state = table(seat("blue.square", eruption="3 red.circle"))
    assert offered(state, "cast") == {"eruption 3"}
    play(state, "cast eruption 3", "deal 3*green.circle")
    assert phase(state) == "midday"
    assert pool(state) == tokens("blue.square 3*green.circle")
    assert points(state, "eruption") == 2


def test_eruption_4() -> None:
    state = table(seat("blue.square", eruption="4 red.circle"))
    assert offered(state, "cast") == {"eruption 3", "eruption 4"}
    play(state, "cast eruption 4", "deal 4*green.circle")
    assert phase(state) == "midday"
    assert pool(state) == tokens("blue.square 4*green.circle")
    assert points(state, "eruption") == 3


def test_eruption_5() -> None:
    state = table(seat("blue.square", eruption="5 red.circle"))
    assert offered(state, "cast") == {"eruption 3", "eruption 4", "eruption 5"}
    play(state, "cast eruption 5", "deal 5*green.circle")
    assert phase(state) == "midday"
    assert pool(state) == tokens("blue.square 5*green.circle")
    assert points(state, "eruption") == 4


def test_blaze_3() -> None:
    state = table(seat("blue.square", blaze="3 red.circle"), seat(), seat("red.square"), altar="2*white.circle")
    assert offered(state, "cast") == {"blaze 3"}
    play(state, "cast blaze 3", "deal 4*green.circle")
    assert asked(state, 1) == {"take white.circle"}
    play(state, "take white.circle")
    assert asked(state, 2) == {"take white.circle"}
    play(state, "take white.circle")
    assert state.player == 0
    assert phase(state) == "midday"
    assert [pool(state, number) for number in (0, 1, 2)] == [
        tokens("blue.square 4*green.circle"),
        tokens("white.circle"),
        tokens("red.square white.circle"),
    ]
    assert altar(state) == []
    assert points(state, "blaze") == 0


def test_blaze_4() -> None:
    state = table(
        seat(blaze="4 red.circle"),
        seat(heap(9, "black")),
        seat(),
        seat(),
        altar="white.circle blue.circle green.square",
    )
    assert offered(state, "cast") == {"blaze 4"}
    play(state, "cast blaze 4", "deal 4*green.circle")
    assert asked(state, 2) == each("take", "white.circle blue.circle green.square")
    play(state, "take green.square")
    assert asked(state, 3) == each("take", "white.circle blue.circle")
    play(state, "take blue.circle")
    assert state.player == 0
    assert phase(state) == "midday"
    assert pool(state) == tokens("4*green.circle")
    assert pool(state, 1) == tokens(heap(9, "black"))
    assert (pool(state, 2), pool(state, 3)) == (tokens("green.square"), tokens("blue.circle"))
    assert altar(state) == tokens("white.circle")
    assert points(state, "blaze") == 2


def test_blaze_5() -> None:
    state = table(seat(), seat(), seat(blaze="5 red.circle"), turn=2, altar="white.circle blue.circle")
    assert offered(state, "cast") == {"blaze 5"}
    play(state, "cast blaze 5", "deal 4*green.circle")
    assert asked(state, 0) == each("take", "white.circle blue.circle")
    play(state, "take blue.circle")
    assert asked(state, 1) == {"take white.circle"}
    play(state, "take white.circle")
    assert state.player == 2
    assert phase(state) == "midday"
    assert pool(state, 2) == tokens("4*green.circle")
    assert points(state, "blaze", 2) == 5


# --- purple ---

MIXED_ALTAR = "red.circle blue.circle red.triangle blue.triangle red.square blue.square"


def test_levitation_3() -> None:
    state = table(seat("black.square", levitation="3 purple.square"), altar=MIXED_ALTAR + " white.circle")
    assert offered(state, "cast") == {"levitation 3"}
    play(state, "cast levitation 3")
    assert asked(state) == each("take", "red.circle blue.circle white.circle")
    play(state, "take red.circle")
    assert asked(state) == each("take", "blue.circle white.circle")
    play(state, "take white.circle")
    assert phase(state) == "midday"
    assert pool(state) == tokens("black.square red.circle white.circle")
    assert altar(state) == tokens("blue.circle red.triangle blue.triangle red.square blue.square")
    assert points(state, "levitation") == 3


def test_levitation_4() -> None:
    state = table(seat(levitation="4 purple.square"), altar=MIXED_ALTAR)
    assert offered(state, "cast") == {"levitation 3", "levitation 4"}
    play(state, "cast levitation 4")
    assert asked(state) == each("take", "red.triangle blue.triangle")
    play(state, "take red.triangle")
    assert asked(state) == {"take blue.triangle"}
    play(state, "take blue.triangle")
    assert phase(state) == "midday"
    assert pool(state) == tokens("red.triangle blue.triangle")
    assert altar(state) == tokens("red.circle blue.circle red.square blue.square")
    assert points(state, "levitation") == 4


def test_levitation_5() -> None:
    state = table(seat(levitation="5 purple.circle"), altar=MIXED_ALTAR)
    assert offered(state, "cast") == {"levitation 3", "levitation 4", "levitation 5"}
    play(state, "cast levitation 5")
    assert asked(state) == each("take", "red.square blue.square")
    play(state, "take blue.square red.square")
    assert phase(state) == "midday"
    assert pool(state) == tokens("red.square blue.square")
    assert altar(state) == tokens("red.circle blue.circle red.triangle blue.triangle")
    assert points(state, "levitation") == 5


def test_sharing_3() -> None:
    state = table(seat(sharing="3 purple.circle"), seat("red.square"), seat(), altar=MIXED_ALTAR)
    assert offered(state, "cast") == {"sharing 3"}
    play(state, "cast sharing 3")
    assert asked(state) == each("take", MIXED_ALTAR)
    play(state, "take red.circle", "deal white.circle green.circle black.circle")
    assert state.player == 0
    assert phase(state) == "midday"
    assert pool(state) == tokens("red.circle white.circle")
    assert pool(state, 1) == tokens("red.square green.circle")
    assert pool(state, 2) == tokens("black.circle")
    assert points(state, "sharing") == 4


def test_sharing_4() -> None:
    state = table(
        seat(), seat("yellow.square", sharing="4 purple.circle"), seat(heap(9, "black")), turn=1, altar=MIXED_ALTAR
    )
    assert offered(state, "cast") == {"sharing 3", "sharing 4"}
    play(state, "cast sharing 4", "take red.circle")
    assert asked(state, 1) == each("take", "blue.circle red.triangle blue.triangle red.square blue.square")
    play(state, "take red.square", "deal white.circle")
    assert state.player == 1
    assert phase(state) == "midday"
    assert pool(state, 1) == tokens("yellow.square red.circle red.square")
    assert pool(state, 2) == tokens(heap(9, "black"))
    assert pool(state, 0) == tokens("white.circle")
    assert points(state, "sharing", 1) == 4


def test_sharing_5() -> None:
    state = table(seat(sharing="5 purple.circle"), seat(), seat(), altar=MIXED_ALTAR)
    assert offered(state, "cast") == {"sharing 3", "sharing 4", "sharing 5"}
    play(state, "cast sharing 5", "take red.circle red.square")
    assert asked(state) == each("take", "blue.circle red.triangle blue.triangle blue.square")
    play(state, "take blue.square", "deal white.circle green.circle")
    assert state.player == 0
    assert phase(state) == "midday"
    assert pool(state) == tokens("red.circle red.square blue.square")
    assert (pool(state, 1), pool(state, 2)) == (tokens("white.circle"), tokens("green.circle"))
    assert points(state, "sharing") == 4


def test_divination_3() -> None:
    state = table(seat("green.square", divination="3 purple.circle"), altar="red.circle white.triangle")
    assert offered(state, "cast") == {"divination 3"}
    play(state, "cast divination 3", "deal blue.circle black.circle")
    assert asked(state) == each("take", "red.circle white.triangle blue.circle black.circle")
    play(state, "take blue.circle")
    assert asked(state) == each("take", "red.circle white.triangle black.circle")
    play(state, "take red.circle")
    assert asked(state) == each("discard", "green.square blue.circle red.circle")
    play(state, "discard green.square")
    assert phase(state) == "midday"
    assert pool(state) == tokens("blue.circle red.circle")
    assert altar(state) == tokens("white.triangle black.circle")
    assert discard(state) == tokens("green.square")
    assert points(state, "divination") == 2


def test_divination_4() -> None:
    state = table(seat("green.square", divination="4 purple.circle"), altar="red.circle white.triangle red.square")
    assert offered(state, "cast") == {"divination 3", "divination 4"}
    play(state, "cast divination 4", "deal blue.circle red.triangle")
    assert asked(state) == {"done"} | each("take", "red.circle red.square white.triangle blue.circle red.triangle")
    play(state, "take red.triangle")
    assert asked(state) == {"done"} | each("take", "red.circle red.square")
    play(state, "take red.square")
    assert phase(state) == "midday"
    assert pool(state) == tokens("green.square red.triangle red.square")
    assert altar(state) == tokens("red.circle white.triangle blue.circle")
    assert discard(state) == []
    assert points(state, "divination") == 3


def test_divination_5() -> None:
    state = table(seat("green.square", divination="5 purple.circle"), altar="red.circle white.triangle")
    assert offered(state, "cast") == {"divination 3", "divination 4", "divination 5"}
    play(state, "cast divination 5", "deal blue.circle black.circle")
    assert asked(state) == each("take", "red.circle white.triangle blue.circle black.circle")
    play(state, "take blue.circle")
    assert asked(state) == each("take", "red.circle white.triangle black.circle")
    play(state, "take red.circle")
    assert phase(state) == "midday"
    assert pool(state) == tokens("green.square blue.circle red.circle")
    assert altar(state) == tokens("white.triangle black.circle")
    assert discard(state) == []
    assert points(state, "divination") == 4


# --- green ---


def test_purification_3() -> None:
    state = table(
        seat("red.circle red.square", purification="3 green.circle"), phase="midday", altar="blue.circle blue.square"
    )
    assert offered(state, "cast") == {"purification 3"}
    play(state, "cast purification 3")
    assert asked(state) == each("give", "red.circle red.square")
    play(state, "give red.circle")
    assert asked(state) == each("get", "blue.circle blue.square")
    play(state, "get blue.square")
    assert phase(state) == "evening"
    assert pool(state) == tokens("red.square blue.square")
    assert altar(state) == tokens("blue.circle red.circle")
    assert points(state, "purification") == 1


def test_purification_4() -> None:
    state = table(
        seat("red.circle red.square", purification="4 green.circle"), phase="midday", altar="blue.circle blue.square"
    )
    assert offered(state, "cast") == {"purification 3", "purification 4"}
    play(state, "cast purification 4", "give red.circle", "get blue.square")
    assert asked(state) == each("give", "red.square blue.square")
    play(state, "give red.square")
    assert asked(state) == each("get", "blue.circle red.circle")
    play(state, "get blue.circle")
    assert phase(state) == "evening"
    assert pool(state) == tokens("blue.circle blue.square")
    assert altar(state) == tokens("red.circle red.square")
    assert points(state, "purification") == 2


def test_purification_5() -> None:
    state = table(
        seat("red.circle red.triangle red.square", purification="5 green.circle"),
        phase="midday",
        altar="blue.circle blue.triangle blue.square",
    )
    assert offered(state, "cast") == {"purification 3", "purification 4", "purification 5"}
    play(state, "cast purification 5", "give red.circle", "get blue.circle", "give red.triangle", "get blue.triangle")
    assert asked(state) == each("give", "red.square blue.circle blue.triangle")
    play(state, "give red.square", "get blue.square")
    assert phase(state) == "evening"
    assert pool(state) == tokens("blue.circle blue.triangle blue.square")
    assert altar(state) == tokens("red.circle red.triangle red.square")
    assert points(state, "purification") == 3


def test_cure_3() -> None:
    state = table(seat("red.circle red.square", cure="3 green.circle"), phase="midday")
    assert offered(state, "cast") == {"cure 3"}
    play(state, "cast cure 3", "deal blue.circle")
    assert asked(state) == each("discard", "red.circle red.square blue.circle")
    play(state, "discard red.square")
    assert phase(state) == "evening"
    assert pool(state) == tokens("red.circle blue.circle")
    assert discard(state) == tokens("red.square")
    assert points(state, "cure") == 3


def test_cure_4() -> None:
    state = table(seat("red.circle red.square", cure="4 green.circle"), phase="midday")
    assert offered(state, "cast") == {"cure 3", "cure 4"}
    play(state, "cast cure 4", "deal blue.circle blue.square")
    assert asked(state) == each("discard", "red.circle red.square blue.circle blue.square")
    play(state, "discard red.square blue.circle")
    assert phase(state) == "evening"
    assert pool(state) == tokens("red.circle blue.square")
    assert discard(state) == tokens("red.square blue.circle")
    assert points(state, "cure") == 4


def test_cure_5() -> None:
    state = table(seat("red.circle", cure="5 green.circle"), phase="midday")
    assert offered(state, "cast") == {"cure 3", "cure 4", "cure 5"}
    play(state, "cast cure 5", "deal blue.circle blue.square blue.triangle")
    assert asked(state) == each("discard", "red.circle blue.circle blue.square blue.triangle")
    play(state, "discard red.circle blue.circle blue.triangle")
    assert phase(state) == "evening"
    assert pool(state) == tokens("blue.square")
    assert discard(state) == tokens("red.circle blue.circle blue.triangle")
    assert points(state, "cure") == 5


def test_growth_3() -> None:
    state = table(
        seat("red.circle red.square", "blue.circle blue.triangle", growth="3 green.circle"),
        phase="evening",
        altar=heap(5, "white"),
    )
    assert offered(state, "cast") == {"growth 3"}
    play(state, "cast growth 3")
    assert asked(state) == each("give", "red.circle red.square")
    play(state, "give red.square")
    assert asked(state) == each("get", "blue.circle blue.triangle")
    play(state, "get blue.triangle")
    assert state.player == CHANCE
    assert pool(state) == tokens("red.circle blue.triangle")
    assert familiar(state) == tokens("blue.circle red.square")
    assert altar(state) == tokens(heap(5, "white"))
    assert level(state, "growth") == 3
    assert points(state, "growth") == 3


def test_growth_4() -> None:
    state = table(
        seat("red.circle", "yellow.circle", growth="4 green.circle"),
        phase="evening",
        altar="blue.circle blue.square black.circle black.square",
    )
    assert offered(state, "cast") == {"growth 3", "growth 4"}
    assert points(state, "growth") == 4
    play(state, "cast growth 4")
    assert asked(state) == each("feed", "blue.circle blue.square black.circle black.square")
    play(state, "feed blue.circle black.square")
    assert state.player == CHANCE
    assert familiar(state) == tokens("yellow.circle blue.circle black.square")
    assert pool(state) == tokens("red.circle")
    assert altar(state) == tokens("blue.square black.circle")
    assert level(state, "growth") == 3
    assert points(state, "growth") == 3


def test_growth_5() -> None:
    state = table(
        seat("red.circle", "yellow.circle", growth="5 green.circle"),
        phase="evening",
        altar="blue.circle blue.square black.circle black.square",
    )
    assert offered(state, "cast") == {"growth 3", "growth 4", "growth 5"}
    assert points(state, "growth") == 6
    play(state, "cast growth 5", "feed blue.circle black.square")
    assert asked(state) == each("feed", "blue.square black.circle")
    play(state, "feed black.circle")
    assert state.player == CHANCE
    assert familiar(state) == tokens("yellow.circle blue.circle black.square black.circle")
    assert pool(state) == tokens("red.circle")
    assert altar(state) == tokens("blue.square")
    assert level(state, "growth") == 4
    assert points(state, "growth") == 4


# --- black ---

FIVE_RED_TWO_BLUE = "3*red.circle red.triangle red.square 2*blue.circle"


def test_offering_3() -> None:
    state = table(seat(FIVE_RED_TWO_BLUE, offering="3 black.circle"), phase="midday")
    assert offered(state, "cast") == {"offering 3"}
    play(state, "cast offering 3")
    assert asked(state) == each("store", "red.circle red.triangle red.square blue.circle")
    play(state, "store red.square")
    assert asked(state) == each("store", "red.circle red.triangle")
    play(state, "store red.circle")
    assert phase(state) == "evening"
    assert familiar(state) == tokens("red.circle red.square")
    assert pool(state) == tokens("2*red.circle red.triangle 2*blue.circle")
    assert points(state, "offering") == 2


def test_offering_4() -> None:
    state = table(seat(FIVE_RED_TWO_BLUE, offering="4 black.circle"), phase="midday")
    assert offered(state, "cast") == {"offering 3", "offering 4"}
    play(state, "cast offering 4", "store red.square red.circle")
    assert asked(state) == each("store", "red.circle red.triangle")
    play(state, "store red.circle")
    assert phase(state) == "evening"
    assert familiar(state) == tokens("2*red.circle red.square")
    assert pool(state) == tokens("red.circle red.triangle 2*blue.circle")
    assert points(state, "offering") == 4


def test_offering_5() -> None:
    state = table(seat(FIVE_RED_TWO_BLUE, offering="5 black.circle"), phase="midday")
    assert offered(state, "cast") == {"offering 3", "offering 4", "offering 5"}
    play(state, "cast offering 5", "store 3*red.circle")
    assert asked(state) == each("store", "red.triangle red.square")
    play(state, "store red.triangle")
    assert phase(state) == "evening"
    assert familiar(state) == tokens("3*red.circle red.triangle")
    assert pool(state) == tokens("red.square 2*blue.circle")
    assert points(state, "offering") == 6


FOUR_SQUARES_ONE_CIRCLE = "red.square blue.square white.square yellow.square red.circle"
SQUARE_ALTAR = "green.square yellow.square blue.triangle blue.square"


def test_focus_3() -> None:
    state = table(seat(FOUR_SQUARES_ONE_CIRCLE, focus="3 black.square"), phase="evening", altar=SQUARE_ALTAR)
    assert offered(state, "cast") == {"focus 3"}
    play(state, "cast focus 3")
    assert asked(state) == each("store", "red.square blue.square white.square yellow.square")
    play(state, "store blue.square")
    assert state.player == CHANCE
    assert familiar(state) == tokens("blue.square")
    assert pool(state) == tokens("red.square white.square yellow.square red.circle")
    assert points(state, "focus") == 3


def test_focus_4() -> None:
    state = table(seat(FOUR_SQUARES_ONE_CIRCLE, focus="4 black.square"), phase="evening", altar=SQUARE_ALTAR)
    assert offered(state, "cast") == {"focus 3", "focus 4"}
    play(state, "cast focus 4")
    stores = each("store", "red.square blue.square white.square yellow.square")
    assert asked(state) == stores | each("take", "green.square yellow.square blue.square")
    storing = play(state.copy(), "store blue.square")
    assert asked(storing) == each("store", "red.square white.square yellow.square")
    play(storing, "store red.square")
    assert storing.player == CHANCE
    assert familiar(storing) == tokens("blue.square red.square")
    taking = play(state.copy(), "take green.square")
    assert taking.player == CHANCE
    assert pool(taking) == tokens(FOUR_SQUARES_ONE_CIRCLE + " green.square")
    assert altar(taking) == tokens("yellow.square blue.triangle blue.square")
    assert points(state, "focus") == 4


def test_focus_5() -> None:
    state = table(seat(FOUR_SQUARES_ONE_CIRCLE, focus="5 black.square"), phase="evening", altar=SQUARE_ALTAR)
    assert offered(state, "cast") == {"focus 3", "focus 4", "focus 5"}
    play(state, "cast focus 5")
    storing = play(state.copy(), "store blue.square white.square")
    assert asked(storing) == each("store", "red.square yellow.square")
    play(storing, "store red.square")
    assert storing.player == CHANCE
    assert familiar(storing) == tokens("blue.square white.square red.square")
    assert pool(storing) == tokens("yellow.square red.circle")
    taking = play(state.copy(), "take green.square")
    assert asked(taking) == each("take", "yellow.square blue.square")
    play(taking, "take yellow.square")
    assert taking.player == CHANCE
    assert pool(taking) == tokens(FOUR_SQUARES_ONE_CIRCLE + " green.square yellow.square")
    assert points(state, "focus") == 5


def test_feast_3() -> None:
    state = table(
        seat("blue.circle", "red.circle white.square", feast="3 black.circle"),
        phase="midday",
        altar="red.square white.circle blue.triangle green.circle",
    )
    assert offered(state, "cast") == {"feast 3"}
    play(state, "cast feast 3")
    assert asked(state) == each("take", "red.square white.circle")
    play(state, "take red.square")
    assert phase(state) == "evening"
    assert pool(state) == tokens("blue.circle red.square")
    assert familiar(state) == tokens("red.circle white.square")
    assert points(state, "feast") == 2


def test_feast_4() -> None:
    state = table(
        seat("blue.circle", "red.circle", feast="4 black.circle"), phase="midday", altar="red.square green.circle"
    )
    assert offered(state, "cast") == {"feast 3", "feast 4"}
    play(state, "cast feast 4")
    assert asked(state) == each("feed", "red.square green.circle")
    play(state, "feed green.circle")
    assert phase(state) == "evening"
    assert pool(state) == tokens("blue.circle")
    assert familiar(state) == tokens("red.circle green.circle")
    assert altar(state) == tokens("red.square")
    assert points(state, "feast") == 2


def test_feast_5() -> None:
    state = table(
        seat("blue.circle", "3*red.circle red.square green.circle white.square", feast="5 black.circle"),
        phase="midday",
        altar="red.square",
    )
    assert offered(state, "cast") == {"feast 3", "feast 4"}
    assert points(state, "feast") == 3
    play(state, "store blue.circle")
    assert points(state, "feast") == 4


# --- white ---

GROWTH_AND_OFFERING = {"growth": "3 green.circle", "offering": "4 black.circle"}


def test_time_travel_3() -> None:
    state = table(
        seat("red.circle blue.circle red.triangle red.square", time_travel="3 white.square", **GROWTH_AND_OFFERING),
        phase="evening",
    )
    assert offered(state, "cast") >= {"time_travel 3"}
    assert "time_travel 4" not in offered(state, "cast")
    play(state, "cast time_travel 3")
    assert asked(state) == each("discard", "red.circle blue.circle")
    play(state, "discard red.circle")
    assert asked(state) == {"raise growth", "raise offering"}
    play(state, "raise growth")
    assert state.player == CHANCE
    assert (level(state, "growth"), level(state, "offering"), level(state, "time_travel")) == (4, 4, 3)
    assert discard(state) == tokens("red.circle")
    assert pool(state) == tokens("blue.circle red.triangle red.square")
    assert points(state, "time_travel") == 2


def test_time_travel_4() -> None:
    state = table(
        seat("red.circle red.triangle blue.triangle red.square", time_travel="4 white.square", **GROWTH_AND_OFFERING),
        phase="evening",
    )
    assert offered(state, "cast") == {"time_travel 3", "time_travel 4"}
    play(state, "cast time_travel 4")
    assert asked(state) == each("discard", "red.triangle blue.triangle")
    play(state, "discard blue.triangle")
    assert asked(state) == {"raise growth", "raise offering"}
    play(state, "raise offering")
    assert state.player == CHANCE
    assert (level(state, "growth"), level(state, "offering"), level(state, "time_travel")) == (3, 5, 4)
    assert discard(state) == tokens("blue.triangle")
    assert points(state, "time_travel") == 4


def test_time_travel_5() -> None:
    state = table(
        seat("red.circle red.triangle red.square blue.square", time_travel="5 white.circle", **GROWTH_AND_OFFERING),
        phase="evening",
    )
    assert offered(state, "cast") == {"time_travel 3", "time_travel 4", "time_travel 5"}
    play(state, "cast time_travel 5")
    assert asked(state) == each("discard", "red.square blue.square")
    play(state, "discard red.square")
    assert asked(state) == {"raise growth", "raise offering"}
    play(state, "raise growth")
    assert state.player == CHANCE
    assert (level(state, "growth"), level(state, "offering"), level(state, "time_travel")) == (4, 4, 5)
    assert discard(state) == tokens("red.square")
    assert points(state, "time_travel") == 6


def test_storm_3() -> None:
    state = table(seat("red.circle", storm="3 white.circle"), phase="evening", altar=heap(5, "blue"))
    assert asked(state) == {"skip"}
    assert points(state, "storm") == 4


def test_storm_4() -> None:
    state = table(
        seat("red.circle", storm="4 white.circle"), phase="evening", altar="blue.circle blue.triangle green.square"
    )
    assert offered(state, "cast") == {"storm 4"}
    assert points(state, "storm") == 6
    play(state, "cast storm 4")
    assert asked(state) == {"done"} | each("sweep", "blue.circle blue.triangle green.square")
    play(state, "sweep blue.circle")
    assert asked(state) == {"done"} | each("sweep", "blue.triangle green.square")
    play(state, "sweep green.square", "done", "deal black.circle black.square")
    assert asked(state) == each("take", "blue.triangle black.circle black.square")
    play(state, "take black.circle black.square blue.triangle")
    assert state.player == CHANCE
    assert pool(state) == tokens("red.circle black.circle black.square blue.triangle")
    assert altar(state) == []
    assert discard(state) == tokens("blue.circle green.square")
    assert level(state, "storm") == 3
    assert points(state, "storm") == 4


def test_storm_5() -> None:
    state = table(
        seat("red.circle", storm="5 white.circle"), phase="evening", altar="blue.circle blue.triangle 2*green.square"
    )
    assert offered(state, "cast") == {"storm 4", "storm 5"}
    assert points(state, "storm") == 8
    play(state, "cast storm 5", "sweep blue.circle", "done", "deal black.circle")
    assert asked(state) == each("take", "blue.triangle green.square black.circle")
    play(state, "take black.circle 2*green.square")
    assert state.player == CHANCE
    assert pool(state) == tokens("red.circle black.circle 2*green.square")
    assert altar(state) == tokens("blue.triangle")
    assert discard(state) == tokens("blue.circle")
    assert level(state, "storm") == 4
    assert points(state, "storm") == 6


CLONED = seat(eruption="3 red.circle", cure="4 green.circle", focus="4 black.triangle")


def test_clone_3() -> None:
    state = table(seat("red.circle red.square", clone="3 white.square"), CLONED, phase="midday", altar="red.triangle")
    assert offered(state, "cast") == {"clone 3"}
    play(state, "cast clone 3")
    assert asked(state) == each("store", "red.circle red.square") | {"copy 1 cure 3", "copy 1 cure 4"}
    play(state, "copy 1 cure 4", "deal blue.circle blue.square", "discard red.circle red.square")
    assert phase(state) == "evening"
    assert turn(state) == 0
    assert pool(state) == tokens("blue.circle blue.square")
    assert points(state, "clone") == 4


def test_clone_4() -> None:
    state = table(
        seat("3*red.circle red.triangle", clone="4 white.square"), CLONED, phase="midday", altar="blue.triangle"
    )
    assert offered(state, "cast") == {"clone 3", "clone 4"}
    play(state, "cast clone 4")
    assert asked(state) == {"learn eruption 3", "learn eruption 4", "copy 1 focus 3", "copy 1 focus 4"}
    play(state, "copy 1 focus 4")
    assert asked(state) == {"store red.triangle", "take blue.triangle"}
    play(state, "take blue.triangle")
    assert phase(state) == "evening"
    assert pool(state) == tokens("3*red.circle red.triangle blue.triangle")
    assert points(state, "clone") == 5


def test_clone_5() -> None:
    state = table(
        seat("red.circle red.square blue.square", clone="5 white.square"), CLONED, phase="midday", altar="blue.triangle"
    )
    assert offered(state, "cast") == {"clone 3", "clone 4", "clone 5"}
    play(state, "cast clone 5")
    assert asked(state) == each("discard", "red.square blue.square")
    play(state, "discard red.square")
    assert asked(state) == {"draw", "take blue.triangle", "copy 1 eruption 3"}
    play(state, "copy 1 eruption 3", "deal 2*green.circle")
    assert phase(state) == "evening"
    assert pool(state) == tokens("red.circle blue.square 2*green.circle")
    assert discard(state) == tokens("red.square")
    assert points(state, "clone") == 6


# --- blue ---


def test_transmutation_3() -> None:
    state = table(seat("2*red.circle blue.triangle", transmutation="3 blue.triangle"), phase="evening")
    assert asked(state) == {"skip"}
    assert points(state, "transmutation") == 4


def test_transmutation_4() -> None:
    state = table(seat("3*red.circle blue.triangle white.triangle", transmutation="4 blue.triangle"), phase="evening")
    assert offered(state, "cast") == {"transmutation 4"}
    play(state, "cast transmutation 4")
    assert asked(state) == {"learn sacrifice 3", "learn sacrifice 4"}
    play(state, "learn sacrifice 4")
    assert asked(state) == {"place red.circle"}
    play(state, "place red.circle")
    assert asked(state) == each("pay", "red.circle blue.triangle white.triangle")
    play(state, "pay blue.triangle")
    assert asked(state) == {"pay red.circle"}
    play(state, "pay 2*red.circle")
    assert state.player == CHANCE
    assert card(state, "sacrifice") == (4, "red.circle")
    assert pool(state) == tokens("white.triangle")
    assert discard(state) == tokens("blue.triangle 2*red.circle")
    assert points(state, "transmutation") == 4


def test_transmutation_5() -> None:
    state = table(
        seat("3*red.circle blue.triangle white.triangle green.triangle", transmutation="5 blue.triangle"),
        phase="evening",
    )
    assert offered(state, "cast") == {"transmutation 4", "transmutation 5"}
    play(state, "cast transmutation 5")
    with_red = {"learn sacrifice 3", "learn sacrifice 4", "learn sacrifice 5"}
    assert asked(state) == with_red | {"learn purification 3", "learn time_travel 3"}
    play(state, "learn sacrifice 5", "place red.circle", "pay blue.triangle")
    assert asked(state) == each("pay", "red.circle white.triangle green.triangle")
    play(state, "pay green.triangle")
    assert asked(state) == {"pay red.circle"}
    play(state, "pay 2*red.circle")
    assert state.player == CHANCE
    assert card(state, "sacrifice") == (5, "red.circle")
    assert pool(state) == tokens("white.triangle")
    assert points(state, "transmutation") == 4


def test_swiftness_3() -> None:
    state = table(seat("3*blue.circle"), spells="swiftness", phase="evening", altar="red.circle")
    play(state, "learn swiftness 3", "place blue.circle", "pay 2*blue.circle")
    assert asked(state) == {"skip", "draw", "take red.circle"}
    play(state, "take red.circle")
    assert state.player == CHANCE
    assert phase(state) == "evening"
    assert pool(state) == tokens("red.circle")
    assert card(state, "swiftness") == (3, "blue.circle")
    assert points(state, "swiftness") == 3


def test_swiftness_4() -> None:
    state = table(
        seat("3*blue.circle blue.square", eruption="3 red.circle"),
        spells="swiftness",
        phase="evening",
        altar="red.circle",
    )
    play(state, "learn swiftness 4", "place blue.square", "pay 3*blue.circle")
    assert asked(state) == {"skip", "draw", "take red.circle", "cast eruption 3"}
    play(state, "cast eruption 3", "deal 4*green.circle")
    assert altar(state) == tokens("red.circle")
    assert pool(state) == tokens("4*green.circle")
    assert card(state, "swiftness") == (4, "blue.square")
    assert points(state, "swiftness") == 6


def test_swiftness_5() -> None:
    state = table(seat(swiftness="5 blue.circle"), altar="red.circle red.square")
    play(state, "take red.circle")
    assert phase(state) == "morning"
    assert asked(state) == {"skip", "draw", "take red.square"}
    play(state, "draw", "deal 2*green.circle")
    assert phase(state) == "midday"
    assert pool(state) == tokens("red.circle 2*green.circle")
    assert points(state, "swiftness") == 0


def test_swiftness_5_has_no_instant() -> None:
    state = table(seat("5*blue.circle"), spells="swiftness", phase="evening", altar="red.circle")
    play(state, "learn swiftness 5", "place blue.circle", "pay 4*blue.circle")
    assert state.player == CHANCE
    assert pool(state) == []


def test_mirage_3() -> None:
    state = table(seat(mirage="3 blue.square"), altar="red.circle red.square")
    play(state, "take red.square", "deal green.circle")
    assert phase(state) == "midday"
    assert pool(state) == tokens("red.square green.circle")
    assert points(state, "mirage") == 2


def test_mirage_4() -> None:
    state = table(seat(mirage="4 blue.square"), altar="red.circle red.square")
    play(state, "take red.square", "deal 2*green.circle")
    assert phase(state) == "midday"
    assert pool(state) == tokens("red.square 2*green.circle")
    assert points(state, "mirage") == 3


def test_mirage_5() -> None:
    state = table(seat(mirage="5 blue.circle"), altar="red.circle red.square")
    play(state, "take red.circle", "deal 2*green.circle")
    assert phase(state) == "midday"
    assert pool(state) == tokens("red.circle 2*green.circle")
    assert points(state, "mirage") == 6


# --- yellow ---


def test_abundance_3() -> None:
    state = table(seat("3*yellow.circle"), spells="abundance", phase="evening", altar=heap(5, "white"))
    play(state, "learn abundance 3", "place yellow.circle", "pay 2*yellow.circle", "deal red.circle red.square")
    assert pool(state) == tokens("red.circle red.square")
    assert altar(state) == tokens(heap(5, "white"))
    play(state, "deal blue.circle")
    assert altar(state) == tokens(heap(5, "white") + " blue.circle")
    assert turn(state) == 1
    assert points(state, "abundance") == 3


def test_abundance_4() -> None:
    state = table(seat("4*yellow.circle"), spells="abundance", phase="evening", altar=heap(5, "white"))
    play(
        state,
        "learn abundance 4",
        "place yellow.circle",
        "pay 3*yellow.circle",
        "deal 3*red.circle",
        "deal blue.circle",
    )
    assert pool(state) == tokens("3*red.circle")
    assert altar(state) == tokens(heap(5, "white") + " blue.circle")
    assert turn(state) == 1
    assert points(state, "abundance") == 5


def test_abundance_5() -> None:
    state = table(seat("5*yellow.circle"), spells="abundance", phase="evening", altar=heap(5, "white"))
    play(
        state,
        "learn abundance 5",
        "place yellow.circle",
        "pay 4*yellow.circle",
        "deal 4*red.circle",
        "deal blue.circle",
    )
    assert pool(state) == tokens("4*red.circle")
    assert altar(state) == tokens(heap(5, "white") + " blue.circle")
    assert turn(state) == 1
    assert points(state, "abundance") == 7


THREE_OTHERS = {"sacrifice": "3 red.circle", "levitation": "4 purple.circle", "cure": "5 green.circle"}


def test_knowledge_3() -> None:
    state = table(seat(knowledge="3 yellow.circle", **THREE_OTHERS))
    assert points(state, "knowledge") == 3
    assert state.scores() == [1 + 4 + 5 + 3, 0]


def test_knowledge_4() -> None:
    state = table(seat(knowledge="4 yellow.circle", **THREE_OTHERS))
    assert points(state, "knowledge") == 1 + 2 + 2
    assert state.scores() == [1 + 4 + 5 + 5, 0]


def test_knowledge_5() -> None:
    state = table(seat(knowledge="5 yellow.circle", **THREE_OTHERS))
    assert points(state, "knowledge") == 6
    assert state.scores() == [1 + 4 + 5 + 6, 0]


def test_communion_3() -> None:
    state = table(
        seat("3*yellow.circle", "red.circle"),
        spells="communion",
        phase="evening",
        altar="red.square blue.square green.square white.square",
    )
    play(state, "learn communion 3", "place yellow.circle", "pay 2*yellow.circle")
    assert asked(state) == each("feed", "red.square blue.square green.square white.square")
    play(state, "feed red.square blue.square")
    assert asked(state) == each("feed", "green.square white.square")
    play(state, "feed white.square")
    assert state.player == CHANCE
    assert familiar(state) == tokens("red.circle red.square blue.square white.square")
    assert altar(state) == tokens("green.square")
    assert points(state, "communion") == 0


def test_communion_4() -> None:
    state = table(
        seat("4*yellow.square", "red.circle 2*red.square blue.square blue.triangle"),
        spells="communion",
        phase="evening",
        altar="red.square",
    )
    play(state, "learn communion 4", "place yellow.square", "pay 3*yellow.square")
    assert state.player == CHANCE
    assert familiar(state) == tokens("red.circle 2*red.square blue.square blue.triangle")
    assert discard(state) == tokens("3*yellow.square")
    assert points(state, "communion") == 3


def test_communion_5() -> None:
    state = table(
        seat("3*red.circle red.triangle", "2*yellow.square", communion="5 yellow.square"),
        phase="evening",
        altar="red.square",
    )
    play(state, "learn sacrifice 4", "place red.circle", "pay 2*red.circle red.triangle")
    assert asked(state) == each("store", "red.circle red.triangle")
    play(state, "store red.triangle")
    assert asked(state) == {"store red.circle"}
    play(state, "store red.circle")
    assert state.player == CHANCE
    assert familiar(state) == tokens("2*yellow.square red.triangle red.circle")
    assert discard(state) == tokens("red.circle")
    assert points(state, "communion") == 0


@pytest.mark.parametrize("spell", [spell.name for spell in TABLE])
@pytest.mark.parametrize("number", [3, 4, 5])
def test_every_level_has_a_test(spell: str, number: int) -> None:
    assert f"test_{spell}_{number}" in globals()
