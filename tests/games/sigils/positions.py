"""Short ways to lay out a game of Sigils, to play on and to look at what came of it."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any

import grimoire
from grimoire.kernel.game import Game, State

COLOURS = ("black", "white", "red", "green", "yellow", "blue")
TYPES = ("attack", "defence", "potion")
SHAPES = ("circle", "square", "triangle")
SHARED = ("enchantment", "illusion", "conjuration", "transmutation")
FAMILIES = {"60": SHARED, "75": (*SHARED, "necromancy")}
BOARD = ["", "attack", "", "illusion", "", "", "transmutation", "", "potion", ""]
ALL_GEMS = 40
FILLERS = 60
ALL_USED = " ".join(COLOURS)
THREES = "333333"

Card = dict[str, Any]
Seat = dict[str, Any]


def card(
    name: str, ability: str, family: str = "conjuration", kind: str = "potion", sides: str = "circle square"
) -> Card:
    """One spell of a deck; two with the usual sides complete no sigil."""
    left, right = sides.split()
    names = {language: f"{name} ({language})" for language in ("en", "fr", "de")}
    return {"id": name, "name": names, "family": family, "type": kind, "left": left, "right": right, "ability": ability}


def abilities(edition: str) -> list[str]:
    """Every ability of an edition with everything that it can name, pairs in one order only."""
    words = ["turn", *(f"on_value {value}" for value in range(1, 7)), *(f"gems {number}" for number in range(1, 4))]
    words += [f"{word} {colour}" for word in ("on_colour", "shift", "reroll") for colour in COLOURS]
    words += [f"sigil {shape}" for shape in SHAPES]
    words += ["pair attack defence", "pair attack potion", "pair defence potion"]
    words += [f"majority {family}" for family in FAMILIES[edition]]
    words += [f"each {one}" for one in (*FAMILIES[edition], *TYPES)]
    return words + (["refresh", "kindred"] if edition == "60" else ["entomb", *(f"spend {one}" for one in COLOURS)])


@cache
def deck(edition: str) -> dict[str, Any]:
    """The deck of the tests: an id says what the card is for.

    ``on-colour-red``: each ability once (conjuration, potion), the bare ones again as ``turn-2`` and so on;
    ``illusion-attack-1``: each family and type twice; ``circle-square-1``: each pair of sides twice;
    ``filler-1``: conjuration, defence, without a bonus in any spot.
    """
    spells = [card(text.replace("_", "-").replace(" ", "-"), text) for text in abilities(edition)]
    bare = ("turn", "refresh", "kindred") if edition == "60" else ("turn", "entomb")
    spells += [card(f"{text}-{number}", text) for text in bare for number in (2, 3, 4)]
    for number in (1, 2):
        spells += [
            card(f"{family}-{kind}-{number}", "on_value 1", family, kind)
            for family, kind in product(FAMILIES[edition], TYPES)
        ]
        spells += [
            card(f"{left}-{right}-{number}", "on_value 1", sides=f"{left} {right}")
            for left, right in product(SHAPES, SHAPES)
        ]
    spells += [card(f"filler-{number}", "on_value 1", kind="defence") for number in range(1, FILLERS + 1)]
    return {"board": BOARD, "spell": spells}


@cache
def game(edition: str = "60", players: int = 2, teachers: bool = False, first: int | str = 0) -> Game[State]:
    """A game with the deck of the tests."""
    return grimoire.game("sigils", edition=edition, players=players, teachers=teachers, first=first, deck=deck(edition))


def dice_of(values: str) -> dict[str, int]:
    """Six dice from a text such as ``"352614"``, in the order of the colours."""
    return {colour: int(value) for colour, value in zip(COLOURS, values, strict=True)}


def fillers(first: int, count: int) -> str:
    """The text of so many fillers, from this number on."""
    return " ".join(f"filler-{number}" for number in range(first, first + count))


def seat(
    dice: str = THREES,
    used: str = "",
    gems: int = 0,
    fame: int = 0,
    spells: str = "",
    cast: Iterable[int] = (),
    down: Iterable[int] = (),
) -> Seat:
    """One player's side."""
    return {
        "fame": fame,
        "gems": gems,
        "dice": dice_of(dice),
        "used": used.split(),
        "spells": spells.split(),
        "cast": list(cast),
        "face_down": list(down),
    }


def only(dice: str, **rest: Any) -> Seat:
    """A seat with few unused dice, as in ``only("red=3 blue=4")``; the others are used sixes."""
    values = dict(word.split("=") for word in dice.split())
    text = "".join(values.get(colour, "6") for colour in COLOURS)
    return seat(text, used=" ".join(colour for colour in COLOURS if colour not in values), **rest)


