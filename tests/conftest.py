"""What tests measured is printed at the end; the package as it is published is built once; no test has a deadline."""

import shutil
from pathlib import Path

import pytest
from hypothesis import settings

from tests.wheels import Installed, built, installed, wheel

settings.register_profile("any machine", deadline=None)
settings.load_profile("any machine")


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source archive and the wheels."""
    return built(tmp_path_factory)


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory, dist: Path) -> Installed:
    """The compiled wheel and what a server needs, in an environment of their own."""
    return installed(tmp_path_factory, wheel(dist), "server")


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory, dist: Path) -> Installed:
    """The wheel without any extra."""
    return installed(tmp_path_factory, wheel(dist, for_any_machine=True))


@pytest.fixture(scope="session")
def pure(tmp_path_factory: pytest.TempPathFactory, dist: Path) -> Installed:
    """The wheel for any machine, as on a Python that librt, which is compiled, is not made for."""
    env = installed(tmp_path_factory, wheel(dist, for_any_machine=True), "play")
    for folder in env.folder.glob("lib/*/site-packages/librt*"):
        shutil.rmtree(folder, ignore_errors=True)
    return env


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One line for each figure that a test left with ``record_property``."""
    reports = [report for reports in terminalreporter.stats.values() for report in reports]
    tests = [report for report in reports if isinstance(report, pytest.TestReport) and report.when == "call"]
    lines = [f"{report.nodeid}: {name}: {value}" for report in tests for name, value in report.user_properties]
    if lines:
        terminalreporter.section("measured")
        for line in lines:
            terminalreporter.write_line(line)
