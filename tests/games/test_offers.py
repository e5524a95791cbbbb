"""Offers are the legal actions, and what they point at is really there."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import pytest

import grimoire
from grimoire import catalog
from grimoire.games.offers import Offer
from grimoire.kernel.game import OVER, Position, State
from grimoire.texts.message import NOTHING
from tests.generators import GAMES, MODES, eager_actions, game_in, random_actions

OWNED = {"materia": {"pool", "familiar", "spells"}, "sigils": {"dice", "book"}}
OF_CHANCE = {"first", "reveal", "deal", "roll"}
AT_ONCE = {"take", "store", "feed", "discard", "sweep", "send", "cede", "get"}
GAMES_EACH = 3
DOCS = (Path(__file__).parents[2] / "docs/clients.md").read_text(encoding="utf-8")


def _offers(name: str, state: State) -> list[Offer]:
    return catalog.spec_of(name).offers(state)


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
                assert _offers(name, state) == []
            state.apply(action)
        assert state.player == OVER
        assert _offers(name, state) == []


# Materia


def _pile(position: Position, zone: str, seat: int | None) -> Counter[str]:
    """The tokens in a zone."""
    place: Any = position
    if seat is not None:
        place = position["seats"][seat]
    elif zone in ("track", "lower"):
        place = position["opponent"]
    return Counter(place["discard" if zone == "paid" else zone])


def _check_token(position: Position, offer: Offer) -> None:
    assert offer.zone
    assert offer.item
    assert offer.to
    assert _pile(position, offer.zone, offer.seat)[offer.item] > 0
    assert offer.amount is None
    if offer.to == "spells":
        assert offer.to_item in position["spells"]


def _check_spell(position: Position, offer: Offer) -> None:
    assert offer.seat is not None
    assert offer.amount in (3, 4, 5)
    assert offer.item in position["spells"]
    learned = position["seats"][offer.seat]["learned"]
    if offer.verb == "learn" or (offer.verb == "copy" and position["players"] == 1):
        assert offer.item not in learned
    elif offer.verb == "raise":
        assert learned[offer.item]["level"] + 1 == offer.amount
    else:
        assert learned[offer.item]["level"] >= offer.amount
        assert not learned[offer.item]["today"] or offer.verb == "copy"


def _check_materia(position: Position, offer: Offer) -> None:
    if offer.zone == "spells":
        _check_spell(position, offer)
    elif offer.zone == "pouch":
        assert position["pouch"] or position["discard"]
    elif offer.zone is not None:
        _check_token(position, offer)
    else:
        assert offer == Offer(offer.action, offer.action, offer.label)


def _gain(before: Position, after: Position, offer: Offer, item: str) -> int:
    assert offer.to
    seat = offer.to_seat
    return _pile(after, offer.to, seat)[item] - _pile(before, offer.to, seat)[item]


def _check_gained(before: Position, after: Position, offer: Offer) -> None:
    """A token is where it was said to go; the discard may have gone back into the pouch."""
    assert offer.item
    if offer.to == "discard" and before["discard"] and not after["discard"]:
        return
    # A token swapped against its like comes and goes.
    assert _gain(before, after, offer, offer.item) == 1 or offer.verb == "get"
    assert offer.to
    assert _pile(after, offer.to, offer.to_seat)[offer.item] > 0


# Sigils


def _dice(position: Position, offer: Offer) -> Any:
    return position["teacher_dice"] if offer.seat is None else position["seats"][offer.seat]


def _die(position: Position, offer: Offer) -> int:
    return int(_dice(position, offer)["dice"][offer.item])


def _check_die(position: Position, offer: Offer) -> None:
    if offer.verb != "reroll":
        assert offer.item not in _dice(position, offer)["used"]
    if offer.verb in ("nudge", "shift"):
        assert offer.amount
        assert 1 <= _die(position, offer) + offer.amount <= 6
    if offer.verb == "harness":
        assert (offer.to, offer.to_item) == ("board", offer.item)
        assert position["board"][offer.item]


def _check_card(position: Position, offer: Offer) -> None:
    assert offer.seat == position["turn"] is not None
    assert offer.item
    seat, spot = position["seats"][offer.seat], int(offer.item)
    assert spot <= len(seat["spells"])
    assert spot not in seat["face_down"]
    assert spot not in seat["cast"] or offer.verb == "entomb"


def _check_sigils(position: Position, offer: Offer) -> None:
    if offer.zone in ("dice", "teachers"):
        assert (offer.zone == "teachers") == (offer.seat is None)
        _check_die(position, offer)
    elif offer.zone == "book":
        _check_card(position, offer)
    elif offer.zone == "board":
        assert position["board"][offer.item]
    else:
        assert offer == Offer(offer.action, offer.action, offer.label)


def _check_changed(before: Position, after: Position, offer: Offer) -> None:
    """A die shows what it was said to, a discarded spell lies in the discard."""
    if offer.verb in ("nudge", "shift"):
        assert _die(after, offer) == _die(before, offer) + (offer.amount or 0)
    elif offer.verb == "discard":
        card = before["board"][offer.item]
        assert card in after["discard"] or not after["discard"]


# Both

CHECKS = {"materia": _check_materia, "sigils": _check_sigils}


@pytest.mark.slow
@pytest.mark.parametrize(("name", "mode"), MODES)
def test_choices_point_at_what_is_there(name: str, mode: str) -> None:
    for state, _ in _decisions(name, mode):
        offers = _offers(name, state)
        assert [offer.action for offer in offers] == state.actions()
        position = state.position()
        for offer in offers:
            CHECKS[name](position, offer)
            assert offer.verb == offer.action.split(" ")[0]
            assert offer.label == catalog.words(name).label(state, state.action(state.code(offer.action)))
            assert offer.label != NOTHING
            assert (offer.seat is not None) == (offer.zone in OWNED[name])
            assert (offer.to_seat is not None) == (offer.to in OWNED[name])
            assert offer.to_seat in (None, state.player)
            assert offer.seat in (None, state.player) or offer.verb == "copy"


@pytest.mark.slow
@pytest.mark.parametrize(("name", "mode"), MODES)
def test_things_go_where_choices_say(name: str, mode: str) -> None:
    learning: dict[str, Offer] = {}
    for state, action in _decisions(name, mode):
        offer = next(offer for offer in _offers(name, state) if offer.action == action)
        before = state.position()
        twin = state.copy()
        twin.apply(action)
        after = twin.position()
        if name == "sigils":
            _check_changed(before, after, offer)
        elif offer.verb in AT_ONCE:
            _check_gained(before, after, offer)
        elif offer.verb in ("learn", "place", "pay"):
            learning[offer.verb] = offer
            if offer.verb == "pay":
                _check_learned(before, after, learning)


def _check_learned(before: Position, after: Position, learning: dict[str, Offer]) -> None:
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


@pytest.mark.parametrize("name", GAMES)
def test_every_verb_is_met_and_documented(name: str) -> None:
    modes = [mode for game, mode in MODES if game == name]
    game = grimoire.game(name, **({"teachers": True} if name == "sigils" else {}))
    verbs = {game.start().text(code).split(" ")[0] for code in range(game.action_count)} - OF_CHANCE
    met: dict[str, list[Offer]] = {}
    rare = [_keeping()] if name == "materia" else []
    for state in chain(rare, (state for mode in modes for state, _ in _decisions(name, mode))):
        for offer in _offers(name, state):
            met.setdefault(offer.verb, []).append(offer)
    assert set(met) == verbs
    rows = _rows(name)
    assert set(rows) == verbs
    for verb, found in met.items():
        zones, _, item, amount, to, _, to_item = rows[verb]
        assert {offer.zone or "" for offer in found} == set(zones.split(", "))
        assert {offer.to or "" for offer in found} == set(to.split(", "))
        for column, values in (
            (item, {offer.item for offer in found}),
            (amount, {offer.amount for offer in found}),
            (to_item, {offer.to_item for offer in found}),
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
    (offer,) = _offers("materia", state)
    assert offer == Offer(
        "store red.circle", "store", offer.label, "paid", None, "red.circle", to="familiar", to_seat=0
    )
    assert Counter(state.position()["discard"]) == {"red.circle": 2}
    state.apply(offer.action)
    assert state.position()["discard"] == state.position()["seats"][0]["familiar"] == ["red.circle"]


def test_another_decides_with_blaze() -> None:
    spells = ["blaze", "levitation", "purification", "offering", "time_travel", "transmutation", "abundance"]
    state = _position(spells, "morning", learned={"blaze": {"level": 3, "token": "red.circle"}})
    state.apply("cast blaze 3")
    while state.player < 0:
        state.play(state.outcome(0.5))
    (offer,) = _offers("materia", state)
    assert offer == Offer("take blue.square", "take", offer.label, "altar", None, "blue.square", to="pool", to_seat=1)
