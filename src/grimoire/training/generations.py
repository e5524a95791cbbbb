"""Training, generation by generation: self-play, a net fitted to the games, and matches that let it in or not.

Everything is written to a folder as it is finished, so that a run that was stopped goes on where it was.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from grimoire import catalog
from grimoire.bots.search_bot import search_state
from grimoire.jobs.runner import Runner
from grimoire.training.extraction import samples_of
from grimoire.training.gate import Pairing, Score, Side, is_let_in, meet
from grimoire.training.learning import Model
from grimoire.training.net_file import TRAINING, net_name, with_header
from grimoire.training.played import PlayedGame, read_games, write_games
from grimoire.training.samples import Samples, Table
from grimoire.training.selfplay import SelfPlayTask, Start, play_games

CHAMPION: Final = "champion.net"
PART: Final = 10  # games in one task and file
BRANCHING: Final = 40  # earlier games offered to a task to begin in
DEEP: Final = 10  # the second match of a new net is played with so many times the nodes
FIRST_RATE: Final = 0.001
LATER_RATE: Final = 0.0004

Tell = Callable[[str], None]


@dataclass(frozen=True)
class TrainingPlan:
    """What a run does; the same plan and the same first net give the same nets."""

    game: str
    alone: bool = False  # the net for games of one player, or the one for all others
    seed: int = 1
    generations: int = 6
    first_games: int = 4000  # of a run that begins without a net, played by the greedy bot
    games: int = 4000
    nodes: int = 1000  # of a turn in the first generation ...
    growth: float = 1.3  # ... and so many times more in each later one
    window: int = 4  # generations learned from at a time
    passes: float = 1.0
    width: tuple[int, int] = (64, 32)
    pairs: int = 100  # of games in each match that a new net must stand

    def nodes_of(self, generation: int) -> int:
        return round(self.nodes * self.growth**generation)


class SelfPlay:
    """Plays tasks with a net."""

    def __init__(self, net: bytes | None) -> None:
        self._net: Final = net

    def __call__(self, task: SelfPlayTask) -> list[PlayedGame]:
        return play_games(task, self._net)


class ExtractionTask(NamedTuple):
    """The games of a file."""

    number: int
    games: list[PlayedGame]


class Extraction:
    """Turns the games of a file into samples."""

    def __init__(self, game: str) -> None:
        self._game: Final = game

    def __call__(self, task: ExtractionTask) -> Samples:
        samples, rng = Samples(), Random(task.number)
        for played in task.games:
            samples.extend(samples_of(self._game, played, rng))
        return samples


class Training:
    """A run in its folder."""

    def __init__(self, plan: TrainingPlan, out: Path, runner: Runner, tell: Tell, begin_with: bytes | None) -> None:
        self.plan: Final = plan
        self._out: Final = out
        self._runner: Final = runner
        self._tell: Final = tell
        self._begin_with: Final = begin_with
        state = search_state(catalog.game(plan.game).start())
        self._features: Final = (int(state.feature_count()), int(state.action_feature_count()))

    def run(self) -> bytes:
        """All generations that are not there yet; the champion's net."""
        self._check_plan()
        for generation in range(self.plan.generations):
            if not self._path(generation, "result.json").exists():
                self._run_generation(generation)
        champion = self.champion()
        if champion is None:
            raise ValueError("no net was let in: more games in a generation may help")
        _write_whole(self._out / CHAMPION, champion)
        return champion

    def champion(self) -> bytes | None:
        """The last net that was let in, or the one that the run began with."""
        for generation in reversed(range(self.plan.generations)):
            result = self._path(generation, "result.json")
            if result.exists() and json.loads(result.read_text(encoding="utf-8"))["accepted"]:
                return self._path(generation, "candidate.net").read_bytes()
        return self._begin_with

    def _path(self, generation: int, name: str) -> Path:
        return self._out / f"generation-{generation:02}" / name

    def _about(self) -> dict[str, object]:
        """What the run is: its plan, and the net it began with."""
        begun = None if self._begin_with is None else net_name(self._begin_with)
        return {**asdict(self.plan), "begin_with": begun}

    def _check_plan(self) -> None:
        """A folder belongs to one plan."""
        self._out.mkdir(parents=True, exist_ok=True)
        path = self._out / "plan.json"
        text = json.dumps(self._about(), indent=1)
        if path.exists() and path.read_text(encoding="utf-8") != text:
            raise ValueError(f"{path} says something else: use another folder, or the same settings")
        path.write_text(text, encoding="utf-8")

    def _run_generation(self, generation: int) -> None:
        self._path(generation, "").mkdir(exist_ok=True)
        self._play(generation)
        table = self._table(generation)
        candidate = self._path(generation, "candidate.net")
        losses = self._fit(generation, table, candidate)
        accepted, scores = self._gate(generation, candidate.read_bytes())
        result = {"losses": losses, "accepted": accepted, "scores": {name: str(score) for name, score in scores}}
        _write_whole(self._path(generation, "result.json"), json.dumps(result, indent=1).encode())
        if accepted:
            _write_whole(self._out / CHAMPION, candidate.read_bytes())
        verdict = "let in" if accepted else "refused"
        told = "; ".join(f"{name}: {score}" for name, score in scores)
        self._tell(f"generation {generation}: {verdict}. {told}\n")

    # Self-play

    def _tasks(self, generation: int) -> Iterator[tuple[Path, SelfPlayTask]]:
        """The games to play, with the files they are written to; those that are there are left out."""
        plan = self.plan
        games = plan.first_games if self.champion() is None else plan.games
        starts = self._starts(generation)
        for part, begin in enumerate(range(0, games, PART)):
            seed = (plan.seed << 40) + (generation << 20) + part
            path = self._path(generation, f"games-{part:05}.jsonl.gz")
            if not path.exists():
                some = Random(seed).sample(starts, min(BRANCHING, len(starts)))
                count = min(PART, games - begin)
                yield path, SelfPlayTask(plan.game, count, seed, plan.nodes_of(generation), tuple(some), plan.alone)

    def _starts(self, generation: int) -> list[Start]:
        """Games of the generation before, to begin in the middle of."""
        if generation == 0:
            return []
        files = sorted(self._path(generation - 1, "").glob("games-*.jsonl.gz"))
        return [(played.options, played.codes) for path in files for played in read_games(path)]

    def _play(self, generation: int) -> None:
        tasks = list(self._tasks(generation))
        paths = {task.seed: path for path, task in tasks}
        finished = self._runner.run(SelfPlay(self.champion()), [task for _, task in tasks])
        for done, (task, games) in enumerate(finished, start=1):
            write_games(paths[task.seed], games)
            self._tell(f"generation {generation}: self-play {done / len(tasks):.0%}\r")

    # Fitting

    def _table(self, generation: int) -> Table:
        """The samples of the window of generations."""
        first = max(0, generation - self.plan.window + 1)
        files = [
            path
            for each in range(first, generation + 1)
            for path in sorted(self._path(each, "").glob("games-*.jsonl.gz"))
        ]
        together = Samples()
        found: dict[int, Samples] = {}
        tasks = (ExtractionTask(number, list(read_games(path))) for number, path in enumerate(files))
        for task, samples in self._runner.run(Extraction(self.plan.game), tasks):
            found[task.number] = samples
            self._tell(f"generation {generation}: reading games {len(found) / len(files):.0%}\r")
        for number in sorted(found):
            together.extend(found[number])
        return Table(together, self._features[0])

    def _fit(self, generation: int, table: Table, candidate: Path) -> tuple[float, float, float]:
        plan = self.plan
        model = Model(*self._features, *plan.width, seed=plan.seed)
        champion = self.champion()
        if champion is not None:
            model.resume(champion)
        rate = FIRST_RATE if champion is None else LATER_RATE
        losses = model.fit(table, plan.passes, rate, generation, lambda step, steps: self._tell(
            f"generation {generation}: fitting {step / steps:.0%}\r"
        ))  # fmt: skip
        told = {**self._about(), "generation": generation}
        _write_whole(candidate, with_header(model.data(), **{TRAINING: told}))
        return losses

    # Matches

    def _gate(self, generation: int, candidate: bytes) -> tuple[bool, list[tuple[str, Score]]]:
        """Is the candidate let in? Not if it is weaker than the champion, or weaker the longer it thinks."""
        nodes, plan, champion = self.plan.nodes, self.plan, self.champion()
        deep = nodes * DEEP
        matches = [(f"@{deep} v itself @{nodes}", Side(candidate, deep), Side(candidate, nodes))]
        if champion is not None:
            matches += [
                (f"v the champion @{each}", Side(candidate, each), Side(champion, each)) for each in (nodes, deep)
            ]
        scores = []
        for number, (name, first, second) in enumerate(matches):
            self._tell(f"generation {generation}: match {number + 1} of {len(matches)}, {name}\r")
            seed = (plan.seed << 8) + generation
            scores.append((name, meet(self._runner, Pairing(plan.game, first, second, plan.alone), plan.pairs, seed)))
        return is_let_in(score for _, score in scores), scores


def _write_whole(path: Path, data: bytes) -> None:
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(data)
    draft.replace(path)
