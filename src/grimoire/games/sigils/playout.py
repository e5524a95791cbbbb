"""Random games inside the engine, without building lists of codes."""

from mypy_extensions import i64

from grimoire.games.bits import ones
from grimoire.games.playout import Generator
from grimoire.games.sigils.board import END_WORD, NOTHING, PASS_WORD, Board, spot_card
from grimoire.games.sigils.cardset import nth
from grimoire.games.sigils.dice import COLOUR_COUNT, lowest
from grimoire.games.sigils.digest import digest, fit
from grimoire.games.sigils.interpreter import legal_count, play_code, run
from grimoire.games.sigils.verbs import CAST, END, HARNESS, NUDGE, PASS
from grimoire.kernel.game import CHANCE, OVER


def play_chance(board: Board, generator: Generator) -> None:
    """Draws chance outcomes until somebody decides or the game is over."""
    while board.player == CHANCE:
        board.node.step.draw(board, generator)
        run(board)


def play_random(board: Board, generator: Generator) -> i64:
    """Draws chance outcomes, then plays one action at random; how many were legal, 0 once over."""
    play_chance(board, generator)
    if board.player == OVER:
        return 0
    legal = legal_count(board)
    play_code(board, _code_at(board, generator.below(legal)))
    return legal


def _code_at(board: Board, index: i64) -> i64:
    """The code of the legal action with this index, in ascending order."""
    codes = board.linked.first_code
    here = ones(board.words)
    if index < here:
        return codes[nth(board.words, index)]
    index -= here
    if board.choices != 0:
        return board.node.codes + nth(board.choices, index)
    here = ones(board.nudges)
    if index < here:
        return codes[NUDGE] + nth(board.nudges, index)
    index -= here
    here = ones(board.harnesses)
    if index < here:
        return codes[HARNESS] + nth(board.harnesses, index)
    return codes[CAST] + nth(board.casts, index - here)


def play_eager(board: Board, generator: Generator) -> i64:
    """Like ``play_random``, but as people play: harness what fits, cast what can be cast, pass when nothing can."""
    play_chance(board, generator)
    if board.player == OVER:
        return 0
    if board.harnessing != NOTHING or board.casting != NOTHING:
        legal = legal_count(board)
        play_code(board, _code_at(board, generator.below(legal)))
        return legal
    play_code(board, _eager_code(board, generator))
    return 2


def _eager_code(board: Board, generator: Generator) -> i64:
    codes = board.linked.first_code
    harnessed = board.colour >= 0
    if board.casts != 0 and generator.below(8) < (7 if harnessed else 2):
        return codes[CAST] + nth(board.casts, generator.below(ones(board.casts)))
    if board.harnesses != 0:
        return codes[HARNESS] + _best_harness(board, generator)
    if not harnessed and board.nudges != 0 and generator.below(2) == 0:
        return codes[NUDGE] + nth(board.nudges, generator.below(ones(board.nudges)))
    if board.words & END_WORD != 0:
        return codes[END]
    if board.words & PASS_WORD != 0:
        return codes[PASS]
    return _code_at(board, generator.below(legal_count(board)))


def _best_harness(board: Board, generator: Generator) -> i64:
    """The die whose spell fits the book best, now and then any."""
    if generator.below(4) == 0:
        return nth(board.harnesses, generator.below(ones(board.harnesses)))
    book = digest(board, board.me)
    best: i64 = 0
    most: i64 = -1
    dice = board.harnesses
    while dice != 0:
        die = lowest(dice)
        card = board.linked.cards[spot_card(board, die % COLOUR_COUNT)]
        fame = 4 * fit(board, board.me, book, card) + generator.below(4)
        if fame > most:
            most = fame
            best = die
        dice &= dice - 1
    return best
