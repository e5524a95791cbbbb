"""Counts the perft positions anew: ``python -m tests.perft.make``. Look at the difference before committing it."""

import json
from pathlib import Path

import grimoire
from grimoire.kernel.perft import perft

FILE = Path(__file__).parent / "materia.json"


def main() -> None:
    cases = json.loads(FILE.read_text(encoding="utf-8"))
    for case in cases:
        state = grimoire.game("materia", **case["options"]).load(case["position"])
        case["counts"] = [list(count) for count in perft(state, case["depth"])]
    lines = ",\n".join(json.dumps(case) for case in cases)
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
