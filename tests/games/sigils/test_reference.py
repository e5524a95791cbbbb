"""Walks through random games in which every question is compared with a plain reading of the rules.

The reference sees positions and the actions played only; it knows what is legal, not what actions do.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

import grimoire
from grimoire import CHANCE, OVER
from grimoire.kernel.game import State
from tests.games.sigils.positions import COLOURS, deck

pytestmark = pytest.mark.slow

NEVER = 99
FACES = range(1, 7)

Die = tuple[int, bool]  # its face, and whether it is a teachers' one


@cache
def rich_deck(edition: str) -> dict[str, Any]:
    """The deck of the tests without its fillers, so that much can be cast."""
    return {**deck(edition), "spell": [one for one in deck(edition)["spell"] if not one["id"].startswith("filler")]}


@cache
def price_of(price: Die, others: tuple[Die, ...]) -> int:
    """The fewest gems with which a die can be harnessed: fees and nudges."""
    best = [0] + [NEVER] * 6  # by sum
    for value, taught in others:
        before = best.copy()
        for total in range(7):
            for face in FACES[: 6 - total]:
                spent = before[total] + abs(face - value) + taught
                best[total + face] = min(best[total + face], spent)
    return min(best[total] + abs(total - price[0]) for total in FACES) + price[1]


class Reference:
    """What is legal, from the position and from what was played this turn."""

    def __init__(self, state: State, edition: str) -> None:
        self.edition = edition
        self.cards = {one["id"]: one for one in rich_deck(edition)["spell"]}
        self.bound = False
        self.harnessed: tuple[str, int] | None = None
        self.price = ""
        self.paid: list[str] = []
        self.discarded = 0
        self.casting = 0
        self.look(state)

    def look(self, state: State) -> None:
        self.data = state.position()
        self.me = self.data["seats"][self.data["turn"] or 0]
        pool = self.data["teacher_dice"]
        self.faces: dict[str, int] = dict(self.me["dice"])
        self.unused = {colour for colour in COLOURS if colour not in self.me["used"]}
        if pool is not None:
            self.faces |= {f"teacher.{colour}": value for colour, value in pool["dice"].items()}
            self.unused |= {f"teacher.{colour}" for colour in COLOURS if colour not in pool["used"]}
        self.gems = self.me["gems"]

    def saw(self, action: str, state: State) -> None:
        """An action was played, and this came of it."""
        word, *words = action.split()
        if word in ("pass", "end"):
            self.bound, self.harnessed = False, None
        elif word == "harness":
            self.price, self.paid = words[0], []
        elif word == "pay":
            self._pay(words[0])
        elif word == "cast":
            self.casting, self.discarded = int(words[0]), 0
            self.bound = self.harnessed is None
        elif word == "discard":
            self.discarded += 1
        self.look(state)

    def _pay(self, die: str) -> None:
        self.paid.append(die)
        if sum(self.faces[one] for one in self.paid) == self.faces[self.price]:
            self.harnessed = (self.price.removeprefix("teacher."), self.faces[self.price])
            self.bound, self.price = False, ""

    def fits(self, faces: dict[str, int], unused: Iterable[str], gems: int) -> bool:
        """Is a harness possible, or not needed any more?"""
        if self.harnessed is not None:
            return True
        dice = sorted(unused)
        for price in dice:
            others = tuple(sorted((faces[die], "." in die) for die in dice if die != price))
            filled = self.data["board"][price.removeprefix("teacher.")] is not None
            if filled and price_of((faces[price], "." in price), others) <= gems:
                return True
        return False

    def fits_with(self, die: str, face: int, gems: int) -> bool:
        return self.fits(self.faces | {die: face}, self.unused, gems)

    def exact_payments(self, price: str, paid: list[str], dice: set[str]) -> Iterator[set[str]]:
        """The sets of further dice that meet the rest exactly, the fees at hand."""
        rest = self.faces[price] - sum(self.faces[die] for die in paid)
        fees = self.gems - sum("." in die for die in [price, *paid])
        yield from self._sets(sorted(dice - {price, *paid}), rest, fees)

    def _sets(self, dice: list[str], rest: int, fees: int) -> Iterator[set[str]]:
        if fees < 0 or rest < 0:
            return
        if rest == 0:
            yield set()
        elif dice:
            one, *others = dice
            yield from self._sets(others, rest, fees)
            for found in self._sets(others, rest - self.faces[one], fees - ("." in one)):
                yield found | {one}

    def legal(self, asked: set[str]) -> set[str]:
        """Everything that is legal; ``asked`` tells only which kind of question it is."""
        kind = min(asked).split()[0]
        if self.price:
            sets = self.exact_payments(self.price, self.paid, self.unused)
            return {f"pay {die}" for found in sets for die in found}
        if kind in ("turn", "shift", "reroll", "entomb", "discard", "done"):
            return self.choices(self.ability(self.casting))
        return self.turn()

    def ability(self, spot: int) -> str:
        return str(self.cards[self.me["spells"][spot - 1]]["ability"])

    def turn(self) -> set[str]:
        found = set(self.nudges()) | {f"cast {spot}" for spot in range(1, 11) if self.castable(spot)}
        if self.harnessed is not None:
            return found | {"end"}
        if not self.bound or not self.fits(self.faces, self.unused, self.gems):
            found.add("pass")
        return found | {
            f"harness {die}"
            for die in self.unused
            if self.data["board"][die.removeprefix("teacher.")] is not None
            and any(self.exact_payments(die, [], self.unused))
        }

    def nudges(self) -> Iterator[str]:
        for die in self.unused if self.gems else ():
            for sign, face in (("+", self.faces[die] + 1), ("-", self.faces[die] - 1)):
                if face in FACES and (not self.bound or self.fits_with(die, face, self.gems - 1)):
                    yield f"nudge {die} {sign}"

    def castable(self, spot: int) -> bool:
        me = self.me
        if spot > len(me["spells"]) or spot in me["cast"] or spot in me["face_down"] or not self.data["supply"]:
            return False
        ability = self.ability(spot)
        word, *words = ability.split()
        if word == "on_colour":
            return self.harnessed is not None and self.harnessed[0] == words[0]
        if word == "on_value":
            return self.harnessed is not None and self.harnessed[1] == int(words[0])
        if word == "gems":
            taken = min(int(words[0]), self.data["supply"] - 1)
            return taken > 0 and self.fits(self.faces, self.unused, self.gems + taken)
        if word == "spend":
            return words[0] in self.unused and self.fits(self.faces, self.unused - set(words), self.gems)
        self.casting, self.discarded = spot, 0
        if word in ("refresh", "entomb"):
            return bool(self.choices(ability)) and self.fits(self.faces, self.unused, self.gems)
        return word in ("turn", "shift", "reroll") and bool(self.choices(ability))

    def choices(self, ability: str) -> set[str]:
        word, *words = ability.split()
        faces, gems = self.faces, self.gems
        if word == "turn":
            return {f"turn {die}" for die in self.unused if self.fits_with(die, 7 - faces[die], gems)}
        both = {die for die in faces if die.removeprefix("teacher.") in words}
        if word == "shift":
            ways = [(die, pips) for die in both & self.unused for pips in (1, -1, 2, -2) if faces[die] + pips in FACES]
            return {f"shift {die} {pips:+}" for die, pips in ways if self.fits_with(die, faces[die] + pips, gems)}
        if word == "reroll":
            dice = both if self.edition == "60" else both & self.unused
            good = [die for die in dice for face in FACES if self.fits(faces | {die: face}, self.unused | {die}, gems)]
            return {f"reroll {die}" for die in good}
        if word == "entomb":
            spots = {spot for spot in range(1, len(self.me["spells"]) + 1) if spot != self.casting}
            up = spots - set(self.me["face_down"])
            return {f"entomb {spot}" for spot in up if self.cards[self.me["spells"][spot - 1]]["type"] == "defence"}
        assert word == "refresh"
        assert self.discarded < 3
        return {f"discard {colour}" for colour, name in self.data["board"].items() if name} | {"done"}


def likely(rng: Random, actions: list[str]) -> str:
    """An action at random, casts before harnesses before the rest."""
    for verb, chance in (("cast", 0.5), ("harness", 0.5), ("nudge", 0.1)):
        some = [action for action in actions if action.startswith(verb)]
        if some and rng.random() < chance:
            return rng.choice(some)
    return rng.choice(actions)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("edition", "players", "teachers"),
    [("60", 2, False), ("60", 4, False), ("75", 2, False), ("75", 5, False), ("60", 2, True), ("60", 3, True)],
)
def test_every_question_is_what_the_rules_say(edition: str, players: int, teachers: bool, seed: int) -> None:
    rng = Random(f"{edition} {players} {teachers} {seed}")
    options = {"edition": edition, "players": players, "teachers": teachers}
    state = grimoire.game("sigils", deck=rich_deck(edition), **options).start()
    while "pending" in state.position():
        state.apply(rng.choice(state.actions()))
    reference = Reference(state, edition)
    for _ in range(600):
        if state.player == OVER:
            break
        action = rng.choice(state.actions()) if state.player == CHANCE else likely(rng, state.actions())
        if state.player != CHANCE:
            asked = set(state.actions())
            assert reference.legal(asked) == asked, state.position()
            assert len(asked) == len(state.actions())
            if action.startswith("cast"):
                reference.casting = int(action.split()[1])
        state.apply(action)
        reference.saw(action, state)
