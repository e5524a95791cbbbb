"""``make balance``: which cards and spells of a game win, from games of a bot against itself.

python -m bench.balance GAME --games 5000 --bot sage@100 --out one.json
python -m bench.balance write-docs one.json other.json > docs/balance.md
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from bench.balance_report import document, text
from bench.balance_result import Result, result_of
from grimoire import catalog
from grimoire.games.options import Option
from grimoire.jobs.progress_bar import ProgressBar
from grimoire.jobs.runner import run_jobs
from grimoire.kernel.errors import Fault, GrimoireError, OptionError
from grimoire.lab.counting import Batch, Count, batches, play_batch

BATCH: Final = 25
GAMES: Final = 5000
BOT: Final = "sage@100"

Watch = Callable[[int], None]  # told how many games have just been finished


def measure(
    game_name: str,
    options: Mapping[str, Any],
    bot: str = BOT,
    games: int = GAMES,
    seed: int = 1,
    jobs: int | None = 1,
    *,
    cluster: str | None = None,
    watch: Watch | None = None,
) -> Result:
    """Plays games with the same bot in all seats, seat 0 first, and counts who won with what.

    The options are those of the game; a deck may be a path or a mapping. Who plays, ``jobs`` processes or a
    ``cluster``, does not matter for the result.
    """
    game = catalog.game(game_name, **(dict(options) | {"first": 0}))
    if game.players < 2:
        raise OptionError(Fault("alone", "players", "at least 2 are needed"))
    if games < 1:
        raise OptionError(Fault("no-games", "games", "at least 1 is needed"))
    whole = Batch(game.name, game.options, bot, seed, 0, games)
    count = Count()
    with closing(run_jobs(play_batch, batches(whole, BATCH), jobs=jobs, cluster=cluster)) as played:
        for _, part in played:
            count.merge(part)
            if watch is not None:
                watch(part.games)
    return result_of(game, count, bot, seed)


@contextmanager
def _bar(title: str, games: int) -> Iterator[Watch]:
    """A bar for those who wait."""
    with ProgressBar(Console(stderr=True)) as bar:
        finished = 0

        def watch(done: int) -> None:
            nonlocal finished
            finished += done
            bar.draw(finished, games, title)

        yield watch


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description="Which cards and spells win.")
    commands = parser.add_subparsers(dest="command", required=True)
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--games", type=int, default=GAMES, metavar="N")
    shared.add_argument("--bot", default=BOT, help=f"sits in all seats; {BOT} if not given")
    shared.add_argument("--seed", type=int, default=1, metavar="N")
    shared.add_argument("--jobs", type=int, metavar="N", help="one for each core if not given")
    shared.add_argument("--cluster", metavar="ADDRESS", help="play on this Dask cluster; it needs bench/ as well")
    shared.add_argument("--out", type=Path, metavar="FILE.json", help="keep the figures here")
    for name, spec in catalog.specs().items():
        if spec.balance() is not None:
            game = commands.add_parser(name, parents=[shared], help="measure this game")
            for option in spec.options:
                _add_option(game, option)
    docs = commands.add_parser("write-docs", help="print docs/balance.md, made of kept figures")
    docs.add_argument("files", nargs="+", type=Path, metavar="FILE.json")
    return parser


def _add_option(parser: argparse.ArgumentParser, option: Option) -> None:
    name = f"--{option.name}"
    if option.kind == "number":
        parser.add_argument(name, type=int, metavar="N")
    elif option.kind == "choice":
        parser.add_argument(name, choices=option.choices, default=option.default)
    elif option.kind == "flag":
        parser.add_argument(name, action="store_true", default=None)
    elif option.kind == "file":
        parser.add_argument(name, metavar="FILE")


def _options(given: argparse.Namespace) -> dict[str, Any]:
    names = [option.name for option in catalog.spec_of(given.command).options]
    return {name: value for name in names if (value := getattr(given, name, None)) is not None}


def _measure(given: argparse.Namespace) -> str:
    options = _options(given)
    title = " ".join([given.command, *map(str, options.values())])
    with _bar(title, given.games) as watch:
        result = measure(
            given.command, options, given.bot, given.games, given.seed, given.jobs, cluster=given.cluster, watch=watch
        )
    if given.out is not None:
        given.out.parent.mkdir(parents=True, exist_ok=True)
        result.save(given.out)
    return text(result)


def main(arguments: Sequence[str] | None = None) -> None:
    given = _parser().parse_args(arguments)
    try:
        if given.command == "write-docs":
            sys.stdout.write(document([Result.load(path) for path in given.files]))
        else:
            sys.stdout.write(_measure(given))
    except (GrimoireError, OSError) as error:
        sys.exit(f"{error}")


if __name__ == "__main__":
    main()
