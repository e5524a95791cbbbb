"""The options of the games on the command line, and which belong to which game."""

from dataclasses import dataclass, fields
from typing import Annotated, Any, Final

from cyclopts import Parameter

from grimoire.terminal.refusal import Refusal

OPTIONS: Final = {
    "materia": ("players", "first", "spells", "handicap"),
    "sigils": ("players", "first", "edition", "teachers", "deck"),
}
IN_POSITIONS: Final = ("players", "spells", "handicap", "edition", "teachers")  # options that a position tells
Edition = Annotated[str | None, Parameter(metavar="N", help="sigils: 60 or 75. [default: 60]")]


@Parameter(name="*")
@dataclass(frozen=True)
class GameOptions:
    """The options of a game; those left out are the game's own."""

    players: Annotated[
        int | None, Parameter(metavar="N", help="materia: 1 (the solo mode) to 4; sigils: 2 to 5. [default: 2]")
    ] = None
    first: Annotated[
        int | str | None, Parameter(metavar="SEAT", help="The seat that begins, or random. [default: random]")
    ] = None
    spells: Annotated[
        str | None,
        Parameter(
            metavar="NAMES",
            help="materia: set-1, set-2, set-3, classic, or seven names with commas. [default: set-1]",
        ),
    ] = None
    handicap: Annotated[int | None, Parameter(metavar="N", help="materia: 0 to 3, in the solo mode. [default: 0]")] = (
        None
    )
    edition: Edition = None
    teachers: Annotated[bool | None, Parameter(help="sigils: with the teachers' dice (edition 60).", negative=())] = (
        None
    )
    deck: Annotated[str | None, Parameter(metavar="FILE", help="sigils: a deck of your own; see grimoire deck.")] = None

    def given(self) -> dict[str, Any]:
        """The options that were given, as the game takes them."""
        options: dict[str, Any] = {field.name: getattr(self, field.name) for field in fields(self)}
        if self.spells is not None and "," in self.spells:
            options["spells"] = [name.strip() for name in self.spells.split(",")]
        return {name: value for name, value in options.items() if value is not None}

    def of(self, game: str) -> dict[str, Any]:
        """The options that were given; Refusal if one is another game's."""
        from grimoire.catalog import game_name

        name, options = game_name(game), self.given()
        for option in options:
            if option not in OPTIONS[name]:
                other = next(game for game, known in OPTIONS.items() if option in known)
                raise Refusal("other-game", option=f"--{option}", game=name, other=other)
        return options
