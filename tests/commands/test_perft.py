"""``grimoire perft``: from a position, from a record, from the start of a game."""

from pathlib import Path

import grimoire
from grimoire.kernel.perft import perft
from tests.terminal.files import SMALL, finished_record, write
from tests.terminal.runner import run_here, table_rows


def test_perft_of_a_position(tmp_path: Path) -> None:
    path = write(tmp_path / "small.json", SMALL)
    done = run_here("perft", "materia", "--position", path, "--depth", 4)
    assert done.returncode == 0
    spells, first = SMALL["spells"], SMALL["first"]
    counts = perft(grimoire.game("materia", spells=spells, first=first).load(SMALL), 4)
    assert table_rows(done.stdout) == [[str(depth), *map(str, count)] for depth, count in enumerate(counts)]
    split = run_here("perft", "--position", path, "--depth", 4, "--split")
    *parts, total = table_rows(split.stdout)
    assert total == ["all", *map(str, counts[4])]
    assert sorted(part[0] for part in parts) == ["skip", "store red.square", "store white.circle"]
    assert [sum(int(part[column]) for part in parts) for column in (1, 2, 3)] == list(counts[4])


def test_perft_of_a_record_and_of_a_start(tmp_path: Path) -> None:
    finished = finished_record(tmp_path)
    record = grimoire.Record.load(finished)
    state = list(record.states())[40]
    done = run_here("perft", "--record", finished, "--after", 40, "--depth", 2)
    assert table_rows(done.stdout) == [[str(depth), *map(str, count)] for depth, count in enumerate(perft(state, 2))]
    assert table_rows(run_here("perft", "--record", finished, "--depth", 1).stdout) == [
        ["0", "0", "0", "1"],
        ["1", "0", "0", "0"],
    ]
    start = run_here("perft", "--players", 4, "--depth", 1)
    assert table_rows(start.stdout) == [["0", "0", "1", "0"], ["1", "0", "4", "0"]]
    beyond = run_here("perft", "--record", finished, "--after", 9999, "--depth", 1)
    assert beyond.returncode == 2
    assert "--after" in beyond.stderr
