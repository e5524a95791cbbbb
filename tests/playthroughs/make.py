"""Writes the golden playthrough files anew: ``make playthroughs``. Look at the difference before committing it."""

from pathlib import Path
from random import Random

from grimoire.kernel.playthrough import write
from tests.generators import MATERIA_MODES, eager_actions, materia

HERE = Path(__file__).parent
TRIES = 300


def shown(actions: list[str]) -> set[str]:
    """The spells with their levels that a game shows being learned or used."""
    words = [action.split() for action in actions if action.startswith(("cast", "copy", "learn"))]
    return {" ".join(("learn" if verb == "learn" else "use", *spell[-2:])) for verb, *spell in words}


def main() -> None:
    folder = HERE / "materia"
    for old in folder.glob("*.txt"):
        old.unlink()
    seen: set[str] = set()
    for mode in MATERIA_MODES:
        game = materia(mode)
        games = (eager_actions(game, Random(f"{mode} {seed}")) for seed in range(TRIES))
        actions = max(games, key=lambda actions: (len(shown(actions) - seen), -len(actions)))
        seen |= shown(actions)
        (folder / f"{mode}.txt").write_text(write(game, actions), encoding="utf-8")


if __name__ == "__main__":
    main()
