"""The installed games as games of OpenSpiel, with explicit chance; a game's options are its parameters."""

from collections.abc import Mapping
from typing import Final

import numpy as np

from grimoire.envs import missing
from grimoire.envs.arrays import GameArrays
from grimoire.games.observation import Observation
from grimoire.games.options import PLAYERS, RANDOM, Option
from grimoire.games.registry import spec_of, specs
from grimoire.games.spec import GameSpec
from grimoire.kernel.game import CHANCE, OVER, State

__all__ = ["PREFIX", "register"]

try:
    import pyspiel
except ImportError as error:
    raise missing("OpenSpiel", "openspiel") from error

PREFIX: Final = "grimoire_"
# OpenSpiel asks for a bound; no game comes near it.
LONGEST_GAME: Final = 100_000
_RANDOM_SEAT: Final = -1
Parameters = Mapping[str, object]


def register() -> list[str]:
    """Makes every installed game known to OpenSpiel; their names there. Those that are known already stay."""
    known = set(pyspiel.registered_names())
    names = {PREFIX + name: spec for name, spec in specs().items()}
    for name, spec in names.items():
        if name not in known:
            pyspiel.register_game(
                _game_type(spec, spec.observation(spec.make()), spec.seats.start > 1), _maker(spec.name)
            )
    return list(names)


def _maker(name: str) -> "type[SpielGame]":
    """A class for one game: OpenSpiel only hands over the parameters."""

    class OneGame(SpielGame):
        def __init__(self, params: Parameters | None = None) -> None:
            super().__init__(name, params or {})

    return OneGame


def _game_type(spec: GameSpec, layout: Observation, with_others: bool) -> "pyspiel.GameType":
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=PREFIX + spec.name,
        long_name=f"Grimoire: {spec.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if layout.hides else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if with_others else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=spec.seats.stop - 1,
        min_num_players=spec.seats.start,
        provides_information_state_string=not layout.hides,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={option.name: _parameter(option) for option in spec.options if option.kind != "file"},
    )


def _is_number(option: Option) -> bool:
    """OpenSpiel takes what looks like a number for one, also where it names a choice."""
    return option.kind == "seat" or (option.kind == "choice" and all(choice.isdecimal() for choice in option.choices))


def _parameter(option: Option) -> object:
    """The default of an option, which also tells its type; a seat that is left to chance is -1."""
    if option.kind == "seat":
        return option.default if isinstance(option.default, int) else _RANDOM_SEAT
    return int(str(option.default)) if _is_number(option) else option.default


def _option(option: Option, value: object) -> object:
    """A parameter as the option that it stands for."""
    if option.kind == "seat":
        return RANDOM if value == _RANDOM_SEAT else value
    return str(value) if _is_number(option) else value


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Grimoire with its options chosen, as OpenSpiel sees it."""

    def __init__(self, name: str, params: Parameters) -> None:
        spec = spec_of(name)
        given = {option.name: _option(option, params[option.name]) for option in spec.options if option.name in params}
        self.grimoire_game: Final = spec.make(**given)
        self.arrays: Final = GameArrays(self.grimoire_game)
        players = self.grimoire_game.players
        with_others = players > 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.grimoire_game.action_count,
            max_chance_outcomes=self.grimoire_game.action_count,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if with_others else None,
            max_game_length=LONGEST_GAME,
        )
        kept = {key: value for key, value in params.items() if key != PLAYERS} | {PLAYERS: players}
        super().__init__(_game_type(spec, self.arrays.layout, with_others), info, kept)

    def new_initial_state(self) -> "SpielState":
        """The game before its first chance outcome."""
        return SpielState(self, self.grimoire_game.start(), self.arrays)

    def make_py_observer(self, iig_obs_type: object = None, params: Parameters | None = None) -> "SpielObserver":
        """What a seat sees; with perfect recall, all that has happened."""
        if params:
            raise ValueError(f"an observer has no parameters, but was given {params}")
        wants_history = iig_obs_type is not None and iig_obs_type.perfect_recall  # type: ignore[attr-defined]
        return SpielObserver(self.arrays.layout, wants_history)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress, as OpenSpiel sees it. ``grimoire_state`` is the state itself, for bots of Grimoire."""

    def __init__(self, game: SpielGame, state: State, arrays: GameArrays) -> None:
        super().__init__(game)
        self.grimoire_state: Final = state
        self.arrays: Final = arrays

    def current_player(self) -> int:
        """The seat that decides, or chance, or that it is over."""
        player = self.grimoire_state.player
        if player == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if player == CHANCE else int(player)

    def is_terminal(self) -> bool:
        return self.grimoire_state.player == OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes with their probabilities."""
        weights = self.grimoire_state.weights()
        total = sum(weights)
        return [(code, weight / total) for code, weight in zip(self.grimoire_state.legal(), weights, strict=True)]

    def returns(self) -> list[float]:
        """What the game has brought each player so far, which is nothing until it is over."""
        if self.grimoire_state.player != OVER:
            return [0.0] * self.arrays.game.players
        return self.arrays.rewards(self.grimoire_state)

    def _legal_actions(self, _: int) -> list[int]:
        return self.grimoire_state.legal()

    def _apply_action(self, action: int) -> None:
        self.grimoire_state.play(action)

    def _action_to_string(self, _: int, action: int) -> str:
        return self.grimoire_state.text(action)

    def __str__(self) -> str:
        return str(self.grimoire_state.position())


class SpielObserver:
    """Shows a state to a seat: the numbers of its observation by name, or what has happened so far."""

    def __init__(self, layout: Observation, history: bool) -> None:
        self._layout: Final = layout
        self._history: Final = history
        features = layout.features.values()
        # Without the numbers that belong to no feature: OpenSpiel takes the parts of ``dict`` for all there is.
        self._places: Final = np.concatenate([np.arange(feature.start, feature.stop) for feature in features])
        self.tensor: Final = np.zeros(len(self._places), np.float32)
        ends = np.cumsum([feature.size for feature in features])
        parts = np.split(self.tensor, ends[:-1])
        self.dict: Final = dict(zip(layout.features, parts, strict=True))

    def set_from(self, state: SpielState, player: int) -> None:
        """Fills ``tensor`` and ``dict`` with what a seat sees."""
        self.tensor[:] = state.arrays.observation(state.grimoire_state, player)[self._places]

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat sees, as text: every feature that is not 0."""
        if self._history:
            actions = (state.grimoire_state.text(action) for action in state.history())
            return f"seat {player}: {', '.join(actions)}"
        shown = self._layout.split(state.arrays.observation(state.grimoire_state, player))
        parts = (
            f"{name}: {' '.join(str(number) for number in numbers)}" for name, numbers in shown.items() if numbers.any()
        )
        return "\n".join(parts)
