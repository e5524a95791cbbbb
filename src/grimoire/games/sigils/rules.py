"""The rules as a table of codes: what is legal, and what playing a code does."""

from mypy_extensions import i64

from grimoire.games.sigils.board import Board
from grimoire.games.sigils.cardset import card_set
from grimoire.games.sigils.dice import FACES, OWN, lowest
from grimoire.games.sigils.linking import ALL_GEMS, DONE_CODE, END_CODE, NUDGE_CODES, PASS_CODE, Linked
from grimoire.games.sigils.questions import DONE_WORD, END_WORD, PASS_WORD, PAYING, TURNING
from grimoire.games.sigils.resolve import (
    choose_cast,
    choose_discard,
    choose_done,
    choose_end,
    choose_entomb,
    choose_harness,
    choose_nudge,
    choose_pass,
    choose_payment,
    choose_reroll,
    choose_shift,
    choose_turn,
    reveal,
    roll,
    run,
)
from grimoire.games.sigils.turn_flow import sit
from grimoire.kernel.game import CHANCE, OVER

RULES_VERSION = 1


def begin(board: Board) -> None:
    """From the box to the first question."""
    linked = board.linked
    board.deck = card_set(range(len(linked.cards)))
    for seat in board.seats:
        seat.gems = linked.gems
    board.supply = ALL_GEMS - linked.gems * linked.players
    board.emptied = OWN
    if board.first >= 0:
        sit(board, board.first)
    run(board)


def legal_codes(board: Board) -> list[int]:
    """The codes of all legal actions, or of the outcomes of chance, in ascending order."""
    codes: list[int] = []
    if board.player == OVER:
        return codes
    if board.player == CHANCE:
        _add_outcomes(codes, board)
        return codes
    words = board.words
    if words != 0:
        if words & PASS_WORD != 0:
            codes.append(PASS_CODE)
        if words & END_WORD != 0:
            codes.append(END_CODE)
        if words & DONE_WORD != 0:
            codes.append(DONE_CODE)
    linked = board.linked
    _add(codes, NUDGE_CODES, board.nudges)
    _add(codes, linked.harness_codes, board.harnesses)
    _add(codes, dice_codes(linked, board.dice_verb), board.dice_asked)
    _add(codes, linked.shift_codes, board.shifts)
    _add(codes, linked.cast_codes, board.casts)
    _add(codes, linked.entomb_codes, board.entombs)
    _add(codes, linked.discard_codes, board.discards)
    return codes


def _add(codes: list[int], base: i64, members: i64) -> None:
    while members != 0:
        if members & 1 != 0:
            codes.append(base)
        members >>= 1
        base += 1


def dice_codes(linked: Linked, verb: i64) -> i64:
    """Where the codes of paying, turning or rerolling a die begin."""
    if verb == PAYING:
        return linked.pay_codes
    return linked.turn_codes if verb == TURNING else linked.reroll_codes


def _add_outcomes(codes: list[int], board: Board) -> None:
    linked = board.linked
    if board.first < 0:
        codes.extend(range(linked.first_codes, linked.first_codes + linked.players))
    elif board.rolls != 0:
        first = linked.roll_codes + FACES * lowest(board.rolls)
        codes.extend(range(first, first + FACES))
    else:
        codes.extend([linked.reveal_codes + card for card in board.deck.members()])


def chance_weights(board: Board) -> list[int]:
    """Whole-number weights of the outcomes: all are equally likely; [] when nobody draws."""
    return [1] * len(legal_codes(board)) if board.player == CHANCE else []


def outcome_count(board: Board) -> i64:
    """How many outcomes chance has."""
    if board.first < 0:
        return board.linked.players
    return FACES if board.rolls != 0 else board.deck.size


def outcome_at(board: Board, index: i64) -> i64:
    """The code of the outcome with this index."""
    linked = board.linked
    if board.first < 0:
        return linked.first_codes + index
    if board.rolls != 0:
        return linked.roll_codes + FACES * lowest(board.rolls) + index
    return linked.reveal_codes + board.deck.nth(index)


def play_code(board: Board, code: i64) -> None:
    """Plays a legal code and goes on to the next question."""
    linked = board.linked
    if code < NUDGE_CODES:
        _play_word(board, code)
    elif code < linked.harness_codes:
        choose_nudge(board, (code - NUDGE_CODES) // 2, (code - NUDGE_CODES) % 2)
    elif code < linked.pay_codes:
        choose_harness(board, code - linked.harness_codes)
    elif code < linked.turn_codes:
        choose_payment(board, code - linked.pay_codes)
    elif code >= linked.roll_codes:
        _play_outcome(board, code)
    else:
        _play_spell(board, code)
    run(board)


def _play_word(board: Board, code: i64) -> None:
    if code == PASS_CODE:
        choose_pass(board)
    elif code == END_CODE:
        choose_end(board)
    else:
        choose_done(board)


def _play_outcome(board: Board, code: i64) -> None:
    linked = board.linked
    if code >= linked.reveal_codes:
        reveal(board, code - linked.reveal_codes)
    else:
        number = code - linked.roll_codes
        roll(board, number // FACES, number % FACES + 1)


def _play_spell(board: Board, code: i64) -> None:
    linked = board.linked
    if code < linked.reroll_codes:
        choose_turn(board, code - linked.turn_codes)
    elif code < linked.shift_codes:
        choose_reroll(board, code - linked.reroll_codes)
    elif code < linked.cast_codes:
        choose_shift(board, (code - linked.shift_codes) // 4, (code - linked.shift_codes) % 4)
    elif code < linked.entomb_codes:
        choose_cast(board, code - linked.cast_codes)
    elif code < linked.discard_codes:
        choose_entomb(board, code - linked.entomb_codes)
    elif code < linked.first_codes:
        choose_discard(board, code - linked.discard_codes)
    else:
        board.first = code - linked.first_codes
        sit(board, board.first)
