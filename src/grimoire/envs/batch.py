"""Many games of one kind, played step by step in compiled code; :mod:`.vector` shows them as arrays."""

from typing import Final

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from grimoire.games.playout import Generator
from grimoire.games.search_state import SearchState
from grimoire.kernel.errors import Fault, IllegalAction
from grimoire.kernel.game import CHANCE, OVER

_INDEX_BYTES: Final[i64] = 4  # games and actions come as 32-bit numbers


def rewards(state: SearchState, players: i64) -> list[float]:
    """What a finished game brings its players: 1 for a victory, in all 0; a shared victory is shared."""
    others = float(state.seat_count() - 1)
    return [((others + 1.0) * state.reward(seat) - 1.0) / others for seat in range(players)]


class Batch:
    """Games that begin anew when they are over. Each draws from a generator of its own.

    The vectors hold a row for each game: what the seat that decides sees, which actions are legal for it, what the last
    step brought every seat, whether it ended a game, and which seat decides now.
    """

    def __init__(self, start: SearchState, players: int, action_count: int, seeds: list[int]) -> None:
        count = len(seeds)
        self.players: Final[i64] = players
        self.actions: Final[i64] = action_count
        self.words: Final[i64] = start.observation().words
        self.observation: Final[vec[i64]] = vec[i64]([0] * (count * int(self.words)))
        self.mask: Final[vec[u8]] = vec[u8]([0] * (count * action_count))
        self.reward: Final[vec[float]] = vec[float]([0.0] * (count * players))
        self.done: Final[vec[u8]] = vec[u8]([0] * count)
        self.seat: Final[vec[u8]] = vec[u8]([0] * count)
        self._start: Final = start
        self._states: Final[list[SearchState]] = [start] * count
        # For each game the codes that are set in its mask, and how many there are.
        self._legal: Final[vec[i64]] = vec[i64]([0] * (count * action_count))
        self._legal_count: Final[vec[i64]] = vec[i64]([0] * count)
        self._generators: Final[list[Generator]] = [Generator(seed) for seed in seeds]
        for game in range(count):
            self.reset(game, seeds[game])

    def state(self, game: int) -> SearchState:
        """The state of a game; whoever changes it must not go on with this batch."""
        return self._states[game]

    def reset(self, game: int, seed: int) -> None:
        """Begins a game anew, with a generator of this seed."""
        self._generators[game] = Generator(seed)
        self._forget_result(game)
        self._begin(game)
        self._show(game, self._states[game])

    def step(self, actions: bytes, games: bytes) -> None:
        """Plays an action in each of these games, of which none may come twice.

        IllegalAction, and nothing is played, if one is not legal.
        """
        count = i64(len(games)) // _INDEX_BYTES
        self._check(actions, games, count)
        number: i64 = 0
        while number < count:
            place = number * _INDEX_BYTES
            self._play(i64(read_i32_le(games, place)), i64(read_i32_le(actions, place)))
            number += 1

    def random_actions(self, generator: Generator) -> list[int]:
        """A legal action for each game, all equally likely."""
        games = range(i64(len(self._legal_count)))
        return [int(self._legal[game * self.actions + generator.below(self._legal_count[game])]) for game in games]

    def _check(self, actions: bytes, games: bytes, count: i64) -> None:
        mask = self.mask
        number: i64 = 0
        while number < count:
            place = number * _INDEX_BYTES
            game = i64(read_i32_le(games, place))
            code = i64(read_i32_le(actions, place))
            if not 0 <= code < self.actions or mask[game * self.actions + code] == 0:
                self._refuse(game, code)
            number += 1

    def _refuse(self, game: int, code: int) -> None:
        state = self._states[game]
        action = state.texts()[code] if 0 <= code < self.actions else code
        legal = ", ".join(state.actions())
        raise IllegalAction(
            Fault(
                "illegal-action-in",
                f"games.{game}",
                "{action!r} is not legal now; legal: {legal}",
                action=action,
                legal=legal,
            )
        )

    def _play(self, game: i64, code: i64) -> None:
        state = self._states[game]
        state.play_fast(code)
        if state.player == CHANCE:
            state.play_chance(self._generators[game])
        if self.done[game] != 0:
            self._forget_result(game)
        if state.player == OVER:
            self._note_result(game, state)
            self._begin(game)
            state = self._states[game]
        self._show(game, state)

    def _begin(self, game: i64) -> None:
        state = self._start.copy()
        state.play_chance(self._generators[game])
        self._states[game] = state

    def _note_result(self, game: i64, state: SearchState) -> None:
        self.done[game] = 1
        first = game * self.players
        for reward in rewards(state, self.players):
            self.reward[first] = reward
            first += 1

    def _forget_result(self, game: i64) -> None:
        self.done[game] = 0
        first = game * self.players
        for seat in range(self.players):
            self.reward[first + seat] = 0.0

    def _show(self, game: i64, state: SearchState) -> None:
        """Writes the rows of a game in which somebody decides."""
        state.observe(state.player, self.observation, game * self.words)
        self.seat[game] = u8(state.player)
        mask = self.mask
        legal = self._legal
        first = game * self.actions
        number: i64 = 0
        while number < self._legal_count[game]:
            mask[first + legal[first + number]] = 0
            number += 1
        codes = state.legal_fast()
        number = 0
        while number < i64(len(codes)):
            code = codes[number]
            mask[first + code] = 1
            legal[first + number] = code
            number += 1
        self._legal_count[game] = number
