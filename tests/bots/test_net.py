"""The net: what the engine computes, its file, and the weights that are shipped."""

import json
from random import Random

import numpy as np
import pytest

from grimoire import catalog
from grimoire.bots.evaluators import BlendedEvaluator, NetEvaluator, softmax
from grimoire.bots.net import Net, net_bytes, net_shape, net_sizes, read_net
from grimoire.bots.sage import net_evaluator
from grimoire.bots.search_bot import search_state
from grimoire.games.playout import Generator
from grimoire.games.search_state import Features, SearchState
from grimoire.kernel.game import CHANCE
from tests.generators import GAMES, MODES, game_in
from tests.mirror import loadable

MOST_BYTES = 5_000_000
SHAPE = (3, 2, 8, 16)


def random_numbers(shape: tuple[int, int, int, int], seed: int) -> list[float]:
    """Weights as a file can hold them."""
    drawn = np.random.default_rng(seed).standard_normal(sum(net_sizes(*shape))) * 0.3
    numbers: list[float] = drawn.astype(np.float32).tolist()
    return numbers


class Plain:
    """The same net written down in the plainest way."""

    def __init__(self, shape: tuple[int, int, int, int], numbers: list[float]) -> None:
        features, action_features, first, second = shape
        sizes = net_sizes(*shape)
        parts = np.split(np.array(numbers), np.cumsum(sizes)[:-1])
        self.layers = [(parts[0].reshape(features, first), parts[1]), (parts[2].reshape(first, second), parts[3])]
        self.heads = parts[4][: 2 * second].reshape(2, second), parts[4][2 * second :]
        self.action_features = parts[5].reshape(action_features, second), parts[6]
        self.top = np.zeros(second)

    def look(self, state: SearchState, seat: int) -> tuple[float, float]:
        features = Features()
        state.features(seat, features)
        self.top = np.zeros(len(self.layers[0][0]))
        for place, value in features.pairs():
            self.top[place] += value
        for weights, bias in self.layers:
            self.top = np.maximum(self.top @ weights + bias, 0)
        strength, points = self.heads[0] @ self.top + self.heads[1]
        return float(strength), float(points)

    def policy_logit(self, state: SearchState, code: int) -> float:
        features = Features()
        state.action_features(code, features)
        return sum(
            float(self.action_features[0][place] @ self.top + self.action_features[1][place])
            for place, _ in features.pairs()
        )


@pytest.mark.parametrize(("name", "mode"), [("materia", "2p-classic"), ("materia", "1p-set-2"), ("sigils", "3p-75")])
def test_the_net_computes_what_it_should(name: str, mode: str) -> None:
    game = game_in(name, mode)
    start = search_state(game.start())
    shape = (int(start.feature_count()), int(start.action_feature_count()), 16, 8)
    numbers = random_numbers(shape, 1)
    net, plain = read_net(net_bytes(*shape, numbers)), Plain(shape, numbers)
    for state in loadable(game, 1, 5):
        known = search_state(state)
        net.evaluate(known, state.player)
        strength, points = plain.look(known, state.player)
        assert (net.value_logit, net.points) == pytest.approx((strength, points), abs=1e-9)
        for code in state.legal():
            assert net.policy_logit(known, code) == pytest.approx(plain.policy_logit(known, code), abs=1e-9)


