"""A bot for Grimoire in thirty lines; docs/bots.md explains what it reads and writes."""

import json
import random
import sys

WISHES = (
    ("learn", "harness", "cast", "copy", "raise", "store", "take", "feed", "draw", "nudge"),  # rather do these
    ("skip", "done", "pass", "end"),  # than these
)


def worth(action: str) -> tuple[int, str]:
    """Learn what is high, then do what is useful."""
    verb, *_, last = [*action.split(), ""]
    useful = WISHES[0][::-1].index(verb) + 2 if verb in WISHES[0] else int(verb not in WISHES[1])
    return useful, last if verb == "learn" else ""


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        chance = random.Random(message["seed"])
        print(json.dumps({"type": "ready", "name": "Example in Python"}), flush=True)
    elif message["type"] == "choose":
        best = max(worth(action) for action in message["legal"])
        action = chance.choice([action for action in message["legal"] if worth(action) == best])
        print(json.dumps({"type": "action", "id": message["id"], "action": action}), flush=True)
