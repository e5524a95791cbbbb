"""Playing in the terminal: draw the table, ask, understand the answer, save."""

import shlex
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Final

from rich.console import RenderableType
from rich.status import Status
from rich.text import Text

from grimoire import catalog
from grimoire.bots import BotError
from grimoire.kernel.errors import GrimoireError
from grimoire.table.refusal import Refused
from grimoire.terminal import draw, prompt, saves
from grimoire.terminal.local_match import LocalMatch
from grimoire.terminal.look import ASK, BAD, GOOD, QUIET, Look, seat_names
from grimoire.terminal.programs import seat_flags
from grimoire.terminal.prompt import Answer
from grimoire.terminal.seating import make_bot
from grimoire.texts import Value
from grimoire.texts.errors import error_lines

LATELY: Final = 12  # the number of actions that are news to a person who resumes a game
RECENT: Final = 60  # the number of actions that a wide screen may show
INTERRUPTED: Final = 130
NOTICEABLE: Final = 0.1  # seconds: only for slower bots it is shown that they think
COMMAND: Final = "grimoire"


class Play:
    """One sitting: until the game is over or the person leaves."""

    def __init__(self, look: Look, match: LocalMatch, seating: saves.Seating, path: Path, since: int) -> None:
        self.look = look
        self.match = match
        self.seating = seating
        self.path = path
        spec = catalog.spec_of(match.game.name)
        self.words = spec.words()
        self.drawing = spec.terminal()
        self.since = since  # the number of the first action that is news
        self.unsaved: GrimoireError | None = None
        self._drawn = False
        self._slowest: dict[int, float] = {}  # the longest choice of each bot, in seconds
        self._notices: list[Text] = []  # to be shown below the next table
        self._commands: dict[str, Callable[[str], None]] = {
            prompt.PLAY: self._play,
            prompt.UNDO: self._undo,
            prompt.SAVE: self._save_as,
            prompt.HELP: self._help,
            prompt.INFO: self._info,
            prompt.HINT: self._hint,
            prompt.LOG: self._log,
            prompt.POINTS: self._points,
            prompt.AGAIN: self._again,
            prompt.BAD_NUMBER: self._bad_number,
            prompt.UNKNOWN: self._unknown,
        }

    def run(self) -> int:
        """Plays the game; the exit code."""
        try:
            return self._run()
        finally:
            self.match.close()

    def _run(self) -> int:
        try:
            self._go_on()
            while not self.match.over:
                answer = self._ask()
                if answer.command == prompt.QUIT:
                    break
                self._commands[answer.command](answer.argument)
        except EOFError:
            self._print("")
        except KeyboardInterrupt:
            self._print("")
            self._leave()
            return INTERRUPTED
        if self.match.over:
            self._finish()
        else:
            self._leave()
        return 0

    def _ask(self) -> Answer:
        return prompt.understand(prompt.read_line(), self.match.state.actions())

    def _go_on(self) -> None:
        """Plays what bots decide and what is forced, then asks the person."""
        self._save()
        with self._thinking() as status:
            while self._step(status):
                self._save()
        if not self.match.over:
            self._show()

    def _step(self, status: Status | None) -> bool:
        """One decision that needs no person; a bot that fails is replaced."""
        seat = self.match.thinker
        if seat is None:
            return self.match.step()
        if status is not None and self._slowest.get(seat, NOTICEABLE) >= NOTICEABLE:
            status.update(Text(self.look.say("thinking", who=self.look.who(seat)), QUIET))
            status.start()
        begun = perf_counter()
        try:
            return self.match.step()
        except BotError as error:
            self._replace(seat, error)
            return True
        finally:
            self._slowest[seat] = max(perf_counter() - begun, self._slowest.get(seat, 0.0))

    @contextmanager
    def _thinking(self) -> Iterator[Status | None]:
        """A line to show while a bot thinks, on a terminal that can remove it again."""
        if not self.look.console.is_terminal:
            yield None
            return
        status = Status("", console=self.look.console, spinner_style=QUIET)
        try:
            yield status
        finally:
            status.stop()

    def _replace(self, seat: int, error: BotError) -> None:
        """The default bot takes the seat of a bot that failed."""
        seats = self.seating.seats
        if seats[seat] == saves.DEFAULT_BOT:
            raise error
        failed = self.look.who(seat)
        self.seating = self.seating._replace(seats=(*seats[:seat], saves.DEFAULT_BOT, *seats[seat + 1 :]))
        self.look = self.look._replace(names=seat_names(self.look.texts, self.seating.seats))
        self.match.seat_bot(seat, make_bot(self.seating, seat, len(self.match.steps)))
        self._notices += [Text(line, BAD) for line in error_lines(self.look.texts, error)]
        self._notices.append(Text(self.look.say("replaced", failed=failed, who=self.look.who(seat)), BAD))

    def _show(self) -> None:
        look, state = self.look, self.match.state
        self._draw_table()
        self._print(draw.question(look, self.words, state))
        self._print(draw.choices(look, self.words, self.drawing, state))

    def _draw_table(self) -> None:
        if self._drawn and self.look.console.is_terminal:
            self.look.console.clear()
        else:
            self._print("")
        self._drawn = True
        table = self.drawing.table(self.look, self.match.state, self._viewer())
        since = min(self.since, len(self.match.steps) - RECENT)
        lines = self._log_lines(max(0, since), only_news=True)
        self._print(draw.screen(self.look, table, lines, len(self._log_lines(self.since, only_news=True))))
        self._print("")
        self._tell_notices()

    def _tell_notices(self) -> None:
        for notice in self._notices:
            self.look.console.print(notice, soft_wrap=True)
        self._notices.clear()

    def _viewer(self) -> int:
        """Whose side is drawn: the person who is asked, else the first person."""
        if self.match.state.player >= 0:
            return self.match.state.player
        return next((seat for seat, bot in enumerate(self.match.bots) if bot is None), 0)

    def _log_lines(self, since: int = 0, only_news: bool = False) -> list[str]:
        steps = ((state, state.action(state.code(text))) for state, text in self.match.steps[since:])
        return [
            self.look.render(self.words.log_line(state, action))
            for state, action in steps
            if not only_news or self.drawing.is_news(state, action)
        ]

    def _play(self, action: str) -> None:
        self.since = len(self.match.steps)
        self.match.play(action)
        self._go_on()

    def _undo(self, _: str) -> None:
        try:
            self.match.undo()
        except Refused as refused:
            self._say(refused.key, BAD)
            return
        self._save()
        self.since = min(self.since, len(self.match.steps))
        self._show()

    def _save_as(self, name: str) -> None:
        path = saves.user_path(name) if name else self.path
        try:
            saves.save(self.match.record(), self.seating, path)
        except GrimoireError as error:
            self._report(error)
        else:
            self._say("saved", GOOD, path=str(path))

    def _save(self) -> None:
        """Saves the game; if that fails, says so once and plays on."""
        try:
            saves.save(self.match.record(), self.seating, self.path)
            self.unsaved = None
        except GrimoireError as error:
            if self.unsaved is None:
                self._report(error)
            self.unsaved = error

    def _help(self, _: str) -> None:
        """The commands of every game, then those of this one."""
        own = f"terminal-{self.match.game.name}-help"
        for key in ("terminal-help", own):
            for line in self.look.texts.say(key).splitlines() if self.look.texts.has(key) else ():
                self._print(Text(f" {line}"))

    def _info(self, topic: str) -> None:
        info = self.drawing.info(self.look, self.match.state, self._viewer(), topic)
        if info is None:
            self._say("no-topic", BAD, topic=topic)
        else:
            self._print(info)

    def _hint(self, _: str) -> None:
        state = self.match.state
        with self._thinking() as status:
            if status is not None:
                status.update(Text(self.look.say("thinking-hint"), QUIET))
                status.start()
            advice = catalog.advise(state.copy())
        self._print(draw.hints(self.look, self.words, self.drawing, state, advice))

    def _log(self, _: str) -> None:
        for number, line in enumerate(self._log_lines(), start=1):
            self._print(Text.assemble((f"{number:>4} ", QUIET), line))

    def _points(self, _: str) -> None:
        for line in draw.score_lines(self.look, self.words, self.match.state):
            self._print(Text(line))

    def _again(self, _: str) -> None:
        self._show()

    def _bad_number(self, _: str) -> None:
        self._say("bad-number", BAD, most=len(self.match.state.actions()))

    def _unknown(self, text: str) -> None:
        try:
            self.match.state.code(text.casefold())
        except GrimoireError:
            self._say("not-understood", BAD, text=text)
        else:
            self._say("not-legal", BAD, action=text)

    def _finish(self) -> None:
        look, state = self.look, self.match.state
        self._draw_table()
        for line, style in draw.ending(look, self.words, state):
            self._print(Text(line, style))
        self._say_kept("kept-finished", f"grimoire replay {shlex.quote(str(self.path))}")

    def _leave(self) -> None:
        self._tell_notices()
        command = f"{_own_command()} play --resume {shlex.quote(str(self.path))}"
        self._say_kept("kept", f"{command} {seat_flags(self.seating.seats)}".rstrip())

    def _say_kept(self, key: str, command: str) -> None:
        if self.unsaved is not None:
            self._say("not-kept", BAD)
            return
        self._say(key, "", path=str(self.path))
        self.look.console.print(Text(f"  {command}", ASK), soft_wrap=True)

    def _report(self, error: GrimoireError) -> None:
        for line in error_lines(self.look.texts, error):
            self.look.console.print(Text(line, BAD), soft_wrap=True)

    def _say(self, key: str, style: str, **values: Value) -> None:
        self.look.console.print(Text(self.look.say(key, **values), style), soft_wrap=True)

    def _print(self, what: RenderableType) -> None:
        self.look.console.print(what)


def _own_command() -> str:
    """How to call this program: its plain name if the shell finds it, else its path."""
    called = Path(sys.argv[0])
    if called.name != COMMAND or shutil.which(COMMAND):
        return COMMAND
    return shlex.quote(str(called.relative_to(Path.cwd()) if called.is_relative_to(Path.cwd()) else called))
