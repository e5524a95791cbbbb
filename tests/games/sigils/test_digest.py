"""What a spell would bring to a book, against the real scoring once it is in the book."""

from random import Random
from typing import Any

import pytest

from grimoire.games.sigils.board import BONUS_FAME, FULL_BOOK, Board, Seat, put_spell
from grimoire.games.sigils.counting import sigils
from grimoire.games.sigils.digest import Digest, digest, fit
from grimoire.games.sigils.linking import Card
from grimoire.games.sigils.scoring import seat_score
from grimoire.games.sigils.tallies import MajorityOfFamily, PerSigil
from grimoire.kernel.chance import pick
from grimoire.kernel.game import OVER
from tests.games.sigils import positions
from tests.generators import game_in

MODES = ["2p-60", "3p-60-teachers", "2p-75", "4p-75"]


def boards(mode: str, seed: int) -> list[Board]:
    """A random game, some steps apart, with books of all sizes."""
    state, rng = game_in("sigils", mode).start(), Random(seed)
    found: list[Board] = []
    for step in range(100_000):
        if step % 40 == 0:
            kept = state.copy()
            assert isinstance(kept, Board)
            found.append(kept)
        if state.player == OVER:
            break
        state.play(pick(state, rng))
    return found


def gained(board: Board, seat: int, number: int) -> int:
    """What the score says: the spell in the book, and the bonus of its spot."""
    twin = board.copy()
    assert isinstance(twin, Board)
    mine = twin.seats[seat]
    before = seat_score(twin, mine)
    spot = put_spell(twin, mine, number)
    bonus = twin.linked.earns_bonus(number, spot)
    return int(seat_score(twin, mine) - before + (BONUS_FAME if bonus else 0))


def is_estimate(book: Digest, card: Card) -> bool:
    """Majorities depend on the others' books, and a fit counts them roughly."""
    return book.by_majority != 0 or isinstance(card.tally, MajorityOfFamily)


def rewards_itself(book: Digest, card: Card) -> bool:
    """A red sigil spell that completes a sigil of its own shape: the fit leaves its reward for that one out."""
    return isinstance(card.tally, PerSigil) and book.open_shape == card.left and card.tally.number == card.left


@pytest.mark.parametrize("mode", MODES)
def test_a_fit_is_what_the_score_gains(mode: str) -> None:
    checked = 0
    for seed in range(2):
        for board in boards(mode, seed):
            for number, seat in enumerate(board.seats):
                book = digest(board, seat)
                for index, card in enumerate(board.linked.cards):
                    if seat.count == FULL_BOOK or is_estimate(book, card):
                        continue
                    own = card.tally.points if rewards_itself(book, card) and card.tally is not None else 0
                    assert fit(board, seat, book, card) == gained(board, number, index) - own, card.name
                    checked += 1
    assert checked > 500


def test_a_majority_is_an_estimate_between_nothing_and_all() -> None:
    for board in boards("2p-60", 3):
        for seat in board.seats:
            book = digest(board, seat)
            for card in board.linked.cards:
                if isinstance(card.tally, MajorityOfFamily) and seat.count < FULL_BOOK:
                    rest = fit(board, seat, book, card) - card.tally.tied
                    assert rest >= 0


def test_a_full_book_has_room_for_nothing() -> None:
    state: Any = positions.table(positions.seat(spells=positions.fillers(1 + 6, 10)))
    seat: Seat = state.seats[0]
    assert [fit(state, seat, digest(state, seat), card) for card in state.linked.cards] == [0] * len(state.linked.cards)


@pytest.mark.parametrize("mode", MODES)
def test_a_digest_counts_what_the_score_counts(mode: str) -> None:
    for board in boards(mode, 5):
        for seat in board.seats:
            book = digest(board, seat)
            counts = [(book.sigils >> (4 * shape)) & 15 for shape in range(3)]
            assert counts == [sigils(board, seat, shape) for shape in range(3)]
            up = [board.card(seat, spot) for spot in range(seat.count) if not (seat.down >> spot) & 1]
            assert [(book.types >> (4 * kind)) & 15 for kind in range(3)] == [
                sum(card.kind == kind for card in up) for kind in range(3)
            ]
