"""Every ability in each edition that has it, cast or scored in all its ways."""

import pytest

import grimoire
from grimoire import CHANCE
from grimoire.games.sigils.spells import FAMILIES as ALL_FAMILIES
from grimoire.games.sigils.spells import TABLE
from grimoire.kernel.game import State
from tests.games.sigils.positions import (
    ALL_USED,
    COLOURS,
    FAMILIES,
    SHAPES,
    TYPES,
    asked,
    changed,
    deck,
    fillers,
    harness,
    offered,
    on_copy,
    only,
    parts,
    play,
    seat,
    side,
    table,
)

FACES = range(1, 7)
PLENTY = 12  # gems that leave a harness possible whatever two unused dice show


def marked(supply: int, **changes: object) -> dict[str, object]:
    """What a cast of spot 1 changes: these places of the own side, the mark, and the supply."""
    mine = {f"seats.0.{place.replace('__', '.')}": value for place, value in changes.items()}
    return {"seats.0.cast": [1], "supply": supply, **mine}


def other(colour: str) -> str:
    """The next colour, to pay with."""
    return COLOURS[(COLOURS.index(colour) + 1) % 6]


def six(outcomes: str) -> list[tuple[str, object]]:
    """The six faces of a die, equally likely."""
    return [(f"roll {outcomes} {value}", pytest.approx(1 / 6)) for value in FACES]


# --- on_colour ---


def check_on_colour(edition: str) -> None:
    for colour in COLOURS:
        state = table(seat(spells=f"on-colour-{colour}"), edition=edition)
        assert offered(state, "cast") == set()
        for die in COLOURS:
            after = harness(state.copy(), die, other(die))
            assert offered(after, "cast") == ({"1"} if die == colour else set())
            if die == colour:
                assert changed(after, "cast 1") == marked(39, fame=2)
                assert asked(after) == {"end"}


def test_on_colour_in_60() -> None:
    check_on_colour("60")


def test_on_colour_in_75() -> None:
    check_on_colour("75")


@pytest.mark.parametrize("edition", ["60", "75"])
def test_on_colour_is_of_this_turn_only(edition: str) -> None:
    mine = seat(spells="on-colour-red on-colour-blue", fame=5)
    state = harness(table(mine, seat(), edition=edition), "red", "black")
    play(state, "end")
    harness(state, "green", "white", reveal="filler-59")
    play(state, "end")
    assert state.player == 0
    assert offered(state, "cast") == set()
    harness(state, "blue", "white", reveal="filler-58")
    assert offered(state, "cast") == {"2"}


def test_on_colour_counts_a_teachers_die_in_60() -> None:
    state = table(only("white=3", gems=1, spells="on-colour-red on-colour-white"), teachers="663666")
    harness(state, "teacher.red", "white")
    assert offered(state, "cast") == {"1"}
    assert changed(state, "cast 1") == marked(39, fame=2)


# --- on_value ---


def check_on_value(edition: str) -> None:
    for value in FACES:
        for shown in FACES:
            mine = seat(str(shown) * 6, spells=f"on-value-{value}")
            state = table(mine, edition=edition, board={"green": "each-attack"})
            assert offered(state, "cast") == set()
            harness(state, "green", "white")
            assert offered(state, "cast") == ({"1"} if value == shown else set())
            if value == shown:
                assert changed(state, "cast 1") == marked(39, fame=2)
                assert asked(state) == {"end"}


def test_on_value_in_60() -> None:
    check_on_value("60")


def test_on_value_in_75() -> None:
    check_on_value("75")


@pytest.mark.parametrize("edition", ["60", "75"])
def test_on_value_is_the_value_after_nudges(edition: str) -> None:
    mine = only("red=3 blue=4", gems=1, spells="on-value-3 on-value-4")
    state = play(table(mine, edition=edition), "nudge red +")
    assert offered(harness(state, "red", "blue"), "cast") == {"2"}


@pytest.mark.parametrize("edition", ["60", "75"])
def test_on_value_is_not_the_value_of_what_was_paid(edition: str) -> None:
    state = table(only("red=6 blue=2 green=4", spells="on-value-2 on-value-4 on-value-6"), edition=edition)
    assert offered(harness(state, "red", "blue", "green"), "cast") == {"3"}


