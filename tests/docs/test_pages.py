"""Every command and every Python block of the pages is run, page by page; the slow ones with GRIMOIRE_DOCS=1."""

import json
import os
import re
import tomllib
from pathlib import Path
from typing import Final

import pytest
from _pytest.mark import ParameterSet

from tests.docs.blocks import RUN, Block, blocks, pages
from tests.docs.sandbox import LONG, QUICK, Sandbox

SLOW: Final = bool(os.environ.get("GRIMOIRE_DOCS"))


def run_shell(block: Block, sandbox: Sandbox) -> None:
    if block.mode == "background":
        sandbox.start(block.text)
    else:
        sandbox.run(block.text, LONG if block.mode == "slow" else QUICK)


def run_console(block: Block, sandbox: Sandbox) -> None:
    """Commands after ``$``, each with what it prints; ``...`` stands for anything."""
    for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        command, _, expected = part.partition("\n")
        printed = "\n".join(line.rstrip() for line in sandbox.run(command).splitlines())
        pattern = re.escape(expected.strip()).replace(re.escape("..."), ".*")
        assert re.fullmatch(pattern, printed.strip(), re.DOTALL), f"{block.place}: $ {command} printed:\n{printed}"


def run_block(block: Block, sandbox: Sandbox) -> None:
    match block.language:
        case "sh":
            run_shell(block, sandbox)
        case "console":
            run_console(block, sandbox)
        case "python":
            fault = sandbox.python(block.text, block.page, block.line)
            assert not fault, fault
        case "json":
            json.loads(block.text)
        case "toml":
            tomllib.loads(block.text)


def cases() -> list[ParameterSet]:
    """Every page; one with something to run takes a while."""
    running = {page: any(block.language in RUN for block in blocks(page)) for page in pages()}
    return [pytest.param(page, marks=[pytest.mark.slow] if runs else []) for page, runs in running.items()]


@pytest.mark.parametrize("page", cases())
def test_what_a_page_shows_works(page: str, tmp_path: Path) -> None:
    with Sandbox(tmp_path) as sandbox:
        for block in blocks(page):
            if block.mode != "skip" and (SLOW or block.mode != "slow"):
                run_block(block, sandbox)


def in_sandbox(block: Block, folder: Path) -> None:
    with Sandbox(folder) as sandbox:
        run_block(block, sandbox)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("sh", "false | true"),
        ("sh", "make no-such-target"),
        ("sh", "make terminal ARGS='--no-such-option'"),
        ("sh", ".venv/bin/grimoire no-such-command"),
        ("sh", "pip install 'grimoire-games[no-such-extra]'"),
        ("sh", "pip install something-else"),
        ("console", "$ echo one\ntwo\n"),
        ("python", "1 / 0"),
        ("python", ">>> 1 + 1\n3\n"),
        ("json", "{"),
        ("toml", "="),
    ],
)
def test_a_block_can_fail(language: str, text: str, tmp_path: Path) -> None:
    with pytest.raises((AssertionError, ValueError)):
        in_sandbox(Block("page.md", 1, language, text), tmp_path)


@pytest.mark.slow
def test_a_server_that_does_not_start_is_told(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="no-such-option"):
        in_sandbox(Block("page.md", 1, "sh", "grimoire serve --no-such-option", "background"), tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("sh", "make test\nmake terminal ARGS='--seed 1'\nls data/grimoire/games/*.json"),
        ("sh", "pip install -U 'grimoire-games[server]'"),
        ("console", "$ echo one && echo two\none\n...\n$ echo three\nthree\n"),
        ("python", ">>> [1, 2, 3]\n[1, ..., 3]\n"),
    ],
)
def test_a_block_can_pass(language: str, text: str, tmp_path: Path) -> None:
    in_sandbox(Block("page.md", 1, language, text), tmp_path)
