"""HTTP against the real server: schemathesis on all of it, and what it promises about safety, limits and records."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

import grimoire
from grimoire.server.keys import COOKIE
from grimoire.server.safety import HEADERS
from grimoire.server.settings import PROTOCOL, Limits
from tests.long import LONG
from tests.server.client import PATIENCE, Client, bearer, get_record, join, new_key, new_table
from tests.server.process import ServerProcess, serving

ORIGIN = "https://play.example.org"
FOREIGN = "https://evil.example.org"
DOCS = Path(__file__).parents[2] / "docs"
TWO: list[Any] = [{"kind": "me"}, {"kind": "open"}]
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server without limits, as on one's own machine."""
    with serving(tmp_path_factory.mktemp("http")) as running:
        yield running
        running.check_sound()


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that browsers know by another address."""
    with serving(tmp_path_factory.mktemp("proxied"), "--origin", ORIGIN) as running:
        yield running


@pytest.fixture
def http(server: ServerProcess) -> Iterator[httpx.Client]:
    """A browser without cookies, on a page of the server."""
    with httpx.Client(base_url=server.url, headers={"origin": server.url}, timeout=PATIENCE) as client:
        yield client


@pytest.fixture
def api(server: ServerProcess) -> Any:
    """What the server says of itself."""
    return schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(max_examples=100 if LONG else 20, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_route_keeps_its_word(case: Case[Any], server: ServerProcess) -> None:
    """Whatever is sent: no error of the server, and the answers are those described."""
    case.call_and_validate(checks=CHECKS)
    key, table, record = _known(server)
    if case.path == "/api/me/keys/renew":  # the others need the key that is known
        key = new_key(server.url)
    _aim(case, record if case.path == "/api/records/{record}/tables" else table)
    case.call_and_validate(checks=CHECKS, headers=bearer(key))


def _aim(case: Case[Any], table: str) -> None:
    """Makes a part of a request good, so that the rest of it is looked at."""
    for name in case.path_parameters or {}:
        case.path_parameters[name] = "sigils" if name == "game" else table
    if isinstance(case.body, dict) and case.path == "/api/tables":
        case.body |= {"game": ("materia", "sigils")[len(case.body) % 2], "seats": TWO}
    elif isinstance(case.body, dict) and case.path == "/api/records":
        record: dict[str, Any] = {"grimoire": 1, "game": "sigils", "rules": 1, "options": {}, "actions": []}
        case.body = record | dict(zip(list(record)[2:], case.body.values(), strict=False))
    elif isinstance(case.body, dict) and case.path == "/api/records/{record}/tables":
        case.body |= {"at": len(case.body) % 3, "seats": [{"kind": "me"}, {"kind": "bot"}]}


_made: dict[str, tuple[str, str, str]] = {}


def _known(server: ServerProcess) -> tuple[str, str, str]:
    """Somebody with a table at which a seat is free, and a record."""
    if server.url not in _made:
        key = new_key(server.url)
        table = new_table(server.url, key, "materia", TWO, listed=True)["table"]
        played = grimoire.Record(grimoire.game("materia"))
        for _ in range(2):
            played.play(played.state.actions()[0])
        sent = httpx.post(f"{server.url}/api/records", json=played.data(), timeout=PATIENCE).json()
        _made[server.url] = key, table, sent["record"]
    return _made[server.url]


def test_the_cookie_is_out_of_reach(http: httpx.Client, proxied: ServerProcess) -> None:
    """Of scripts and of other sites; behind HTTPS for HTTPS only."""
    answer = http.post("/api/tables", json={"game": "materia", "seats": TWO})
    assert answer.status_code == 201
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert "Secure" not in cookie
    assert http.cookies[COOKIE] not in answer.text
    again = http.post("/api/tables", json={"game": "materia", "seats": TWO})
    assert "set-cookie" not in again.headers
    body = {"game": "materia", "seats": TWO}
    secure = httpx.post(f"{proxied.url}/api/tables", json=body, headers={"origin": ORIGIN}, timeout=PATIENCE)
    assert "Secure" in secure.headers["set-cookie"]


def test_foreign_pages_are_refused(server: ServerProcess, proxied: ServerProcess) -> None:
    """By their origin: the server's own, or the one it was told of."""
    allowed = {(server, server.url): 201, (server, FOREIGN): 403, (server, "null"): 403,
               (proxied, ORIGIN): 201, (proxied, proxied.url): 403, (proxied, FOREIGN): 403}  # fmt: skip
    for (asked, origin), status in allowed.items():
        answer = httpx.post(f"{asked.url}/api/me/keys", headers={"origin": origin}, timeout=PATIENCE)
        assert answer.status_code == status, (asked.url, origin)
        assert asyncio.run(_handshake(asked, origin)) is (status == 201)


