"""Tasks in this process and in several: each comes back once, and nothing goes on after the end."""

import os
import subprocess
import sys
from itertools import count
from multiprocessing import active_children

import pytest

from grimoire.jobs.processes import WorkerDied
from grimoire.jobs.runner import MOST_JOBS, default_jobs, run_jobs
from grimoire.kernel.errors import OptionError
from tests.jobs.works import Copies, die, fail, nap, square, who


@pytest.mark.parametrize("jobs", [1, 2, 3, None])
def test_every_task_comes_back_once_with_its_result(jobs: int | None) -> None:
    assert sorted(run_jobs(square, range(20), jobs=jobs)) == [(task, task * task) for task in range(20)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_no_tasks(jobs: int) -> None:
    assert list(run_jobs(square, [], jobs=jobs)) == []


def test_equal_tasks_are_different_tasks() -> None:
    assert list(run_jobs(square, [3, 3, 3], jobs=2)) == [(3, 9)] * 3


@pytest.mark.parametrize(("jobs", "tasks"), [(1, 3), (4, 1)])
def test_a_single_job_is_done_here(jobs: int, tasks: int) -> None:
    here = os.getpid()
    assert list(run_jobs(lambda _: os.getpid(), range(tasks), jobs=jobs)) == [(task, here) for task in range(tasks)]


def test_work_is_sent_to_each_process_once() -> None:
    seen = {answer for _, answer in run_jobs(Copies(), range(20), jobs=2)}
    assert len(seen) == len({process for process, _ in seen}) <= 2
    assert os.getpid() not in {process for process, _ in seen}


@pytest.mark.parametrize("jobs", [1, 2])
def test_tasks_are_taken_when_they_are_needed(jobs: int) -> None:
    tasks = count()
    run = run_jobs(square, tasks, jobs=jobs)
    next(run)
    run.close()
    assert next(tasks) <= 10


def test_closing_stops_what_has_begun() -> None:
    run = run_jobs(nap, [0.0, 3600.0, 3600.0], jobs=2)
    assert next(run) == (0.0, 0.0)
    run.close()
    assert active_children() == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_of_the_work_comes_through(jobs: int) -> None:
    with pytest.raises(OptionError, match="here: not 5"):
        list(run_jobs(fail, [5, 5], jobs=jobs))


def test_a_worker_that_dies_is_told() -> None:
    with pytest.raises(WorkerDied, match="a worker process died"):
        list(run_jobs(die, range(3), jobs=2))
    assert active_children() == []


@pytest.mark.parametrize("jobs", [0, MOST_JOBS + 1])
def test_a_strange_number_of_jobs_is_refused(jobs: int) -> None:
    with pytest.raises(OptionError, match=f"jobs: {jobs} is not a whole number from 1 to {MOST_JOBS}"):
        next(run_jobs(who, [1], jobs=jobs))


def test_the_usual_number_of_jobs() -> None:
    assert 1 <= default_jobs() <= MOST_JOBS


def test_dask_is_left_alone_without_a_cluster() -> None:
    code = (
        "import sys, grimoire.arena.run, grimoire.cli\n"
        "from grimoire.jobs.runner import run_jobs\n"
        "print(list(run_jobs(abs, [-1], jobs=1)), *{'dask', 'distributed'} & set(sys.modules))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[(-1, 1)]\n"
