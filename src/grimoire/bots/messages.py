"""The messages between a host and a program that plays: how they are written and read. docs/bots.md explains them."""

import json
from typing import Final

from grimoire.bots import GameInProgress
from grimoire.bots.budget import Budget
from grimoire.kernel.errors import Fault
from grimoire.kernel.game import Json, Position, State

PROTOCOL: Final = 1
LONGEST_SHOWN: Final = 200

Message = dict[str, Json]


class Garbled(Exception):
    """A line that is not what the protocol asks for; the fault tells why."""

    def __init__(self, line: bytes, reason: Fault) -> None:
        super().__init__(str(reason))
        self.found: Final = shown(line.decode("utf-8", "replace").strip())
        self.reason: Final = reason


def shown(text: str) -> str:
    """What a bot wrote, short enough for an error."""
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


def written(message: Message) -> str:
    """A message as its line: ASCII only, so that no side needs to know an encoding."""
    return json.dumps(message)


def hello(record: GameInProgress | None, position: Position, seat: int, budget: Budget, seed: int | None) -> Message:
    """The first message; who gives no record tells no rules and options."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": position["game"],
        "rules": None if record is None else record.game.rules,
        "options": None if record is None else record.game.options,
        "seat": seat,
        "seats": position["players"],
        "budget": allowance(budget),
        "seed": seed,
    }


def choose(
    number: int, record: GameInProgress | None, state: State, position: Position, budget: Budget, new: bool
) -> Message:
    """A decision that the program is asked for."""
    return {
        "type": "choose",
        "id": number,
        "seat": state.player,
        "start": None if record is None else record.start,
        "actions": None if record is None else list(record.actions),
        "position": position,
        "legal": state.actions(),
        "budget": allowance(budget),
        "turn_started": new,
    }


def over(record: GameInProgress | None) -> Message:
    """The last message; a game that was broken off has no result."""
    return {"type": "over", "result": None if record is None else record.result}


def allowance(budget: Budget) -> Message:
    """A budget as data."""
    return {"nodes": budget.nodes} if budget.nodes else {"seconds": budget.seconds}


def read(line: bytes) -> Message:
    """A line as a message; Garbled if it is no JSON object."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise Garbled(line, Fault("bot-not-json", "", "it is not valid JSON")) from None
    if not isinstance(message, dict):
        raise Garbled(line, Fault("bot-not-message", "", "a message must be a JSON object"))
    return message


def expect(line: bytes, message: Message, field: str, wanted: object) -> None:
    """Garbled if a field of the message does not hold this; true is not 1."""
    found = message.get(field)
    if found != wanted or isinstance(found, bool):
        raise _wrong(line, field, found, wanted)


def estimate(line: bytes, message: Message) -> float | None:
    """What the program thinks of its chances, if it tells."""
    value = message.get("value")
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1:
        raise _wrong(line, "value", value, "0 … 1")
    return float(value)


def _wrong(line: bytes, field: str, found: object, wanted: object) -> Garbled:
    seen = shown(json.dumps(found))
    return Garbled(
        line,
        Fault("bot-wrong-field", "", "{field} is {found} but must be {wanted}",
              field=field, found=seen, wanted=str(wanted)),
    )  # fmt: skip
