"""``python -m bench.judge``: freezes sets, judges nets by them, plays the ladder, stamps nets with their figures."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from bench import figures
from bench.judge import frozen
from bench.judge.freeze import Wish, freeze
from bench.judge.judging import BUDGETS, Subject, judge
from bench.judge.page import judged
from bench.judge.summary import table_of
from bench.matches import forget, games, matches, planned, play, recorded
from grimoire import catalog
from grimoire.jobs.runner import default_jobs
from grimoire.kernel.errors import GrimoireError
from grimoire.training.net_file import FIGURES, stamp

LADDER: Final = "More thought"
FAR: Final = "What is left to win"
ALONE: Final = "solo.net"
NETS: Final = ("weights.net", ALONE)


def _freeze(given: argparse.Namespace) -> None:
    if given.rollouts < 2 or min(given.positions, given.games) < 1:
        raise ValueError("at least 2 rollouts, 1 position and 1 game are needed")
    wish = Wish(given.game, given.positions, given.rollouts, given.games, given.bot, given.seed)
    for path in freeze(wish, given.folder, given.jobs):
        sys.stderr.write(f"{path}: {path.stat().st_size // 1000} kB\n")


def _net(given: argparse.Namespace) -> None:
    found = judge(Subject(given.game, given.net), given.folder, given.jobs, tuple(given.budgets), fresh=given.fresh)
    if given.net is None:
        figures.write(f"judge-{given.game}", f"python -m bench.judge net {given.game}", found)
    sys.stdout.write(judged(found))


def _ladder(given: argparse.Namespace) -> None:
    groups = (LADDER, FAR) if given.far else (LADDER,)
    chosen = [match for match in matches(planned(), given.game) if match.group in groups]
    if given.fresh:
        forget(given.game, chosen)
    play(given.game, chosen, given.jobs)
    for match in chosen:
        share = recorded(given.game)[match.command(given.game)]["bots"][0]["share"]
        interval = f"{share['low']:.1%} to {share['high']:.1%}"
        sys.stdout.write(f"{' v '.join(match.bots)}: {share['value']:.1%} ({interval})\n")


def _stamp(given: argparse.Namespace) -> None:
    folder = Path(str(catalog.spec_of(given.game).folder()))
    read = figures.read(f"judge-{given.game}")
    name = Subject(given.game, None).name()
    if read is None or read["net"] != name:
        raise ValueError(f"net {name} was not judged: python -m bench.judge net {given.game}")
    for file in NETS:
        if (folder / file).exists():
            stamp(folder / file, **{FIGURES: short_figures(given.game, read, alone=file == ALONE)})


def short_figures(game: str, read: dict[str, Any], alone: bool) -> dict[str, object]:
    """What a net carries in its header."""
    players = table_of(1 if alone else 2)
    results = ((match, recorded(game).get(match.command(game))) for match in matches(planned(), game))
    return {
        "frozen": read["frozen"]["command"],
        f"rms {players}": {asked: error["players"][players]["value"] for asked, error in read["errors"].items()},
        "brier": read["held out"][players]["brier"],
        "luck": read["luck"][players]["share"],
        "matches": {
            match.title(): result["bots"][0]["share"]
            for match, result in results
            if result is not None and (match.seats == 1) == alone
        },
    }


def _all(given: argparse.Namespace) -> None:
    for game in games():
        sys.stderr.write(f"{game}\n")
        _net(_parser().parse_args(["net", game, "--jobs", str(given.jobs)]))
        _ladder(_parser().parse_args(["ladder", game, "--jobs", str(given.jobs)]))
        _stamp(_parser().parse_args(["stamp", game]))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.judge", description="How good a net and its search are.")
    commands = parser.add_subparsers(required=True)
    jobs = argparse.ArgumentParser(add_help=False)
    jobs.add_argument("--jobs", type=int, default=default_jobs(), metavar="N", help="one for each core if not given")
    one = argparse.ArgumentParser(add_help=False)
    one.add_argument("game", choices=catalog.games(), metavar="GAME")
    data = argparse.ArgumentParser(add_help=False)
    data.add_argument("--folder", type=Path, default=frozen.DATA, help="of the frozen sets")
    again = argparse.ArgumentParser(add_help=False)
    again.add_argument("--fresh", action="store_true", help="measure all of it again")
    _freeze_parser(commands.add_parser("freeze", parents=[one, jobs, data], help="make the frozen sets of a game"))
    net = commands.add_parser("net", parents=[one, jobs, data, again], help="judge the net of a game, or another one")
    net.add_argument("--net", type=Path, metavar="FILE", help="judge this net; the figures of the docs stay")
    net.add_argument("--budgets", nargs="*", default=BUDGETS, metavar="BUDGET", help=f"of the search; {BUDGETS}")
    net.set_defaults(run=_net)
    ladder = commands.add_parser("ladder", parents=[one, jobs, again], help="does more thought win?")
    ladder.add_argument("--far", action="store_true", help="also with 64 times the nodes")
    ladder.set_defaults(run=_ladder)
    stamping = commands.add_parser("stamp", parents=[one], help="write the figures into the header of the net")
    stamping.set_defaults(run=_stamp)
    everything = commands.add_parser("all", parents=[jobs], help="net, ladder and stamp, for every game with a net")
    everything.set_defaults(run=_all)
    return parser


def _freeze_parser(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--positions", type=int, default=320, metavar="N")
    parser.add_argument("--rollouts", type=int, default=16, metavar="N", help="of each position, at least 2")
    parser.add_argument("--games", type=int, default=300, metavar="N", help="that positions are taken from")
    parser.add_argument("--bot", default="sage@1000", help="plays the games and the rollouts; the strongest there is")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.set_defaults(run=_freeze)


def main(arguments: Sequence[str] | None = None) -> None:
    given = _parser().parse_args(arguments)
    try:
        given.run(given)
    except (ValueError, OSError, GrimoireError) as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit("stopped: the same command goes on from here")


if __name__ == "__main__":
    main()
