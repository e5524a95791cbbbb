"""Many games at once, as arrays: thousands of steps in one call, played by the compiled engine."""

from collections import deque
from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from types import TracebackType
from typing import Final, NamedTuple, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from grimoire.envs.batch import Batch
from grimoire.games.observation import Observation
from grimoire.games.playout import Generator
from grimoire.games.registry import spec_of
from grimoire.games.search_state import SearchState
from grimoire.kernel.playing import state_of

__all__ = ["Buffers", "VectorEnv"]

Games = NDArray[np.int32]
_INDEX: Final = np.dtype("<i4")


class Buffers(NamedTuple):
    """The arrays that an environment writes, a row for each game. Whoever made them may keep them."""

    observation: NDArray[np.integer]  # what the seat that decides sees
    mask: NDArray[np.bool_]  # which actions are legal for it
    reward: NDArray[np.floating]  # what the last step brought each seat; 0 but for the end of a game
    done: NDArray[np.bool_]  # whether the last step ended a game; the other rows are those of the next one
    seat: NDArray[np.integer]  # which seat decides


class VectorEnv:
    """Games of one kind that are played step by step, and begin anew when they are over.

    A game depends on its seed and on the actions played in it, on nothing else: neither on how many games there are
    nor on where it stands among them. ``seed`` is the seed of the first game, the next ones have the next numbers; or
    it lists a seed for each.
    """

    def __init__(
        self,
        game: str,
        count: int,
        *,
        seed: int | Iterable[int] = 0,
        buffers: Buffers | None = None,
        **options: object,
    ) -> None:
        spec = spec_of(game)
        self.game: Final = spec.make(**options)
        self.layout: Final[Observation] = spec.observation(self.game)
        self.count: Final = count
        self._seeds = self._seeds_from(seed)
        start = state_of(self.game.start(), SearchState)
        self._batch: Final = Batch(start, self.game.players, self.game.action_count, self._seeds)
        self._rows: Final = self._views()
        self._all: Final = np.arange(count, dtype=_INDEX)
        self._every_game: Final = self._all.tobytes()
        self._generator: Final = Generator(self._seeds[0])
        self._worker: ThreadPoolExecutor | None = None
        self._sent: Final[deque[tuple[Games, Future[None]]]] = deque()
        self.buffers = self.new_buffers() if buffers is None else buffers
        self._copy_all()

    # Buffers

    def new_buffers(self) -> Buffers:
        """Arrays that this environment can write to."""
        rows = self._rows
        reward = np.zeros(rows.reward.shape, np.float32)
        empty = (np.zeros_like(rows.observation), np.zeros_like(rows.mask), reward)
        return Buffers(*empty, np.zeros_like(rows.done), np.zeros_like(rows.seat))

    @property
    def buffers(self) -> Buffers:
        """Where steps are written to; ValueError if an array given is not one that can be."""
        return self._buffers

    @buffers.setter
    def buffers(self, buffers: Buffers) -> None:
        for name, given, row in zip(Buffers._fields, buffers, self._rows, strict=True):
            if given.shape != row.shape or not np.can_cast(row.dtype, given.dtype, "same_kind"):
                wanted, found = f"{row.dtype}{row.shape}", f"{given.dtype}{given.shape}"
                raise ValueError(f"{name}: an array {wanted} is needed, not {found}")
            if not given.flags.writeable:
                raise ValueError(f"{name}: this array cannot be written to")
        self._buffers = buffers

    # Steps

    def reset(self, seed: int | Iterable[int] | None = None) -> Buffers:
        """Begins all games anew, with the seeds of the beginning or with others."""
        self._refuse_while_sent()
        if seed is not None:
            self._seeds = self._seeds_from(seed)
        for game, number in enumerate(self._seeds):
            self._batch.reset(game, number)
        return self._copy_all()

    def step(self, actions: ArrayLike) -> Buffers:
        """Plays an action in every game. IllegalAction, and nothing is played, if one is not legal."""
        self._refuse_while_sent()
        self._batch.step(_bytes(actions, self.count), self._every_game)
        return self._copy_all()

    def send(self, actions: ArrayLike, games: ArrayLike | None = None) -> None:
        """Begins a step of these games, or of all, in another thread; ``receive`` waits for it.

        Other games may be sent while this goes on, or a net may think about them.
        """
        chosen = self._all if games is None else self._chosen(games)
        data = _bytes(actions, len(chosen))
        if self._worker is None:
            self._worker = ThreadPoolExecutor(1, "grimoire-vector")
        self._sent.append((chosen, self._worker.submit(self._batch.step, data, chosen.tobytes())))

    def receive(self) -> Games:
        """Waits for the oldest step that was sent, and writes the rows of its games; their numbers."""
        if not self._sent:
            raise ValueError("no step was sent that could be received")
        games, step = self._sent.popleft()
        step.result()
        for buffer, row in zip(self._buffers, self._rows, strict=True):
            buffer[games] = row[games]
        return games

    def random_actions(self) -> Games:
        """A legal action for every game, each equally likely."""
        return np.array(self._batch.random_actions(self._generator), np.int32)

    def state(self, game: int) -> SearchState:
        """The state of a game, for bots and for a look; a copy."""
        return self._batch.state(game).copy()

    def close(self) -> None:
        """Ends the thread of ``send``."""
        if self._worker is not None:
            self._worker.shutdown()
            self._worker = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _views(self) -> Buffers:
        """What the compiled engine writes, seen as arrays."""
        batch, count = self._batch, self.count
        return Buffers(
            np.frombuffer(memoryview(batch.observation), self.layout.dtype).reshape(count, self.layout.size),
            np.frombuffer(memoryview(batch.mask), np.bool_).reshape(count, self.game.action_count),
            np.frombuffer(memoryview(batch.reward), np.float64).reshape(count, self.game.players),
            np.frombuffer(memoryview(batch.done), np.bool_),
            np.frombuffer(memoryview(batch.seat), np.uint8),
        )

    def _copy_all(self) -> Buffers:
        for buffer, row in zip(self._buffers, self._rows, strict=True):
            np.copyto(buffer, row, "same_kind")
        return self._buffers

    def _seeds_from(self, seed: int | Iterable[int]) -> list[int]:
        seeds = [seed + game for game in range(self.count)] if isinstance(seed, int) else [int(each) for each in seed]
        if self.count < 1 or len(seeds) != self.count:
            raise ValueError(f"{len(seeds)} seeds for {self.count} games; at least one game, and a seed for each")
        return seeds

    def _chosen(self, games: ArrayLike) -> Games:
        chosen = np.asarray(games).astype(_INDEX)
        under_way = np.concatenate([chosen, *[others for others, _ in self._sent]])
        if chosen.ndim != 1 or np.any(chosen < 0) or np.any(chosen >= self.count):
            raise ValueError(f"games: a list of numbers from 0 to {self.count - 1} is needed")
        if len(np.unique(under_way)) < len(under_way):
            raise ValueError("games: a game can be sent once, and again when it was received")
        return chosen

    def _refuse_while_sent(self) -> None:
        if self._sent:
            raise ValueError("receive the steps that were sent first")


def _bytes(actions: ArrayLike, count: int) -> bytes:
    given = np.asarray(actions)
    if given.shape != (count,) or given.dtype.kind not in "iu":
        raise ValueError(f"actions: {count} whole numbers are needed, not {given.dtype}{given.shape}")
    return given.astype(_INDEX, casting="same_kind").tobytes()