def test_on_value_stays_when_the_die_is_rolled_again_in_60() -> None:
    state = harness(table(only("red=5 blue=5", spells="reroll-red on-value-5 on-value-2")), "red", "blue")
    play(state, "cast 1", "roll red 2")
    assert offered(state, "cast") == {"2"}


def test_on_value_counts_a_teachers_die_in_60() -> None:
    state = table(only("white=4", gems=1, spells="on-value-4"), teachers="444444")
    harness(state, "teacher.blue", "white")
    assert changed(state, "cast 1") == marked(39, fame=2)


# --- turn ---


def check_turn(edition: str) -> None:
    for value in FACES:
        state = table(only(f"red={value} blue=3", gems=PLENTY, spells="turn"), edition=edition)
        assert asked(play(state, "cast 1")) == {"turn red", "turn blue"}
        assert on_copy(state, "turn red") == marked(27, dice__red=7 - value)
        assert on_copy(state, "turn blue") == marked(27, dice__blue=4)


def test_turn_in_60() -> None:
    check_turn("60")


def test_turn_in_75() -> None:
    check_turn("75")


@pytest.mark.parametrize("edition", ["60", "75"])
def test_turn_needs_an_unused_die(edition: str) -> None:
    state = harness(table(only("red=3 blue=3", spells="turn"), edition=edition), "red", "blue")
    assert offered(state, "cast") == set()
    state = harness(table(only("red=3 blue=3 white=6", spells="turn"), edition=edition), "red", "blue")
    assert asked(play(state, "cast 1")) == {"turn white"}


def test_turn_of_a_teachers_die_in_60() -> None:
    state = table(only("red=3 blue=3", spells="turn"), teachers="126543", teachers_used="white blue")
    harness(state, "red", "blue")
    assert asked(play(state, "cast 1")) == {f"turn teacher.{colour}" for colour in ("black", "red", "green", "yellow")}
    assert changed(state, "turn teacher.red") == {"teacher_dice.dice.red": 1, **marked(39)}


def test_turn_needs_an_unused_die_of_anybody_in_60() -> None:
    state = table(only("red=3 blue=3", spells="turn"), teachers="126543", teachers_used=ALL_USED)
    assert offered(harness(state, "red", "blue"), "cast") == set()


# --- shift ---


def check_shift(edition: str) -> None:
    for colour in COLOURS:
        for value in FACES:
            mine = only(f"{colour}={value} {other(colour)}=3", gems=PLENTY, spells=f"shift-{colour}")
            state = play(table(mine, edition=edition), "cast 1")
            reached = {f"shift {colour} {pips:+}": value + pips for pips in (1, -1, 2, -2) if 1 <= value + pips <= 6}
            assert asked(state) == set(reached)
            for action, shown in reached.items():
                assert on_copy(state, action) == marked(27, **{f"dice__{colour}": shown})


def test_shift_in_60() -> None:
    check_shift("60")


def test_shift_in_75() -> None:
    check_shift("75")


@pytest.mark.parametrize("edition", ["60", "75"])
def test_shift_needs_its_die_unused(edition: str) -> None:
    state = table(only("red=3 blue=3", gems=PLENTY, spells="shift-green shift-red"), edition=edition)
    assert offered(state, "cast") == {"2"}
    assert offered(harness(state, "red", "blue"), "cast") == set()


def test_shift_of_a_teachers_die_in_60() -> None:
    mine = only("red=3 blue=3", gems=PLENTY, spells="shift-red")
    state = play(table(mine, teachers="666266"), "cast 1")
    own = {"shift red +1", "shift red -1", "shift red +2", "shift red -2"}
    assert asked(state) == own | {"shift teacher.red -1", "shift teacher.red -2"}
    assert changed(state, "shift teacher.red -2") == {"teacher_dice.dice.red": 4, **marked(27)}


def test_shift_of_a_teachers_die_where_the_own_is_used_in_60() -> None:
    state = table(only("blue=3 white=3", gems=PLENTY, spells="shift-red"), teachers="661666")
    assert asked(play(state, "cast 1")) == {"shift teacher.red +1", "shift teacher.red +2"}
    state = table(only("blue=3 white=3", gems=PLENTY, spells="shift-red"), teachers="661666", teachers_used="red")
    assert offered(state, "cast") == set()


# --- reroll ---