@pytest.mark.parametrize("alone", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_the_shipped_net_fits_its_game(game: str, alone: bool) -> None:
    data = catalog.spec_of(game).net_for(alone)
    assert data is not None
    state = search_state(catalog.game(game).start())
    features, action_features, _, _ = net_shape(data.partition(b"\n")[0])
    assert (features, action_features) == (state.feature_count(), state.action_feature_count())
    assert len(data) <= MOST_BYTES
    assert np.isfinite(np.frombuffer(data.partition(b"\n")[2], "<f4")).all()
    assert read_net(data).features == features


@pytest.mark.parametrize(("name", "mode"), MODES)
def test_its_judgement_is_sound(name: str, mode: str) -> None:
    for state in loadable(game_in(name, mode), 2, 9):
        known, seats = search_state(state), len(state.scores())
        evaluator = net_evaluator(known)
        evaluator.evaluate(search_state(state.copy()), Generator(1))
        assert sum(evaluator.wins[seat] for seat in range(seats)) == pytest.approx(1)
        assert all(np.isfinite(evaluator.points[seat]) for seat in range(seats))
        break


@pytest.mark.parametrize(("mode", "alone"), [("1p-set-1", True), ("2p-set-1", False)])
def test_a_game_alone_has_a_net_of_its_own(mode: str, alone: bool) -> None:
    spec = catalog.spec_of("materia")
    nets = [spec.net_for(each) for each in (alone, not alone)]
    state = next(iter(loadable(game_in("materia", mode), 2, 9)))
    told = []
    for evaluator in (net_evaluator(search_state(state)), *(NetEvaluator(read_net(data or b"")) for data in nets)):
        evaluator.evaluate(search_state(state.copy()), Generator(1))
        told.append(evaluator.wins[0])
    assert told[0] == told[1] != told[2]


@pytest.mark.parametrize("uniform_share", [0.0, 0.08, 1.0])
def test_priors_are_shares(uniform_share: float) -> None:
    game = game_in("sigils", "2p-60")
    shape = (
        int(search_state(game.start()).feature_count()),
        int(search_state(game.start()).action_feature_count()),
        8,
        8,
    )
    evaluator = NetEvaluator(Net(*shape, random_numbers(shape, 3)), uniform_share)
    for state in loadable(game, 3, 5):
        codes = state.legal()
        search_node = _opened(evaluator, search_state(state))
        assert sum(search_node) == pytest.approx(1)
        assert min(search_node) >= uniform_share / len(codes) - 1e-12


def _opened(evaluator: NetEvaluator, state: SearchState) -> list[float]:
    from grimoire.bots.search import Search, SearchStyle

    return list(Search(evaluator, 1, SearchStyle(0.5)).root(state).prior)


def test_softening() -> None:
    from grimoire.bots.evaluators import empty_seats

    values = empty_seats(3)
    for seat, value in enumerate((2.0, 2.0, -800.0)):
        values[seat] = value
    softmax(values, 3)
    assert [values[seat] for seat in range(3)] == pytest.approx([0.5, 0.5, 0.0])


def test_a_file_reads_back_what_was_written() -> None:
    numbers = random_numbers(SHAPE, 2)
    data = net_bytes(*SHAPE, numbers)
    assert net_shape(data.partition(b"\n")[0]) == SHAPE
    net = read_net(data)
    assert (net.features, net.action_features, net.first, net.second) == SHAPE
    assert np.frombuffer(data.partition(b"\n")[2], np.float32).tolist() == numbers


def head(**changes: object) -> bytes:
    fields = {"format": 2, "features": 3, "action_features": 2, "first": 8, "second": 16} | changes
    return json.dumps(fields).encode() + b"\n"


BODY = net_bytes(*SHAPE, random_numbers(SHAPE, 2)).partition(b"\n")[2]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "not the file of a net"),
        (b"\xff\xfe\x00", "not the file of a net"),
        (b"[]\n" + BODY, "not the file of a net"),
        (b'{"format": 2}\n' + BODY, "not the file of a net"),
        (head(first=None) + BODY, "not the file of a net"),
        (head(format=3) + BODY, "the net has format 3, this version reads 2"),
        (head(features=4) + BODY, "do not fit the sizes"),
        (head() + BODY[:-1], "do not fit the sizes"),
        (head() + BODY + b"1234", "do not fit the sizes"),
    ],
)
def test_what_is_no_net_is_refused(data: bytes, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read_net(data)


@pytest.mark.parametrize("shape", [(3, 2, 12, 8), (3, 2, 8, 4), (0, 2, 8, 8), (-3, 2, 8, 8)])
def test_layers_are_multiples_of_eight(shape: tuple[int, int, int, int]) -> None:
    with pytest.raises(ValueError, match="sizes of the net are wrong"):
        Net(*shape, [0.0] * max(0, sum(net_sizes(*shape))))


def test_values_add_up_in_the_middle_of_an_action_too() -> None:
    rng = Random(1)
    for name, mode in (("materia", "2p-set-3"), ("sigils", "2p-60")):
        state = game_in(name, mode).start()
        evaluator = net_evaluator(search_state(state))
        for _ in range(150):
            if state.player == CHANCE:
                state.play(state.outcome(rng.random()))
                continue
            evaluator.evaluate(search_state(state.copy()), Generator(2))
            assert evaluator.wins[0] + evaluator.wins[1] == pytest.approx(1)
            state.play(rng.choice(state.legal()))


def test_a_blended_value_lies_between_the_net_and_a_playout() -> None:
    state = search_state(catalog.game("sigils").start())
    state.play_chance(Generator(1))
    net = read_net(catalog.spec_of("sigils").net_for(alone=False) or b"")
    alone, all_playout, blended = NetEvaluator(net), BlendedEvaluator(net, 1.0, 8), BlendedEvaluator(net, 0.5, 8)
    for evaluator in (alone, all_playout, blended):
        evaluator.evaluate(state.copy(), Generator(7))
    for seat in range(2):
        assert blended.wins[seat] == pytest.approx((alone.wins[seat] + all_playout.wins[seat]) / 2)
        assert blended.points[seat] == pytest.approx((alone.points[seat] + all_playout.points[seat]) / 2)
    assert alone.wins[0] != all_playout.wins[0]
