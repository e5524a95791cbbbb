"""``grimoire verify``: what it says, its exit codes, and records of every kind."""

import json
from pathlib import Path
from typing import Any

import pytest

from grimoire.kernel.fairness import commitment_to
from grimoire.texts import LANGUAGES, Texts
from tests.table.fair_tables import NOW, SECRET, FairTable, finished, plan
from tests.terminal.files import SMALL, finished_record, write
from tests.terminal.runner import run_here

RECORD: dict[str, Any] = json.loads(json.dumps(finished("ann", "bob")))
COMMITMENT = commitment_to(SECRET)
OLD = Path(__file__).parents[1] / "compat" / "v0.1"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return write(tmp_path / "game.json", RECORD)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_good_record_is_verified(language: str, record: Path) -> None:
    done = run_here("verify", record, "--language", language)
    assert (done.returncode, done.stderr) == (0, "")
    say = Texts(language).say
    first, commitment, seeds = done.stdout.splitlines()
    assert first.startswith(say("terminal-verify-verified", path=str(record), count=2).partition(":")[0])
    assert str(record) in first
    assert commitment == say("terminal-verify-commitment", commitment=COMMITMENT)
    assert seeds == say("terminal-verify-seeds", count=2, seats="1, 2")


def test_what_differs_is_named(record: Path, tmp_path: Path) -> None:
    wanted = RECORD["actions"][4]
    other = next(action for action in ("deal red.circle", "deal blue.square") if action != wanted)
    actions = [*RECORD["actions"][:4], other, *RECORD["actions"][5:]]
    forged = write(tmp_path / "forged.json", RECORD | {"actions": actions})
    done = run_here("verify", forged, record)
    assert done.returncode == 1
    assert f"{forged}: Action 5 is “{other}”, but the secrets lead to “{wanted}”." in done.stderr
    assert f"verified: {record}" in done.stdout
    proof = RECORD["fairness"] | {"secret": "0" * 64}
    done = run_here("verify", write(forged, RECORD | {"fairness": proof}))
    assert done.returncode == 1
    assert f"{forged}: The server’s secret does not match its commitment." in done.stderr


def test_the_commitment_can_be_compared_with_one_that_was_noted(record: Path) -> None:
    assert run_here("verify", record, "--commitment", COMMITMENT.upper()).returncode == 0
    done = run_here("verify", record, "--commitment", "ab" * 32)
    assert done.returncode == 1
    assert "not the commitment that you noted" in done.stderr


@pytest.mark.parametrize("kind", ["terminal", "0.1"])
def test_a_record_without_proof_says_so(kind: str, tmp_path: Path) -> None:
    old = next(path for path in sorted(OLD.rglob("*.json")) if "actions" in json.loads(path.read_text()))
    file = finished_record(tmp_path) if kind == "terminal" else old
    done = run_here("verify", file)
    assert (done.returncode, done.stdout) == (3, "")
    assert "carries no proof" in done.stderr


def test_a_game_in_progress_and_one_that_went_on_from_a_record(tmp_path: Path) -> None:
    table = FairTable(plan("ann"), plan("bob"))
    table.reveal("ann")
    table.add(table.match.expire(NOW + 10**6))
    done = run_here("verify", write(tmp_path / "live.json", table.match.record()))
    assert done.returncode == 3
    assert "has not ended" in done.stderr
    done = run_here("verify", write(tmp_path / "over.json", table.finish()))
    assert done.returncode == 0
    assert "The seed of seat 1 counted." in done.stdout
    assert "Seat 2 did not reveal its seed in time." in done.stdout
    alone = FairTable(plan("bot"), plan("bot")).finish()
    assert "No player’s seed counted" in run_here("verify", write(tmp_path / "bots.json", alone)).stdout
    later = RECORD | {"fairness": RECORD["fairness"] | {"first": len(RECORD["actions"])}}
    done = run_here("verify", write(tmp_path / "later.json", later))
    assert "no outcome of chance" in done.stdout
    assert f"The first {len(RECORD['actions'])} actions come from another record" in done.stdout


def test_what_is_not_a_record_is_refused(tmp_path: Path) -> None:
    decision = next(number for number, action in enumerate(RECORD["actions"]) if not action.startswith("deal"))
    flying = [*RECORD["actions"][:decision], "fly"]
    for content, said in [
        (SMALL, "missing"),
        (RECORD | {"fairness": {"scheme": 9}}, "fairness.scheme"),
        (RECORD | {"actions": flying}, f"Action {decision + 1}"),
        ([], "object"),
    ]:
        done = run_here("verify", write(tmp_path / "x.json", content))
        assert (done.returncode, done.stdout) == (2, "")
        assert said in done.stderr
    assert run_here("verify", tmp_path / "none.json").returncode == 2
    assert run_here("verify").returncode == 2