def check_reroll(edition: str) -> None:
    for colour in COLOURS:
        mine = only(f"{colour}=3 {other(colour)}=3", gems=PLENTY, spells=f"reroll-{colour}")
        state = play(table(mine, edition=edition), "cast 1")
        assert state.player == CHANCE
        assert state.chances() == six(colour)
        assert on_copy(state, f"roll {colour} 3") == marked(27)
        assert on_copy(state, f"roll {colour} 5") == marked(27, **{f"dice__{colour}": 5})


def test_reroll_in_60() -> None:
    check_reroll("60")
    mine = only("red=3 blue=3", gems=PLENTY, spells="reroll-green")
    assert changed(table(mine), "cast 1", "roll green 2") == marked(
        27, dice__green=2, used=["black", "white", "yellow"]
    )


def test_reroll_in_75() -> None:
    check_reroll("75")
    state = table(only("red=3 blue=3", gems=PLENTY, spells="reroll-green reroll-red"), edition="75")
    assert offered(state, "cast") == {"2"}
    assert offered(harness(state, "red", "blue"), "cast") == set()


def test_reroll_of_a_die_used_this_turn_in_60() -> None:
    state = harness(table(only("red=3 blue=3", spells="reroll-red")), "red", "blue")
    assert changed(state, "cast 1", "roll red 1") == marked(
        39, dice__red=1, used=[colour for colour in COLOURS if colour != "red"]
    )


def test_reroll_with_teachers_in_60() -> None:
    mine = only("red=3 blue=3", gems=PLENTY, spells="reroll-red")
    state = play(table(mine, teachers="666666", teachers_used="red blue"), "cast 1")
    assert asked(state) == {"reroll red", "reroll teacher.red"}
    own = play(state.copy(), "reroll red")
    assert own.chances() == six("red")
    assert changed(own, "roll red 4") == marked(27, dice__red=4)
    assert on_copy(play(state, "reroll teacher.red"), "roll teacher.red 6") == marked(27) | {
        "teacher_dice.used": ["blue"]
    }
    assert state.chances() == six("teacher.red")
    assert changed(state, "roll teacher.red 2") == marked(27) | {
        "teacher_dice.used": ["blue"],
        "teacher_dice.dice.red": 2,
    }


# --- gems ---


def check_gems(edition: str) -> None:
    for number in (1, 2, 3):
        mine = seat(gems=4, spells=f"gems-{number}")
        assert changed(table(mine, edition=edition), "cast 1") == marked(35 - number, gems=4 + number)
        for supply in (0, 1, 2, 3, 4, 5):
            state = table(mine, edition=edition, supply=supply)
            assert offered(state, "cast") == ({"1"} if supply >= 2 else set())
            if supply >= 2:
                taken = min(number, supply - 1)
                assert changed(state, "cast 1") == marked(supply - taken - 1, gems=4 + taken)


def test_gems_in_60() -> None:
    check_gems("60")


def test_gems_in_75() -> None:
    check_gems("75")


# --- refresh ---


def refreshed() -> State:
    return play(table(seat(spells="refresh")), "cast 1")


def test_refresh_in_60() -> None:
    state = refreshed()
    every = {f"discard {colour}" for colour in COLOURS}
    assert asked(state) == every | {"done"}
    assert on_copy(state, "done") == marked(39)
    play(state, "discard yellow")
    assert asked(state) == every - {"discard yellow"} | {"done"}
    play(state, "discard black")
    assert asked(state) == every - {"discard yellow", "discard black"} | {"done"}
    play(state, "discard red")
    assert state.player == CHANCE
    play(state, "reveal filler-7", "reveal filler-8", "reveal filler-9")
    data = state.position()
    board = zip(COLOURS, ["filler-7", "filler-2", "filler-8", "filler-4", "filler-9", "filler-6"], strict=True)
    assert data["board"] == dict(board)
    assert set(data["discard"]) == {"filler-1", "filler-3", "filler-5"}
    assert (data["supply"], side(state)["cast"], side(state)["fame"]) == (39, [1], 0)


def test_refresh_of_one_spell_in_60() -> None:
    state = refreshed()
    assert changed(state, "discard blue", "done", "reveal filler-7") == marked(39) | {
        "board.blue": "filler-7",
        "discard": ["filler-6"],
    }


def test_refresh_of_two_spells_fills_in_colour_order_in_60() -> None:
    state = play(refreshed(), "discard blue", "discard white", "done")
    assert changed(state, "reveal filler-7") == {"board.white": "filler-7"}
    assert changed(state, "reveal filler-8") == marked(39) | {"board.blue": "filler-8"}


