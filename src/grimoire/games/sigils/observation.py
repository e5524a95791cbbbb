"""What a seat of Sigils sees, as numbers. Nothing is hidden but the order of the deck, and no state has one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grimoire.games.bits import spread_ones, spread_threes
from grimoire.games.observation import Observation, seat_labels
from grimoire.games.search_state import seen_from
from grimoire.games.sigils.board import CARD_BITS, NO_CARD, ROW, SPOTS, Board, Seat, spot_card
from grimoire.games.sigils.cardset import CardSet
from grimoire.games.sigils.dice import COLOUR_COUNT, COLOURS, DICE
from grimoire.games.sigils.linking import Linked
from grimoire.games.sigils.scoring import seat_score

# In words of eight bytes.
_TABLE: Final[i64] = 4
_TEACHERS: Final[i64] = 2
_SEAT: Final[i64] = 3 + SPOTS
_CARDS_IN_WORD: Final = 8
_FACE_DOWN: Final[i64] = 0x0001_0000_0000_0000
_CARD: Final = ("family", "type", "left", "right", "ability")
_IN_BOOK: Final = (*_CARD, "cast", "face_down")
_OF_A_CARD: Final = "family, type, left and right half of a sigil, ability, each from 1 on; 0 empty"


def layout(linked: Linked) -> Observation:
    """The features in the order in which ``observe`` writes them."""
    found = Observation()
    found.add("round", "the round, from 1 on", high=127)
    found.add("stage", "0 set-up, 1 a turn, 2 a pass, 3 the teachers' dice, 4 over", high=4)
    found.add("turn", "whose turn it is: 1 yours, 2 the next seat's and so on; 0 nobody's", high=5)
    found.add("player", "who decides, told like the turn", high=5)
    found.add("first", "who had the first turn, told like the turn", high=5)
    found.add("harnessed", "the colour of the die harnessed this turn, from 1 on; 0 none", high=6)
    found.add("value", "its value", high=6)
    found.add("last_turns", "1 once a book is full", high=1).align()
    found.add("harnessing", "the die being harnessed, from 1 on; 0 none", high=12)
    found.add("casting", "the spot of the spell being cast, from 1 on; 0 none", high=10)
    found.add("repeats", "how often the step under way is still to be done", high=15)
    found.add("begun", "1 from the first action of a turn on", high=1)
    found.add("bound", "1 when a spell was cast before the harness", high=1)
    found.add("supply", "gems in the supply", high=40)
    found.add("step", "the step under way, by its number in this game").align()
    found.add("paid", "1 for each die paid so far", DICE, high=1).align()
    if linked.teachers:
        found.add("teachers.dice", "the faces of the teachers' dice", COLOURS, high=7).align()
        found.add("teachers.used", "1 for each of them that is used", COLOURS, high=1).align()
    for colour in COLOURS:
        found.add(f"spot.{colour}", f"the spell on this spot: {_OF_A_CARD}", _CARD).align()
    found.add("deck", "1 for each spell that is still in the deck", [card.name for card in linked.cards], high=1)
    found.align()
    for name in seat_labels(linked.players):
        _add_seat(found, name)
    return found


def _add_seat(found: Observation, name: str) -> None:
    found.add(f"{name}.fame", "Fame gained so far, at most 255")
    found.add(f"{name}.points", "what this seat would score now, at most 255")
    found.add(f"{name}.gems", "gems", high=40)
    found.add(f"{name}.spells", "spells in the book", high=SPOTS)
    found.add(f"{name}.last_turn", "1 if this seat still has a last turn", high=1).align()
    found.add(f"{name}.dice", "the faces of the dice", COLOURS, high=7).align()
    found.add(f"{name}.used", "1 for each die that is used", COLOURS, high=1).align()
    for spot in range(1, SPOTS + 1):
        found.add(f"{name}.book.{spot}", f"the spell in this spot: {_OF_A_CARD}; 1 if cast; 1 if face down", _IN_BOOK)
        found.align()


def observe(board: Board, number: i64, out: vec[i64], start: i64) -> i64:
    """Writes what a seat sees; the place after the last word."""
    linked = board.linked
    _write_table(board, number, out, start)
    start += _TABLE
    if linked.teachers:
        out[start] = spread_threes(board.teachers)
        out[start + 1] = spread_ones(board.teachers_used)
        start += _TEACHERS
    shown = linked.shown
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        card = spot_card(board, colour)
        out[start + colour] = 0 if card == NO_CARD else shown[card]
        colour += 1
    start += COLOUR_COUNT
    start = _write_deck(board.deck, i64(len(linked.cards)), out, start)
    other = number
    for _ in range(linked.players):
        _write_seat(board, other, out, start)
        start += _SEAT
        other = other + 1 if other + 1 < linked.players else 0
    return start


def _write_table(board: Board, number: i64, out: vec[i64], start: i64) -> None:
    players = board.linked.players
    last: i64 = 1 if board.last_turns >= 0 else 0
    out[start] = (
        board.round
        | (board.stage << 8)
        | (seen_from(number, board.turn, players) << 16)
        | (seen_from(number, board.player, players) << 24)
        | (seen_from(number, board.first, players) << 32)
        | ((board.colour + 1) << 40)
        | (board.value << 48)
        | (last << 56)
    )
    out[start + 1] = (
        (board.harnessing + 1)
        | ((board.casting + 1) << 8)
        | (board.left << 16)
        | (board.begun << 24)
        | (board.bound << 32)
        | (board.supply << 40)
        | (min(board.node.number, 255) << 48)
    )
    out[start + 2] = spread_ones(board.paid & 255)
    out[start + 3] = spread_ones(board.paid >> 8)


def _write_deck(deck: CardSet, cards: i64, out: vec[i64], start: i64) -> i64:
    """The members of the deck, a byte for each card; the word after them."""
    first: i64 = 0
    while first < cards:
        out[start] = spread_ones(deck.eight_from(first))
        start += 1
        first += _CARDS_IN_WORD
    return start


def _write_seat(board: Board, number: i64, out: vec[i64], start: i64) -> None:
    seat = board.seats[number]
    last: i64 = 1 if board.last_turns >= 0 and (board.last_turns >> number) & 1 != 0 else 0
    out[start] = (
        min(seat.fame, 255)
        | (min(seat_score(board, seat), 255) << 8)
        | (seat.gems << 16)
        | (seat.count << 24)
        | (last << 32)
    )
    out[start + 1] = spread_threes(seat.dice)
    out[start + 2] = spread_ones(seat.used)
    _write_book(board, seat, out, start + 3)


def _write_book(board: Board, seat: Seat, out: vec[i64], start: i64) -> None:
    shown = board.linked.shown
    cards = seat.top
    spot: i64 = 0
    while spot < seat.count:
        if spot == ROW:
            cards = seat.bottom
        if (seat.down >> spot) & 1 != 0:
            out[start + spot] = (((seat.cast >> spot) & 1) << 40) | _FACE_DOWN
        else:
            out[start + spot] = shown[cards & NO_CARD] | (((seat.cast >> spot) & 1) << 40)
        cards >>= CARD_BITS
        spot += 1
    while spot < SPOTS:
        out[start + spot] = 0
        spot += 1
