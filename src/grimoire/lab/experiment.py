"""An experiment file: the game, what changes between its variants, who plays, how many games, and the question."""

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf, isfinite
from pathlib import Path
from typing import Final, TypeVar

import grimoire
from grimoire import catalog
from grimoire.games.options import Options
from grimoire.kernel.errors import Fault, GrimoireError, OptionError
from grimoire.kernel.reading import Reader
from grimoire.kernel.toml import read_toml
from grimoire.lab.counting import own_bot
from grimoire.lab.questions import EVERY_SEAT, Question, measures_of
from grimoire.lab.rows import Player
from grimoire.lab.variants import Variant

LARGEST: Final = 1_000_000  # bytes of a file
MOST_GAMES: Final = 100_000  # all are kept in memory for the report
MOST_VARIANTS: Final = 2
MOST_STEPS: Final = 20
BOUNDS: Final = ("within", "above", "below", "width")
FIRST: Final = "first"
ONLY: Final = "the game"  # the name of a single variant that has none
_TOP: Final = ("title", "options", "variants", "seed", "ladder")

T = TypeVar("T")


@dataclass(frozen=True)
class Experiment:
    """Everything that determines a run. ``games`` is the most for each variant."""

    title: str
    game: str
    variants: tuple[Variant, ...]
    players: int
    bots: tuple[str, ...]  # of the seats
    games: int
    seed: int
    question: Question
    ladder: tuple[str, ...]
    ladder_games: int
    source: str  # the text of the file

    def settings(self) -> dict[str, object]:
        """What must not change when a run is continued, ready for JSON."""
        question, rules = self.question, self.variants[0].make(self.game).rules
        return {
            "game": self.game, "rules": rules, "version": grimoire.__version__, "seed": self.seed,
            "bots": list(self.bots), "variants": {variant.name: variant.data() for variant in self.variants},
            "question": [question.about, question.of, str(question.low), str(question.high), question.width],
            "confidence": question.confidence, "ladder": [*self.ladder, self.ladder_games],
        }  # fmt: skip

    def player(self) -> Player:
        return Player(self.game, self.variants, self.bots, self.ladder, self.seed)


def read_experiment(path: Path) -> Experiment:
    """OptionError names every fault with the file and the key."""
    try:
        source = _text(path)
        data = read_toml(source)
    except OSError as error:
        reason = error.strerror or str(error)
        raise OptionError(Fault("cannot-read", str(path), "cannot be read: {reason}", reason=reason)) from None
    except (ValueError, RecursionError) as error:
        raise OptionError(Fault("lab-not-toml", str(path), "this is not TOML: {reason}", reason=str(error))) from None
    try:
        return _Reading(path.parent, data, source).experiment()
    except OptionError as error:
        for fault in error.faults:
            fault.place = f"{path}: {fault.place}"
        raise OptionError(error.faults) from None


def _text(path: Path) -> str:
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise ValueError(f"longer than {LARGEST} bytes")
    return content.decode()


