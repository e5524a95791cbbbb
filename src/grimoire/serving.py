"""A bot of the catalogue for other hosts: the bot's side of the protocol that docs/bots.md describes."""

from collections.abc import Iterable
from typing import TextIO

from grimoire import catalog
from grimoire.bots import Bot, Follower, messages
from grimoire.bots.messages import Message
from grimoire.kernel import record
from grimoire.kernel.errors import Fault, GrimoireError, OptionError


class ServingError(GrimoireError):
    """A host that does not keep to the protocol."""


def serve(spec: str, lines: Iterable[str], out: TextIO) -> None:
    """Answers until the game is over or the lines end; GrimoireError if the host or the bot cannot go on."""
    catalog.bot(spec)  # a wrong name is told before a host is waited for
    served: Served | None = None
    for number, line in enumerate(lines, start=1):
        match _read(number, line):
            case {"type": "hello", **rest}:
                served = Served(spec, rest)
                _answer(out, {"type": "ready", "name": served.bot.name})
            case {"type": "choose", "id": asked, **rest} if served is not None:
                _answer(out, {"type": "action", "id": asked, "action": served.action(rest)})
            case {"type": "over"}:
                break
            case _:
                raise _no_message(number, messages.shown(line.strip()))
    if served is not None and isinstance(served.bot, Follower):
        served.bot.close()


class Served:
    """A bot in the game that a host tells of."""

    def __init__(self, spec: str, hello: Message) -> None:
        if hello.get("protocol") != messages.PROTOCOL:
            raise ServingError(
                Fault("other-protocol", "", "the host speaks protocol {found}, this version speaks {wanted}",
                      found=hello.get("protocol"), wanted=messages.PROTOCOL)
            )  # fmt: skip
        self.bot = bot_for(spec, hello)
        self._head = {"grimoire": record.FORMAT} | {key: hello.get(key) for key in ("game", "rules", "options")}
        self._record: catalog.Record | None = None

    def action(self, message: Message) -> str:
        """What the bot chooses, in notation."""
        state = self._told(message).state
        return state.text(self.bot.choose(state))

    def _told(self, message: Message) -> catalog.Record:
        """The record as the host has it now; it is the same one all the time, for bots that follow it."""
        actions = message.get("actions")
        if not isinstance(actions, list) or self._head["options"] is None:
            raise ServingError(Fault("no-actions", "", "the rules, the options and all actions of the game are needed"))
        if self._record is None:
            told = {"start": message.get("start"), "actions": actions}
            self._record = catalog.Record.from_data(self._head | told)
            if isinstance(self.bot, Follower):
                self.bot.follow(self._record)
        self._record.catch_up(actions)
        return self._record


def bot_for(spec: str, hello: Message) -> Bot:
    """The bot with the budget of its name; else, if it thinks, with the host's."""
    seed = hello.get("seed")
    if "@" in spec:
        return catalog.bot(spec, seed)
    try:
        return catalog.bot(f"{spec}@{_short(hello.get('budget'))}", seed)
    except OptionError:
        return catalog.bot(spec, seed)


def _short(budget: object) -> str:
    """A budget of the protocol in its short form."""
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
        raise _no_message(number, garbled.found) from None


def _no_message(number: int, found: str) -> ServingError:
    return ServingError(
        Fault("no-message", "", "line {number} is no message of the protocol: {found}", number=number, found=found)
    )


def _answer(out: TextIO, message: Message) -> None:
    out.write(messages.written(message) + "\n")
    out.flush()
