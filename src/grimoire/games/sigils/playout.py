"""Uniformly random games inside the engine, without building a list where that can be helped."""

from mypy_extensions import i64

from grimoire.games.bits import ones
from grimoire.games.playout import Generator
from grimoire.games.sigils.board import NOTHING, Board, spot_card
from grimoire.games.sigils.cardset import nth
from grimoire.games.sigils.dice import COLOUR_COUNT, FACES, lowest
from grimoire.games.sigils.digest import digest, fit
from grimoire.games.sigils.linking import END_CODE, NUDGE_CODES, PASS_CODE
from grimoire.games.sigils.questions import END_WORD, PASS_WORD
from grimoire.games.sigils.resolve import roll, run
from grimoire.games.sigils.rules import dice_codes, outcome_at, outcome_count, play_code
from grimoire.kernel.game import CHANCE, OVER


def play_chance(board: Board, chance: Generator) -> None:
    """Lets chance have its way until somebody decides or the game is over."""
    while board.player == CHANCE:
        if board.rolls != 0:
            _roll_all(board, chance)
        else:
            play_code(board, outcome_at(board, chance.below(outcome_count(board))))


def play_random(board: Board, chance: Generator) -> i64:
    """Lets chance have its way, then plays one action at random; how many were legal, 0 once over."""
    play_chance(board, chance)
    if board.player == OVER:
        return 0
    legal = _legal_count(board)
    play_code(board, _code_at(board, chance.below(legal)))
    return legal


def _roll_all(board: Board, chance: Generator) -> None:
    """All dice that are to be rolled, in one go."""
    stage = board.stage
    while board.rolls != 0 and board.stage == stage:
        roll(board, lowest(board.rolls), chance.below(FACES) + 1)
    run(board)


def _legal_count(board: Board) -> i64:
    legal = ones(board.words | (board.nudges << 3) | (board.harnesses << 27) | (board.casts << 39))
    if board.dice_asked | board.shifts | board.entombs | board.discards != 0:
        legal += ones(board.dice_asked) + ones(board.shifts) + ones(board.entombs) + ones(board.discards)
    return legal


def _code_at(board: Board, index: i64) -> i64:
    """The code of the legal action with this index, in ascending order."""
    linked = board.linked
    here = ones(board.words)
    if index < here:
        return nth(board.words, index)
    index -= here
    here = ones(board.nudges)
    if index < here:
        return NUDGE_CODES + nth(board.nudges, index)
    index -= here
    here = ones(board.harnesses)
    if index < here:
        return linked.harness_codes + nth(board.harnesses, index)
    index -= here
    here = ones(board.dice_asked)
    if index < here:
        return dice_codes(linked, board.dice_verb) + nth(board.dice_asked, index)
    return _later_code_at(board, index - here)


def _later_code_at(board: Board, index: i64) -> i64:
    linked = board.linked
    here = ones(board.shifts)
    if index < here:
        return linked.shift_codes + nth(board.shifts, index)
    index -= here
    here = ones(board.casts)
    if index < here:
        return linked.cast_codes + nth(board.casts, index)
    index -= here
    here = ones(board.entombs)
    if index < here:
        return linked.entomb_codes + nth(board.entombs, index)
    return linked.discard_codes + nth(board.discards, index - here)


def play_eager(board: Board, chance: Generator) -> i64:
    """Like ``play_random``, but as people play: harness what fits, cast what can be cast, pass when nothing can."""
    play_chance(board, chance)
    if board.player == OVER:
        return 0
    if board.price != NOTHING or board.casting != NOTHING:
        legal = _legal_count(board)
        play_code(board, _code_at(board, chance.below(legal)))
        return legal
    play_code(board, _eager_code(board, chance))
    return 2


def _eager_code(board: Board, chance: Generator) -> i64:
    linked = board.linked
    harnessed = board.colour >= 0
    if board.casts != 0 and chance.below(8) < (7 if harnessed else 2):
        return linked.cast_codes + nth(board.casts, chance.below(ones(board.casts)))
    if board.harnesses != 0:
        return linked.harness_codes + _best_harness(board, chance)
    if not harnessed and board.nudges != 0 and chance.below(2) == 0:
        return NUDGE_CODES + nth(board.nudges, chance.below(ones(board.nudges)))
    if board.words & END_WORD != 0:
        return END_CODE
    if board.words & PASS_WORD != 0:
        return PASS_CODE
    return _code_at(board, chance.below(_legal_count(board)))


def _best_harness(board: Board, chance: Generator) -> i64:
    """The die whose spell fits the book best, now and then any."""
    if chance.below(4) == 0:
        return nth(board.harnesses, chance.below(ones(board.harnesses)))
    book = digest(board, board.me)
    best: i64 = 0
    most: i64 = -1
    dice = board.harnesses
    while dice != 0:
        die = lowest(dice)
        fame = 4 * fit(board, board.me, book, board.linked.cards[spot_card(board, die % COLOUR_COUNT)]) + chance.below(
            4
        )
        if fame > most:
            most = fame
            best = die
        dice &= dice - 1
    return best