def test_refresh_does_not_draw_what_it_discards_while_the_deck_lasts_in_60() -> None:
    state = play(refreshed(), "discard blue", "done")
    assert "reveal filler-6" not in state.actions()
    assert len(state.actions()) == len(deck("60")["spell"]) - 7


def test_refresh_leaves_empty_spots_empty_in_60() -> None:
    state = table(seat(spells="refresh"), board="filler-1 - filler-3 - - filler-6")
    assert asked(play(state, "cast 1")) == {"discard black", "discard red", "discard blue", "done"}
    play(state, "discard black", "done", "reveal filler-7")
    assert list(state.position()["board"].values()) == ["filler-7", None, "filler-3", None, None, "filler-6"]


def test_refresh_asks_though_only_done_is_left_in_60() -> None:
    state = table(seat(spells="refresh"), board="filler-1 filler-2 - - - -")
    play(state, "cast 1", "discard black", "discard white")
    assert asked(state) == {"done"}
    play(state, "done", "reveal filler-7", "reveal filler-8")
    assert list(state.position()["board"].values()) == ["filler-7", "filler-8", None, None, None, None]


def test_refresh_shuffles_the_discarded_spells_when_the_deck_is_out_in_60() -> None:
    state = table(seat(spells="refresh"), drawn="filler-7")
    before = len(state.position()["discard"])
    play(state, "cast 1", "discard black", "discard red", "done", "reveal filler-7")
    assert {"filler-1", "filler-3"} <= offered(state, "reveal")
    assert len(state.actions()) == before + 2
    play(state, "reveal filler-1")
    assert state.position()["discard"] == []
    assert state.position()["board"]["red"] == "filler-1"


def test_refresh_needs_a_gem_in_the_supply_in_60() -> None:
    assert offered(table(seat(spells="refresh"), supply=0), "cast") == set()
    assert offered(table(seat(spells="refresh"), supply=1), "cast") == {"1"}


def test_refresh_after_the_harness_in_60() -> None:
    state = harness(table(seat(spells="refresh")), "red", "blue")
    assert changed(state, "cast 1", "discard red", "done", "reveal filler-7") == marked(39) | {
        "board.red": "filler-7",
        "discard": ["filler-60"],
    }


# --- spend ---


def test_spend_in_75() -> None:
    for colour in COLOURS:
        mine = seat(spells=f"spend-{colour}", fame=1)
        assert changed(table(mine, edition="75"), "cast 1") == marked(39, fame=3, used=[colour])
        assert offered(table(mine | {"used": [colour]}, edition="75"), "cast") == set()


def test_spend_after_the_harness_in_75() -> None:
    state = harness(table(seat(spells="spend-green spend-red"), edition="75"), "red", "blue")
    assert offered(state, "cast") == {"1"}
    assert changed(state, "cast 1") == marked(39, fame=2, used=["red", "green", "blue"])


# --- entomb ---


def entombing(spells: str, **rest: object) -> State:
    return table(seat(spells=spells), edition="75", **rest)


def test_entomb_in_75() -> None:
    state = entombing("entomb illusion-defence-1 illusion-attack-1 filler-20 illusion-potion-1")
    assert asked(play(state, "cast 1")) == {"entomb 2", "entomb 4"}
    assert on_copy(state, "entomb 2") == marked(39, fame=3, face_down=[2])
    assert changed(state, "entomb 4") == marked(39, fame=3, face_down=[4])
    assert side(state)["spells"][3] == "filler-20"


def test_entomb_needs_another_defence_spell_in_75() -> None:
    assert offered(entombing("entomb illusion-attack-1 illusion-potion-1"), "cast") == set()
    mine = seat(spells="entomb illusion-defence-1", down=[2])
    assert offered(table(mine, edition="75"), "cast") == set()


def test_entomb_does_not_bury_itself_in_75() -> None:
    own = deck("75")
    spells = [one | {"type": "defence"} if one["ability"] == "entomb" else one for one in own["spell"]]
    game = grimoire.game("sigils", edition="75", first=0, deck={**own, "spell": spells})
    data = entombing("entomb").position()
    alone = game.load(data)
    assert offered(alone, "cast") == set()
    data["seats"][0]["spells"].append("entomb-2")
    both = game.load(data)
    assert offered(both, "cast") == {"1", "2"}
    assert asked(play(both, "cast 1")) == {"entomb 2"}
    play(both, "entomb 2")
    assert offered(both, "cast") == set()


