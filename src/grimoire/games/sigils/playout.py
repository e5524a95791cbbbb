"""Uniformly random games inside the engine, without building a list where that can be helped."""

from mypy_extensions import i64

from grimoire.games.generator import Generator
from grimoire.games.sigils.board import Board
from grimoire.games.sigils.dice import FACES, lowest
from grimoire.games.sigils.kit import NUDGE_CODES
from grimoire.games.sigils.resolve import roll, run
from grimoire.games.sigils.rules import dice_codes, outcome_at, outcome_count, play_code
from grimoire.games.sigils.state import State
from grimoire.kernel.game import CHANCE, OVER


def play_random(board: Board, chance: Generator) -> i64:
    """Plays one action, or one outcome of chance, at random; returns how many were legal."""
    if board.player == CHANCE:
        if board.rolls != 0:
            _roll_all(board, chance)
        else:
            play_code(board, outcome_at(board, chance.below(outcome_count(board))))
        return 1
    legal = _legal_count(board)
    play_code(board, _code_at(board, chance.below(legal)))
    return legal


def _roll_all(board: Board, chance: Generator) -> None:
    """All dice that are to be rolled, in one go."""
    stage = board.stage
    while board.rolls != 0 and board.stage == stage:
        roll(board, lowest(board.rolls), chance.below(FACES) + 1)
    run(board)


def _ones(members: i64) -> i64:
    """How many bits of a number below 2**48 are set."""
    pairs = members - ((members >> 1) & 0x5555_5555_5555)
    fours = (pairs & 0x3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333)
    return ((fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F) % 255


def _legal_count(board: Board) -> i64:
    legal = _ones(board.words | (board.nudges << 3) | (board.harnesses << 32))
    if board.dice_asked | board.shifts | board.entombs | board.discards != 0:
        legal += _ones(board.dice_asked) + _ones(board.shifts) + _ones(board.entombs) + _ones(board.discards)
    return legal + _ones(board.casts)


def _code_at(board: Board, index: i64) -> i64:
    """The code of the legal action with this index, in ascending order."""
    kit = board.kit
    here = _ones(board.words)
    if index < here:
        return _nth(board.words, index)
    index -= here
    here = _ones(board.nudges)
    if index < here:
        return NUDGE_CODES + _nth(board.nudges, index)
    index -= here
    here = _ones(board.harnesses)
    if index < here:
        return kit.harness_codes + _nth(board.harnesses, index)
    index -= here
    here = _ones(board.dice_asked)
    if index < here:
        return dice_codes(kit, board.dice_verb) + _nth(board.dice_asked, index)
    return _later_code_at(board, index - here)


def _later_code_at(board: Board, index: i64) -> i64:
    kit = board.kit
    here = _ones(board.shifts)
    if index < here:
        return kit.shift_codes + _nth(board.shifts, index)
    index -= here
    here = _ones(board.casts)
    if index < here:
        return kit.cast_codes + _nth(board.casts, index)
    index -= here
    here = _ones(board.entombs)
    if index < here:
        return kit.entomb_codes + _nth(board.entombs, index)
    return kit.discard_codes + _nth(board.discards, index - here)


def _nth(members: i64, index: i64) -> i64:
    """The place of the set bit with this index."""
    place: i64 = 0
    while True:
        if members & 1 != 0:
            if index == 0:
                return place
            index -= 1
        members >>= 1
        place += 1


def simulate(start: State, games: int, seed: int) -> tuple[int, int]:
    """Plays whole random games from a state; the decisions made, and those with two or more legal actions."""
    chance = Generator(seed)
    decisions: i64 = 0
    choices: i64 = 0
    for _ in range(games):
        board = start.copy()
        while board.player != OVER:
            by_player = board.player != CHANCE
            legal = play_random(board, chance)
            if by_player:
                decisions += 1
                if legal > 1:
                    choices += 1
    return decisions, choices
