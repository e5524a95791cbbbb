"""The report of an experiment: one HTML page with everything in it, and the answer in a sentence."""

from collections.abc import Sequence
from html import escape
from math import isfinite
from typing import Final

import grimoire
from grimoire import catalog
from grimoire.arena.stats import Estimate
from grimoire.games.balance import ITEM
from grimoire.lab import svg
from grimoire.lab.figures import Figures, Item, VariantFigures
from grimoire.lab.questions import NARROW, NO, YES, Question
from grimoire.texts.plain import plain_game_texts

STYLE: Final = """
:root { color-scheme: light dark; --ink: #222; --quiet: #666; --line: #ddd; --paper: #fff;
  --c0: #2a6fbb; --c1: #c2571a; --c2: #3b8f4b; --c3: #8d4bb8; --c4: #b8902a; --c5: #2b9c9c; --c6: #b8446c; --c7: #777; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e6e6; --quiet: #a0a0a0; --line: #3a3a3a; --paper: #161616;
  --c0: #6aa9ee; --c1: #ee9a62; --c2: #74c785; --c3: #c08be6; --c4: #dfbd62; --c5: #6cc; --c6: #e58aa9; --c7: #aaa; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 52rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { line-height: 1.2; } h2 { margin-top: 2.2rem; } .quiet { color: var(--quiet); }
.answer { border-left: 4px solid var(--c0); padding: .2rem 1rem; font-size: 1.1rem; }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 12px; }
.grid { stroke: var(--line); } .even { stroke: var(--quiet); stroke-dasharray: 4 3; }
.band { fill: var(--c0); opacity: .2; } polyline { fill: none; stroke-width: 2; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; } th, td { padding: .15rem .6rem; text-align: right; }
th:first-child, td:first-child, th.words, td.words { text-align: left; } tr { border-bottom: 1px solid var(--line); }
pre { overflow: auto; border: 1px solid var(--line); padding: .8rem; } summary { cursor: pointer; }
""" + "".join(
    f"line.c{n}, polyline.c{n} {{ stroke: var(--c{n}); stroke-width: 2; }} "
    f"circle.c{n}, rect.c{n} {{ fill: var(--c{n}); }} .key.c{n} {{ color: var(--c{n}); }}\n"
    for n in range(svg.COLOURS)
)  # fmt: skip
FEW: Final = 20  # games with a card, below which its interval says little


def percent(number: float, signed: bool = False) -> str:
    return f"{100 * number:{'+' if signed else ''}.1f} %"


def figure(number: float, is_share: bool, signed: bool = False) -> str:
    return percent(number, signed) if is_share else f"{number:{'+' if signed else ''}.2f}"


def interval(found: Estimate, is_share: bool, signed: bool = False) -> str:
    if not isfinite(found.low):
        return f"{figure(found.value, is_share, signed)} (too few games for an interval)"
    low, high = figure(found.low, is_share, signed), figure(found.high, is_share, signed)
    return f"{figure(found.value, is_share, signed)} ({low} to {high})"


def question_text(question: Question, variants: Sequence[str]) -> str:
    """What was asked, in a sentence."""
    compared = question.of is None
    where = f"{variants[1]} less {variants[0]}" if compared else variants[question.of or 0]
    about = {"every seat": "every seat's share of wins, less an even share"}.get(question.about, question.about)
    if question.about.startswith("seat "):
        about = f"the share of wins of {question.about}"
    if question.width is not None:
        return f"How large is {about} ({where}), within an interval {figure(question.width, question.is_share())} wide?"
    low, high = (figure(bound, question.is_share()) for bound in (question.low, question.high))
    if not isfinite(question.low):
        return f"Is {about} ({where}) below {high}?"
    return f"Is {about} ({where}) above {low}?" if not isfinite(question.high) else (
        f"Is {about} ({where}) between {low} and {high}?")  # fmt: skip


def answer_text(figures: Figures) -> str:
    """The answer in a sentence, with the intervals."""
    question, verdict = figures.experiment.question, figures.verdict
    signed = question.of is None or question.about == "every seat"
    found = "; ".join(f"{part} {interval(each, question.is_share(), signed)}" for part, each in figures.answers)
    head = {
        YES: "Yes", NO: "No", NARROW: "Known as exactly as was asked",
    }.get(verdict.kind, "Open: these games do not decide it")  # fmt: skip
    return f"{head}, after {verdict.games:,} games of each variant: {found}."