def test_entomb_takes_the_buried_ability_away_in_75() -> None:
    state = harness(entombing("entomb filler-20"), "red", "blue")
    assert asked(play(state, "cast 1")) == {"entomb 2", "entomb 3"}
    one = seat("111111", spells="entomb filler-20")
    value_1 = harness(table(one, edition="75"), "red", "blue")
    assert offered(value_1, "cast") == {"1", "2", "3"}
    play(value_1, "cast 1", "entomb 2")
    assert offered(value_1, "cast") == {"3"}


def test_entomb_of_a_spell_with_a_gem_in_75() -> None:
    state = table(seat(spells="entomb filler-20", cast=[2]), edition="75")
    assert changed(state, "cast 1", "entomb 2") == {
        "seats.0.cast": [1, 2],
        "seats.0.face_down": [2],
        "seats.0.fame": 3,
        "supply": 38,
    }


# --- sigil ---


def check_sigil(edition: str) -> None:
    for shape in SHAPES:
        book = f"{shape}-{shape}-1 {shape}-{shape}-2 sigil-{shape}"
        completed = 2 if shape == "circle" else 1
        state = table(seat(spells=book), edition=edition)
        assert parts(state) == {"sigils": 2 * completed, f"sigil-{shape}": 2 * completed}
        other_shape = SHAPES[(SHAPES.index(shape) + 1) % 3]
        state = table(seat(spells=f"{shape}-{shape}-1 {shape}-{shape}-2 sigil-{other_shape}"), edition=edition)
        assert parts(state) == {"sigils": 2 * completed}
        assert never_cast(state)


def never_cast(state: State) -> bool:
    """Is the spell in spot 3 red: not offered before the harness, nor after it?"""
    assert "3" not in offered(state, "cast")
    return "3" not in offered(harness(state, "red", "blue"), "cast")


def test_sigil_in_60() -> None:
    check_sigil("60")


def test_sigil_in_75() -> None:
    check_sigil("75")


@pytest.mark.parametrize("edition", ["60", "75"])
def test_sigil_ends_with_its_row(edition: str) -> None:
    book = "sigil-square square-triangle-1 triangle-square-1 square-square-1 square-square-2 square-circle-1"
    state = table(seat(spells=book), edition=edition)
    assert parts(state) == {"sigils": 8, "sigil-square": 6}


# --- pair ---


def check_pair(edition: str) -> None:
    for one, two in (("attack", "defence"), ("attack", "potion"), ("defence", "potion")):
        name = f"pair-{one}-{two}"
        mine = 0 if two != "potion" else 1  # the spell itself is a potion
        for ones, twos in ((0, 0), (1, 0), (1, 1), (2, 1), (1, 2), (2, 2)):
            spells = [f"{family}-{one}-{number}" for family, number in (("illusion", 1), ("illusion", 2))][:ones]
            spells += [f"transmutation-{two}-{number}" for number in (1, 2)][:twos]
            state = table(seat(spells=" ".join([*spells, name])), edition=edition)
            assert state.score_parts()[0][name] == 4 * min(ones, twos + mine)


def test_pair_in_60() -> None:
    check_pair("60")


def test_pair_in_75() -> None:
    check_pair("75")


@pytest.mark.parametrize("edition", ["60", "75"])
def test_pair_is_never_cast_and_two_of_them_score_both(edition: str) -> None:
    book = "illusion-attack-1 illusion-defence-1 pair-attack-defence pair-attack-potion"
    state = table(seat(spells=book), edition=edition)
    assert parts(state) == {"pair-attack-defence": 4, "pair-attack-potion": 4}
    assert never_cast(state)


# --- majority ---


def check_majority(edition: str) -> None:
    for family in FAMILIES[edition]:
        name = f"majority-{family}"
        one, two, three = (f"{family}-{kind}-1" for kind in TYPES)
        bonus = 1 if family == "conjuration" else 0  # the spell itself is a conjuration
        for mine, theirs, third, wanted in (
            ("", "", "", 8 if bonus else 0),
            (one, "", "", 8),
            ("", one, "", 4 if bonus else 0),
            (one, f"{two} {three}", "", 4 if bonus else 0),
            (f"{one} {two}", three, "", 8),
            (one, two, three, 8 if bonus else 4),
        ):
            state = table(seat(spells=f"{mine} {name}"), seat(spells=theirs), seat(spells=third), edition=edition)
            assert state.score_parts()[0][name] == wanted, (family, mine, theirs, third)


