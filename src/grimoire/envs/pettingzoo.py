"""A game as an environment of PettingZoo (AEC): an agent for each seat, with action masks."""

from random import Random
from typing import ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from grimoire.envs import missing
from grimoire.envs.arrays import GameArrays
from grimoire.envs.gymnasium import observation_space
from grimoire.games.registry import spec_of
from grimoire.kernel.chance import draw
from grimoire.kernel.errors import Fault, IllegalAction
from grimoire.kernel.game import CHANCE, OVER, State

__all__ = ["GrimoireAEC"]

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as error:
    raise missing("PettingZoo", "pettingzoo") from error

Seen = dict[str, NDArray[np.integer]]


class GrimoireAEC(AECEnv[str, Seen, int]):  # type: ignore[misc]
    """A game whose seats are agents ``seat_0``, ``seat_1`` and so on; chance is drawn inside.

    An observation is a mapping: ``observation`` holds the numbers that ``layout`` explains, ``action_mask`` is 1 for
    each legal action of the agent that is to act. Rewards come at the end: 1 for a victory, in all 0.
    """

    metadata: ClassVar[dict[str, object]] = {
        "render_modes": ["ansi"],
        "name": "grimoire_v1",
        "is_parallelizable": False,
    }

    def __init__(self, game: str, *, render_mode: str | None = None, **options: object) -> None:
        super().__init__()
        self.game: Final = spec_of(game).make(**options)
        self.render_mode: Final = render_mode
        self._arrays: Final = GameArrays(self.game)
        self.layout: Final = self._arrays.layout
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.players)]
        self._actions: Final = {agent: spaces.Discrete(self.game.action_count) for agent in self.possible_agents}
        self._observations: Final = {agent: self._new_space() for agent in self.possible_agents}
        self._random = Random()
        self._state: State = self.game.start()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:  # noqa: ARG002
        """Sets the game up and draws until somebody decides."""
        if seed is not None:
            self._random = Random(seed)
        self._state = self.game.start()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._play_chance()
        self.agent_selection = self.possible_agents[self._state.player]

    def observe(self, agent: str) -> Seen:
        """What an agent sees; its mask is empty while another one is to act."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.game.action_count, np.int8)
        if self._state.player == seat:
            mask = self._arrays.mask(self._state)
        return {"observation": self._arrays.observation(self._state, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Plays the action of the agent that is to act; IllegalAction, and nothing changes, if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._play(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._play_chance()
        if self._state.player == OVER:
            self.rewards = dict(zip(self.possible_agents, self._arrays.rewards(self._state), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self._state.player]
        self._accumulate_rewards()

    def state_of_game(self) -> State:
        """The state of the game, for bots; a copy."""
        return self._state.copy()

    def render(self) -> str | None:
        """The position as text, with the render mode "ansi"."""
        return str(self._state.position()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is left open."""

    def _play(self, action: int | None) -> None:
        if action is None or int(action) not in self._state.legal():
            legal = ", ".join(self._state.actions())
            fault = Fault(
                "illegal-action", "", "{action!r} is not legal now; legal: {legal}", action=action, legal=legal
            )
            raise IllegalAction(fault)
        self._state.play(int(action))

    def _play_chance(self) -> None:
        while self._state.player == CHANCE:
            self._state.play(draw(self._state, self._random))

    def _new_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": observation_space(self._arrays),
                "action_mask": spaces.Box(0, 1, (self.game.action_count,), np.int8),
            }
        )
