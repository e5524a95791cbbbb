"""Why a person cannot choose something on the board now."""

from collections.abc import Collection

from grimoire.games.reasons import Thing, is_touched
from grimoire.games.spec import GameSpec
from grimoire.table.match_state import MatchState
from grimoire.texts.message import Message, message, seat_names


def reason(match: MatchState, spec: GameSpec, seats: Collection[int], thing: Thing) -> Message | None:
    """The reason for whoever holds these seats; None if it can be chosen."""
    if match.status != "live":
        return message("reason-not-begun" if match.status == "open" else "reason-over")
    decider = match.decider
    if decider is not None and decider not in seats:
        return message("reason-not-your-turn", who=seat_names(decider))
    if any(is_touched(thing, offer) for offer in spec.offers(match.state)):
        return None
    return spec.reason(match.state, thing)
