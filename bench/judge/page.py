"""The figures of a net as tables."""

from typing import Any

from bench.judge.summary import ALL, NET
from tools.regions import table


def judged(read: dict[str, Any]) -> str:
    """All of them, for the page and for the terminal."""
    return "\n\n".join((_source(read), _errors(read), _modes(read), _held_out(read))) + "\n"


def _source(read: dict[str, Any]) -> str:
    frozen = read["frozen"]
    return (
        f"Net `{read['net']}` against {frozen['positions']} positions, each played out {frozen['rollouts']} times by "
        f"{frozen['bot']} (`{frozen['command']}`, with net `{frozen['net']}` of version {frozen['version']}). The "
        f"rollouts are exact to {frozen['noise']:.3f}, after their luck was taken off ({frozen['noise with luck']:.3f} "
        "with it); this noise is not part of the errors below."
        + (f" Measured on {read['machine']}." if "machine" in read else "")
    )


def _errors(read: dict[str, Any]) -> str:
    """A row for the net alone and for each budget, a column for each group of positions."""
    errors = read["errors"]
    first = next(iter(errors.values()))
    groups = [("all", ALL, "")] + [
        (name, part, name) for part in ("players", "stages", "kinds") for name in first[part]
    ]
    rows = []
    for asked, of_all in errors.items():
        found = [of_all[part][name] if name else of_all[part] for _, part, name in groups]
        interval = f"{found[0]['low']:.3f} to {found[0]['high']:.3f}"
        rows.append(
            (_asked(asked), f"{found[0]['value']:.3f}", interval, *(f"{error['value']:.3f}" for error in found[1:]))
        )
    head = ("RMS error", "all", "95 % interval", *(title for title, _, _ in groups[1:]))
    return table(head, rows, (1, *range(3, len(head))))


def _modes(read: dict[str, Any]) -> str:
    """A row for each mode, a column for the net alone and for each budget."""
    errors = read["errors"]
    first = next(iter(errors.values()))["modes"]
    rows = [
        (mode, str(first[mode]["positions"]), *(f"{of_all['modes'][mode]['value']:.3f}" for of_all in errors.values()))
        for mode in first
    ]
    head = ("RMS error by mode", "positions", *map(_asked, errors))
    return table(head, rows, tuple(range(1, len(head))))


def _asked(asked: str) -> str:
    return "net alone" if asked == NET else f"evaluate, {asked}{'' if asked.endswith('s') else ' nodes'}"


def _held_out(read: dict[str, Any]) -> str:
    """A row for each number of players."""
    rows = []
    for name, scores in read["held out"].items():
        luck = read["luck"].get(name)
        rows.append(
            (name, str(scores["games"]), f"{scores['brier']:.3f}", f"{scores['brier of even']:.3f}",
             f"{scores['log loss']:.3f}", f"{scores['log loss of even']:.3f}",
             "" if luck is None else f"{luck['share']:.0%}", "" if luck is None else f"{luck['fitted']:.0%}")
        )  # fmt: skip
    head = (
        "held-out games", "games", "Brier", "if told even", "log loss", "if told even", "explained by luck",
        "if scaled",
    )  # fmt: skip
    return table(head, rows, (1, 2, 3, 4, 5, 6, 7))
