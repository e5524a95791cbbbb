"""The tools of the server: rules, tables, positions, actions, evaluation, records."""

import json
from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import Annotated, Final, ParamSpec, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ResourceNotFoundError, ToolError
from mcp.types import CallToolResult, TextContent
from pydantic import BaseModel, Field, JsonValue

import grimoire
from grimoire import catalog
from grimoire.bots.budget import Budget
from grimoire.bots.losses import compare
from grimoire.envs.text_table import TextTable
from grimoire.games.options import Option
from grimoire.games.spec import GameSpec
from grimoire.kernel.errors import GrimoireError, OptionError
from grimoire.kernel.game import OVER
from grimoire.mcp.results import (
    Actions,
    Choice,
    Closed,
    Evaluation,
    GameInfo,
    GameList,
    GameRecord,
    JudgedAction,
    OptionInfo,
    Rules,
    SeatChances,
    Situation,
    Topic,
)
from grimoire.mcp.tables import OPPONENTS, Tables
from grimoire.table.reference import Entry, Reference
from grimoire.table.refusal import refused
from grimoire.texts import Texts
from grimoire.texts.errors import error_lines

NODES: Final = 1000
MOST_NODES: Final = 10_000
MOST_JUDGED: Final = 6  # actions of an evaluation
MOST_FOUND: Final = 6  # answers of a search
INSTRUCTIONS: Final = """Board games against bots. Start with list_games and rules, then new_game. Each answer of
new_game and play tells the position, the question and the legal actions; send one of them to play, exactly as it is
written, until the game is over."""

P = ParamSpec("P")
R = TypeVar("R")
GameName = Annotated[str, Field(max_length=40, description="A game, as list_games names it.")]
TableName = Annotated[str, Field(max_length=40, description="A table, as new_game names it.")]


class Tools:
    """The functions behind the tools. One request runs at a time: tables are not made for more."""

    def __init__(self, language: str) -> None:
        self.texts: Final = Texts(language, with_rules=True)
        self._tables: Final = Tables(self.texts)
        self._lock: Final = Lock()

    def list_games(self) -> GameList:
        """The games, their options, and the bots that can play at the other seats."""
        games = [self._game(spec) for spec in catalog.specs().values()]
        return GameList(games=games, opponents=list(OPPONENTS))

    def rules(
        self,
        game: GameName,
        search: Annotated[str, Field(max_length=200, description="Words or a question to search for.")] = "",
        topic: Annotated[str, Field(max_length=80, description="The name of a topic or card.")] = "",
    ) -> Rules:
        """The rules of a game: the answer to a topic, the best answers to a search, or else the list of topics."""
        reference = self._reference(game)
        if topic:
            entry = reference.find(topic)
            if entry is None:
                raise refused("no-topic", "topic", "there is no topic {found!r}; ask without one for a list",
                              found=topic)  # fmt: skip
            found = [_topic(entry)]
        elif search:
            found = [_topic(entry) for entry in reference.search(search, MOST_FOUND)]
        else:
            found = [Topic(topic=entry.topic, title=entry.title) for entry in reference.entries]
        return Rules(game=catalog.game_name(game), topics=found)

    def new_game(
        self,
        game: GameName,
        options: Annotated[dict[str, JsonValue], Field(description="The game's options, such as players.")] = {},  # noqa: B006 (never changed)
        seats: Annotated[
            list[Annotated[str, Field(max_length=40)]] | None,
            Field(max_length=16, description="Who sits where: you, or an opponent. Default: you first, then novices."),
        ] = None,
        seed: Annotated[int | None, Field(ge=0, lt=2**63, description="Makes chance and bots repeatable.")] = None,
        player: Annotated[str, Field(max_length=40, description="Your name, for the record.")] = "Model",
    ) -> Annotated[CallToolResult, Situation]:
        """Sets up a table and plays it on until you decide."""
        with self._lock:
            return self._situation(self._tables.open(game, options, seats, seed, player))

    def position(self, table: TableName) -> Annotated[CallToolResult, Situation]:
        """The table as it is now, and what happened since your last decision."""
        with self._lock:
            return self._situation(table)

    def legal_actions(self, table: TableName) -> Actions:
        """What you can play now, each with its meaning."""
        with self._lock:
            return _actions(table, self._tables.get(table))

    def cards_in_play(self, table: TableName) -> Rules:
        """What the cards or spells on the table do."""
        with self._lock:
            seen = self._tables.get(table)
            entries = [] if seen.view.hides else seen.reference.in_play(seen.match.state)
            return Rules(game=seen.match.game.name, topics=[_topic(entry) for entry in entries])

    def play(
        self,
        table: TableName,
        action: Annotated[str, Field(max_length=200, description="One of the legal actions, exactly as written.")],
    ) -> Annotated[CallToolResult, Situation]:
        """Plays an action, then the other seats until you decide again. An illegal one changes nothing."""
        with self._lock:
            self._tables.get(table).play(action)
            return self._situation(table)

    def evaluate(
        self,
        table: TableName,
        action: Annotated[str, Field(max_length=200, description="Judge this action only, next to the best.")] = "",
        nodes: Annotated[int, Field(ge=10, le=MOST_NODES, description="How much a bot thinks.")] = NODES,
    ) -> Evaluation:
        """Everybody's chance to win, and how much of yours the likeliest actions would give away."""
        with self._lock:
            return _evaluation(table, self._tables.get(table), action, nodes)

    def record(self, table: TableName) -> Annotated[CallToolResult, GameRecord]:
        """The game so far as a record: text to save, replay and grade."""
        with self._lock:
            recorded = self._tables.get(table)
            if recorded.view.hides and not recorded.match.over:
                raise refused("hidden-record", "", "the record is there once the game is over")
            data = json.loads(json.dumps(recorded.record()))
            return _told(json.dumps(data, ensure_ascii=False), GameRecord(table=table, record=data))

    def close_table(self, table: TableName) -> Closed:
        """Forgets a table, to make room for another one."""
        with self._lock:
            self._tables.close(table)
            return Closed(table=table)

    def all_rules(self, game: str) -> str:
        """The whole rules of a game with its usual options."""
        try:
            entries = self._reference(game).entries
        except OptionError as error:
            raise ResourceNotFoundError(_spoken(self.texts, error)) from None
        return "\n\n".join(f"## {entry.title}\n\n{entry.answer}" for entry in entries)

    def _reference(self, game: str) -> Reference:
        spec = catalog.spec_of(game)
        return Reference(spec, spec.make(), self.texts)

    def _game(self, spec: GameSpec) -> GameInfo:
        title = f"{spec.name}-title"
        return GameInfo(
            name=spec.name,
            title=self.texts.say(title) if self.texts.has(title) else spec.name,
            players=list(spec.seats),
            options=[self._option(spec.name, option) for option in spec.options],
        )

    def _option(self, game: str, option: Option) -> OptionInfo:
        about = f"{game}-option-{option.name}-help"
        when = option.when
        return OptionInfo(
            name=option.name,
            kind=option.kind,
            about=self.texts.say(about) if self.texts.has(about) else "",
            default=option.default if isinstance(option.default, str | int | bool) else None,
            low=option.low if option.kind == "number" else None,
            high=option.high if option.kind == "number" else None,
            choices=list(option.choices),
            also=option.also_as,
            only_if="" if when is None else f"{when.option}: {', '.join(map(str, when.values))}",
        )

    def _situation(self, name: str) -> CallToolResult:
        table = self._tables.get(name)
        state, view, seat = table.match.state, table.view, table.seat
        actions, log, outcome = _actions(name, table), table.news(), view.outcome(state, seat)
        situation = Situation(
            table=name,
            game=table.match.game.name,
            seat=seat,
            over=table.match.over,
            text=view.text(state, seat),
            position=json.loads(json.dumps(view.data(state, seat))),
            scores=state.scores(),
            log=log,
            question=actions.question,
            actions=actions.actions,
            outcome=outcome,
            winners=state.winners(),
            illegal_moves=table.illegal[seat],
        )
        choices = [f"  {choice.action}  ({choice.words})" for choice in actions.actions]
        parts = [f"Table {name}", *log, "", situation.text, "", *outcome, actions.question, *choices]
        return _told("\n".join(parts).strip(), situation)


