"""Tasks on a real cluster of two worker processes: the same results, whatever happens to the workers."""

import json
import logging
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import grimoire
from bench.balance import measure
from grimoire.arena import run_folder
from grimoire.arena.plan import Plan
from grimoire.arena.player import Player
from grimoire.arena.run import RunProgress, run
from grimoire.arena.stopping import AllGames, Order
from grimoire.jobs import cluster as jobs_cluster
from grimoire.jobs.cluster import INSTALL, ClusterError
from grimoire.jobs.runner import open_runner, run_jobs
from grimoire.kernel.errors import GrimoireError, OptionError
from grimoire.lab.figures import figures_of
from grimoire.lab.report import html
from grimoire.lab.run import Progress
from grimoire.lab.run import run as lab_run
from grimoire.training.generations import Training, TrainingPlan
from tests.arena.test_run import figures, log_lines, play
from tests.jobs.works import Copies, die, fail, nap, square, who
from tests.lab.experiments import experiment_in
from tests.lab.test_run import logged
from tests.server.services import free_port
from tests.terminal.runner import Terminal, run_here

if TYPE_CHECKING:
    from distributed import Client, LocalCluster

pytestmark = pytest.mark.slow


@contextmanager
def local_cluster(workers: int, processes: bool) -> Iterator["LocalCluster"]:
    """A cluster on this machine; without Dask its tests are skipped, but not where everything must run."""
    try:
        from distributed import LocalCluster
    except ImportError:
        reason = f"distributed is not installed: no cluster was tried ({INSTALL})"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    how = {"threads_per_worker": 1, "protocol": "tcp", "dashboard_address": ":0", "silence_logs": logging.CRITICAL}
    with LocalCluster(n_workers=workers, processes=processes, **how) as cluster:
        yield cluster


@pytest.fixture(scope="module")
def cluster() -> Iterator["LocalCluster"]:
    with local_cluster(2, processes=True) as cluster:
        yield cluster


@pytest.fixture
def address(cluster: "LocalCluster") -> str:
    """With two workers, also after a test that killed one."""
    cluster.wait_for_workers(2)
    return str(cluster.scheduler_address)


@contextmanager
def client_of(address: str) -> Iterator["Client"]:
    from distributed import Client

    with Client(address, set_as_default=False) as client:
        yield client


def key_of(error: pytest.ExceptionInfo[GrimoireError]) -> str:
    return error.value.faults[0].key


# Tasks


def test_every_task_comes_back_once_with_its_result(address: str) -> None:
    assert sorted(run_jobs(square, range(50), cluster=address)) == [(task, task * task) for task in range(50)]
    assert list(run_jobs(square, [3, 3], cluster=address)) == [(3, 9)] * 2
    assert list(run_jobs(square, [], cluster=address)) == []
    assert sorted(run_jobs(lambda task: task + 1, range(3), cluster=address, jobs=1)) == [(0, 1), (1, 2), (2, 3)]


def test_work_is_sent_to_each_worker_once(address: str) -> None:
    seen = {answer for _, answer in run_jobs(Copies(), range(40), cluster=address)}
    assert len(seen) == len({process for process, _ in seen}) == 2
    assert os.getpid() not in {process for process, _ in seen}


def test_closing_does_not_wait(address: str) -> None:
    with open_runner(cluster=address) as runner:
        unfinished = runner.run(nap, [0.0, *[0.5] * 20])
        assert next(unfinished) == (0.0, 0.0)
        unfinished.close()
        assert list(runner.run(square, [2])) == [(2, 4)]


def test_an_error_of_the_work_comes_through(address: str) -> None:
    with pytest.raises(OptionError, match="here: not 5"):
        list(run_jobs(fail, [5], cluster=address))


# Arenas


def test_an_arena_is_the_same_on_a_cluster(address: str, tmp_path: Path) -> None:
    plan = Plan("materia", ("random", "first", "sometimes"), games=120, rule=Order(0.9))
    here, there = play(plan, tmp_path / "here"), play(plan, tmp_path / "there", None, cluster=address)
    assert figures(here) == figures(there)
    assert here.verdict.early
    files = [
        {path.name: path.read_bytes() for path in (tmp_path / place / "records").iterdir()}
        for place in ("here", "there")
    ]
    assert files[0] == files[1]
    assert len(files[0]) == here.verdict.games


def test_a_worker_that_is_killed_loses_nothing(address: str, tmp_path: Path) -> None:
    plan = Plan("materia", ("greedy", "first"), games=20, rule=AllGames())
    with client_of(address) as client:
        victim = next(iter(client.run(os.getpid).values()))

    def kill(progress: RunProgress) -> None:
        if progress.finished == 4:
            os.kill(victim, signal.SIGKILL)

    there = play(plan, tmp_path, None, cluster=address, watch=kill)
    assert figures(there) == figures(play(plan))
    log = (tmp_path / run_folder.LOG).read_text(encoding="utf-8").splitlines()
    assert sorted(json.loads(line)["game"] for line in log[1:]) == list(range(1, 21))
    with client_of(address) as client:
        assert victim not in client.run(os.getpid).values()


def test_the_command_continues_on_a_cluster_what_began_here(address: str, tmp_path: Path) -> None:
    plan = Plan("materia", ("random", "random"), games=12, rule=AllGames())

    def interrupt(progress: RunProgress) -> None:
        if progress.finished == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(plan, tmp_path, jobs=1, watch=interrupt)
    assert log_lines(tmp_path) == 6
    command = ("arena", "materia", "random", "random", "--games", 12, "--all-games", "--out", tmp_path)
    done = run_here(*command, "--cluster", address)
    assert (done.returncode, done.stderr) == (0, "")
    assert run_here(*command).stdout == done.stdout
    assert figures(run(plan, tmp_path)) == figures(run(plan, jobs=1))