def html(figures: Figures) -> str:
    """The page."""
    experiment = figures.experiment
    names = [variant.name for variant in experiment.variants]
    sections = [
        f"<h1>{escape(experiment.title)}</h1>",
        f'<p class="quiet">{escape(_setting(figures))}</p>',
        f"<p>{escape(question_text(experiment.question, names))}</p>",
        f'<p class="answer"><b>{escape(answer_text(figures))}</b></p>',
        _path_section(figures), _seat_section(figures), _difference_section(figures), _length_section(figures),
        _source_section(figures), _ladder_section(figures), *_item_sections(figures),
        "<h2>The experiment</h2>", f"<pre>{escape(experiment.source)}</pre>",
        f'<p class="quiet">Grimoire {escape(grimoire.__version__)}, <code>grimoire lab run</code>. The interval of the '
        f"answer is a confidence sequence of {percent(experiment.question.confidence)}: it may be looked at after "
        "every game. All others are plain 95 % intervals for the games that were played.</p>",
    ]  # fmt: skip
    title = escape(experiment.title)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>\n<body>\n'
        + "\n".join(section for section in sections if section)
        + "\n</body></html>\n"
    )


def _setting(figures: Figures) -> str:
    experiment = figures.experiment
    bots = experiment.bots[0] if len(set(experiment.bots)) == 1 else ", ".join(experiment.bots)
    where = "in every seat" if len(set(experiment.bots)) == 1 else "from seat 0 on"
    return (
        f"{experiment.game}, {experiment.players} players, {bots} {where}, seed {experiment.seed}; seat 0 plays first"
    )


def _key(figures: Figures) -> str:
    names = [variant.name for variant in figures.variants]
    marks = (f'<span class="key c{number}">●</span> {escape(name)}' for number, name in enumerate(names))
    return f"<p>{' &nbsp; '.join(marks)}</p>" if len(names) > 1 else ""


def _path_section(figures: Figures) -> str:
    question = figures.experiment.question
    bounds = [bound for bound in (question.low, question.high) if isfinite(bound)]
    parts = ["<h2>How the answer came</h2>"]
    for number, (part, _) in enumerate(figures.answers):
        points = [(games, found[number]) for games, found in figures.path]
        plot = svg.path(part, points, bounds, question.is_share())
        parts.append(f"<h3>{escape(part)}</h3>{plot}" if plot else "")
    return "".join(parts)


def _label(figures: Figures, words: str, variant: str) -> str:
    return f"{words}, {variant}" if len(figures.variants) > 1 else words


def _seat_section(figures: Figures) -> str:
    rows = [
        (_label(figures, f"seat {seat}", variant.name), variant.seats[seat], number)
        for seat in range(figures.experiment.players)
        for number, variant in enumerate(figures.variants)
    ]
    plot = svg.intervals("Wins by seat", rows, 1 / figures.experiment.players)
    lines = "".join(f"<tr><td>{escape(label)}</td><td>{interval(found, True)}</td></tr>" for label, found, _ in rows)
    even = "".join(f"<p>{escape(_even_text(figures, variant))}</p>" for variant in figures.variants)
    return f"<h2>Wins by seat</h2>{_key(figures)}{plot}<table>{lines}</table>{even}"


def _even_text(figures: Figures, variant: VariantFigures) -> str:
    """Which points would have made these games even."""
    points, shares = variant.even
    given = ", ".join(map(str, points))
    won = ", ".join(map(percent, shares))
    head = _label(figures, "Counted from the scores", variant.name)
    if not any(points):
        return f"{head}: no points for some of the seats at the start would have made these games more even."
    return (
        f"{head}: {given} points at the start, in addition, would have made these games most even ({won}). Players who "
        "know of such points may play otherwise: another experiment, with another seed, can test them."
    )


