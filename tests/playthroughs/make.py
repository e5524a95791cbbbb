"""Writes the golden playthrough files anew: ``make playthroughs``. Look at the difference before committing it."""

from pathlib import Path
from random import Random

from grimoire.kernel.playthrough import write
from tests.generators import MODES, eager_actions, game_in
from tests.playthroughs.shown import shown

HERE = Path(__file__).parent
TRIES = {"materia": 300, "sigils": 40}


def main() -> None:
    seen: set[str] = set()
    for old in HERE.glob("*/*.txt"):
        old.unlink()
    for name, mode in MODES:
        game = game_in(name, mode)
        games = [eager_actions(game, Random(f"{mode} {seed}")) for seed in range(TRIES[name])]
        actions = max(games, key=lambda actions: (len(shown(game, actions) - seen), -len(actions)))
        seen |= shown(game, actions)
        (HERE / name / f"{mode}.txt").write_text(write(game, actions), encoding="utf-8")


if __name__ == "__main__":
    main()