class _Reading:
    """Reads the parts of a file one after another; each stops at its own faults."""

    def __init__(self, folder: Path, data: Mapping[str, object], source: str) -> None:
        self._folder, self._data, self._source = folder, data, source
        self._reader = Reader(OptionError)

    def experiment(self) -> Experiment:
        read, data = self._reader, self._data
        read.keys(data, "", ("game", "bots", "games", "question"), _TOP)
        read.finish()
        game = _at("game", lambda: catalog.game_name(str(data["game"])), whole=True)
        games = read.number(data, "games", 1, MOST_GAMES) or 0
        seed = read.number(data, "seed", 0, 2**53, 1) or 0
        read.finish()
        variants = self._variants(game)
        players = variants[0].make(game).players
        bots = self._bots(data, "", (1, players))
        ladder = self._mapping("ladder", ("bots",), ("games",))
        return Experiment(
            title=str(data.get("title", "An experiment")),
            game=game,
            variants=variants,
            players=players,
            bots=bots * players if len(bots) == 1 else bots,
            games=games,
            seed=seed,
            question=self._question(players, [variant.name for variant in variants]),
            ladder=self._bots(ladder, "ladder", range(2, MOST_STEPS + 1)) if ladder else (),
            ladder_games=(read.number(ladder, "games", 1, MOST_GAMES, 100, "ladder") or 0) if ladder else 0,
            source=self._source,
        )

    def _mapping(
        self, key: str, required: Sequence[str] = (), optional: Sequence[str] | None = None
    ) -> Mapping[str, object]:
        """A table of the file, {} if it is not there; with ``optional`` only these keys are known."""
        if key not in self._data:
            return {}
        value = self._reader.mapping(self._data[key], key) or {}
        if optional is not None:
            self._reader.keys(value, key, required, optional)
        self._reader.finish()
        return value

    def _variants(self, game: str) -> tuple[Variant, ...]:
        shared = self._mapping("options")
        tables = self._mapping("variants") or {ONLY: {}}
        if len(tables) > MOST_VARIANTS:
            self._reader.fault("too-many-variants", "variants", "{count} variants, at most {most}",
                               count=len(tables), most=MOST_VARIANTS)  # fmt: skip
        self._reader.finish()
        variants = tuple(self._variant(game, name, table, shared) for name, table in tables.items())
        counts = [variant.make(game).players for variant in variants]
        if min(counts) < 2 or len(set(counts)) > 1:
            place = "options.players"
            self._reader.fault("lab-players", place, "the same number of players, at least 2, in every variant")
        self._reader.finish()
        return variants

    def _variant(self, game: str, name: str, table: object, shared: Options) -> Variant:
        place = f"variants.{name}"
        read = self._reader
        own = read.mapping(table, place) or {}
        read.keys(own, place, (), ("options", "cards"))
        options = read.mapping(own.get("options", {}), f"{place}.options") or {}
        cards = read.mapping(own.get("cards", {}), f"{place}.cards") or {}
        changes = {card: read.mapping(fields, f"{place}.cards.{card}") or {} for card, fields in cards.items()}
        read.finish()
        variant = Variant(name, self._with_files(game, {**shared, **options}), changes)
        made = _at(f"{place}.cards" if changes else f"{place}.options" if options else "options",
                   lambda: variant.make(game))  # fmt: skip
        return Variant(name, made.options if not changes else variant.options, changes)

    def _with_files(self, game: str, options: Options) -> Options:
        """Seat 0 plays first where that is an option; files are looked for beside the experiment."""
        table = {option.name: option for option in catalog.spec_of(game).options}
        given = dict(options)
        if FIRST in table:
            given.setdefault(FIRST, 0)
        for name, value in options.items():
            if name in table and table[name].kind == "file" and isinstance(value, str):
                given[name] = str(self._folder / value)
        return given

    def _bots(self, data: Mapping[str, object], place: str, counts: Container[int]) -> tuple[str, ...]:
        """So many bots, all of which can be made."""
        read = self._reader
        names = read.sequence(data, "bots", place)
        where = f"{place}.bots" if place else "bots"
        if names is not None and len(names) not in counts:
            read.fault("lab-bots", where, "{count} bots; one for all seats, or one for each; of a ladder 2 or more",
                       count=len(names))  # fmt: skip
        read.finish()
        bots = tuple(map(str, names or ()))
        for number, name in enumerate(bots):
            _at(f"{where}.{number}", partial(own_bot, name, 0), whole=True)
        return bots

    def _question(self, players: int, variants: list[str]) -> Question:
        read = self._reader
        data = self._mapping("question", ("about",), ("of", "confidence", *BOUNDS))
        about = self._one_of(data, "about", measures_of(players))
        of = self._one_of(data, "of", variants) if "of" in data else None
        number = 0 if len(variants) == 1 else variants.index(of) if of in variants else None
        if sum(bound in data for bound in BOUNDS) != 1:
            read.fault("lab-bound", "question", "give one of {bounds}", bounds=", ".join(BOUNDS))
        if about == EVERY_SEAT and number is None and "width" not in data:
            read.fault("lab-of", "question.of", "name the variant whose seats are meant")
        low, high = self._bounds(data)
        width = self._decimal(data, "width", 0, inf) if "width" in data else None
        confidence = self._decimal(data, "confidence", 0.5, 1) if "confidence" in data else 0.95
        read.finish()
        return Question(about, number, low, high, width, confidence)

    def _one_of(self, data: Mapping[str, object], key: str, allowed: list[str]) -> str:
        value = data.get(key)
        if value in allowed:
            return str(value)
        self._reader.fault("not-a-choice", f"question.{key}", "{found!r} is not one of {allowed}",
                           found=value, allowed=", ".join(allowed))  # fmt: skip
        return ""

    def _bounds(self, data: Mapping[str, object]) -> tuple[float, float]:
        if "within" in data:
            pair = self._reader.sequence(data, "within", "question") or []
            if len(pair) == 2:
                low, high = (self._decimal({"within": each}, "within", -inf, inf) for each in pair)
                if low < high:
                    return low, high
            self._reader.fault("lab-within", "question.within", "{found!r}: a lower and an upper bound are needed",
                               found=data["within"])  # fmt: skip
            return -inf, inf
        low = self._decimal(data, "above", -inf, inf) if "above" in data else -inf
        return low, self._decimal(data, "below", -inf, inf) if "below" in data else inf

    def _decimal(self, data: Mapping[str, object], key: str, least: float, most: float) -> float:
        value = data[key]
        if type(value) in (int, float) and isfinite(value) and least < value < most:  # type: ignore[arg-type,operator]
            return float(value)  # type: ignore[arg-type]
        self._reader.fault("not-between", f"question.{key}", "{found!r} is not a number between {least} and {most}",
                           found=value, least=str(least), most=str(most))  # fmt: skip
        return 0.5


def _at(place: str, make: Callable[[], T], whole: bool = False) -> T:
    """What goes wrong gets this place in the file, with what was named inside it unless it is the ``whole``."""
    try:
        return make()
    except GrimoireError as error:
        for fault in error.faults:
            fault.place = place if whole or not fault.place else f"{place}.{fault.place}"
        raise OptionError(error.faults) from None