def _actions(name: str, table: TextTable) -> Actions:
    state, seat = table.match.state, table.seat
    choices = [Choice(action=each.action, words=each.words) for each in table.view.choices(state, seat)]
    return Actions(table=name, question=table.view.question(state, seat), actions=choices)


def _evaluation(name: str, table: TextTable, action: str, nodes: int) -> Evaluation:
    state = table.match.state
    if table.view.hides and state.player != OVER:
        raise refused("hidden-evaluation", "", "this game hides something; evaluation would give it away")
    compared = compare(state, [action] if action else None, Budget(nodes=nodes), most=MOST_JUDGED)
    words = {choice.action: choice.words for choice in table.view.choices(state, table.seat)}
    seats = [
        SeatChances(name=name, win_chance=round(wins, 4), points=round(points, 2))
        for name, wins, points in zip(table.names, compared.value.wins, compared.value.points, strict=True)
    ]
    judged = [
        JudgedAction(
            action=each.action, words=words[each.action], win_chance=round(each.wins, 4), loss=round(each.loss, 4)
        )
        for each in compared.actions
    ]
    return Evaluation(table=name, nodes=nodes, seats=seats, actions=judged)


def _topic(entry: Entry) -> Topic:
    return Topic(topic=entry.topic, title=entry.title, answer=entry.answer)


def _told(text: str, data: BaseModel) -> CallToolResult:
    """Words for the model, and data for programs."""
    said = TextContent(type="text", text=text)
    return CallToolResult(content=[said], structured_content=data.model_dump(mode="json"))


def _spoken(texts: Texts, error: GrimoireError) -> str:
    return "\n".join(error_lines(texts, error))


def _guarded(texts: Texts, tool: Callable[P, R]) -> Callable[P, R]:
    """The tool with errors that a model can read and learn from."""

    @wraps(tool)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return tool(*args, **kwargs)
        except GrimoireError as error:
            raise ToolError(_spoken(texts, error)) from None

    return guarded


def make_server(language: str = "en", evaluation: bool = True) -> MCPServer[object]:
    """The server with its tools; without evaluation for models that are to be tested."""
    tools = Tools(language)
    server: MCPServer[object] = MCPServer(
        "grimoire", title="Grimoire", instructions=INSTRUCTIONS, version=grimoire.__version__, log_level="WARNING"
    )
    functions: list[Callable[..., object]] = [
        tools.list_games, tools.rules, tools.new_game, tools.position, tools.legal_actions, tools.cards_in_play,
        tools.play, tools.record, tools.close_table,
    ]  # fmt: skip
    if evaluation:
        functions.append(tools.evaluate)
    for function in functions:
        server.add_tool(_guarded(tools.texts, function))
    server.resource("grimoire://rules/{game}", title="Rules", mime_type="text/markdown")(tools.all_rules)
    return server
