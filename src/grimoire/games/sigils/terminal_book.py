"""A spellbook of Sigils in text: two rows of five spots, with the sigils between them."""

import textwrap
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from rich.text import Text

from grimoire.games.sigils import words
from grimoire.games.sigils.board import BONUS_FAME, ROW, SPOTS
from grimoire.games.sigils.linking import Card, Linked
from grimoire.games.sigils.terminal_card import (
    JOIN,
    ability_style,
    brief,
    family_code,
    family_name,
    family_style,
    glyph,
    kind_chip,
    type_letter,
    type_name,
)
from grimoire.terminal.look import GOOD, QUIET, TITLE, Look

CELL: Final = 14
GAP: Final = 2
NAME_LINES: Final = 2
ABILITY_LINES: Final = 3
GEM: Final = "◆"
DOWN: Final = "▒"


class Book(NamedTuple):
    """A spellbook; spots count from 1."""

    cards: Sequence[Card]
    cast: set[int]
    down: set[int]

    def row(self, number: int) -> range:
        """The spots of a row."""
        return range(number * int(ROW) + 1, (number + 1) * int(ROW) + 1)

    def joined(self, row: int) -> list[tuple[int, int]]:
        """The pairs of spots in a row between which a sigil is complete; face-down spells are looked through."""
        shown = [spot for spot in self.row(row) if spot <= len(self.cards) and spot not in self.down]
        return [(one, two) for one, two in pairwise(shown) if self.card(one).right == self.card(two).left]

    def card(self, spot: int) -> Card:
        return self.cards[spot - 1]


class Cell(NamedTuple):
    """A spot: its head line, what stands below it, and how the ability is styled."""

    head: Text
    name: list[str]
    name_style: str
    ability: list[str]
    ability_style: str


def book_rows(look: Look, book: Book, linked: Linked) -> Iterator[Text]:
    """The whole book, for its owner."""
    for row in range(SPOTS // int(ROW)):
        cells = [_cell(look, book, linked, spot) for spot in book.row(row)]
        yield _line(cell.head for cell in cells)
        for number in range(max(len(cell.name) for cell in cells)):
            yield _line(_nth(cell.name, number, cell.name_style) for cell in cells)
        for number in range(max(len(cell.ability) for cell in cells)):
            yield _line(_nth(cell.ability, number, cell.ability_style) for cell in cells)
        if row * ROW < len(book.cards):
            yield _sigil_line(book, row)


def _line(pieces: Iterator[Text]) -> Text:
    line = Text(no_wrap=True)
    for piece in pieces:
        piece.truncate(CELL, overflow="ellipsis", pad=True)
        line.append_text(piece)
        line.append(" " * GAP)
    line.rstrip()
    return line


def _nth(lines: Sequence[str], number: int, style: str) -> Text:
    return Text(lines[number] if number < len(lines) else "", style)


def _cell(look: Look, book: Book, linked: Linked, spot: int) -> Cell:
    if spot > len(book.cards):
        return _empty_cell(look, linked, spot)
    head = Text.assemble((f"{spot} ", TITLE))
    if spot in book.down:
        head.append(DOWN * (CELL - len(head)), QUIET)
        return Cell(head, fitted(look.texts.say("sigils-face-down")), QUIET, [], "")
    card = book.card(spot)
    head.append_text(kind_chip(look, card))
    if _has_bonus(linked, card, spot):
        head.append(f" +{int(BONUS_FAME)}", QUIET)
    if spot in book.cast:
        head.append(" " * (CELL - len(head) - 1) + GEM, GOOD)
    style = QUIET if spot in book.cast else TITLE
    return Cell(
        head,
        fitted(look.render(words.card_name(card))),
        style,
        fitted(brief(look, card), ABILITY_LINES),
        ability_style(card),
    )


def _has_bonus(linked: Linked, card: Card, spot: int) -> bool:
    return bool(linked.bonus_families[spot - 1] == card.family or linked.bonus_types[spot - 1] == card.kind)


def _empty_cell(look: Look, linked: Linked, spot: int) -> Cell:
    head = Text(f"{spot} ".ljust(CELL, "·"), QUIET)
    family, kind = int(linked.bonus_families[spot - 1]), int(linked.bonus_types[spot - 1])
    if family < 0 and kind < 0:
        return Cell(head, [], QUIET, [], "")
    what = family_name(look, family) if family >= 0 else type_name(look, kind)
    return Cell(head, fitted(look.say("sigils-bonus", fame=int(BONUS_FAME), what=what)), QUIET, [], "")


def fitted(text: str, lines: int = NAME_LINES) -> list[str]:
    """The text in the lines of a cell; what does not fit ends with an ellipsis."""
    whole = " ".join(word if len(word) <= CELL else f"{word[: CELL - 1]}…" for word in text.split(" "))
    return textwrap.wrap(whole, CELL, max_lines=lines, placeholder="…")


def _sigil_line(book: Book, row: int) -> Text:
    """The halves at the edges of the spells, and a line through those that make a whole."""
    width = int(ROW) * (CELL + GAP)
    marks, styles = [" "] * width, [""] * width
    starts = {spot: place * (CELL + GAP) for place, spot in enumerate(book.row(row))}
    for spot, start in starts.items():
        if spot <= len(book.cards) and spot not in book.down:
            marks[start], marks[start + CELL - 1] = glyph(book.card(spot).left), glyph(book.card(spot).right)
    for one, two in book.joined(row):
        first, last = starts[one] + CELL - 1, starts[two]
        marks[first + 1 : last] = JOIN * (last - first - 1)
        styles[first : last + 1] = [GOOD] * (last - first + 1)
    line = Text.assemble(*zip(marks, styles, strict=True), no_wrap=True)
    line.rstrip()
    return line


def book_strip(look: Look, book: Book) -> Text:
    """The whole book in one line, for the others: half, family, type, half; a gem after a spell that was cast."""
    strip = Text(no_wrap=True)
    joined = [pair for row in range(SPOTS // int(ROW)) for pair in book.joined(row)]
    left, right = {two for _, two in joined}, {one for one, _ in joined}
    for spot, card in enumerate(book.cards, start=1):
        if spot == ROW + 1:
            strip.append("│ ", QUIET)
        if spot in book.down:
            strip.append(f" {DOWN * 3} ", QUIET)
        else:
            strip.append(glyph(card.left), GOOD if spot in left else QUIET)
            code = family_code(look, int(card.family))[:2] + type_letter(look, int(card.kind))
            strip.append(code, family_style(card))
            strip.append(glyph(card.right), GOOD if spot in right else QUIET)
        strip.append(GEM if spot in book.cast else " ", GOOD)
    return strip
