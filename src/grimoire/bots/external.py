"""A bot that is a program of its own, in any language: JSON lines over its standard input and output."""

import json
import shlex
import shutil
from collections import deque
from time import monotonic
from typing import Final

from grimoire.bots import BotError, messages
from grimoire.bots.budget import Budget
from grimoire.bots.messages import Garbled, Message
from grimoire.bots.program import LONGEST_LINE, Gone, LineTooLong, Program, Stalled
from grimoire.kernel.errors import Fault
from grimoire.kernel.game import Position, State
from grimoire.kernel.record import Record

USUAL_BUDGET: Final = Budget(seconds=1.0)
GRACE: Final = 2.0
STARTING: Final = 10.0
NODE_SECONDS: Final = 10.0
LEAVING: Final = 1.0
_LOGS: Final = 100
_LAST_LINES: Final = 5
_LONGEST_WORDS: Final = 1000


class ExternalBot:
    """Runs a command without a shell, from the first choice of a game until ``close``.

    ``grace`` seconds are added to the budget's before an answer is late; ``starting`` is how long a program may take
    to say that it is ready. Once it has failed it stays so until it follows another game.
    """

    def __init__(
        self, command: str, seed: int | None = None, budget: Budget | None = None, *, name: str | None = None,
        grace: float = GRACE, starting: float = STARTING, leaving: float = LEAVING,
    ) -> None:  # fmt: skip
        self.name: Final = name or f"cmd:{command}"
        self.title = self.name
        self.last_value: float | None = None
        self.logs: Final[deque[str]] = deque(maxlen=_LOGS)
        self._command: Final = self._split(command)
        self._seed: Final = seed
        self._budget: Final = budget or USUAL_BUDGET
        self._patience: Final = (self._budget.seconds or NODE_SECONDS) + grace
        self._starting: Final = starting
        self._leaving: Final = leaving
        self._record: Record | None = None
        self._program: Program | None = None
        self._failure: Fault | None = None
        self._asked = 0
        self._turn: tuple[object, object] | None = None

    def follow(self, record: Record) -> None:
        """The game that is going to be played: it is read whenever the program is asked."""
        self.close()
        self._record = record
        self._failure = None

    def choose(self, state: State) -> int:
        """What the program answers; BotError, and the program is ended, if that is no legal action in time."""
        if self._failure is not None:
            raise BotError(self._failure)
        position = state.position()
        if self._program is None:
            self._program = self._start(state.player, position)
        self._ask(self._program, state, position)
        line, answer = self._listen(self._program, "action", self._patience)
        try:
            messages.expect(line, answer, "id", self._asked)
            self.last_value = messages.estimate(line, answer)
        except Garbled as garbled:
            raise self._garbled(garbled) from None
        return self._legal(state, answer.get("action"))

    def close(self) -> None:
        """Tells the program that the game is over and sees it out; may be called again."""
        program, self._program = self._program, None
        if program is not None:
            program.send(messages.written(messages.over(self._record)))
            program.finish(self._leaving)

    def _split(self, command: str) -> list[str]:
        try:
            parts = shlex.split(command)
        except ValueError:  # a quote that is never closed
            parts = []
        if not parts:
            raise BotError(Fault("bot-no-command", self.name, "name a program to run, and close all quotes"))
        if shutil.which(parts[0]) is None:
            raise self._not_found(parts[0])
        return parts

    def _not_found(self, program: str) -> BotError:
        return BotError(Fault("bot-not-found", self.name, "cannot find a program {program!r} to run", program=program))

    def _start(self, seat: int, position: Position) -> Program:
        """A program that has said that it is ready."""
        self._asked, self._turn = 0, None
        try:
            self._program = program = Program(self._command)
        except OSError:
            raise self._not_found(self._command[0]) from None
        program.send(messages.written(messages.hello(self._record, position, seat, self._budget, self._seed)))
        _, ready = self._listen(program, "ready", self._starting)
        name = ready.get("name")
        self.title = messages.shown(name) if isinstance(name, str) else self.name
        return program

    def _ask(self, program: Program, state: State, position: Position) -> None:
        turn = position["round"], position["turn"]
        self._asked += 1
        message = messages.choose(self._asked, self._record, state, position, self._budget, turn != self._turn)
        self._turn = turn
        program.send(messages.written(message))

    def _listen(self, program: Program, wanted: str, seconds: float) -> tuple[bytes, Message]:
        """The next message of this type, and its line; what the program logs meanwhile is kept."""
        end = monotonic() + seconds
        try:
            while True:
                line = program.receive(end)
                message = messages.read(line)
                if message.get("type") != "log":
                    messages.expect(line, message, "type", wanted)
                    return line, message
                self.logs.append(messages.shown(str(message.get("text"))))
        except Garbled as garbled:
            raise self._garbled(garbled) from None
        except LineTooLong:
            reason = Fault("bot-line-too-long", "", "a line can have at most {limit} bytes", limit=LONGEST_LINE)
            raise self._garbled(Garbled(program.unread(), reason)) from None
        except Stalled:
            raise self._failed(
                Fault(
                    "bot-stalled", self.name, "the bot did not answer within {seconds} seconds", seconds=f"{seconds:g}"
                )
            ) from None
        except Gone:
            raise self._failed(self._crash(program)) from None

    def _legal(self, state: State, action: object) -> int:
        legal = state.actions()
        if isinstance(action, str) and action in legal:
            return state.code(action)
        raise self._failed(
            Fault("bot-illegal", self.name, "{found} is not legal now; legal: {legal}",
                  found=messages.shown(json.dumps(action, ensure_ascii=False)), legal=", ".join(legal))
        )  # fmt: skip

    def _crash(self, program: Program) -> Fault:
        code, words = program.exit_code(), program.last_words()
        words = "\n".join(words.splitlines()[-_LAST_LINES:])[-_LONGEST_WORDS:]
        if code is None:
            return Fault("bot-closed", self.name, "the bot closed its output but is still running")
        if words:
            return Fault("bot-crashed", self.name, "the bot stopped with exit code {code}; its last output: {words}",
                         code=code, words=words)  # fmt: skip
        return Fault("bot-left", self.name, "the bot stopped with exit code {code} and no output", code=code)

    def _garbled(self, garbled: Garbled) -> BotError:
        return self._failed(
            Fault(
                "bot-garbled", self.name, "invalid answer {found}: {reason}", found=garbled.found, reason=garbled.reason
            )
        )

    def _failed(self, fault: Fault) -> BotError:
        """Ends the program, which is not asked again."""
        self._failure = fault
        program, self._program = self._program, None
        if program is not None:
            program.kill()
        return BotError(fault)
