"""Our bots for other programs: the bot's side of the protocol that docs/bots.md describes."""

from collections.abc import Callable, Iterable
from typing import Final, TextIO

from grimoire.bots import Bot, Follower, messages
from grimoire.bots.messages import Message
from grimoire.kernel.errors import Fault, GrimoireError, OptionError
from grimoire.kernel.record import FORMAT, Record

MakeBot = Callable[[str, int | None], Bot]
ReadRecord = Callable[[object], Record]


class ProtocolError(GrimoireError):
    """The program at the other end does not keep to the protocol."""


class Host:
    """Runs bots by name; knows how bots and records are made."""

    def __init__(self, make_bot: MakeBot, read_record: ReadRecord) -> None:
        self.make_bot: Final = make_bot
        self.read_record: Final = read_record

    def serve(self, spec: str, lines: Iterable[str], out: TextIO) -> None:
        """Answers until the game is over or the lines end; GrimoireError if either side cannot go on."""
        self.make_bot(spec, None)  # a wrong name is reported before the first line is read
        hosted: HostedBot | None = None
        for number, line in enumerate(lines, start=1):
            match _read(number, line):
                case {"type": "hello", **rest}:
                    hosted = HostedBot(self, spec, rest)
                    _answer(out, {"type": "ready", "name": hosted.bot.name})
                case {"type": "choose", "id": question, **rest} if hosted is not None:
                    _answer(out, {"type": "action", "id": question, "action": hosted.action(rest)})
                case {"type": "over"}:
                    break
                case _:
                    raise _not_a_message(number, messages.shown(line.strip()))
        if hosted is not None and isinstance(hosted.bot, Follower):
            hosted.bot.close()

    def bot_for(self, spec: str, hello: Message) -> Bot:
        """The bot with the budget in its name, else with the other program's if it takes a budget."""
        seed = hello.get("seed")
        if "@" in spec:
            return self.make_bot(spec, seed)
        try:
            return self.make_bot(f"{spec}@{_short(hello.get('budget'))}", seed)
        except OptionError:
            return self.make_bot(spec, seed)


class HostedBot:
    """A bot in a game that another program runs."""

    def __init__(self, host: Host, spec: str, hello: Message) -> None:
        if hello.get("protocol") != messages.PROTOCOL:
            raise ProtocolError(
                Fault("other-protocol", "", "the host speaks protocol version {found}, this program speaks {wanted}",
                      found=hello.get("protocol"), wanted=messages.PROTOCOL)
            )  # fmt: skip
        self.bot: Final = host.bot_for(spec, hello)
        self._read_record: Final = host.read_record
        self._head: Final = {"grimoire": FORMAT} | {key: hello.get(key) for key in ("game", "rules", "options")}
        self._record: Record | None = None

    def action(self, message: Message) -> str:
        """The bot's choice, in notation."""
        state = self._record_of(message).state
        return state.text(self.bot.choose(state))

    def _record_of(self, message: Message) -> Record:
        """The record as the other program has it now: always the same object, for bots that follow it."""
        actions = message.get("actions")
        if not isinstance(actions, list) or self._head["options"] is None:
            raise ProtocolError(
                Fault("no-actions", "", "this bot needs the game's rules, options and full list of actions")
            )
        if self._record is None:
            self._record = self._read_record(self._head | {"start": message.get("start"), "actions": actions})
            if isinstance(self.bot, Follower):
                self.bot.follow(self._record)
        self._record.catch_up(actions)
        return self._record


def _short(budget: object) -> str:
    """A budget of the protocol as it follows the @ of a bot's name."""
    match budget:
        case {"nodes": nodes}:
            return str(nodes)
        case {"seconds": seconds}:
            return f"{seconds}s"
    return ""


def _read(number: int, line: str) -> Message:
    try:
        return messages.read(line.encode())
    except messages.Garbled as garbled:
        raise _not_a_message(number, garbled.found) from None


def _not_a_message(number: int, found: str) -> ProtocolError:
    return ProtocolError(
        Fault("no-message", "", "line {number} is not a message of the protocol: {found}", number=number, found=found)
    )


def _answer(out: TextIO, message: Message) -> None:
    out.write(messages.written(message) + "\n")
    out.flush()
