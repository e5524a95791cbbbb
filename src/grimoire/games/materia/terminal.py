"""Materia drawn in text: a token is its colour, the letters of its colour and the glyph of its rune."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from grimoire.games.materia import words
from grimoire.games.materia.board import FAMILIAR_LIMIT, POOL_LIMIT
from grimoire.games.materia.board_types import BoardView, LearnedView, OpponentView
from grimoire.games.materia.board_view import board_view
from grimoire.games.materia.phases import PHASES
from grimoire.games.materia.pile import COLOURS, KIND_NUMBERS, RUNES
from grimoire.games.materia.scoring import FAMILIAR_POINTS
from grimoire.games.materia.solo import TRACK, clears_altar, track_score
from grimoire.games.materia.spells import TABLE, Spell
from grimoire.kernel.action import Action
from grimoire.kernel.game import State
from grimoire.terminal.finding import find
from grimoire.terminal.look import CHIPS, GLYPHS, GOOD, QUIET, TITLE, Look

SPELLS: Final = {spell.name: spell for spell in TABLE}
LEVELS: Final = (3, 4, 5)
EMPTY: Final = " · "


def heading(look: Look, state: State) -> str:
    """Round and phase."""
    view = board_view(state)
    phase = look.texts.say("materia-phase", phase=view["phase"])
    if view["phase"] in ("setup", "over"):
        return phase
    return look.say("materia-heading", round=view["round"], phase=phase, who=look.who(view["turn"] or 0))


def mark(look: Look, action: Action) -> Text:
    """The token that an action moves, or the colour of the spell it is about."""
    item = action.item or ""
    if item in KIND_NUMBERS:
        return chip(look, item)
    return _colour_chip(look, SPELLS[item]) if item in SPELLS else Text()


def short_label(_look: Look, _state: State, _action: Action) -> str:
    """The usual words are short enough."""
    return ""


def is_news(_state: State, _action: Action) -> bool:
    """Every token that moves is told."""
    return True


def chip(look: Look, kind: str) -> Text:
    """A token."""
    number = KIND_NUMBERS[kind]
    colour, rune = COLOURS[number // len(RUNES)], RUNES[number % len(RUNES)]
    return Text(look.code(colour) + GLYPHS[rune], CHIPS[colour])


def _colour_chip(look: Look, spell: Spell) -> Text:
    colour = COLOURS[spell.colour]
    return Text(look.code(colour) + " ", CHIPS[colour])


def _spell_chip(look: Look, card: LearnedView) -> Text:
    """A learned spell: its level after the token that lies on it."""
    token = chip(look, card["token"])
    return Text(f"{token.plain}{card['level']}", token.style)


def chips(look: Look, kinds: Sequence[str], spaces: int = 0) -> Text:
    """Tokens in a row, and the empty spaces after them."""
    cells = [chip(look, kind) for kind in kinds]
    cells.extend(Text(EMPTY, QUIET) for _ in range(spaces - len(kinds)))
    return Text(" ").join(cells) if cells else Text("–", QUIET)


def table(look: Look, state: State, viewer: int) -> RenderableType:
    """Opponents in turn order, the altar, the viewer's own side."""
    view = board_view(state)
    scores = state.scores()
    players = view["players"]
    parts: list[RenderableType] = [_title_bar(look, state)]
    for offset in range(1, players):
        seat = (viewer + offset) % players
        parts.extend(_seat(look, view, seat, scores[seat], own=False))
    if "opponent" in view:
        parts.extend(_solo_opponent(look, view["opponent"], scores[1]))
    parts.extend(_altar(look, view))
    parts.extend(_seat(look, view, viewer, scores[viewer], own=True))
    return Group(*parts, _spells(look, view, viewer))


def _title_bar(look: Look, state: State) -> RenderableType:
    return Text(f" {heading(look, state)} ", "reverse bold")


def _section(title: Text) -> Rule:
    return Rule(title, align="left", style=QUIET)


def _seat(look: Look, view: BoardView, seat: int, score: int, own: bool) -> list[RenderableType]:
    """Name, score, pool and familiar."""
    data = view["seats"][seat]
    turn = view["turn"] == seat and view["phase"] != "over"
    title = Text.assemble(
        ("▶ " if turn else "", GOOD), (look.who(seat), TITLE), " · ", look.texts.say("points", points=score)
    )
    grid = _grid()
    pool, familiar = data["pool"], data["familiar"]
    grid.add_row(_label(_place(look, "pool"), f"{len(pool)}/{POOL_LIMIT}"), chips(look, pool))
    spaces = int(FAMILIAR_LIMIT) if own else 0
    grid.add_row(_label(_place(look, "familiar"), f"{len(familiar)}/{FAMILIAR_LIMIT}"), chips(look, familiar, spaces))
    if own:
        grid.add_row(_label(look.say("materia-track-points")), _scale(FAMILIAR_POINTS[1:], len(familiar)))
    elif data["learned"]:
        spells = Text(" ").join(_spell_chip(look, card) for card in data["learned"].values())
        grid.add_row(_label(_place(look, "spells"), f"{len(data['learned'])}/{len(COLOURS)}"), spells)
    return [_section(title), grid]


def _solo_opponent(look: Look, opponent: OpponentView, score: int) -> list[RenderableType]:
    track, lower = opponent["track"], opponent["lower"]
    last = int(TRACK)
    status = look.say(
        "materia-track-status", points=look.texts.say("points", points=score), filled=len(track), last=last
    )
    title = Text.assemble((look.who(1), TITLE), " · ", status)
    grid = _grid(8)
    grid.add_row(_label(look.say("materia-track")), chips(look, track, last))
    values = [int(track_score(filled)) for filled in range(1, last + 1)]
    sweeps = [bool(clears_altar(filled)) for filled in range(1, last + 1)]
    grid.add_row(_label(look.say("materia-track-points")), _scale(values, len(track), sweeps))
    grid.add_row(_label(look.say("materia-lower")), chips(look, lower))
    return [_section(title), grid]


