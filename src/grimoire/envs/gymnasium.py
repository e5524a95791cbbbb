"""One seat of a game against bots, as an environment of Gymnasium."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from grimoire import catalog
from grimoire.bots import Bot, Follower
from grimoire.envs import missing
from grimoire.envs.arrays import GameArrays
from grimoire.kernel.chance import draw
from grimoire.kernel.errors import Fault, IllegalAction
from grimoire.kernel.game import CHANCE, OVER, State

__all__ = ["GrimoireEnv"]

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise missing("Gymnasium", "gymnasium") from error

Seen = NDArray[np.integer]
Info = dict[str, object]
_MOST_SEEDS: Final = 2**31


def observation_space(arrays: GameArrays) -> "spaces.Space[Seen]":
    """The space of the observations of a game."""
    low, high = arrays.limits()
    return spaces.Box(low, high, dtype=low.dtype.type)


class GrimoireEnv(gymnasium.Env[Seen, np.int64]):
    """A game in which one seat is yours; bots and chance play until you decide again.

    ``seat`` is your seat, or None for another one in each game. ``opponents`` names a bot for all other seats, or one
    for each, in the order of their seats. The reward comes at the end: 1 for a victory, less than 0 for a defeat.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 (declared so by Gymnasium)

    def __init__(
        self,
        game: str,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "random",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.game: Final = catalog.game(game, **options)
        self._arrays: Final = GameArrays(self.game)
        self.layout: Final = self._arrays.layout
        others = self.game.players - 1
        self._names: Final = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self._names) != others:
            raise ValueError(f"opponents: {len(self._names)} bots for {others} other seats")
        if seat is not None and not 0 <= seat < self.game.players:
            raise ValueError(f"seat: a number from 0 to {self.game.players - 1} is needed, or None")
        self._fixed_seat: Final = seat
        self.render_mode = render_mode
        self.observation_space = observation_space(self._arrays)
        self.action_space = spaces.Discrete(self.game.action_count)
        self.seat = seat or 0
        self._bots: dict[int, Bot] = {}
        self._state: State = self.game.start()

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Seen, Info]:  # noqa: ARG002
        """Begins a game, and plays it on until your first decision."""
        super().reset(seed=seed)
        if self._fixed_seat is None:
            self.seat = int(self.np_random.integers(self.game.players))
        others = [seat for seat in range(self.game.players) if seat != self.seat]
        self._bots = {seat: self._new_bot(name) for seat, name in zip(others, self._names, strict=True)}
        self._state = self.game.start()
        self._play_on()
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, Info]:
        """Plays an action, and the game on until your next decision. IllegalAction if the action is not legal."""
        state = self._state
        if state.player == OVER or int(action) not in state.legal():
            legal = ", ".join(state.actions())
            fault = Fault(
                "illegal-action", "", "{action!r} is not legal now; legal: {legal}", action=action, legal=legal
            )
            raise IllegalAction(fault)
        state.play(int(action))
        self._play_on()
        over = state.player == OVER
        reward = self._arrays.rewards(state)[self.seat] if over else 0.0
        return self._seen(), reward, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as MaskablePPO asks for it."""
        return self._arrays.mask(self._state).astype(np.bool_)

    def render(self) -> str | None:
        """The position as text, with the render mode "ansi"."""
        return str(self._state.position()) if self.render_mode == "ansi" else None

    def _new_bot(self, name: str) -> Bot:
        bot = catalog.bot(name, int(self.np_random.integers(_MOST_SEEDS)))
        if isinstance(bot, Follower):
            raise ValueError(f"opponents: {name!r} is a program of its own, which cannot play here; name another bot")
        return bot

    def _play_on(self) -> None:
        state = self._state
        while state.player not in (self.seat, OVER):
            state.play(
                draw(state, self.np_random) if state.player == CHANCE else self._bots[state.player].choose(state)
            )

    def _seen(self) -> Seen:
        return self._arrays.observation(self._state, self.seat)

    def _info(self) -> Info:
        return {"seat": self.seat, "scores": self._state.scores(), "action_mask": self._arrays.mask(self._state)}
