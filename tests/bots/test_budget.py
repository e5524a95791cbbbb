"""Budgets as they are written and read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimoire.bots.budget import MOST_NODES, MOST_SECONDS, Budget
from grimoire.kernel.errors import OptionError

budgets = st.builds(lambda nodes: Budget(nodes=nodes), st.integers(1, MOST_NODES)) | st.builds(
    lambda seconds: Budget(seconds=seconds), st.floats(0, MOST_SECONDS, exclude_min=True)
)


@given(budgets)
def test_a_budget_reads_back_what_it_writes(budget: Budget) -> None:
    assert Budget.parse(str(budget)) == budget
    assert eval(repr(budget)) == budget
    assert hash(Budget.parse(str(budget))) == hash(budget)


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("2000", Budget(nodes=2000)),
        ("0.5s", Budget(seconds=0.5)),
        ("2s", Budget(seconds=2)),
        ("50ms", Budget(seconds=0.05)),
        ("0.5ms", Budget(seconds=0.0005)),
    ],
)
def test_budgets_are_read(text: str, budget: Budget) -> None:
    assert Budget.parse(text) == budget


@pytest.mark.parametrize(
    ("budget", "text"),
    [
        (Budget(nodes=1), "1"),
        (Budget(seconds=2.0), "2s"),
        (Budget(seconds=20.0), "20s"),
        (Budget(seconds=0.00001), "0.00001s"),
        (Budget(seconds=1.0625), "1.0625s"),
        (Budget(seconds=0.1234567), "0.1234567s"),
    ],
)
def test_budgets_are_written(budget: Budget, text: str) -> None:
    assert str(budget) == text


WRONG = [
    "", "0", "0s", "-5", "1.5", "5 s", "s", "ms", ".5s", "5m", "nan", "infs", "1e3", "٣", "3601s", "1000000001",
    "9" * 5000, "9" * 400 + "s",
]  # fmt: skip


@pytest.mark.parametrize("text", WRONG)
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(OptionError, match=r"give nodes, such as 2000, or seconds, such as 0\.5s or 50ms"):
        Budget.parse(text)


@pytest.mark.parametrize(("nodes", "seconds"), [(0, 0.0), (-1, 0.0), (1, 1.0), (0, float("nan")), (0, -1.0)])
def test_a_budget_is_of_one_kind(nodes: int, seconds: float) -> None:
    with pytest.raises(OptionError):
        Budget(nodes, seconds)


def test_budgets_compare_with_anything() -> None:
    assert Budget(nodes=5) != Budget(seconds=5)
    assert Budget(nodes=5) != 5