def _scale(values: Sequence[int], filled: int, stars: Sequence[bool] = ()) -> Text:
    """Points below the spaces of a track; the ones reached stand out, a star marks a space that clears the altar."""
    scale = Text()
    for number, value in enumerate(values, start=1):
        star = "*" if stars and stars[number - 1] else " "
        scale.append(f"{value:>2}{star}", GOOD if number == filled else QUIET)
        scale.append(" ")
    return scale


def _altar(look: Look, view: BoardView) -> list[RenderableType]:
    altar = view["altar"]
    title = Text.assemble(
        (_place(look, "altar"), TITLE),
        f" {len(altar)} · ",
        look.say("materia-piles", pouch=view["pouch"], discard=len(view["discard"])),
    )
    grid = _grid()
    grid.add_row("", chips(look, altar))
    return [_section(title), grid]


def _grid(label_width: int = 16) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=label_width, no_wrap=True)
    grid.add_column(overflow="fold")
    return grid


def _label(name: str, count: str = "") -> Text:
    return Text.assemble((f" {name} ", QUIET), count)


def _place(look: Look, place: str) -> str:
    return look.texts.say("materia-place", place=place)


def _spells(look: Look, view: BoardView, viewer: int) -> Table:
    """The seven spells with the points of their levels; the viewer's token lies where it does on the card."""
    spells = Table(box=None, padding=(0, 1), header_style=QUIET, pad_edge=False)
    spells.add_column("", justify="right", min_width=2)
    levels = [look.texts.say("materia-level", level=level) for level in LEVELS]
    for header in ("", _place(look, "spells"), look.say("materia-when"), *levels, ""):
        spells.add_column(header, no_wrap=True)
    learned = view["seats"][viewer]["learned"]
    for number, name in enumerate(view["spells"], start=1):
        spell, card = SPELLS[name], learned.get(name)
        spells.add_row(
            Text(str(number), QUIET),
            _colour_chip(look, spell),
            Text(look.render(words.spell_name(name)), TITLE if card else ""),
            Text(_phase(look, spell), QUIET),
            *(_level(look, spell, level, card) for level in LEVELS),
            Text(look.say("materia-today") if card and card["today"] else "", QUIET),
        )
    return spells


def _phase(look: Look, spell: Spell) -> str:
    return look.texts.say("materia-phase", phase=PHASES[spell.phase]) if spell.phase >= 0 else "–"


def _level(look: Look, spell: Spell, level: int, card: LearnedView | None) -> Text:
    """What a level is worth; the viewer's own has the token on it."""
    row = spell.levels[level - LEVELS[0]]
    worth = look.say("materia-worth", points=f"{int(row.points)}{'+' if row.tally is not None else ''}")
    if card is None or card["level"] != level:
        return Text(f"    {worth}", QUIET)
    return Text.assemble(chip(look, card["token"]), " ", (worth, TITLE))


def info(look: Look, state: State, viewer: int, topic: str) -> RenderableType | None:
    """What the levels of a spell do; without a topic, what the viewer's learned spells do now."""
    view = board_view(state)
    learned = view["seats"][viewer]["learned"]
    if not topic:
        return _learned_info(look, learned, view["players"] == 1)
    name = _find(look, view["spells"], topic)
    return None if name is None else _spell_info(look, SPELLS[name], learned.get(name), view["players"] == 1)


def _learned_info(look: Look, learned: dict[str, LearnedView], solo: bool) -> RenderableType:
    if not learned:
        return Text(look.say("materia-nothing-learned"))
    return Group(*(_spell_info(look, SPELLS[name], card, solo, only_owned=True) for name, card in learned.items()))


def _spell_info(
    look: Look, spell: Spell, learned: LearnedView | None, solo: bool, only_owned: bool = False
) -> RenderableType:
    """Name and levels; a spell with a phase can be used at every level up to the one learned."""
    title = Text.assemble(_colour_chip(look, spell), " ", (look.render(words.spell_name(spell.name)), TITLE))
    if spell.phase >= 0:
        title.append(f" · {_phase(look, spell)}", QUIET)
    grid = Table.grid(padding=(0, 1))
    for level in LEVELS:
        own = learned is not None and learned["level"] == level
        usable = own or (learned is not None and spell.phase >= 0 and level < learned["level"])
        if only_owned and not usable:
            continue
        grid.add_row(
            Text(" ▶" if own else "  ", GOOD),
            Text(str(level), TITLE),
            Text(_what_it_does(look, spell, level, solo)),
            Text(look.render(words.points_text(spell.name, level)), QUIET),
        )
    return Group(title, grid)


def _what_it_does(look: Look, spell: Spell, level: int, solo: bool) -> str:
    does = look.render(words.level_text(spell, level, solo))
    when = words.when_key(spell, level)
    if when not in ("instant", "always"):
        return does
    return look.say("materia-when-it-works", when=look.texts.say("materia-when", when=when), does=does)


def _find(look: Look, spells: Sequence[str], topic: str) -> str | None:
    """A spell by its number or by the beginning of its name, in any spelling; None unless it is just one."""
    if topic.isdecimal():
        number = int(topic[:4])
        return spells[number - 1] if 1 <= number <= len(spells) else None
    return find(topic, {name: (name, look.render(words.spell_name(name))) for name in spells})
