"""The installed games: what a set-up page needs to know about each, and its texts."""

import asyncio
from functools import cache, partial
from typing import Annotated, Literal

import msgspec
from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, Parameter

from grimoire import catalog
from grimoire.games.options import Kind, Option, check_no_paths
from grimoire.games.spec import GameSpec
from grimoire.server.bodies import CheckedOptions, OptionCheck
from grimoire.server.option_files import with_files
from grimoire.server.routes.kept_answers import keep, kept
from grimoire.server.routes.request_context import answer, problems
from grimoire.texts import LANGUAGES


class WhenInfo(msgspec.Struct, frozen=True):
    """An option has an effect only where another one has one of these values."""

    option: str
    values: tuple[str | int | bool | None, ...]


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option of a game. Its texts are ``GAME-option-NAME``, with ``-help`` and ``-CHOICE`` behind it."""

    name: str
    kind: Kind
    default: str | int | bool | None = None
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    also: bool = False  # values besides the choices, such as a list of names
    when: WhenInfo | None = None


class GameInfo(msgspec.Struct, frozen=True):
    """An installed game."""

    name: str
    titles: tuple[str, ...]
    seats: tuple[int, ...]  # how many can play
    options: tuple[OptionInfo, ...]
    levels: tuple[str, ...]  # of bots, from easy to hard
    lesson: bool  # there is a guided first game


class GameList(msgspec.Struct, frozen=True):
    """All installed games."""

    games: tuple[GameInfo, ...]


@get("/api/games", operation_id="listGames", summary="The installed games and their options", responses=problems())
async def list_games() -> Response[GameList]:
    """By name; options in the order of the set-up page."""
    return answer(game_list())


@get(
    "/api/games/{game:str}/texts/{language:str}",
    operation_id="gameTexts",
    summary="A game's texts in a language, as Fluent source",
    responses=problems(400, 404),
)
async def game_texts(
    game: Annotated[str, Parameter(max_length=40)],
    language: Annotated[Literal["en", "fr", "de"], Parameter()],
) -> Response[bytes]:
    """For clients that were built without this game."""
    key = f"texts {catalog.spec_of(game).name} {language}"
    texts = kept(key) or await keep(key, partial(_texts, game, language))
    return Response(texts, media_type="text/plain", headers={"cache-control": "no-cache"})


@post(
    "/api/games/{game:str}/options",
    operation_id="checkOptions",
    summary="Check the options of a game, with files",
    status_code=200,
    responses=problems(400, 403, 413),
)
async def check_options(
    game: Annotated[str, Parameter(max_length=40)], data: JSONBody[OptionCheck]
) -> Response[CheckedOptions]:
    """A file with a fault is refused with the place: the option and line, or the card and field."""
    name = catalog.game_name(game)
    check_no_paths(catalog.spec_of(name).options, data.options)
    return answer(CheckedOptions(await asyncio.to_thread(with_files, name, data.options, data.files)))


@cache
def game_list() -> GameList:
    """All installed games; they stay the same while the server runs."""
    return GameList(tuple(_game(spec) for spec in catalog.specs().values()))


def _game(spec: GameSpec) -> GameInfo:
    return GameInfo(
        name=spec.name,
        titles=spec.titles,
        seats=tuple(spec.seats),
        options=tuple(_option(option) for option in spec.options),
        levels=tuple(catalog.LEVELS),
        lesson=spec.lesson() is not None,
    )


def _option(option: Option) -> OptionInfo:
    when = None if option.when is None else WhenInfo(option.when.option, tuple(map(_plain, option.when.values)))
    return OptionInfo(
        name=option.name,
        kind=option.kind,
        default=_plain(option.default),
        low=option.low,
        high=option.high,
        choices=option.choices,
        also=option.also is not None,
        when=when,
    )


def _plain(value: object) -> str | int | bool | None:
    return value if isinstance(value, str | int | bool) else None


def _texts(game: str, language: str) -> bytes:
    """All files in the language, ``rules.en.ftl`` and the like included; English if there are none."""
    folder = catalog.spec_of(game).folder() / "texts"
    for spoken in (language, LANGUAGES[0]):
        if (folder / f"{spoken}.ftl").is_file():
            endings = (f".{spoken}.ftl", f"/{spoken}.ftl")
            files = [file for file in folder.iterdir() if f"/{file.name}".endswith(endings)]
            return b"\n".join(file.read_bytes() for file in sorted(files, key=lambda file: file.name))
    raise NotFoundException("this game has no texts")
