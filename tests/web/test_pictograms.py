"""Every level of every spell has a row of signs and a few words, so that neither is forgotten with a new spell."""

import json
import os
import shutil
import subprocess
from itertools import chain

import msgspec
import pytest

from grimoire import catalog
from grimoire.texts import LANGUAGES, Texts
from tests.texts.ftl import keys
from tests.web.conftest import ROOT

WEB = ROOT / "web"
# What the client draws for the levels of the sheet on its standard input.
DRAW = """
import { readFileSync } from "node:fs";
import ts from "typescript";
const source = readFileSync("src/games/materia/pictograms.ts", "utf8");
const { outputText } = ts.transpileModule(source, { compilerOptions: { module: "ESNext", target: "ES2022" } });
const { effectOf, shortOf, signsOf } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
const sheet = JSON.parse(readFileSync(0, "utf8"));
const drawn = sheet.spells.flatMap(({ spell, levels }) =>
  levels.map((level) => [`${spell} ${level.level}`, effectOf(level), signsOf(level), ...shortOf(level)]),
);
console.log(JSON.stringify(drawn));
"""


Drawn = list[tuple[str, str, list[list[str]], str, dict[str, str | int]]]


@pytest.fixture(scope="module", params=[1, 2], ids=["alone", "two"])
def drawn(request: pytest.FixtureRequest) -> Drawn:
    """For each level: its name, its effect, the signs, the key of its few words and their values."""
    node = shutil.which("node")
    if node is None or not (WEB / "node_modules").is_dir():
        if os.environ.get("CI") == "true":
            pytest.fail("node or web/node_modules is missing")
        pytest.skip("node or web/node_modules is missing")
    sheet = catalog.spec_of("materia").sheet(catalog.game("materia", players=request.param))
    command = [node, "--input-type=module", "-e", DRAW]
    done = subprocess.run(command, cwd=WEB, input=msgspec.json.encode(sheet), capture_output=True, check=True)
    return [tuple(level) for level in json.loads(done.stdout)]


@pytest.mark.slow
def test_every_level_has_its_signs(drawn: Drawn) -> None:
    assert len(drawn) == 63
    assert {name: effect for name, effect, signs, *_ in drawn if signs == [[effect]]} == {}
    empty = {"", "+", "×"}  # their number is missing
    assert {name: signs for name, _, signs, *_ in drawn if empty.intersection(chain(*signs))} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_its_few_words(drawn: Drawn, language: str) -> None:
    texts = Texts(language)
    assert {name: key for name, *_, key, _ in drawn if not texts.has(key)} == {}
    assert all(texts.say(key, **values) for *_, key, values in drawn)
    short = {key for key in keys(language) if key.startswith("materia-short-")}
    assert {key for *_, key, _ in drawn} == {key for key in short if not key.startswith("materia-short-log-")}
