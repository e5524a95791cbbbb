"""A bot for Grimoire in Python; docs/bots.md explains what it reads and writes."""

import json
import random
import sys

LIKED = ("learn", "harness", "store", "take", "cast")  # the sooner the better
DISLIKED = ("skip", "done", "pass", "end")


def worth(action: str) -> tuple[int, str]:
    """The first word counts most; a spell is rather learned at a high level."""
    words = action.split()
    if words[0] in LIKED:
        return len(LIKED) - LIKED.index(words[0]), words[-1] if words[0] == "learn" else ""
    return -1 if words[0] in DISLIKED else 0, ""


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        chance = random.Random(message["seed"])
        print(json.dumps({"type": "ready", "name": "Example in Python"}), flush=True)
    elif message["type"] == "choose":
        best = max(map(worth, message["legal"]))
        action = chance.choice([action for action in message["legal"] if worth(action) == best])
        print(json.dumps({"type": "action", "id": message["id"], "action": action}), flush=True)