async def _handshake(server: ServerProcess, origin: str) -> bool:
    try:
        async with connect(server.socket_url, additional_headers={"origin": origin}) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
            return bool(json.loads(await socket.recv())["type"] == "welcome")
    except InvalidStatus as error:
        return error.response.status_code not in (403, 500)


def test_a_cookie_without_an_origin_is_nobody(http: httpx.Client, server: ServerProcess) -> None:
    """Whoever changes something by a cookie must say which page they are."""
    table = http.post("/api/tables", json={"game": "materia", "seats": TWO}).json()["table"]
    cookie = {"cookie": f"{COOKIE}={http.cookies[COOKIE]}"}
    assert http.get("/api/me/tables").json()[0]["table"] == table
    assert httpx.post(f"{server.url}/api/me/link", headers=cookie, timeout=PATIENCE).status_code == 401
    assert http.post("/api/me/link").status_code == 201
    assert asyncio.run(_seats(server, table, cookie)) == []
    assert asyncio.run(_seats(server, table, cookie | {"origin": server.url})) == [0]


async def _seats(server: ServerProcess, table: str, headers: dict[str, str]) -> list[int]:
    """Which seats a socket with these headers holds."""
    async with connect(server.socket_url, additional_headers=headers) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        await socket.send(json.dumps({"type": "watch", "table": table}))
        async for text in socket:
            if (message := json.loads(text))["type"] == "table":
                yours: list[int] = message["yours"]
                return yours
    raise AssertionError("the table was not shown")


def test_a_link_for_another_device_works_once(http: httpx.Client, server: ServerProcess) -> None:
    """And not after its time."""
    table = http.post("/api/tables", json={"game": "sigils", "seats": TWO}).json()["table"]
    first, second = (http.post("/api/me/link").json() for _ in range(2))
    origin = {"origin": server.url}
    with httpx.Client(base_url=server.url, headers=origin, timeout=PATIENCE) as other:
        code = first["path"].partition("#")[2]
        assert other.post("/api/me/continue", json={"code": code}).status_code == 204
        assert [each["table"] for each in other.get("/api/me/tables").json()] == [table]
        assert other.cookies[COOKIE] != http.cookies[COOKIE]
    with httpx.Client(base_url=server.url, headers=origin, timeout=PATIENCE) as late:
        assert late.post("/api/me/continue", json={"code": code}).status_code == 404
        with sqlite3.connect(server.data / "grimoire.db", timeout=30) as database:
            assert database.execute("UPDATE links SET expires = 1").rowcount > 0
        code = second["path"].partition("#")[2]
        assert late.post("/api/me/continue", json={"code": code}).status_code == 404
        assert late.get("/api/me/tables").json() == []


def test_sizes_are_limited(http: httpx.Client) -> None:
    """A body that is too long is not read."""
    answer = http.post("/api/records", content=b'{"x":"' + b"y" * Limits().body_bytes + b'"}',
                       headers={"content-type": "application/json"})  # fmt: skip
    assert answer.status_code == 413
    assert answer.json()["key"] == "http-413"


def test_what_is_not_there_is_not_found(http: httpx.Client) -> None:
    """With a key that clients can translate."""
    for path in (
        "/api/tables/nowhere",
        "/api/records/nowhere",
        "/api/records/nowhere/replay",
        "/api/records/nowhere/history",
    ):
        assert http.get(path).status_code == 404, path
    assert http.get("/api/tables/nowhere").json()["key"] == "no-table"
    assert http.post("/api/tables/nowhere/join", json={}).status_code == 404
    assert http.get("/api/elsewhere").status_code == 404


def test_a_deck_is_sent_not_read_from_the_disk(http: httpx.Client, tmp_path: Path) -> None:
    """A path is no deck, in a table as in a record."""
    path = tmp_path / "deck.toml"
    path.write_text("", encoding="utf-8")
    options = {"deck": str(path)}
    for answer in (
        http.post("/api/tables", json={"game": "sigils", "seats": TWO, "options": options}),
        http.post("/api/records", json={"grimoire": 1, "game": "sigils", "options": options, "actions": []}),
    ):
        assert answer.status_code == 400
        assert answer.json()["key"] == "deck-not-sent"
        assert answer.json()["place"] == "options.deck"


