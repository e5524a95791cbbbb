"""What a playthrough shows: spells learned and used, abilities cast and counted."""

from grimoire.games.sigils.board import Board
from grimoire.kernel.game import OVER, Game, State


def shown(game: Game[State], actions: list[str]) -> set[str]:
    """``use S L`` and ``learn S L`` in Materia; ``EDITION ABILITY`` in Sigils."""
    return _materia(actions) if game.name == "materia" else _sigils(game, actions)


def _materia(actions: list[str]) -> set[str]:
    words = [action.split() for action in actions if action.startswith(("cast", "copy", "learn"))]
    return {" ".join(("learn" if verb == "learn" else "use", *spell[-2:])) for verb, *spell in words}


def _sigils(game: Game[State], actions: list[str]) -> set[str]:
    """The abilities that were cast, and the red ones that scored in the end."""
    found: set[str] = set()
    state = game.start()
    edition = game.options["edition"]
    for action in actions:
        if action.startswith("cast"):
            found.add(f"{edition} {ability(state, state.player, int(action.split()[1]) - 1)}")
        state.apply(action)
    assert state.player == OVER
    for seat, parts in enumerate(state.score_parts()):
        books = state.position()["seats"][seat]["spells"]
        found |= {f"{edition} {ability(state, seat, books.index(part))}" for part in parts if part in books}
    return found


def ability(state: State, seat: int, spot: int) -> str:
    """The word of the ability in a spot of a book."""
    assert isinstance(state, Board)
    return state.card(state.seats[seat], spot).ability.split()[0]
