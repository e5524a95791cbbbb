"""A bot that is a program of its own, in any language, spoken to by JSON lines over its standard input and output."""

import json
import shlex
import shutil
from collections import deque
from time import monotonic
from typing import Final

from grimoire.bots import BotError, GameInProgress, messages
from grimoire.bots.budget import Budget
from grimoire.bots.messages import Garbled, Message
from grimoire.child_process import LONGEST_LINE, ChildProcess, Exited, LineTooLong, TimedOut
from grimoire.kernel.errors import Fault
from grimoire.kernel.game import Position, State

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

    An answer is late after the seconds of the budget and ``grace``; ``starting`` is how long the program may take to be
    ready, ``leaving`` how long to exit. Once it has failed, it is not asked again until it follows another game.
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
        self._record: GameInProgress | None = None
        self._program: ChildProcess | None = None
        self._failure: Fault | None = None
        self._asked = 0
        self._turn: tuple[object, object] | None = None

    def follow(self, record: GameInProgress) -> None:
        """The game to be played; it is read whenever the program is asked."""
        self.close()
        self._record = record
        self._failure = None

    def choose(self, state: State) -> int:
        """The program's answer; BotError, and the program is ended, if that is not a legal action in time."""
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
        """Tells the program that the game is over and ends it; may be called again."""
        program, self._program = self._program, None
        if program is not None:
            program.send(messages.written(messages.over(self._record)).encode())
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

    def _start(self, seat: int, position: Position) -> ChildProcess:
        """A program that is ready."""
        self._asked, self._turn = 0, None
        try:
            self._program = program = ChildProcess(self._command, guarded=True)
        except OSError:
            raise self._not_found(self._command[0]) from None
        hello = messages.hello(self._record, position, seat, self._budget, self._seed)
        program.send(messages.written(hello).encode())
        _, ready = self._listen(program, "ready", self._starting)
        name = ready.get("name")
        self.title = messages.shown(name) if isinstance(name, str) else self.name
        return program

    def _ask(self, program: ChildProcess, state: State, position: Position) -> None:
        turn = position["round"], position["turn"]
        self._asked += 1
        message = messages.choose(self._asked, self._record, state, position, self._budget, turn != self._turn)
        self._turn = turn
        program.send(messages.written(message).encode())

    def _listen(self, program: ChildProcess, wanted: str, seconds: float) -> tuple[bytes, Message]:
        """The next message of this type, and its line; log messages before it are kept."""
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
        except TimedOut:
            raise self._failed(
                Fault(
                    "bot-stalled", self.name, "the bot did not answer within {seconds} seconds", seconds=f"{seconds:g}"
                )
            ) from None
        except Exited:
            raise self._failed(self._crash(program)) from None

    def _legal(self, state: State, action: object) -> int:
        legal = state.actions()
        if isinstance(action, str) and action in legal:
            return state.code(action)
        raise self._failed(
            Fault("bot-illegal", self.name, "the bot's action {found} is not legal now; legal: {legal}",
                  found=messages.shown(json.dumps(action, ensure_ascii=False)), legal=", ".join(legal))
        )  # fmt: skip

    def _crash(self, program: ChildProcess) -> Fault:
        code, words = program.exit_code(), program.errors()
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
                "bot-garbled",
                self.name,
                "the bot gave the invalid answer {found}: {reason}",
                found=garbled.found,
                reason=garbled.reason,
            )
        )

    def _failed(self, fault: Fault) -> BotError:
        """Ends the program; it is not asked again."""
        self._failure = fault
        program, self._program = self._program, None
        if program is not None:
            program.kill()
        return BotError(fault)