def test_a_deck_file_is_checked(http: httpx.Client) -> None:
    """As TOML or JSON; a fault is told with its line, or with its card and field."""
    text = (DOCS.parent / "src/grimoire/games/sigils/cards/60.toml").read_text(encoding="utf-8")
    path = "/api/games/sigils/options"
    checked = http.post(path, json={"options": {"players": 3}, "files": {"deck": text}})
    assert checked.status_code == 200
    options = checked.json()["options"]
    assert len(options["deck"]["spell"]) == 60
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * 2]
    made = http.post("/api/tables", json={"game": "sigils", "seats": seats, "options": options})
    assert made.status_code == 201
    assert http.post(path, json={"files": {"deck": json.dumps(options["deck"])}}).json()["options"]["deck"]
    card = options["deck"]["spell"][0]["id"]
    broken = json.dumps({**options["deck"], "spell": [{**options["deck"]["spell"][0], "ability": "fly"}]})
    for files, key, place, values in (
        ({"deck": "board = [\nspell ="}, "file-syntax", "deck", {"line": "2"}),
        ({"deck": "{"}, "file-syntax", "deck", {"line": "1"}),
        ({"deck": "x" * 300_001}, "file-too-long", "deck", {"found": "300001", "most": "300000"}),
        ({"deck": "board = []\n" + "a." * 2000 + "a = 1"}, "deep-key", "deck", {"line": "2", "most": "20"}),
        ({"deck": broken}, "not-an-ability", f"{card}.ability", {"found": "fly", "edition": "60"}),
        ({"colour": "red"}, "unknown-option", "colour", {}),
    ):
        answer = http.post(path, json={"files": files})
        assert answer.status_code == 400, files
        assert {"key": key, "place": place, "values": values}.items() <= answer.json().items()
    assert http.post(path, json={"options": {"deck": "/etc/passwd"}}).json()["key"] == "deck-not-sent"


def test_a_refusal_tells_twenty_faults_one_by_one(http: httpx.Client) -> None:
    text = (DOCS.parent / "src/grimoire/games/sigils/cards/60.toml").read_text(encoding="utf-8")
    bad = text.replace('family = "', 'family = "un')
    answer = http.post("/api/games/sigils/options", json={"files": {"deck": bad}}).json()
    told = [answer, *answer["also"]]
    assert len(told) == 20
    assert len({each["place"] for each in told}) == 20
    assert {each["key"] for each in told} == {"not-a-choice"}


def test_my_games_have_results_and_are_cleared(http: httpx.Client, server: ServerProcess) -> None:
    key = new_key(server.url)
    table, other = (new_table(server.url, key, "materia", [{"kind": "me"}, {"kind": "bot"}])["table"] for _ in "ab")
    asyncio.run(_resigned(server, key, table))
    mine = {each["table"]: each for each in http.get("/api/me/tables", headers=bearer(key)).json()}
    assert mine[table]["result"] == {"winners": [1], "by": "resign"}
    assert len(mine[table]["scores"]) == 2
    assert mine[other]["result"] is None
    left = http.post("/api/me/tables/clear", headers=bearer(key)).json()
    assert [each["table"] for each in left] == [other]
    still = http.get("/api/me/tables", headers=bearer(key)).json()  # its bot may have played meanwhile
    assert [each["table"] for each in still] == [other]
    assert http.get(f"/api/records/{table}").status_code == 200
    assert httpx.post(f"{server.url}/api/me/tables/clear", headers={"origin": server.url}).status_code == 401


async def _resigned(server: ServerProcess, key: str, table: str) -> None:
    async with Client(server.socket_url, key) as client:
        await client.watch(table)
        await client.ask("resign", table=table, seat=0)


def test_the_texts_of_a_game(http: httpx.Client) -> None:
    """Those for the rules too, each in its language only."""
    texts = http.get("/api/games/materia/texts/fr").text
    assert "\nmateria-board-altar = Autel" in texts
    assert "\nrules-materia-aim = " in texts
    assert "materia-board-altar = Altar" not in texts
    assert http.get("/api/games/chess/texts/en").status_code == 400
    assert http.get("/api/games/materia/texts/it").status_code == 400


