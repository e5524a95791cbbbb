"""Uniformly random games inside the engine, with a generator of its own that fits 63 bits everywhere."""

from typing import Final

from mypy_extensions import i64

from grimoire.games.materia.board import Board
from grimoire.games.materia.kit import DONE_CODE, DRAW_CODE, SKIP_CODE
from grimoire.games.materia.pile import lowest, size
from grimoire.games.materia.questions import DONE_WORD, DRAW_WORD, SKIP_WORD
from grimoire.games.materia.rules import legal_codes, play_code, play_token, play_word, token_at
from grimoire.games.materia.state import State
from grimoire.games.materia.steps import DEAL
from grimoire.kernel.game import CHANCE, OVER

_MULTIPLIER: Final[i64] = 698_769_069  # with 2**32 a full period
_LOW: Final[i64] = 0xFFFF_FFFF


class Chance:
    """A multiply-with-carry generator: the same numbers interpreted and compiled."""

    def __init__(self, seed: int) -> None:
        mixed = (seed * 0x9E37_79B9_7F4A_7C15 + 0x1234_5678_9ABC_DEF1) & 0xFFFF_FFFF_FFFF_FFFF
        mixed = ((mixed ^ (mixed >> 29)) * 0xBF58_476D_1CE4_E5B9) & 0x3FFF_FFFF_FFFF_FFFF
        self.state: i64 = mixed | 1
        for _ in range(8):
            self.below(2)

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1."""
        self.state = _MULTIPLIER * (self.state & _LOW) + (self.state >> 32)
        return (((self.state ^ (self.state >> 32)) & _LOW) * limit) >> 32


def play_random(board: Board, chance: Chance) -> i64:
    """Plays one action, or one outcome of chance, at random; returns how many were legal."""
    if board.player == CHANCE:
        if board.kinds != 0:
            play_token(board, DEAL, token_at(board.pouch, chance.below(size(board.pouch))))
            return 1
        return _play_any(board, chance)
    if board.learns | board.casts | board.picks | board.copies | board.copies2 != 0:
        return _play_any(board, chance)
    return _play_simple(board, chance)


def _play_any(board: Board, chance: Chance) -> i64:
    codes = legal_codes(board)
    legal: i64 = len(codes)
    play_code(board, codes[chance.below(legal)])
    return legal


def _play_simple(board: Board, chance: Chance) -> i64:
    """The common case without a list: words and tokens only."""
    words = board.words
    word_count = (words & 1) + ((words >> 1) & 1) + ((words >> 2) & 1)
    first = size(board.kinds)
    legal = word_count + first + size(board.kinds2)
    pick = chance.below(legal)
    if pick < word_count:
        play_word(board, _nth_word(words, pick))
    elif pick < word_count + first:
        play_token(board, board.verb, _nth_kind(board.kinds, pick - word_count))
    else:
        play_token(board, board.verb2, _nth_kind(board.kinds2, pick - word_count - first))
    return legal


def _nth_word(words: i64, index: i64) -> i64:
    if words & SKIP_WORD != 0:
        if index == 0:
            return SKIP_CODE
        index -= 1
    if words & DRAW_WORD != 0 and index == 0:
        return DRAW_CODE
    return DONE_CODE if words & DONE_WORD != 0 else DRAW_CODE


def _nth_kind(kinds: i64, index: i64) -> i64:
    while index > 0:
        kinds &= kinds - 1
        index -= 1
    return lowest(kinds)


def simulate(start: State, games: int, seed: int) -> tuple[int, int]:
    """Plays whole random games from a state; the decisions made, and those with two or more legal actions."""
    chance = Chance(seed)
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
