"""A game as text, in TextArena's style: observations to read, answers with an action in brackets.

A whole game::

    env = TextEnv("mygame", opponents=["novice"])
    env.reset(seed=1)
    done = False
    while not done:
        player, text = env.get_observation()
        done, info = env.step(model(text))
    rewards, game_info = env.close()
"""

import re
from collections.abc import Sequence
from typing import Final, TypedDict

from grimoire import catalog
from grimoire.envs.batch import rewards
from grimoire.envs.text_table import TextTable
from grimoire.games.options import PLAYERS
from grimoire.games.search_state import SearchState
from grimoire.kernel.playing import state_of
from grimoire.kernel.record import RecordData
from grimoire.table.refusal import Refused, refused
from grimoire.terminal.saves import YOU
from grimoire.texts import Texts
from grimoire.texts.errors import error_lines

TRIES: Final = 3
LONGEST: Final = 100_000  # characters of an answer that are looked at, the last ones
_BRACKETS: Final = re.compile(r"\[([^\[\]]{1,200})\]")


class StepInfo(TypedDict):
    """What a step did: the action that was played, or why none was."""

    player: int
    action: str | None
    illegal: bool
    reason: str
    tries_left: int


class PlayerInfo(TypedDict):
    """A player at the end of a game. ``invalid_move``: the game ended because of the player's illegal actions."""

    role: str
    invalid_move: bool
    turn_count: int
    illegal_moves: int
    illegal_rate: float
    score: int
    reason: str


class TextEnv:
    """The players of the environment have the first seats; ``opponents``, which are bots, have the last ones.

    Whoever gives ``tries`` illegal answers in a row loses the game. The first observation of each player has the rules
    in it, unless ``rules`` is False.
    """

    def __init__(
        self,
        game: str,
        *,
        opponents: Sequence[str] = (),
        tries: int = TRIES,
        rules: bool = True,
        language: str = "en",
        player: str = "Model",
        **options: object,
    ) -> None:
        if tries < 1:
            raise ValueError(f"tries: at least 1 is needed, not {tries}")
        self._make: Final = catalog.spec_of(game).make
        self._options: Final = options
        self._opponents: Final = tuple(opponents)
        self._tries: Final = tries
        self._rules: Final = rules
        self._texts: Final = Texts(language, with_rules=True)
        self._player: Final = player
        self._table: TextTable | None = None
        self._failed = 0  # illegal answers in a row
        self._forfeit: int | None = None
        self._told = ""  # why the last answer was refused
        self._know: set[int] = set()  # who has seen the rules

    def reset(self, num_players: int | None = None, seed: int | None = None) -> None:
        """Begins a game. ``num_players`` is the number of players without the opponents, if that can be chosen."""
        options = dict(self._options)
        if num_players is not None:
            options.setdefault(PLAYERS, num_players + len(self._opponents))
        game = self._make(**options)
        players = game.players - len(self._opponents)
        if players < 1 or num_players not in (None, players):
            raise ValueError(f"num_players: {max(0, players)} of {game.players} seats have no opponent in them")
        seats = [YOU] * players + list(self._opponents)
        self._table = TextTable(game, seats, self._texts, seed, self._player)
        self._failed, self._forfeit, self._told, self._know = 0, None, "", set()

    def get_observation(self) -> tuple[int, str]:
        """The player that is to act, and everything it is told: the same until the next step."""
        table = self._at_table()
        seat = table.seat
        return seat, "\n\n".join(filter(None, (self._prompt(seat), self._told, *self._situation(seat))))

    def step(self, action: str) -> tuple[bool, StepInfo]:
        """Plays the action in the last brackets of an answer: whether the game is over, and what happened."""
        table = self._at_table()
        seat = table.seat
        if self._is_done(table):
            raise refused("match-over", "", "the game is over")
        chosen, reason = self._chosen(action), ""
        try:
            table.play(chosen or self._no_action(seat))
        except Refused as error:
            chosen, reason = None, "\n".join(error_lines(self._texts, error))
        self._know.add(seat)
        self._failed = 0 if chosen is not None else self._failed + 1
        left = self._tries - self._failed
        self._told = reason and self._texts.say("text-try-again", reason=reason, count=left)
        if left == 0:
            self._forfeit = seat
        info = StepInfo(player=seat, action=chosen, illegal=chosen is None, reason=reason, tries_left=left)
        return self._is_done(table), info

    def close(self) -> tuple[dict[int, float], dict[int, PlayerInfo]]:
        """What the game brought each player, 0 if it is not over; and how each did."""
        table = self._at_table()
        table.match.close()
        players = [seat for seat, name in enumerate(table.seats) if name == YOU]
        earned = self._rewards(table)
        return {seat: earned[seat] for seat in players}, {seat: self._info(table, seat) for seat in players}

    def record(self) -> RecordData:
        """The game so far, with how many illegal actions each player has tried: for grading."""
        return self._at_table().record()

    def _at_table(self) -> TextTable:
        if self._table is None:
            raise ValueError("call reset first")
        return self._table

    def _is_done(self, table: TextTable) -> bool:
        return table.match.over or self._forfeit is not None

    def _chosen(self, answer: str) -> str | None:
        """The action in the last brackets, in the spelling of the notation."""
        found = _BRACKETS.findall(answer[-LONGEST:])
        return " ".join(found[-1].split()).casefold() if found else None

    def _no_action(self, seat: int) -> str:
        """Counts an answer without an action as illegal."""
        self._at_table().illegal[seat] += 1
        raise refused("no-brackets", "", "there is no action in brackets in the answer")

    def _prompt(self, seat: int) -> str:
        """Who the player is, how to answer, and the rules the first time."""
        table = self._at_table()
        title = f"{table.match.game.name}-title"
        name = self._texts.say(title) if self._texts.has(title) else table.match.game.name
        head = self._texts.say("text-prompt", game=name, number=seat + 1, players=len(table.seats))
        if not self._rules or seat in self._know:
            return head
        entries = [*table.reference.topics, *table.reference.tables]
        return "\n\n".join([head, *(f"## {entry.title}\n{entry.answer}" for entry in entries)])

    def _situation(self, seat: int) -> list[str]:
        """What happened, the position, its cards, the question and the legal actions."""
        table = self._at_table()
        state, view = table.match.state, table.view
        cards = [] if view.hides else table.reference.in_play(state)
        choices = [f"[{choice.action}] {choice.words}" for choice in view.choices(state, seat)]
        return [
            "\n".join(table.news()),
            view.text(state, seat),
            "\n".join(f"{card.topic} ({card.title}): {card.answer}" for card in cards),
            "\n".join([*view.outcome(state, seat), view.question(state, seat), *choices]).strip(),
        ]

    def _rewards(self, table: TextTable) -> list[float]:
        players = len(table.seats)
        if self._forfeit is not None:
            return [-1.0 if seat == self._forfeit else 1 / (players - 1) for seat in range(players)]
        if not table.match.over:
            return [0.0] * players
        return rewards(state_of(table.match.state, SearchState), players)

    def _info(self, table: TextTable, seat: int) -> PlayerInfo:
        state, illegal = table.match.state, table.illegal[seat]
        return PlayerInfo(
            role=f"Player {seat}",
            invalid_move=self._forfeit == seat,
            turn_count=table.decisions[seat],
            illegal_moves=illegal,
            illegal_rate=illegal / max(1, illegal + table.decisions[seat]),
            score=state.scores()[seat],
            reason=self._told if self._forfeit == seat else " ".join(table.view.outcome(state, seat)),
        )
