"""Plots as SVG text: intervals, columns, stacked bars, the path of an interval. Colours are in the page's CSS."""

from collections.abc import Mapping, Sequence
from html import escape
from math import floor, inf, isfinite, log10
from typing import Final

from grimoire.arena.stats import Estimate

WIDTH: Final = 720
LEFT: Final = 190
RIGHT: Final = 20
ROW: Final = 20
FOOT: Final = 28
KEYS: Final = 4  # of a legend in a row
COLOURS: Final = 8  # classes c0 to c7 of the page

IntervalRow = tuple[str, Estimate, int]  # label, figure, number of its colour


class Scale:
    """From numbers to places, and round numbers for the axis."""

    def __init__(self, low: float, high: float, begin: float, end: float) -> None:
        self._low, self._high = (low, high) if high > low else (low - 0.5, low + 0.5)
        self._begin, self._end = begin, end

    def __call__(self, number: float) -> float:
        number = min(max(number, self._low), self._high)
        return self._begin + (self._end - self._begin) * (number - self._low) / (self._high - self._low)

    def ticks(self) -> list[float]:
        """About five."""
        rough = (self._high - self._low) / 5
        power = 10.0 ** floor(log10(rough))
        step = power * next(times for times in (1, 2, 5, 10) if times * power >= rough * 0.999)
        first = -floor(-self._low / step)
        return [number * step for number in range(first, floor(self._high / step + 1e-9) + 1)]


def _plot(height: float, parts: Sequence[str], title: str) -> str:
    head = f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
    return head + "".join(parts) + "</svg>"


def _text(x: float, y: float, words: str, place: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{place}">{escape(words)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def _axis(scale: Scale, height: float, percent: bool) -> list[str]:
    parts: list[str] = []
    for tick in scale.ticks():
        x = scale(tick)
        parts += [_line(x, 4, x, height - FOOT, "grid"), _text(x, height - 10, number_text(tick, percent), "middle")]
    return parts


def number_text(number: float, percent: bool) -> str:
    return f"{100 * number:.3g} %" if percent else f"{number:.3g}"


def intervals(title: str, rows: Sequence[IntervalRow], reference: float | None = None, percent: bool = True) -> str:
    """Each figure a dot with its interval, and a line for what it would be if nothing mattered."""
    height = ROW * len(rows) + FOOT + 8
    ends = [end for _, found, _ in rows for end in found if isfinite(end)]
    ends += [] if reference is None else [reference]
    scale = Scale(min(ends, default=0.0), max(ends, default=1.0), LEFT, WIDTH - RIGHT)
    parts = _axis(scale, height, percent)
    if reference is not None:
        parts.append(_line(scale(reference), 4, scale(reference), height - FOOT, "even"))
    for number, (label, found, colour) in enumerate(rows):
        y = 6 + ROW * (number + 0.5)
        kind = f"c{colour % COLOURS}"
        shown = f"{label}: {number_text(found.value, percent)}"
        parts += [
            _text(LEFT - 10, y + 4, label, "end"), _line(scale(found.low), y, scale(found.high), y, kind),
            f'<circle cx="{scale(found.value):.1f}" cy="{y:.1f}" r="4" class="{kind}">'
            f"<title>{escape(shown)}</title></circle>",
        ]  # fmt: skip
    return _plot(height, parts, title)


def columns(title: str, series: Sequence[Mapping[int, float]]) -> str:
    """How often each whole number came, side by side for several series."""
    height, top = 200.0, max((share for counts in series for share in counts.values()), default=1.0)
    numbers = [number for counts in series for number in counts] or [0]
    low, high = min(numbers), max(numbers)
    scale, up = Scale(low - 0.5, high + 0.5, 40, WIDTH - RIGHT), Scale(0, top, height - FOOT, 8)
    width = (scale(low + 1) - scale(low)) * 0.8 / max(1, len(series))
    every = max(1, (high - low) // 15)
    parts = [_text(scale(number), height - 10, str(number), "middle") for number in range(low, high + 1, every)]
    for place, counts in enumerate(series):
        for number, share in counts.items():
            x = scale(number) + width * (place - len(series) / 2)
            parts.append(
                f'<rect x="{x:.1f}" y="{up(share):.1f}" width="{width:.1f}" height="{height - FOOT - up(share):.1f}" '
                f'class="c{place}"><title>{number}: {100 * share:.1f} %</title></rect>'
            )
    return _plot(height, parts, title)


def stacked(title: str, bars: Sequence[tuple[str, Mapping[str, float]]]) -> str:
    """Bars made of parts in the same order, such as points by source; parts below zero are left out."""
    names = list(dict.fromkeys(name for _, parts in bars for name in parts))
    bottom = (ROW + 6) * len(bars) + FOOT + 4
    scale = Scale(0, max((sum(parts.values()) for _, parts in bars), default=1.0) or 1.0, LEFT, WIDTH - RIGHT)
    drawn = _axis(scale, bottom, percent=False)
    for number, (label, parts) in enumerate(bars):
        y, begun = 6 + (ROW + 6) * number, 0.0
        drawn.append(_text(LEFT - 10, y + ROW / 2 + 4, label, "end"))
        for place, name in enumerate(names):
            points = max(0.0, parts.get(name, 0.0))
            x, width = scale(begun), scale(begun + points) - scale(begun)
            begun += points
            drawn.append(
                f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="{ROW}" class="c{place % COLOURS}">'
                f"<title>{escape(name)}: {points:.2f}</title></rect>"
            )
    return _plot(bottom + 8 + ROW * -(-len(names) // KEYS), drawn + _legend(names, bottom + 8), title)


def _legend(names: Sequence[str], top: float) -> list[str]:
    parts: list[str] = []
    for number, name in enumerate(names):
        x, y = 10 + (WIDTH - 20) / KEYS * (number % KEYS), top + ROW * (number // KEYS)
        parts += [f'<rect x="{x:.1f}" y="{y:.1f}" width="10" height="10" class="c{number % COLOURS}"/>',
                  _text(x + 14, y + 9, name)]  # fmt: skip
    return parts


def path(title: str, points: Sequence[tuple[int, Estimate]], bounds: Sequence[float], percent: bool) -> str:
    """How the interval of an answer narrowed from game to game, with the bounds of the question."""
    shown = [(games, found) for games, found in points if isfinite(found.low)]
    if not shown:
        return ""
    height = 200.0
    across = Scale(0, shown[-1][0], 60, WIDTH - RIGHT)
    ends = [end for _, found in shown[len(shown) // 10 :] for end in found] + [
        each for each in bounds if abs(each) < inf
    ]
    up = Scale(min(ends), max(ends), height - FOOT, 8)
    outline = [(across(games), up(found.high)) for games, found in shown]
    outline += [(across(games), up(found.low)) for games, found in reversed(shown)]
    parts = [f'<polygon class="band" points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in outline)}"/>']
    middle = " ".join(f"{across(games):.1f},{up(found.value):.1f}" for games, found in shown)
    parts.append(f'<polyline class="c0" points="{middle}"/>')
    parts += [_line(60, up(bound), WIDTH - RIGHT, up(bound), "even") for bound in bounds]
    parts += [_text(54, up(tick) + 4, number_text(tick, percent), "end") for tick in up.ticks()]
    parts += [_text(across(tick), height - 10, f"{tick:,.0f}", "middle") for tick in across.ticks()]
    return _plot(height, parts, title)