def test_majority_in_60() -> None:
    check_majority("60")


def test_majority_in_75() -> None:
    check_majority("75")


@pytest.mark.parametrize("edition", ["60", "75"])
def test_majority_is_compared_with_the_best_of_the_others(edition: str) -> None:
    mine = seat(spells="illusion-attack-1 illusion-attack-2 majority-illusion")
    best = seat(spells="illusion-potion-1 illusion-potion-2 illusion-defence-1")
    state = table(mine, seat(spells="illusion-defence-2"), best, edition=edition)
    assert parts(state) == {}
    assert never_cast(state)


def test_majority_leaves_face_down_spells_out_in_75() -> None:
    mine = seat(spells="illusion-attack-1 majority-illusion")
    state = table(mine, seat(spells="illusion-defence-1 illusion-defence-2", down=[1, 2]), edition="75")
    assert parts(state) == {"majority-illusion": 8}
    state = table(seat(spells="illusion-defence-1 majority-illusion", down=[1]), edition="75")
    assert parts(state) == {}


# --- each ---


def check_each_family(edition: str) -> None:
    for family in FAMILIES[edition]:
        own = 1 if family == "conjuration" else 0
        strange = FAMILIES[edition][(FAMILIES[edition].index(family) + 1) % 4]
        for count in range(4):
            spells = [f"{family}-{kind}-1" for kind in TYPES[:count]]
            spells += [f"{strange}-attack-1", f"each-{family}"]
            state = table(seat(spells=" ".join(spells)), seat(spells=f"{family}-attack-2"), edition=edition)
            assert state.score_parts()[0][f"each-{family}"] == count + own
            assert state.score_parts()[1] == {"fame": 0, "gems": 0, "sigils": 0}


def test_each_family_in_60() -> None:
    check_each_family("60")


def test_each_family_in_75() -> None:
    check_each_family("75")


def check_each_type(edition: str) -> None:
    for kind in TYPES:
        own = 1 if kind == "potion" else 0
        strange = TYPES[(TYPES.index(kind) + 1) % 3]
        for count in range(4):
            spells = [f"{family}-{kind}-1" for family in FAMILIES[edition]][:count]
            spells += [f"illusion-{strange}-1", f"each-{kind}"]
            state = table(seat(spells=" ".join(spells)), seat(spells=f"illusion-{kind}-2"), edition=edition)
            assert state.score_parts()[0][f"each-{kind}"] == count + own
            assert never_cast(table(seat(spells=f"{fillers(20, 2)} each-{kind}"), edition=edition))


def test_each_type_in_60() -> None:
    check_each_type("60")


def test_each_type_in_75() -> None:
    check_each_type("75")


def test_each_leaves_face_down_spells_out_in_75() -> None:
    book = "illusion-defence-1 illusion-defence-2 each-defence each-illusion"
    assert parts(table(seat(spells=book, down=[2]), edition="75")) == {"each-defence": 1, "each-illusion": 1}


# --- kindred ---


def test_kindred_in_60() -> None:
    names = ["kindred", "kindred-2", "kindred-3", "kindred-4"]
    for count in range(1, 5):
        state = table(seat(spells=" ".join(names[:count])), seat(spells=" ".join(names[count:])))
        assert parts(state) == dict.fromkeys(names[:count], 2 * count - 1)
        assert parts(state, 1) == dict.fromkeys(names[count:], 2 * (4 - count) - 1)
        assert state.scores()[0] == count * (2 * count - 1)
    assert never_cast(table(seat(spells=f"{fillers(20, 2)} kindred")))


# --- all of them ---


def test_every_ability_of_the_table_is_tested_in_each_of_its_editions() -> None:
    named = set()
    for row in TABLE:
        word = row.word
        if word == "each":
            word = "each_family" if row.arguments[0] == ALL_FAMILIES else "each_type"
        named |= {f"test_{word}_in_{edition}" for edition in row.editions}
    assert len(named) == 26
    assert named <= set(globals())


def test_a_red_spell_counts_from_the_moment_it_is_learned() -> None:
    state = table(seat(spells="illusion-attack-1"), board={"red": "each-attack"})
    assert changed(harness(state, "red", "blue"), "end")["turn"] == 1
    assert parts(state) == {"each-attack": 1}
