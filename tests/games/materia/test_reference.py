"""Random games and odd positions in which the engine is compared with a naive model at every question."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import grimoire
from grimoire import CHANCE, OVER
from grimoire.kernel.game import State
from tests.games.materia.reference import Model
from tests.games.materia.reference_spells import SETS, colour_of
from tests.games.materia.reference_table import COLOURS, KINDS, RUNES, colour

PHASES = ("morning", "midday", "evening")


def mixed(rng: Random) -> list[str]:
    """One spell of each colour; often Clone, which reaches all others."""
    spells = [rng.choice(names) for names in zip(*SETS.values(), strict=True)]
    return [*spells[:4], "clone", *spells[5:]] if rng.random() < 0.4 else spells


def table_of(data: dict[str, Any]) -> dict[str, Any]:
    """What a position shows of the table, in the shape of ``table_of_model``."""
    opponent = data.get("opponent", {"track": [], "lower": []})
    if "pending" in data:  # when a Day is over, its news are forgotten before or after the last chores
        data["seats"] = [seat | {"learned": without_news(seat["learned"])} for seat in data["seats"]]
    piles = [Counter(pile) for pile in (data["altar"], data["discard"], data["pouch"], *opponent.values())]
    seats = [(Counter(seat["pool"]), Counter(seat["familiar"]), seat["learned"]) for seat in data["seats"]]
    return {"piles": piles, "seats": seats, "clock": (data["round"], data["turn"] or 0)}


def without_news(learned: dict[str, Any]) -> dict[str, Any]:
    return {name: card | {"today": None} for name, card in learned.items()}


def table_of_model(model: Model, pending: bool) -> dict[str, Any]:
    table = model.table
    piles = [+pile for pile in (table.altar, table.discard, table.pouch, table.track, table.lower)]
    cards = [{name: vars(card) for name, card in seat.learned.items()} for seat in table.seats]
    seats = [
        (+seat.pool, +seat.familiar, without_news(learned) if pending else learned)
        for seat, learned in zip(table.seats, cards, strict=True)
    ]
    return {"piles": piles, "seats": seats, "clock": (model.round, table.turn)}


def compare(state: State, model: Model) -> None:
    """The same question, asked of the same seat, on the same table."""
    assert (state.player == OVER) == model.over
    if not model.over:
        assert state.player == (CHANCE if model.who is None else model.who)
    assert sorted(state.actions()) == sorted(model.legal)
    if state.player == CHANCE:
        assert dict(zip(state.actions(), state.weights(), strict=True)) == model.legal
    data = state.position()
    assert table_of(data) == table_of_model(model, "pending" in data)
    assert "pending" in data or data["phase"] == ("over" if model.over else model.phase)
    assert "pending" in data or data["phase"] != "morning" or data["morning_actions_used"] == model.used
    assert state.scores() == model.scores()
    assert state.winners() == model.winners()


def eager(rng: Random, actions: list[str]) -> str:
    """An action of somebody who likes to copy, to cast, and to learn high."""
    high = [action for action in actions if action.startswith("learn") and action.endswith(("4", "5"))]
    busy = [action for action in actions if action not in ("skip", "done") and not action.startswith("learn")]
    copies, clones, casts, stores = (
        [action for action in actions if action.startswith(start)] for start in ("copy", "cast clone", "cast", "store")
    )
    for some, chance in ((copies, 0.8), (clones, 0.6), (casts, 0.6), (stores, 0.2), (high, 0.8), (busy, 0.7)):
        if some and rng.random() < chance:
            return rng.choice(some)
    return rng.choice(actions)


def walk(state: State, model: Model, rng: Random, keen: bool, longest: int = 100_000) -> int:
    """Plays on to the end, or so many actions; how many questions were compared."""
    played: list[str] = []
    start = state.position()
    try:
        compare(state, model)
        while not model.over and len(played) < longest:
            actions = state.actions()
            action = eager(rng, actions) if keen else rng.choice(actions)
            played.append(action)
            state.apply(action)
            model.play(action)
            compare(state, model)
    except Exception as error:
        error.add_note(f"from {start}\nplayed {played[-40:]}\n{table_of_model(model, False)}")
        raise
    return len(played) + 1


def random_options(rng: Random) -> dict[str, Any]:
    players = rng.choice((1, 2, 3, 4))
    options = {"players": players, "spells": rng.choice(["set-1", "set-2", "set-3", "classic", mixed(rng), mixed(rng)])}
    if players == 1:
        return options | {"handicap": rng.randrange(4)}
    return options | {"first": rng.choice(["random", rng.randrange(players)])}


def compare_game(seed: int) -> int:
    """A whole game from its set-up."""
    rng = Random(f"game {seed}")
    options = random_options(rng)
    return walk(grimoire.game("materia", **options).start(), Model(options), rng, keen=rng.random() < 0.6)


class Bag:
    """The tokens from which an odd position is made."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.tokens = KINDS * 5
        rng.shuffle(self.tokens)

    def some(self, number: int, likes: set[str] | None = None) -> list[str]:
        """So many tokens, those of some colours or runes first."""
        if likes:
            self.tokens.sort(key=lambda kind: len(likes & set(kind.split("."))))
        number = min(number, len(self.tokens))
        return [self.tokens.pop() for _ in range(number)]

    def of(self, wanted: str) -> str | None:
        found = [kind for kind in self.tokens if colour(kind) == wanted]
        if found:
            self.tokens.remove(found[0])
        return found[0] if found else None


