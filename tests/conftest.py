"""What tests measured is printed after all of them."""

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One line for each figure that a test left with ``record_property``."""
    reports = [report for reports in terminalreporter.stats.values() for report in reports]
    tests = [report for report in reports if isinstance(report, pytest.TestReport) and report.when == "call"]
    lines = [f"{report.nodeid}: {name}: {value}" for report in tests for name, value in report.user_properties]
    if lines:
        terminalreporter.section("measured")
        for line in lines:
            terminalreporter.write_line(line)