def position(
    *seats: Seat,
    edition: str = "60",
    board: str | Mapping[str, str | None] = "",
    discard: str = "",
    drawn: str | None = None,
    supply: int | None = None,
    teachers: str | None = None,
    teachers_used: str = "",
    first: int = 0,
    turn: int | None = 0,
    round_number: int = 1,
    last_turns: list[int] | None = None,
) -> dict[str, Any]:
    """A position with these seats (one alone: against an empty second).

    ``board`` are spells in colour order (``-``: empty spot) or some spots of the usual board to change, ``drawn`` the
    whole deck (all others are discarded); ``supply`` hands the last seat as many gems as leave so many.
    """
    if len(seats) == 1:
        seats = (*seats, seat("111111"))
    if supply is not None:
        named = sum(one["gems"] + len(one["cast"]) for one in seats)
        seats = (*seats[:-1], seats[-1] | {"gems": seats[-1]["gems"] + ALL_GEMS - supply - named})
    usual = fillers(1, 6).split()
    names: list[str | None] = (
        [None if word == "-" else word for word in board.split()] if isinstance(board, str) else []
    )
    spots = dict(zip(COLOURS, names or usual, strict=True)) | (dict(board) if isinstance(board, Mapping) else {})
    found: dict[str, Any] = {
        "game": "sigils",
        "edition": edition,
        "teachers": teachers is not None,
        "players": len(seats),
        "first": first,
        "round": round_number,
        "turn": turn,
        "last_turns": last_turns,
        "board": spots,
        "discard": discard.split(),
        "seats": list(seats),
        "teacher_dice": None if teachers is None else {"dice": dice_of(teachers), "used": teachers_used.split()},
    }
    if drawn is not None:
        kept = {*drawn.split(), *_named(found)}
        found["discard"] += [one["id"] for one in deck(edition)["spell"] if one["id"] not in kept]
    return found


def table(*seats: Seat, **rest: Any) -> State:
    """The game at the start of a turn; see :func:`position`."""
    data = position(*seats, **rest)
    return game(data["edition"], data["players"], data["teachers"], data["first"]).load(data)


def _named(data: Mapping[str, Any]) -> list[str]:
    """Every card that a position names."""
    books = [name for one in data["seats"] for name in one["spells"]]
    return [*(name for name in data["board"].values() if name), *data["discard"], *books]


def play(state: State, *actions: str) -> State:
    """Plays the actions, ``pay red blue`` being two, and sees that no gem, card or face of a die gets lost."""
    for action in actions:
        verb, *words = action.split()
        for single in [f"pay {die}" for die in words] if verb == "pay" else [action]:
            state.apply(single)
            _check(state)
    return state


def _check(state: State) -> None:
    data = state.position()
    cards = _named(data)
    assert len(set(cards)) == len(cards)
    assert data["supply"] >= 0
    assert data["supply"] + sum(one["gems"] + len(one["cast"]) for one in data["seats"]) == ALL_GEMS
    assert all(1 <= value <= 6 for one in data["seats"] for value in one["dice"].values())
    assert [sum(parts.values()) for parts in state.score_parts()] == state.scores()


def rolls(values: str, whose: str = "") -> list[str]:
    """The rolls of six dice; ``whose`` may be ``teacher.``."""
    return [f"roll {whose}{colour} {value}" for colour, value in dice_of(values).items()]


def harness(state: State, die: str, *paid: str, reveal: str = "filler-60") -> State:
    """A whole harness, with the spell that comes onto the spot."""
    return play(state, f"harness {die}", f"pay {' '.join(paid)}", f"reveal {reveal}")


def passing(state: State, values: str = "123456") -> State:
    """A whole pass."""
    return play(state, "pass", *rolls(values))


def changed(state: State, *actions: str) -> dict[str, Any]:
    """Plays the actions and says what is different afterwards, by its place in the position."""
    before = dict(_leaves(state.position(), ""))
    after = dict(_leaves(play(state, *actions).position(), ""))
    return {place: value for place, value in after.items() if value != before.get(place) and place != "pending"}


def on_copy(state: State, *actions: str) -> dict[str, Any]:
    """The same, but the state stays as it is."""
    return changed(state.copy(), *actions)


def _leaves(data: Any, place: str) -> Iterator[tuple[str, Any]]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _leaves(value, f"{place}.{key}" if place else key)
    elif isinstance(data, list) and data and isinstance(data[0], dict):
        for index, value in enumerate(data):
            yield from _leaves(value, f"{place}.{index}")
    else:
        yield place, data


def asked(state: State, player: int = 0) -> set[str]:
    """What this player is asked: it must be their decision, with every action listed once."""
    actions = state.actions()
    assert state.player == player
    assert len(set(actions)) == len(actions)
    return set(actions)


def offered(state: State, verb: str) -> set[str]:
    """What follows this verb in the legal actions."""
    return {action.removeprefix(verb + " ") for action in state.actions() if action.startswith(verb + " ")}


def side(state: State, number: int = 0) -> dict[str, Any]:
    """One seat of the position."""
    found: dict[str, Any] = state.position()["seats"][number]
    return found


def dice(state: State, number: int = 0) -> str:
    """A player's dice as a text."""
    return "".join(str(value) for value in side(state, number)["dice"].values())


def gems(state: State) -> list[int]:
    """The gems of every player."""
    return [one["gems"] for one in state.position()["seats"]]


def parts(state: State, number: int = 0) -> dict[str, int]:
    """The parts of a score that are not nothing."""
    return {name: value for name, value in state.score_parts()[number].items() if value}
