"""Sigils drawn in text: a die is its colour, the letters of its colour and its number; a used one is in brackets."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from grimoire.games.sigils import words
from grimoire.games.sigils.board import PLAYING, SETUP, SPOTS, TEACHING, all_dice, fees, spot_card
from grimoire.games.sigils.board_types import BoardView, DiceView, SeatView
from grimoire.games.sigils.board_view import describe
from grimoire.games.sigils.dice import COLOURS, DICE, TEACHER, bit, value_of
from grimoire.games.sigils.linking import Card
from grimoire.games.sigils.state import State as Board
from grimoire.games.sigils.terminal_book import Book, book_rows, book_strip
from grimoire.games.sigils.terminal_card import ability_style, brief, colour_name, halves, kind_chip
from grimoire.kernel.action import Action
from grimoire.kernel.game import OVER, State
from grimoire.kernel.playing import state_of
from grimoire.terminal.finding import find, fold
from grimoire.terminal.look import CHIPS, GOOD, QUIET, TITLE, Look

LABEL: Final = 13
NAME: Final = 29
HARNESSED: Final = "▸"
PAYING: Final = "+"


def heading(look: Look, state: State) -> str:
    """Round and whose turn it is."""
    board = state_of(state, Board)
    view = describe(board)
    if view["turn"] is None or board.stage == SETUP:
        return look.say("sigils-over" if state.player == OVER else "sigils-setup")
    key = "sigils-heading" if view["last_turns"] is None else "sigils-heading-last"
    return look.say(key, round=view["round"], who=look.who(view["turn"]))


def mark(look: Look, action: Action) -> Text:
    """The die or spot that an action is about."""
    return _colour_mark(look, action.item or "")


def _colour_mark(look: Look, die: str) -> Text:
    """A die or the spot of its colour; a letter stands before a teachers' die."""
    colour = die.removeprefix(TEACHER)
    if colour not in COLOURS:
        return Text()
    sign = " " if colour == die else look.say("sigils-teacher-sign")
    return Text(f"{sign}{look.code(colour)} ", CHIPS[colour])


def short_label(look: Look, state: State, action: Action) -> str:
    """The many nudges and harnesses of a turn, next to the mark of their die."""
    if action.verb not in ("nudge", "harness") or action.item is None:
        return ""
    board = state_of(state, Board)
    number = DICE.index(action.item)
    value = int(value_of(all_dice(board), number))
    if action.amount is not None:
        return look.say("sigils-nudge", value=value, after=value + action.amount)
    card = board.linked.cards[spot_card(board, number % len(COLOURS))]
    fee = int(fees(bit(number)))
    key = "sigils-harness-fee" if fee else "sigils-harness"
    return look.say(key, value=value, card=look.render(words.card_name(card)), number=fee)


def is_news(state: State, action: Action) -> bool:
    """Dice that are rolled together are seen on the table, but for the last of the teachers', which brings gems."""
    board = state_of(state, Board)
    if action.verb != "roll" or board.stage == PLAYING:
        return True
    return bool(board.stage == TEACHING and board.rolls & (board.rolls - 1) == 0)


def table(look: Look, state: State, viewer: int) -> RenderableType:
    """Opponents in turn order, the six spots, the teachers, the viewer's own side."""
    board = state_of(state, Board)
    view = describe(board)
    players = view["players"]
    scores = state.scores()
    parts: list[RenderableType] = [Text(f" {heading(look, state)} ", "reverse bold")]
    for offset in range(1, players):
        seat = (viewer + offset) % players
        parts.extend(_opponent(look, board, view, seat, scores[seat]))
    parts.extend(_spots(look, board, view))
    parts.extend(_own_side(look, board, view, viewer, scores[viewer]))
    return Group(*parts)


def _cards(board: Board) -> dict[str, Card]:
    return {card.name: card for card in board.linked.cards}


def _book(board: Board, seat: SeatView) -> Book:
    cards = _cards(board)
    return Book([cards[name] for name in seat["spells"]], set(seat["cast"]), set(seat["face_down"]))


def _section(title: Text) -> Rule:
    return Rule(title, align="left", style=QUIET)


def _grid() -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=LABEL, no_wrap=True)
    grid.add_column(no_wrap=True)
    return grid


def _label(name: str) -> Text:
    return Text(f" {name}", QUIET)


def _seat_title(look: Look, view: BoardView, seat: int, score: int) -> Rule:
    """Name, the score as it stands, and what it is made of."""
    data = view["seats"][seat]
    return _section(
        Text.assemble(
            ("▶ " if view["turn"] == seat else "", GOOD),
            (look.who(seat), TITLE),
            " · ",
            look.texts.say("points", points=score),
            " · ",
            look.say("sigils-seat", fame=data["fame"], gems=data["gems"], spells=len(data["spells"]), most=SPOTS),
        )
    )


def _opponent(look: Look, board: Board, view: BoardView, seat: int, score: int) -> Iterator[RenderableType]:
    data = view["seats"][seat]
    grid = _grid()
    grid.add_row(_label(look.texts.say("sigils-place", place="dice")), _dice(look, data, _chosen(board, seat)))
    if data["spells"]:
        grid.add_row(_label(look.texts.say("sigils-place", place="book")), book_strip(look, _book(board, data)))
    yield _seat_title(look, view, seat, score)
    yield grid