def random_seat(rng: Random, bag: Bag, spells: list[str], learned: int, today: bool) -> dict[str, Any]:
    cards = {}
    for spell in rng.sample(spells, learned):
        token = bag.of(colour_of(spell))
        if token:
            new = today and rng.random() < 0.15
            cards[spell] = {"level": rng.choice((3, 4, 5, 5)), "token": token, "today": new}
    rng.shuffle(bag.tokens)
    likes = set(rng.sample(COLOURS + RUNES, rng.randrange(4)))
    pool = bag.some(rng.choice((0, 1, 3, 5, 7, 8, 9, 9, rng.randrange(10))), likes)
    rng.shuffle(bag.tokens)
    familiar = bag.some(rng.choice((0, 2, 10, 12, 13, 14, rng.randrange(15))))
    return {"pool": pool, "familiar": familiar, "learned": cards}


def random_position(rng: Random, options: dict[str, Any]) -> dict[str, Any]:
    """A lawful position such as random games rarely reach."""
    players, spells, bag = options["players"], options["spells"], Bag(rng)
    turn, phase = rng.randrange(players), rng.choice(PHASES + PHASES[:2])
    data = {"game": "materia", "players": players, "spells": spells, "turn": turn, "phase": phase}
    data["first"] = rng.randrange(players)
    data["round"] = rng.choice((1, 2, 50, 98, 99, 100))
    seats = range(players)
    learned = [rng.choice((0, 1, 3, 5, 6, 6, 7)) for _ in seats]
    data["seats"] = [random_seat(rng, bag, spells, learned[one], one == turn and phase != "morning") for one in seats]
    swift = data["seats"][turn]["learned"].get("swiftness", {"level": 3})["level"] == 5
    data["morning_actions_used"] = rng.randrange(2) if phase == "morning" and swift else 0
    if players == 1:
        opponent = {"track": bag.some(rng.choice((0, 2, 3, 8, 13, 15, 16))), "lower": bag.some(rng.randrange(4))}
        data |= {"opponent": opponent, "handicap": options["handicap"]}
    data["altar"] = bag.some(rng.choice((0, 0, 1, 2, 4, 5, 7, 9, 10, 12)))
    data["discard"] = bag.some(rng.choice((0, 0, 1, 2, 20)))
    few = rng.random() < 0.8
    data["pouch"] = bag.some(rng.choice((0, 0, 1, 2, 3, 8))) if few else "rest"
    return data


def compare_position(seed: int) -> int:
    """Some Days from an odd position."""
    rng = Random(f"position {seed}")
    options = random_options(rng) | {"spells": mixed(rng)}
    data = random_position(rng, options)
    state = grimoire.game("materia", **options).load(data)
    return walk(state, Model(options, data), rng, keen=rng.random() < 0.8, longest=rng.choice((5, 20, 60)))


BLOCKS = [0, *(pytest.param(block, marks=pytest.mark.slow) for block in range(1, 6))]


@pytest.mark.parametrize("block", BLOCKS)
def test_games_are_what_the_rules_say(block: int) -> None:
    assert sum(compare_game(seed) for seed in range(block, 60, 6)) > 1000


@pytest.mark.slow
@pytest.mark.parametrize("block", BLOCKS)
def test_games_from_odd_positions_are_what_the_rules_say(block: int) -> None:
    assert sum(compare_position(seed) for seed in range(block, 900, 6)) > 1000
