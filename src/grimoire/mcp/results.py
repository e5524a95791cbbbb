"""What the tools answer with, as data; the schema of each is sent to the client."""

from pydantic import BaseModel, Field, JsonValue

from grimoire.games.options import Kind


class OptionInfo(BaseModel):
    """An option of a game."""

    name: str
    kind: Kind
    about: str
    default: JsonValue
    low: int | None = Field(None, description="The lowest number.")
    high: int | None = Field(None, description="The highest number.")
    choices: list[str] = []
    also: str = Field("", description="What is accepted besides the choices.")
    only_if: str = Field("", description="The option has an effect only then.")


class GameInfo(BaseModel):
    """An installed game."""

    name: str
    title: str
    players: list[int]
    options: list[OptionInfo]


class GameList(BaseModel):
    """All installed games, and who can play at the other seats, from weak to strong."""

    games: list[GameInfo]
    opponents: list[str]


class Topic(BaseModel):
    """A question of the rules, or a card; without its answer in lists of topics."""

    topic: str
    title: str
    answer: str = ""


class Rules(BaseModel):
    """What was found in the rules."""

    game: str
    topics: list[Topic]


class Choice(BaseModel):
    """A legal action: what to send, and what it means."""

    action: str
    words: str


class Actions(BaseModel):
    """What can be played now; nothing once the game is over."""

    table: str
    question: str
    actions: list[Choice]


class Situation(BaseModel):
    """A table as one seat sees it."""

    table: str
    game: str
    seat: int = Field(description="The seat that sees and plays this, from 0 on.")
    over: bool
    text: str = Field(description="The position in words.")
    position: dict[str, JsonValue] = Field(description="The position as data.")
    scores: list[int]
    log: list[str] = Field(description="What happened since your last decision.")
    question: str
    actions: list[Choice]
    outcome: list[str] = Field(description="How the game ended.")
    winners: list[int]
    illegal_moves: int = Field(description="How often this seat has tried something illegal.")


class SeatChances(BaseModel):
    """What a seat can expect."""

    name: str
    win_chance: float
    points: float


class JudgedAction(BaseModel):
    """An action compared with the best one."""

    action: str
    words: str
    win_chance: float
    loss: float = Field(description="How much win chance it gives away compared with the best action.")


class Evaluation(BaseModel):
    """What a bot with this many nodes thinks of a position."""

    table: str
    nodes: int
    seats: list[SeatChances]
    actions: list[JudgedAction] = Field(description="The best one first.")


class GameRecord(BaseModel):
    """The record of a game: save it as a JSON file."""

    table: str
    record: dict[str, JsonValue]


class Closed(BaseModel):
    """A table was closed."""

    table: str
