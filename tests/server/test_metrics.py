"""Metrics: their names, which dashboards rely on, and that two servers in one process do not mix them up."""

import asyncio
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]  # its stubs are a package of their own

from grimoire.server.app import running
from grimoire.server.metrics import Metrics
from grimoire.server.settings import ServerSettings
from grimoire.server.storage.model import STATUSES


def values(metrics: Metrics, **tables: int) -> dict[str, float]:
    lines = [line for line in metrics.text(tables).splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.split(" ") for line in lines)}


def test_names_and_values() -> None:
    metrics = Metrics()
    metrics.moves += 3
    metrics.observe("pages", "Open sockets", lambda: 7)
    metrics.observe("bots_restarts", "Workers that were replaced", lambda: 2, is_counter=True)
    assert values(metrics, open=4, live=5) == {
        "grimoire_moves_total": 3,
        "grimoire_messages_total": 0,
        "grimoire_refusals_total": 0,
        "grimoire_unhandled_total": 0,
        "grimoire_conflicts_total": 0,
        "grimoire_pages_opened_total": 0,
        "grimoire_pages_too_slow_total": 0,
        "grimoire_storage_refusals_total": 0,
        "grimoire_storage_failures_total": 0,
        "grimoire_loop_lag_seconds": 0,
        "grimoire_loop_lag_worst_seconds": 0,
        "grimoire_pages": 7,
        "grimoire_bots_restarts_total": 2,
        "grimoire_tables_open": 4,
        "grimoire_tables_live": 5,
    }


def test_two_servers_count_for_themselves() -> None:
    one, other = Metrics(), Metrics()
    one.moves += 1
    assert values(one)["grimoire_moves_total"] == 1
    assert values(other)["grimoire_moves_total"] == 0


def _exported(database: Path) -> set[str]:
    """The names of all metrics of a server."""

    async def scrape() -> str:
        async with running(ServerSettings(data=database)) as hub:
            return hub.metrics.text(dict.fromkeys(STATUSES, 0))

    return {line.split(" ")[2] for line in asyncio.run(scrape()).splitlines() if line.startswith("# TYPE")}


def test_alerts_and_docs_name_metrics_that_exist(tmp_path: Path) -> None:
    root, exported = Path(__file__).parents[2], _exported(tmp_path)
    groups = yaml.safe_load((root / "deploy" / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    rules = [rule for group in groups for rule in group["rules"]]
    named = {name for rule in rules for name in re.findall(r"grimoire_\w+", rule["expr"])}
    assert named <= exported, named - exported
    assert len({rule["alert"] for rule in rules}) == len(rules) > 5
    assert all(
        set(rule) <= {"alert", "expr", "for", "annotations"} and rule["annotations"]["summary"] for rule in rules
    )
    docs = (root / "docs" / "hosting.md").read_text(encoding="utf-8")
    undocumented = {name for name in exported if name not in docs and name.rpartition("_")[2] not in STATUSES}
    assert undocumented == set()


@pytest.mark.skipif(shutil.which("promtool") is None, reason="promtool is not installed")
def test_prometheus_reads_the_alerts() -> None:
    file = Path(__file__).parents[2] / "deploy" / "alerts.yml"
    subprocess.run(["promtool", "check", "rules", file], check=True)
