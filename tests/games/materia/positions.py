"""Short ways to lay out a game of Materia, to play on and to look at what came of it."""

from collections import Counter
from typing import Any

import grimoire
from grimoire.kernel.game import State

SPELLS = {
    "red": ("sacrifice", "eruption", "blaze"),
    "purple": ("levitation", "sharing", "divination"),
    "green": ("purification", "cure", "growth"),
    "black": ("offering", "focus", "feast"),
    "white": ("time_travel", "storm", "clone"),
    "blue": ("transmutation", "swiftness", "mirage"),
    "yellow": ("abundance", "knowledge", "communion"),
}

Seat = dict[str, Any]


def _kinds(text: str) -> list[str]:
    """The kinds of a text such as ``"red.circle 3*blue.square"``, in its order."""
    found: list[str] = []
    for word in text.split():
        times, _, kind = word.rpartition("*")
        found += [kind] * int(times or 1)
    return found


def tokens(text: str) -> list[str]:
    """The kinds of a text such as ``"red.circle 3*blue.square"``, sorted to be compared as a pile."""
    return sorted(_kinds(text))


def heap(count: int, colour: str) -> str:
    """The text of so many tokens of one colour, at most 15: circles, then triangles, then squares."""
    runes = ("circle", "triangle", "square")
    return " ".join(f"{colour}.{runes[number // 5]}" for number in range(count))


def seat(pool: str = "", familiar: str = "", **learned: str) -> Seat:
    """One player's side; a spell as ``growth="4 green.circle"``, followed by ``today`` if learned this Day."""
    cards = {}
    for spell, text in learned.items():
        level, token, *today = text.split()
        cards[spell] = {"level": int(level), "token": token, "today": bool(today)}
    return {"pool": tokens(pool), "familiar": tokens(familiar), "learned": cards}


def seven(*wanted: str) -> list[str]:
    """One spell of each colour: the wanted ones, the others from the first set."""
    return [next((name for name in three if name in wanted), three[0]) for three in SPELLS.values()]


def table(
    *seats: Seat,
    spells: str = "",
    phase: str = "morning",
    altar: str = "",
    discard: str = "",
    pouch: str = "rest",
    first: int = 0,
    turn: int = 0,
    round_number: int = 1,
    used: int = 0,
    opponent: dict[str, list[str]] | None = None,
) -> State:
    """A game with these seats (one alone: against an empty second), its spells those learned and those named."""
    if len(seats) == 1 and opponent is None:
        seats = (*seats, seat())
    chosen = seven(*spells.split(), *(spell for one in seats for spell in one["learned"]))
    position: dict[str, Any] = {
        "game": "materia",
        "players": len(seats),
        "spells": chosen,
        "first": first,
        "turn": turn,
        "round": round_number,
        "phase": phase,
        "morning_actions_used": used,
        "altar": tokens(altar),
        "discard": tokens(discard),
        "pouch": pouch if pouch == "rest" else tokens(pouch),
        "seats": list(seats),
    }
    if opponent is not None:
        position["opponent"] = opponent
    return grimoire.game("materia", players=len(seats), spells=chosen, first=first).load(position)


def solo(mine: Seat, track: int = 0, lower: str = "", **rest: Any) -> State:
    """A solo game; the opponent's track holds so many yellow tokens."""
    return table(mine, opponent={"track": tokens(_track(track)), "lower": tokens(lower)}, **rest)


def _track(count: int) -> str:
    return heap(min(count, 15), "yellow") + " blue.square" * (count - 15)


def play(state: State, *actions: str) -> State:
    """Plays the actions, a verb with several kinds being one action for each, and sees that no token gets lost."""
    for action in actions:
        verb, _, rest = action.partition(" ")
        for single in [f"{verb} {kind}" for kind in _kinds(rest)] if "." in rest else [action]:
            before = _everything(state)
            state.apply(single)
            assert _everything(state) == before, f"{single}: tokens appeared or vanished"
            assert all(len(one["pool"]) <= 9 and len(one["familiar"]) <= 14 for one in state.position()["seats"])
    return state


def _everything(state: State) -> Counter[str]:
    """All tokens of the game, wherever they lie."""
    position = state.position()
    opponent = position.get("opponent", {"track": [], "lower": []})
    piles = [position["altar"], position["discard"], position["pouch"], opponent["track"], opponent["lower"]]
    for one in position["seats"]:
        piles += [one["pool"], one["familiar"], [card["token"] for card in one["learned"].values()]]
    return Counter(kind for pile in piles for kind in pile)


def asked(state: State, player: int = 0) -> set[str]:
    """What this player is asked: it must be their decision, with every action listed once."""
    actions = state.actions()
    assert state.player == player
    assert len(set(actions)) == len(actions)
    return set(actions)


def each(verb: str, kinds: str) -> set[str]:
    """One action for each of the kinds."""
    return {f"{verb} {kind}" for kind in _kinds(kinds)}


def offered(state: State, verb: str) -> set[str]:
    """What follows this verb in the legal actions."""
    return {action.removeprefix(verb + " ") for action in state.actions() if action.startswith(verb + " ")}


def pool(state: State, number: int = 0) -> list[str]:
    """The tokens in a player's pool."""
    return sorted(state.position()["seats"][number]["pool"])


def familiar(state: State, number: int = 0) -> list[str]:
    """The tokens stored on a player's familiar."""
    return sorted(state.position()["seats"][number]["familiar"])


def altar(state: State) -> list[str]:
    """The tokens on the altar."""
    return sorted(state.position()["altar"])


def discard(state: State) -> list[str]:
    """The discarded tokens."""
    return sorted(state.position()["discard"])


def pouch(state: State) -> list[str]:
    """The tokens in the pouch."""
    return sorted(state.position()["pouch"])


def track(state: State) -> list[str]:
    """The opponent's track."""
    return sorted(state.position()["opponent"]["track"])


def lower(state: State) -> list[str]:
    """The lower part of the opponent's board."""
    return sorted(state.position()["opponent"]["lower"])


def phase(state: State) -> str:
    """The phase of the Day, or ``over``."""
    return str(state.position()["phase"])


def turn(state: State) -> int:
    """Whose Day it is."""
    return int(state.position()["turn"])


def card(state: State, spell: str, number: int = 0) -> tuple[int, str] | None:
    """Level and token of a learned spell; None while it is unlearned."""
    entry = state.position()["seats"][number]["learned"].get(spell)
    return None if entry is None else (entry["level"], entry["token"])


def level(state: State, spell: str, number: int = 0) -> int:
    """The level of a learned spell."""
    found = card(state, spell, number)
    assert found is not None
    return found[0]


def points(state: State, spell: str, number: int = 0) -> int:
    """What a learned spell would score now."""
    return state.score_parts()[number][spell]
