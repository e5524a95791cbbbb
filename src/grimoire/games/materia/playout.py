"""Random games inside the engine, without building a list where that can be avoided."""

from mypy_extensions import i64

from grimoire.games.materia.board import Board, card_number
from grimoire.games.materia.interpreter import legal_codes, play_code
from grimoire.games.materia.pile import kind_at, shl, size, trio, trio_size
from grimoire.games.materia.turn_steps import Act
from grimoire.games.materia.verbs import DRAW, DRAW_BIT, LEARN, SKIP_BIT, STORE, TAKE
from grimoire.games.playout import Generator
from grimoire.kernel.game import CHANCE, OVER


def play_chance(board: Board, chance: Generator) -> None:
    """Draws chance outcomes until somebody decides or the game is over."""
    while board.player == CHANCE:
        if board.kinds != 0:
            play_code(board, board.first_code + kind_at(board.pouch, chance.below(size(board.pouch))))
        else:
            _play_any(board, chance)


def play_random(board: Board, chance: Generator) -> i64:
    """Draws chance outcomes, then plays one action at random; how many were legal, 0 once over."""
    play_chance(board, chance)
    if board.player == OVER:
        return 0
    return _play_any(board, chance) if _is_complex(board) else _play_simple(board, chance)


def _is_complex(board: Board) -> bool:
    """Is anything asked but words and tokens?"""
    return board.learns | board.casts | board.picks | board.copies | board.copies2 != 0


def _play_any(board: Board, chance: Generator) -> i64:
    codes = legal_codes(board)
    legal = i64(len(codes))
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
        play_code(board, _nth_word(board, pick))
    elif pick < word_count + first:
        play_code(board, board.first_code + kind_at(board.kinds, pick - word_count))
    else:
        play_code(board, board.first_code2 + kind_at(board.kinds2, pick - word_count - first))
    return legal


def _nth_word(board: Board, index: i64) -> i64:
    words = board.words
    verb: i64 = 0  # the bits are in the order of the verbs
    while index > 0 or (words >> verb) & 1 == 0:
        index -= (words >> verb) & 1
        verb += 1
    return board.linked.first_code[verb]


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
    idle = board.kinds != 0 and _verb(board) == STORE and board.words & SKIP_BIT != 0 and chance.below(2) == 0
    if kinds != 0 and not idle and (board.words & DRAW_BIT == 0 or chance.below(3) != 0):
        play_code(board, board.first_code + kind_at(kinds, chance.below(size(kinds))))
        return 2
    if board.words & DRAW_BIT != 0:
        play_code(board, board.linked.first_code[DRAW])
        return 2
    return _play_any(board, chance) if _is_complex(board) else _play_simple(board, chance)


def _verb(board: Board) -> i64:
    """What is done with the kinds asked for."""
    return board.linked.verb_of[board.first_code]


def _sensible(board: Board) -> i64:
    """The kinds asked for that help: to take, of colours still to be learned; to give away, of the others."""
    wanted: i64 = 0
    if board.kinds == 0 or board.player != board.turn or not isinstance(board.node.step, Act):
        return board.kinds
    taking = _verb(board) == TAKE
    most: i64 = -1
    slot: i64 = 0
    while slot < 7:
        colour = shl(511, 9 * slot)
        if board.kinds & colour != 0:
            held = trio_size(trio(board.me.pool, slot))
            open_slot = (board.me.learned >> slot) & 1 == 0
            worth = (held + 1 if open_slot else 0) if taking else (5 - held if open_slot else 9)
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
    level: i64 = 5 if levels & 4 != 0 else 4 if levels & 2 != 0 else 3
    return board.linked.level_code(LEARN, card_number(board, slot), level)