def test_ctrl_c(address: str, tmp_path: Path) -> None:
    arguments = ["arena", "materia", "random", "random", "--games", 90_000, "--all-games", "--no-records"]
    terminal = Terminal(*arguments, "--cluster", address, "--out", tmp_path)
    terminal.wait_for("/90000")
    terminal.wait_for("random#2 ")
    terminal.type("\x03")
    terminal.wait_for("Interrupted.")
    assert terminal.finish() == 130
    assert all(json.loads(line) for line in (tmp_path / run_folder.LOG).read_text(encoding="utf-8").splitlines())


def test_the_balance_is_the_same_on_a_cluster(address: str) -> None:
    here, there = (measure("sigils", {"edition": "60"}, "random", 60, cluster=where) for where in (None, address))
    assert here == there


def test_an_experiment_is_the_same_on_a_cluster_that_loses_a_worker(address: str, tmp_path: Path) -> None:
    asked = experiment_in(tmp_path, games="60")
    with client_of(address) as client:
        victim = next(iter(client.run(os.getpid).values()))

    def kill(progress: Progress) -> None:
        if progress.finished == 10 and not progress.ladder:
            os.kill(victim, signal.SIGKILL)

    there = lab_run(asked, tmp_path / "there", cluster=address, see=kill)
    here = lab_run(asked, tmp_path / "here", jobs=1)
    assert html(figures_of(there)) == html(figures_of(here))
    assert logged(tmp_path / "there") == logged(tmp_path / "here")  # every game once
    with client_of(address) as client:
        assert victim not in client.run(os.getpid).values()


def test_training_is_the_same_on_a_cluster(address: str, tmp_path: Path) -> None:
    nets = []
    for number, where in enumerate((None, address)):
        with open_runner(1 if where is None else None, where) as runner:
            plan = TrainingPlan("materia", generations=1, first_games=20, nodes=8, pairs=1, width=(8, 8))
            nets.append(Training(plan, tmp_path / str(number), runner, lambda _: None, None).run())
    assert nets[0] == nets[1]


# Mistakes


@pytest.mark.parametrize(
    "address", ["", "mud", "tcp://host", "http://host:8786", "host:port", "tcp://ho st:1", "a:b:1"]
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(OptionError, match="is not the address of a cluster, such as tcp://host:8786"):
        next(run_jobs(square, [1], cluster=address))


def test_nobody_answers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(jobs_cluster, "PATIENCE", 0.3)
    address = f"tcp://127.0.0.1:{free_port()}"
    out = tmp_path / "out"
    done = run_here("arena", "materia", "random", "random", "--cluster", address, "--out", out)
    assert done.returncode == 2
    assert done.stderr.startswith(f"No Dask scheduler answers at {address}: ")
    assert len(done.stderr.splitlines()) == 1
    assert not out.exists()


def test_a_missing_library_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ClusterError, match=r"pip install 'grimoire-games\[cluster\]'"):
        next(run_jobs(square, [1], cluster="localhost:8786"))


def test_another_version_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grimoire, "__version__", "9.9")  # here, and so of the scheduler; the workers have their own
    with pytest.raises(ClusterError, match=r"has Grimoire .*, but this is 9\.9") as caught:
        next(run_jobs(square, [1], cluster=address))
    assert key_of(caught) == "cluster-version"


def test_a_cluster_without_grimoire_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs_cluster, "VERSION", "no_such_package.__version__")
    with pytest.raises(ClusterError, match="there is no Grimoire at"):
        next(run_jobs(square, [1], cluster=address))


def test_a_worker_that_comes_later_is_asked_for_its_version(address: str) -> None:
    with client_of(address) as client:
        late = client.submit(jobs_cluster._do, "9.9", b"", b"")
        with pytest.raises(ClusterError, match=r"but this is 9\.9"):
            late.result()


def test_code_that_the_workers_lack_is_named(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "only_here.py").write_text("def make_bot(spec, seed):\n    raise NotImplementedError\n")
    monkeypatch.syspath_prepend(tmp_path)
    player = Player(Plan("materia", ("any", "other")), import_module("only_here").make_bot, records=False)
    with pytest.raises(ClusterError, match="lacks code that this needs: No module named 'only_here'"):
        list(run_jobs(player, [1], cluster=address))


def test_a_task_that_kills_workers_is_given_up(
    cluster: "LocalCluster", address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster.scheduler, "allowed_failures", 0)
    with pytest.raises(ClusterError, match="1 workers died of the same task"):
        list(run_jobs(die, [1], cluster=address))


def test_a_cluster_without_workers_is_refused() -> None:
    with local_cluster(0, processes=False) as empty, pytest.raises(ClusterError, match="has no workers") as caught:
        next(run_jobs(square, [1], cluster=empty.scheduler_address))
    assert (
        caught.value.faults[0].values["command"] == f"dask worker {empty.scheduler_address} --nworkers=-1 --nthreads 1"
    )


def test_a_cluster_that_ends_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs_cluster, "PATIENCE", 1.0)
    with local_cluster(1, processes=False) as short, open_runner(cluster=short.scheduler_address) as runner:
        tasks = runner.run(who, range(10_000))
        next(tasks)
        short.close()
        with pytest.raises(ClusterError, match=r"the connection to the cluster at .* is lost"):
            list(tasks)