def _difference_section(figures: Figures) -> str:
    if not figures.differences:
        return ""
    first, second = figures.variants
    shares = ("seat", "shared")
    lines = "".join(
        f"<tr><td>{escape(name)}</td><td>{interval(found, name.startswith(shares), signed=True)}</td></tr>"
        for name, found in figures.differences.items()
    )
    head = f"{second.name} less {first.name}"
    note = "Both variants were played with the same chance and the same bots, so these are differences game by game."
    return f'<h2>{escape(head)}</h2><p class="quiet">{note}</p><table>{lines}</table>'


def _length_section(figures: Figures) -> str:
    games = figures.verdict.games
    series = [{rounds: count / games for rounds, count in variant.rounds.items()} for variant in figures.variants]
    lines = "".join(
        f"<tr><td>{escape(variant.name)}</td><td>{interval(variant.measures['rounds'], False)}</td>"
        f"<td>{interval(variant.measures['winning score'], False)}</td>"
        f"<td>{interval(variant.measures['margin'], False)}</td>"
        f"<td>{interval(variant.measures['shared'], True)}</td><td>{escape(_endings(variant))}</td></tr>"
        for variant in figures.variants
    )
    titles = ("variant", "rounds", "winning score", "ahead by", "shared wins", "games end with")
    head = f"<tr>{''.join(f'<th>{title}</th>' for title in titles)}</tr>"
    return f"<h2>Length and scores</h2>{svg.columns('Rounds of a game', series)}<table>{head}{lines}</table>"


def _endings(variant: VariantFigures) -> str:
    return ", ".join(f"{reason} {percent(share)}" for reason, share in variant.endings.items())


def _source_section(figures: Figures) -> str:
    texts, game = plain_game_texts(), figures.experiment.game
    bars = [
        (_label(figures, f"seat {seat}", variant.name),
         {texts.get(f"{game}-source-{source}", source): points[seat] for source, points in variant.sources.items()})
        for seat in range(figures.experiment.players) for variant in figures.variants
    ]  # fmt: skip
    return f"<h2>Points by source</h2>{svg.stacked('Points by source', bars)}"


def _ladder_section(figures: Figures) -> str:
    bots = figures.experiment.ladder
    rows = [
        (_label(figures, f"{bots[step + 1]} – {bots[step]}", variant.name), variant.ladder[step], number)
        for step in range(len(bots) - 1)
        for number, variant in enumerate(figures.variants)
    ]
    if not rows:
        return ""
    note = f"How often the better bot wins against the one below it, over {figures.experiment.ladder_games} games each."
    return f'<h2>Skill ladder</h2><p class="quiet">{note}</p>{svg.intervals("Skill ladder", rows, 0.5)}'


def _item_sections(figures: Figures) -> list[str]:
    balance = catalog.spec_of(figures.experiment.game).balance()
    if balance is None:
        return []
    headings = {ITEM: f"Win rate by {balance.noun}"} | {kind: group.heading for kind, group in balance.groups.items()}
    return [_item_section(figures, kind, heading) for kind, heading in headings.items()]


def _item_section(figures: Figures, kind: str, heading: str) -> str:
    found = [{item.name: item for item in variant.items if item.kind == kind} for variant in figures.variants]
    names = list(dict.fromkeys(name for items in found for name in items))
    rows = [
        (name, items[name].rate, number)
        for name in names
        for number, items in enumerate(found)
        if name in items and items[name].times >= FEW
    ]
    head = "".join(f"<th>{escape(variant.name)}</th><th>times</th>" for variant in figures.variants)
    lines = "".join(_item_line(name, [items.get(name) for items in found]) for name in names)
    table = f'<table><tr><th>name</th><th class="words">about</th>{head}</tr>{lines}</table>'
    plot = svg.intervals(heading, rows, 1 / figures.experiment.players)
    rare = f'<p class="quiet">In the plot: what was had at least {FEW} times.</p>'
    return (
        f"<h2>{escape(heading)}</h2>{_key(figures)}{rare}{plot}<details><summary>All figures</summary>{table}</details>"
    )


def _item_line(name: str, items: Sequence[Item | None]) -> str:
    about = next(item.about for item in items if item is not None)
    cells = "".join(
        f"<td>{interval(item.rate, True)}</td><td>{item.times:,}</td>" if item is not None else "<td></td><td></td>"
        for item in items
    )
    return f'<tr><td>{escape(name)}</td><td class="words">{escape(about)}</td>{cells}</tr>'
