"""Metrics: their names, which dashboards rely on, and that two servers in one process do not mix them up."""

from grimoire.server.metrics import Metrics


def values(metrics: Metrics, **tables: int) -> dict[str, float]:
    lines = [line for line in metrics.text(tables).splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.split(" ") for line in lines)}


def test_names_and_values() -> None:
    metrics = Metrics()
    metrics.moves.inc(3)
    metrics.observe("pages", "Open sockets", lambda: 7)
    metrics.observe("bots_restarts", "Workers that were replaced", lambda: 2, is_counter=True)
    assert values(metrics, open=4, live=5) == {
        "grimoire_moves_total": 3,
        "grimoire_messages_total": 0,
        "grimoire_refusals_total": 0,
        "grimoire_unhandled_total": 0,
        "grimoire_conflicts_total": 0,
        "grimoire_pages_opened_total": 0,
        "grimoire_loop_lag_seconds": 0,
        "grimoire_loop_lag_worst_seconds": 0,
        "grimoire_pages": 7,
        "grimoire_bots_restarts_total": 2,
        "grimoire_tables_open": 4,
        "grimoire_tables_live": 5,
    }


def test_two_servers_count_for_themselves() -> None:
    one, other = Metrics(), Metrics()
    one.moves.inc()
    assert values(one)["grimoire_moves_total"] == 1
    assert values(other)["grimoire_moves_total"] == 0
