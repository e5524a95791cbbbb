"""Counts the perft positions anew: ``python -m tests.perft.make``. Look at the difference before committing it."""

import json

from grimoire.kernel.perft import perft
from tests.perft.cases import GAMES, cases_of, file_of, state_of


def main() -> None:
    for game in GAMES:
        cases = cases_of(game)
        for case in cases:
            case["counts"] = [list(count) for count in perft(state_of(game, case), case["depth"])]
        lines = ",\n".join(json.dumps(case) for case in cases)
        file_of(game).write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
