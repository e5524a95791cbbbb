"""The tools one by one, on a server in this process."""

import json
from collections.abc import Awaitable, Callable, Iterator

import anyio
import pytest
from mcp import Client

from grimoire import catalog
from grimoire.mcp.results import Actions, Evaluation, GameList, Rules
from grimoire.mcp.tables import MOST_TABLES
from grimoire.mcp.tools import make_server
from tests.envs.playing import EVERY_GAME, PIG, SECRETS, third_game
from tests.games.installing import OUR_OWN, installed
from tests.mcp.clients import refusal, situation, text_of

pytestmark = pytest.mark.slow

Talk = Callable[[Client], Awaitable[None]]


@pytest.fixture(autouse=True)
def _third_game() -> Iterator[None]:
    with third_game(), installed(OUR_OWN | PIG | SECRETS):
        yield


def converse(talk: Talk, language: str = "en") -> None:
    async def conversation() -> None:
        async with Client(make_server(language)) as client:
            await talk(client)

    anyio.run(conversation)


def test_games_and_their_options_are_listed() -> None:
    async def talk(client: Client) -> None:
        listed = GameList.model_validate((await client.call_tool("list_games", {})).structured_content)
        games = {game.name: game for game in listed.games}
        assert games["materia"].players == [1, 2, 3, 4]
        target = next(option for option in games["pig"].options if option.name == "target")
        assert (target.low, target.high, target.default) == (10, 1000, 100)
        assert target.about == "Points to bank in order to win."
        assert listed.opponents == ["random", "novice", "apprentice", "adept", "master", "archmage"]

    converse(talk)


def test_the_rules_are_listed_searched_and_read() -> None:
    async def talk(client: Client) -> None:
        async def rules(**arguments: str) -> Rules:
            result = await client.call_tool("rules", {"game": "materia", **arguments})
            return Rules.model_validate(result.structured_content)

        listed = await rules()
        assert {"aim", "pay", "levitation", "limits"} <= {topic.topic for topic in listed.topics}
        assert not any(topic.answer for topic in listed.topics)
        found = await rules(search="How do I pay for a spell?")
        assert found.topics[0].topic == "pay"
        assert "exactly 3, 4 or 5 Materia" in found.topics[0].answer
        (spell,) = (await rules(topic="levitation")).topics
        assert "Take 2 ● from the altar." in spell.answer
        whole = await client.read_resource("grimoire://rules/sigils")
        assert "## How do" in whole.contents[0].model_dump()["text"]

    converse(talk)


def test_the_cards_in_play_are_explained() -> None:
    async def talk(client: Client) -> None:
        seen = await situation(client, "new_game", game="sigils", options={"first": 0}, seed=1)
        cards = Rules.model_validate(
            (await client.call_tool("cards_in_play", {"table": seen.table})).structured_content
        )
        board = seen.position["board"]
        assert isinstance(board, dict)
        assert {card.topic for card in cards.topics} == set(board.values())
        assert all(card.answer for card in cards.topics)

    converse(talk)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_text_data_and_actions_agree(game: str) -> None:
    async def talk(client: Client) -> None:
        seen = await situation(client, "new_game", game=game, seed=2)
        assert catalog.game(game).load(seen.position).actions() == [choice.action for choice in seen.actions]
        listed = await client.call_tool("legal_actions", {"table": seen.table})
        actions = Actions.model_validate(listed.structured_content)
        assert (actions.question, actions.actions) == (seen.question, seen.actions)
        result = await client.call_tool("position", {"table": seen.table})
        told = text_of(result)
        assert seen.text in told
        assert all(f"{choice.action}  ({choice.words})" in told for choice in seen.actions)

    converse(talk)


def test_an_illegal_action_is_counted_and_explained() -> None:
    async def talk(client: Client) -> None:
        seen = await situation(client, "new_game", game="materia", options={"first": 0}, seed=1)
        told = await refusal(client, "play", table=seen.table, action="learn levitation 3")
        assert "You learn spells in the Evening; now it is Morning." in told
        assert "Legal: skip, draw, take" in told
        absent = next(token for token in ("red.circle", "blue.circle") if f"take {token}" not in told)
        assert f"There is no {absent} in altar now." in await refusal(
            client, "play", table=seen.table, action=f"take {absent}"
        )
        assert "not legal now" in await refusal(client, "play", table=seen.table, action="I would like to draw")
        again = await situation(client, "position", table=seen.table)
        assert again.illegal_moves == 3
        assert (again.position, again.actions) == (seen.position, seen.actions)

    converse(talk)