def test_a_sheet_takes_the_options_of_its_game(http: httpx.Client, tmp_path: Path) -> None:
    cards = [
        len(http.get("/api/sheets/sigils", params={"edition": edition}).json()["cards"]) for edition in ("60", "75")
    ]
    assert cards == [60, 75]
    solo = {"players": "1", "handicap": "2"}
    assert http.get("/api/sheets/materia", params=solo).json()["options"]["handicap"] == 2
    assert http.get("/api/sheets/sigils", params={"teachers": "true"}).json()["options"]["teachers"] is True
    for wrong in ({"edition": "61"}, {"colour": "red"}, {"teachers": "yes"}):
        assert http.get("/api/sheets/sigils", params=wrong).status_code == 400
    path = tmp_path / "deck.toml"
    path.write_text("name = 'mine'")
    assert "deck" not in http.get("/api/sheets/sigils", params={"deck": str(path)}).json()["options"]


def test_every_answer_is_guarded(http: httpx.Client) -> None:
    """Security headers on what is good and on what is refused."""
    answers = [
        http.get("/"), http.get("/api/health"), http.get("/metrics"), http.get("/api/tables/nowhere"),
        http.get("/api/elsewhere"), http.post("/api/tables", content=b"{"), http.get("/api/schema/openapi.json"),
        http.post("/api/me/keys", headers={"origin": FOREIGN}), http.delete("/api/tables"), http.get("/api/me/tables"),
    ]  # fmt: skip
    for answer in answers:
        missing = {name for name, value in HEADERS.items() if answer.headers.get(name) != value}
        assert not missing, (answer.request.method, answer.request.url, answer.status_code)
        assert "server" not in answer.headers


def test_haste_is_refused(tmp_path: Path) -> None:
    """Without --unlimited one address may ask for so much only."""
    with ServerProcess(tmp_path) as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        answers = [http.post("/api/me/keys") for _ in range(60)]
        assert answers[0].status_code == 201
        assert answers[-1].status_code == 429
        assert answers[-1].json()["key"] == "http-429"
        server.check_sound()


def test_lists(http: httpx.Client, server: ServerProcess) -> None:
    """Strangers see what is listed, people see their own games and whose turn it is."""
    hidden = http.post("/api/tables", json={"game": "materia", "seats": TWO}).json()["table"]
    shown = http.post("/api/tables", json={"game": "materia", "seats": TWO, "listed": True}).json()
    assert shown["chat"] is False
    listed = [each["table"] for each in httpx.get(f"{server.url}/api/tables?game=materia", timeout=PATIENCE).json()]
    assert shown["table"] in listed
    assert hidden not in listed
    assert http.get("/api/tables?game=sigils&status=live").status_code == 200
    assert http.get("/api/tables?status=archived").status_code == 400
    key = new_key(server.url)
    joined = join(server.url, key, shown["table"], "Ada\u202e")
    assert joined["status"] == "live"
    assert joined["seats"][1]["name"] == "Ada"
    mine = {each["table"]: each for each in http.get("/api/me/tables").json()}
    theirs = httpx.get(f"{server.url}/api/me/tables", headers=bearer(key), timeout=PATIENCE).json()
    assert set(mine) == {hidden, shown["table"]}
    assert [each["table"] for each in theirs] == [shown["table"]]
    assert mine[shown["table"]]["your_turn"] is not theirs[0]["your_turn"]
    assert "holders" not in json.dumps(theirs)
    live = http.get("/api/tables?status=live").json()
    assert shown["table"] in [each["table"] for each in live]


def test_records_up_and_down(http: httpx.Client, server: ServerProcess) -> None:
    """What was played can be had, sent again and looked at in pages; what is no record is told where."""
    record = asyncio.run(_played(server))
    sent = http.post("/api/records", json=record)
    assert sent.status_code == 201
    name = sent.json()["record"]
    got = http.get(f"/api/records/{name}")
    assert got.json() == record
    assert record["seats"] == [{"name": "Ann"}, {"name": "Bob"}]
    assert got.headers["content-disposition"].startswith("attachment")
    whole = http.get(f"/api/records/{name}/replay?count=500").json()
    assert whole["length"] == len(record["actions"])
    assert [seat["name"] for seat in whole["seats"]] == ["Ann", "Bob"]
    unreadable = record | {"seats": [{"name": "A\x1b[2Jnn\n"}, {"bot": "adept"}]}
    assert http.post("/api/records", json=unreadable).status_code == 400
    hostile = record | {"seats": [{"name": "A\u202enn" + "x" * 90}, {"bot": "adept"}]}
    other = http.post("/api/records", json=hostile).json()["record"]
    assert http.get(f"/api/records/{other}").json()["seats"] == [{"name": "A nn" + "x" * 20}, {"bot": "adept"}]
    pages = [http.get(f"/api/records/{name}/replay?first={first}&count=7").json()["frames"]
             for first in range(0, whole["length"] + 1, 7)]  # fmt: skip
    assert [frame for page in pages for frame in page] == whole["frames"]
    assert [frame["action"] for frame in whole["frames"][1:]] == record["actions"]
    history = http.get(f"/api/records/{name}/history").json()
    assert history["length"] == whole["length"]
    assert history == http.get(f"/api/records/{name}/history").json()
    assert [turn["scores"] for turn in history["turns"]] == [
        whole["frames"][turn["number"]]["scores"] for turn in history["turns"]
    ]
    assert history["sources"] == whole["frames"][-1]["sources"]
    broken = record | {"actions": [*record["actions"][:3], "nonsense", *record["actions"][3:]]}
    refused = http.post("/api/records", json=broken)
    assert refused.status_code == 400
    assert refused.json()["place"] == "actions"
    assert refused.json()["values"]["number"] == "4"


