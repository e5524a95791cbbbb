"""Choices are the legal actions, and what they point at is really there."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import pytest

import grimoire
from grimoire.games.choices import Choice
from grimoire.games.materia.choices import choices as materia_choices
from grimoire.games.sigils.choices import choices as sigils_choices
from grimoire.kernel.game import OVER, Position, State
from tests.generators import MODES, eager_actions, game_in, random_actions

CHOICES: dict[str, Callable[[State], list[Choice]]] = {"materia": materia_choices, "sigils": sigils_choices}
OWNED = {"materia": {"pool", "familiar", "spells"}, "sigils": {"dice", "book"}}
OF_CHANCE = {"first", "reveal", "deal", "roll"}
AT_ONCE = {"take", "store", "feed", "discard", "sweep", "send", "cede", "get"}
GAMES_EACH = 3
DOCS = (Path(__file__).parents[2] / "docs/clients.md").read_text(encoding="utf-8")


def _decisions(name: str, mode: str) -> Iterator[tuple[State, str]]:
    """The decisions of some games, each with the action played then."""
    rng = Random(f"{name} {mode}")
    for number in range(GAMES_EACH):
        game = game_in(name, mode)
        state = game.start()
        for action in (random_actions if number == 0 else eager_actions)(game, rng):
            if state.player >= 0:
                yield state, action
            else:
                assert CHOICES[name](state) == []
            state.apply(action)
        assert state.player == OVER
        assert CHOICES[name](state) == []


# Materia


def _pile(position: Position, zone: str, seat: int | None) -> Counter[str]:
    """The tokens in a zone."""
    place: Any = position
    if seat is not None:
        place = position["seats"][seat]
    elif zone in ("track", "lower"):
        place = position["opponent"]
    return Counter(place["discard" if zone == "paid" else zone])


def _check_token(position: Position, choice: Choice) -> None:
    assert choice.zone
    assert choice.item
    assert choice.to
    assert _pile(position, choice.zone, choice.seat)[choice.item] > 0
    assert choice.amount is None
    if choice.to == "spells":
        assert choice.to_item in position["spells"]


def _check_spell(position: Position, choice: Choice) -> None:
    assert choice.seat is not None
    assert choice.amount in (3, 4, 5)
    assert choice.item in position["spells"]
    learned = position["seats"][choice.seat]["learned"]
    if choice.verb == "learn" or (choice.verb == "copy" and position["players"] == 1):
        assert choice.item not in learned
    elif choice.verb == "raise":
        assert learned[choice.item]["level"] + 1 == choice.amount
    else:
        assert learned[choice.item]["level"] >= choice.amount
        assert not learned[choice.item]["today"] or choice.verb == "copy"


def _check_materia(position: Position, choice: Choice) -> None:
    if choice.zone == "spells":
        _check_spell(position, choice)
    elif choice.zone == "pouch":
        assert position["pouch"] or position["discard"]
    elif choice.zone is not None:
        _check_token(position, choice)
    else:
        assert choice == Choice(choice.action, choice.action)


def _gain(before: Position, after: Position, choice: Choice, item: str) -> int:
    assert choice.to
    seat = choice.to_seat
    return _pile(after, choice.to, seat)[item] - _pile(before, choice.to, seat)[item]


def _check_gained(before: Position, after: Position, choice: Choice) -> None:
    """A token is where it was said to go; the discard may have gone back into the pouch."""
    assert choice.item
    if choice.to == "discard" and before["discard"] and not after["discard"]:
        return
    # A token swapped against its like comes and goes.
    assert _gain(before, after, choice, choice.item) == 1 or choice.verb == "get"
    assert choice.to
    assert _pile(after, choice.to, choice.to_seat)[choice.item] > 0


# Sigils


def _dice(position: Position, choice: Choice) -> Any:
    return position["teacher_dice"] if choice.seat is None else position["seats"][choice.seat]


def _die(position: Position, choice: Choice) -> int:
    return int(_dice(position, choice)["dice"][choice.item])


def _check_die(position: Position, choice: Choice) -> None:
    if choice.verb != "reroll":
        assert choice.item not in _dice(position, choice)["used"]
    if choice.verb in ("nudge", "shift"):
        assert choice.amount
        assert 1 <= _die(position, choice) + choice.amount <= 6
    if choice.verb == "harness":
        assert (choice.to, choice.to_item) == ("board", choice.item)
        assert position["board"][choice.item]


def _check_card(position: Position, choice: Choice) -> None:
    assert choice.seat == position["turn"] is not None
    assert choice.item
    seat, spot = position["seats"][choice.seat], int(choice.item)
    assert spot <= len(seat["spells"])
    assert spot not in seat["face_down"]
    assert spot not in seat["cast"] or choice.verb == "entomb"


def _check_sigils(position: Position, choice: Choice) -> None:
    if choice.zone in ("dice", "teachers"):
        assert (choice.zone == "teachers") == (choice.seat is None)
        _check_die(position, choice)
    elif choice.zone == "book":
        _check_card(position, choice)
    elif choice.zone == "board":
        assert position["board"][choice.item]
    else:
        assert choice == Choice(choice.action, choice.action)


def _check_changed(before: Position, after: Position, choice: Choice) -> None:
    """A die shows what it was said to, a discarded spell lies in the discard."""
    if choice.verb in ("nudge", "shift"):
        assert _die(after, choice) == _die(before, choice) + (choice.amount or 0)
    elif choice.verb == "discard":
        card = before["board"][choice.item]
        assert card in after["discard"] or not after["discard"]


# Both

CHECKS = {"materia": _check_materia, "sigils": _check_sigils}


@pytest.mark.slow
@pytest.mark.parametrize(("name", "mode"), MODES)
def test_choices_point_at_what_is_there(name: str, mode: str) -> None:
    for state, _ in _decisions(name, mode):
        found = CHOICES[name](state)
        assert [choice.action for choice in found] == state.actions()
        position = state.position()
        for choice in found:
            CHECKS[name](position, choice)
            assert choice.verb == choice.action.split(" ")[0]
            assert (choice.seat is not None) == (choice.zone in OWNED[name])
            assert (choice.to_seat is not None) == (choice.to in OWNED[name])
            assert choice.to_seat in (None, state.player)
            assert choice.seat in (None, state.player) or choice.verb == "copy"


@pytest.mark.slow
@pytest.mark.parametrize(("name", "mode"), MODES)
def test_things_go_where_choices_say(name: str, mode: str) -> None:
    learning: dict[str, Choice] = {}
    for state, action in _decisions(name, mode):
        choice = next(choice for choice in CHOICES[name](state) if choice.action == action)
        before = state.position()
        twin = state.copy()
        twin.apply(action)
        after = twin.position()
        if name == "sigils":
            _check_changed(before, after, choice)
        elif choice.verb in AT_ONCE:
            _check_gained(before, after, choice)
        elif choice.verb in ("learn", "place", "pay"):
            learning[choice.verb] = choice
            if choice.verb == "pay":
                _check_learned(before, after, learning)


def _check_learned(before: Position, after: Position, learning: dict[str, Choice]) -> None:
    """When the payment is complete the spell has the level and the token that were chosen."""
    learn, place = learning["learn"], learning["place"]
    assert learn.seat is not None
    assert place.to_item == learn.item
    found = after["seats"][learn.seat]["learned"].get(learn.item)
    pool = (_pile(position, "pool", learn.seat).total() for position in (before, after))
    if found is not None:
        assert (found["level"], found["token"]) == (learn.amount, place.item)
    else:
        assert len(set(pool)) == 1


@pytest.mark.parametrize("name", CHOICES)
def test_every_verb_is_met_and_documented(name: str) -> None:
    modes = [mode for game, mode in MODES if game == name]
    game = grimoire.game(name, **({"teachers": True} if name == "sigils" else {}))
    verbs = {game.start().text(code).split(" ")[0] for code in range(game.action_count)} - OF_CHANCE
    met: dict[str, set[Choice]] = {}
    rare = [_keeping()] if name == "materia" else []
    for state in chain(rare, (state for mode in modes for state, _ in _decisions(name, mode))):
        for choice in CHOICES[name](state):
            met.setdefault(choice.verb, set()).add(choice)
    assert set(met) == verbs
    rows = _rows(name)
    assert set(rows) == verbs
    for verb, found in met.items():
        zones, _, item, amount, to, _, to_item = rows[verb]
        assert {choice.zone or "" for choice in found} == set(zones.split(", "))
        assert {choice.to or "" for choice in found} == set(to.split(", "))
        for column, values in (
            (item, {choice.item for choice in found}),
            (amount, {choice.amount for choice in found}),
            (to_item, {choice.to_item for choice in found}),
        ):
            assert (None not in values) == bool(column), verb
            assert column or values == {None}, verb


def _rows(name: str) -> dict[str, list[str]]:
    """The documented verbs with their other columns."""
    section = DOCS.split(f"### {name.capitalize()}\n")[1].split("\n##")[0]
    table = section.split("| verb |")[1]
    return {
        verb: [cell.strip() for cell in cells.split("|")]
        for verb, cells in re.findall(r"^\| `(\w+)` \|(.*)\|$", table, re.MULTILINE)
    }


def _position(spells: list[str], phase: str, **seat: Any) -> State:
    """A game for two whose first seat has this much."""
    empty: dict[str, Any] = {"pool": [], "familiar": [], "learned": {}}
    return grimoire.game("materia", spells=spells, first=0).load(
        {"game": "materia", "players": 2, "spells": spells, "first": 0, "turn": 0, "phase": phase,
         "altar": ["blue.square"], "pouch": "rest", "seats": [empty | seat, empty]}
    )  # fmt: skip


def _keeping() -> State:
    """A part of a payment may be stored."""
    spells = ["blaze", "levitation", "purification", "offering", "time_travel", "transmutation", "communion"]
    pool, learned = ["red.circle"] * 2 + ["red.square"], {"communion": {"level": 5, "token": "yellow.circle"}}
    state = _position(spells, "evening", pool=pool, learned=learned)
    for action in ("learn blaze 3", "place red.square", "pay red.circle", "pay red.circle"):
        state.apply(action)
    return state


def test_a_part_of_a_payment_is_stored() -> None:
    state = _keeping()
    (choice,) = materia_choices(state)
    assert choice == Choice("store red.circle", "store", "paid", None, "red.circle", to="familiar", to_seat=0)
    assert Counter(state.position()["discard"]) == {"red.circle": 2}
    state.apply(choice.action)
    assert state.position()["discard"] == state.position()["seats"][0]["familiar"] == ["red.circle"]


def test_another_decides_with_blaze() -> None:
    spells = ["blaze", "levitation", "purification", "offering", "time_travel", "transmutation", "abundance"]
    state = _position(spells, "morning", learned={"blaze": {"level": 3, "token": "red.circle"}})
    state.apply("cast blaze 3")
    while state.player < 0:
        state.play(state.outcome(0.5))
    assert materia_choices(state) == [
        Choice("take blue.square", "take", "altar", None, "blue.square", to="pool", to_seat=1)
    ]