def test_several_seats_can_be_the_clients() -> None:
    async def talk(client: Client) -> None:
        seen = await situation(client, "new_game", game="pig", options={"players": 3}, seats=["you", "novice", "you"])
        seats: set[int] = set()
        while len(seats) < 2:
            seats.add(seen.seat)
            seen = await situation(client, "play", table=seen.table, action=seen.actions[-1].action)
        assert seats == {0, 2}

    converse(talk)


def test_there_is_room_for_some_tables_only() -> None:
    async def talk(client: Client) -> None:
        tables = [await situation(client, "new_game", game="pig") for _ in range(MOST_TABLES)]
        told = await refusal(client, "new_game", game="pig")
        assert tables[0].table in told
        await client.call_tool("close_table", {"table": tables[0].table})
        assert "no such table" in await refusal(client, "position", table=tables[0].table)
        await situation(client, "new_game", game="pig")

    converse(talk)


def test_requests_at_the_same_time_wait_for_each_other() -> None:
    async def talk(client: Client) -> None:
        tables = [(await situation(client, "new_game", game="pig", seed=1)).table for _ in range(2)]
        played: list[str] = []

        async def play(table: str) -> None:
            await situation(client, "play", table=table, action="roll")
            await client.call_tool("evaluate", {"table": table, "nodes": 20})
            played.append(table)

        async with anyio.create_task_group() as group:
            for table in tables:
                group.start_soon(play, table)
        assert sorted(played) == sorted(tables)
        first, second = [await situation(client, "position", table=table) for table in tables]
        assert first.position == second.position

    converse(talk)


def test_evaluation_tells_chances_and_losses() -> None:
    async def talk(client: Client) -> None:
        seen = await situation(client, "new_game", game="materia", seed=3)

        async def evaluation(**arguments: str) -> Evaluation:
            result = await client.call_tool("evaluate", {"table": seen.table, "nodes": 60, **arguments})
            return Evaluation.model_validate(result.structured_content)

        whole = await evaluation()
        assert sum(seat.win_chance for seat in whole.seats) == pytest.approx(1, abs=0.01)
        assert whole.actions[0].loss == 0
        assert {action.action for action in whole.actions} <= {choice.action for choice in seen.actions}
        one = await evaluation(action="skip")
        assert "skip" in [action.action for action in one.actions]
        assert len(one.actions) <= 2
        assert "not legal" in await refusal(client, "evaluate", table=seen.table, action="dance")

    converse(talk)


def test_the_words_are_in_the_language_of_the_server() -> None:
    async def talk(client: Client) -> None:
        seen = await situation(client, "new_game", game="pig")
        assert seen.question == "Noch einmal würfeln oder aufhören und das Gewonnene sichern?"
        assert "„tanzen“ ist jetzt nicht" in await refusal(client, "play", table=seen.table, action="tanzen")

    converse(talk, "de")


def test_a_game_with_secrets_keeps_them() -> None:
    """What a seat is told depends on its own number only, until the game is over."""

    async def talk(client: Client) -> None:
        told: dict[int, set[str]] = {}
        for seed in range(12):
            seen = await situation(client, "new_game", game="secrets", seed=seed, seats=["you", "random"])
            held = seen.position["held"]
            assert isinstance(held, int)
            told.setdefault(held, set()).add(json.dumps(seen.model_dump(exclude={"table"})))
            assert "would give it away" in await refusal(client, "evaluate", table=seen.table)
            assert "once the game is over" in await refusal(client, "record", table=seen.table)
            over = await situation(client, "play", table=seen.table, action="call")
            assert over.over
            assert not (await client.call_tool("record", {"table": seen.table})).is_error
        assert len(told) > 1
        assert all(len(views) == 1 for views in told.values())

    converse(talk)