def _own_side(look: Look, board: Board, view: BoardView, seat: int, score: int) -> Iterator[RenderableType]:
    data = view["seats"][seat]
    grid = _grid()
    if view["teacher_dice"] is not None:
        dice = _dice(look, view["teacher_dice"], _chosen(board, None), look.say("sigils-teacher-sign"))
        grid.add_row(_label(look.say("sigils-teachers")), dice)
    own = Text.assemble(_dice(look, data, _chosen(board, seat)), "  ", (look.say("sigils-legend"), QUIET))
    grid.add_row(_label(look.say("sigils-own-dice")), own)
    yield _seat_title(look, view, seat, score)
    yield grid
    yield from book_rows(look, _book(board, data), board.linked)


def _chosen(board: Board, seat: int | None) -> dict[str, str]:
    """The dice of a harness that is being paid: of a seat, or of the teachers (None)."""
    if board.harnessing < 0 or (seat is not None and seat != board.turn):
        return {}
    signs = {DICE[board.harnessing]: HARNESSED}
    signs |= {die: PAYING for number, die in enumerate(DICE) if board.paid >> number & 1}
    mine = {die for die in signs if die.startswith(TEACHER) == (seat is None)}
    return {die.removeprefix(TEACHER): sign for die, sign in signs.items() if die in mine}


def _dice(look: Look, data: DiceView, chosen: Mapping[str, str], sign: str = " ") -> Text:
    """Six dice in a row; ``sign`` stands before those that are not chosen."""
    row = [
        die_chip(look, colour, value, colour in data["used"], chosen.get(colour, sign))
        for colour, value in data["dice"].items()
    ]
    return Text(" ").join(row)


def die_chip(look: Look, colour: str, value: int, used: bool, sign: str = " ") -> Text:
    """A die; without colours a used one is told by its brackets."""
    text = f"{look.code(colour)}{value}"
    return Text(f"({text})", QUIET) if used else Text(f"{sign}{text} ", CHIPS[colour])


def _spots(look: Look, board: Board, view: BoardView) -> list[RenderableType]:
    piles = look.say("sigils-piles", deck=int(board.deck.size), discard=len(view["discard"]), supply=view["supply"])
    cards = _cards(board)
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=5)
    grid.add_column(max_width=NAME, no_wrap=True, overflow="ellipsis")
    grid.add_column(width=7)
    grid.add_column(width=3)
    grid.add_column(no_wrap=True, overflow="ellipsis")
    for colour, name in view["board"].items():
        chip = Text.assemble(" ", (f" {look.code(colour)} ", CHIPS[colour]))
        if name is None:
            grid.add_row(chip, Text("–", QUIET))
        else:
            grid.add_row(chip, *_spot_cells(look, cards[name]))
    return [_section(Text.assemble((look.say("sigils-spots"), TITLE), " · ", piles)), grid]


def _spot_cells(look: Look, card: Card) -> Sequence[Text]:
    name = Text(look.render(words.card_name(card)), TITLE)
    return name, kind_chip(look, card), halves(card), Text(brief(look, card), ability_style(card))


def info(look: Look, state: State, viewer: int, topic: str) -> RenderableType | None:
    """What a spell does: by its spot in the viewer's book, its colour on the main board, or its name."""
    board = state_of(state, Board)
    view = describe(board)
    own = view["seats"][viewer]["spells"]
    if topic:
        name = _find(look, view, own, topic) or _find_name(look, board, view, topic)
        handles = {} if name is None else {name: Text()}
    else:
        handles = {name: _colour_mark(look, colour) for colour, name in view["board"].items() if name}
        handles |= {name: Text(f"{spot:>3} ", TITLE) for spot, name in enumerate(own, start=1)}
    cards = _cards(board)
    edition = view["edition"]
    infos = [_card_info(look, cards[name], edition, handle) for name, handle in handles.items()]
    return Group(*infos) if infos else None


def _find(look: Look, view: BoardView, own: Sequence[str], topic: str) -> str | None:
    """A spell by the number of its spot or by the colour it lies on."""
    if topic.isdecimal():
        spot = int(topic[:4])
        return own[spot - 1] if 1 <= spot <= len(own) else None
    for colour, name in view["board"].items():
        if fold(topic) in (colour, fold(look.code(colour)), fold(colour_name(look, colour))):
            return str(name) if name else None
    return None


def _find_name(look: Look, board: Board, view: BoardView, topic: str) -> str | None:
    """A spell by its name: one that lies on the table before one that does not."""
    if topic.isdecimal():
        return None
    names = {card.name: (card.name, look.render(words.card_name(card))) for card in board.linked.cards}
    seen = {*filter(None, view["board"].values()), *(name for seat in view["seats"] for name in seat["spells"])}
    return find(topic, {name: names[name] for name in seen}) or find(topic, names)


def _card_info(look: Look, card: Card, edition: str, handle: Text) -> RenderableType:
    title = Text.assemble(handle, " " if handle else "", (look.render(words.card_line(card)), TITLE))
    return Group(
        title, Padding(Text(look.render(words.ability_text(card, edition)), ability_style(card)), (0, 0, 0, 4))
    )
