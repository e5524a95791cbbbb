"""Uniformly random games inside the engine, without building a list where that can be helped."""

from mypy_extensions import i64

from grimoire.games.materia.board import Board
from grimoire.games.materia.linking import DONE_CODE, DRAW_CODE, SKIP_CODE
from grimoire.games.materia.pile import lowest, shl, size, trio, trio_size
from grimoire.games.materia.questions import DONE_WORD, DRAW_WORD, SKIP_WORD
from grimoire.games.materia.rules import legal_codes, play_code, play_token, play_word, token_at
from grimoire.games.materia.steps import ACT, DEAL, STORE, TAKE
from grimoire.games.playout import Generator
from grimoire.kernel.game import CHANCE, OVER


def play_chance(board: Board, chance: Generator) -> None:
    """Lets chance have its way until somebody decides or the game is over."""
    while board.player == CHANCE:
        if board.kinds != 0:
            play_token(board, DEAL, token_at(board.pouch, chance.below(size(board.pouch))))
        else:
            _play_any(board, chance)


def play_random(board: Board, chance: Generator) -> i64:
    """Lets chance have its way, then plays one action at random; how many were legal, 0 once over."""
    play_chance(board, chance)
    if board.player == OVER:
        return 0
    if board.learns | board.casts | board.picks | board.copies | board.copies2 != 0:
        return _play_any(board, chance)
    return _play_simple(board, chance)


def _play_any(board: Board, chance: Generator) -> i64:
    codes = legal_codes(board)
    legal: i64 = len(codes)
    play_code(board, codes[chance.below(legal)])
    return legal


def _play_simple(board: Board, chance: Generator) -> i64:
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


def play_eager(board: Board, chance: Generator) -> i64:
    """Like ``play_random``, but as people play: learn what can be learned, gather a colour, seldom do nothing."""
    play_chance(board, chance)
    if board.player == OVER:
        return 0
    if board.learns != 0 and chance.below(8) != 0:
        play_code(board, _high_learning(board, chance))
        return 2
    if board.casts | board.picks | board.copies | board.copies2 != 0 and chance.below(2) == 0:
        return _play_any(board, chance)
    kinds = _sensible(board)
    idle = board.verb == STORE and board.words & SKIP_WORD != 0 and chance.below(2) == 0
    if kinds != 0 and not idle and (board.words & DRAW_WORD == 0 or chance.below(3) != 0):
        play_token(board, board.verb, _nth_kind(kinds, chance.below(size(kinds))))
        return 2
    if board.words & DRAW_WORD != 0:
        play_word(board, DRAW_CODE)
        return 2
    if board.learns | board.casts | board.picks | board.copies | board.copies2 != 0:
        return _play_any(board, chance)
    return _play_simple(board, chance)


def _sensible(board: Board) -> i64:
    """The kinds asked for that help: to take, of colours still to be learned; to give away, of the others."""
    wanted: i64 = 0
    verb = board.verb
    if board.kinds == 0 or board.step.op != ACT or board.player != board.turn:
        return board.kinds
    most: i64 = -1
    slot: i64 = 0
    while slot < 7:
        colour = shl(511, 9 * slot)
        if board.kinds & colour != 0:
            held = trio_size(trio(board.me.pool, slot))
            open_slot = (board.me.learned >> slot) & 1 == 0
            worth = (held + 1 if open_slot else 0) if verb == TAKE else (5 - held if open_slot else 9)
            if worth > most:
                most = worth
                wanted = 0
            if worth == most:
                wanted |= board.kinds & colour
        slot += 1
    return wanted


def _high_learning(board: Board, chance: Generator) -> i64:
    """A spell that can be learned, any, at the highest level it can be."""
    learns = board.learns
    slots: i64 = 0
    slot: i64 = 0
    while slot < 7:
        if (learns >> (3 * slot)) & 7 != 0:
            slots += 1
        slot += 1
    pick = chance.below(slots)
    slot = 0
    while True:
        levels = (learns >> (3 * slot)) & 7
        if levels != 0:
            if pick == 0:
                break
            pick -= 1
        slot += 1
    level: i64 = 2 if levels & 4 != 0 else 1 if levels & 2 != 0 else 0
    return board.linked.learn_codes + 3 * ((board.slots >> (5 * slot)) & 31) + level
