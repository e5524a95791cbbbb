"""The example under ``examples/`` answers its question."""

import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "balance_question.py"


def test_a_balance_question_is_answered(tmp_path: Path) -> None:
    command = [sys.executable, str(EXAMPLE), str(tmp_path / "out"), "random"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
    answer, printed, gift, _ = done.stdout.splitlines()
    assert answer.startswith("Yes, after ")
    assert (printed.partition(":")[0], gift.partition(":")[0]) == ("printed", "gift")
    assert "Win rate by card" in (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 60
