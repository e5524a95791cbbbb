"""Draws docs/terminal.svg, a game of Materia in its middle: PYTHONPATH=src python docs/make_picture.py"""

import io
from pathlib import Path
from random import Random

from rich.console import Console

from grimoire import catalog
from grimoire.kernel.chance import draw as draw_lots
from grimoire.kernel.game import CHANCE, State
from grimoire.terminal import draw
from grimoire.terminal.look import Look, seat_names
from grimoire.texts import Texts

TARGET = Path(__file__).with_name("terminal.svg")
WIDTH = 118
SEED = 4
NEWS = 6
LIKED = ("learn", "cast", "draw", "take", "skip")


def choose(state: State, source: Random) -> str:
    """What somebody does who likes to learn and to cast."""
    if state.player == CHANCE:
        return state.text(draw_lots(state, source))
    actions = state.actions()
    for verb in LIKED:
        liked = [action for action in actions if action.startswith(verb)]
        if liked and source.random() < 0.7:
            return max(liked, key=lambda action: (action[-1], source.random()))
    return source.choice(actions)


def is_worth_showing(state: State) -> bool:
    """A question to the first seat with some choices, when both have learned a few spells."""
    seats = state.position()["seats"]
    return (
        state.player == 0
        and 5 <= len(state.actions()) <= 8
        and any(action.startswith("cast") for action in state.actions())
        and all(len(seat["learned"]) >= 3 and seat["familiar"] for seat in seats)
    )


def main() -> None:
    """Plays to the middle of a game and draws what a person sees then."""
    game = catalog.game("materia", players=2, spells="classic", first=0)
    texts = Texts("en")
    console = Console(
        file=io.StringIO(), width=WIDTH, record=True, force_terminal=True, color_system="truecolor", highlight=False,
        markup=False, emoji=False,
    )  # fmt: skip
    look = Look(console, texts, seat_names(texts, ("you", "random")))
    spec = catalog.spec_of("materia")
    words, drawing = spec.words(), spec.terminal()
    state, source, lines = game.start(), Random(SEED), list[str]()
    while not is_worth_showing(state):
        action = choose(state, source)
        lines.append(look.render(words.log_line(state, state.action(state.code(action)))))
        state.apply(action)
    console.print(draw.screen(look, drawing.table(look, state, 0), lines, NEWS))
    console.print("")
    console.print(draw.question(look, words, state))
    console.print(draw.choices(look, words, drawing, state))
    TARGET.write_text(console.export_svg(title="grimoire play"), encoding="utf-8")


if __name__ == "__main__":
    main()