def test_a_record_is_played_on(http: httpx.Client, server: ServerProcess) -> None:
    """From any moment before the end, with the log so far; chance falls anew."""
    record = asyncio.run(_played(server))
    name = http.post("/api/records", json=record).json()["record"]
    seats = [{"kind": "me", "name": "Zoe"}, {"kind": "bot", "level": "novice"}]
    path, length = f"/api/records/{name}/tables", len(record["actions"])
    for at in (0, 3, 20, length):
        made = http.post(path, json={"at": at, "seats": seats})
        assert made.status_code == 201
        found = http.get(f"/api/records/{made.json()['table']}").json()
        assert found["actions"][:at] == record["actions"][:at]
        assert made.json()["status"] == "live"
        assert [seat.get("name") for seat in made.json()["seats"]] == ["Zoe", None]
    for body, place, key in (
        ({"at": length + 1, "seats": seats}, "at", "not-in-range"),
        ({"at": -1, "seats": seats}, "", "http-400"),
        ({"at": 3, "seats": seats[:1]}, "seats", "wrong-seats"),
        ({"at": 3, "seats": [seats[0], {"kind": "open"}]}, "seats", "wrong-seats"),
        ({"at": 3, "seats": [seats[0], {"kind": "bot", "level": "god"}]}, "seats.1.level", "not-a-choice"),
    ):
        answer = http.post(path, json=body)
        assert answer.status_code == 400
        assert (answer.json()["place"], answer.json()["key"]) == (place, key), body
    finished = json.loads((DOCS / "examples" / "game.json").read_text(encoding="utf-8"))
    over = http.post("/api/records", json=finished).json()["record"]
    players = [seats[0], *[seats[1]] * (len(finished["result"]["scores"]) - 1)]
    answer = http.post(f"/api/records/{over}/tables", json={"at": len(finished["actions"]), "seats": players})
    assert answer.json()["key"] == "moment-over"
    live = http.post("/api/tables", json={"game": "materia", "seats": [seats[0], seats[0]]}).json()["table"]
    answer = http.post(f"/api/records/{live}/tables", json={"at": 0, "seats": seats})
    assert (answer.status_code, answer.json()["key"]) == (400, "not-over")
    assert http.post("/api/records/nowhere/tables", json={"at": 0, "seats": seats}).status_code == 404


async def _played(server: ServerProcess) -> Any:
    """The record of a game of some moves."""
    key = new_key(server.url)
    table = new_table(server.url, key, "materia", [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}])[
        "table"
    ]
    async with Client(server.socket_url, key) as client:
        board = await client.watch(table)
        for number in range(30):
            await client.play(table, board.view["player"], board.offers[number % len(board.offers)], board.version)
    return get_record(server.url, table)


def test_a_person_can_sign_out_everywhere_else(server: ServerProcess, http: httpx.Client) -> None:
    made = http.post("/api/tables", json={"game": "materia", "seats": TWO}).json()["table"]
    token = http.post("/api/me/keys").json()["key"]

    async def run() -> None:
        async with Client(server.socket_url, token) as elsewhere:
            await elsewhere.watch(made)
            old = http.cookies[COOKIE]
            assert http.post("/api/me/keys/renew").status_code == 201
            assert http.cookies[COOKIE] != old
            assert await elsewhere.closed() == 1012

    asyncio.run(run())
    assert [table["table"] for table in http.get("/api/me/tables").json()] == [made]
    assert httpx.get(f"{server.url}/api/me/tables", headers=bearer(token)).json() == []
    assert httpx.post(f"{server.url}/api/me/keys/renew", headers=bearer(token)).status_code == 401
