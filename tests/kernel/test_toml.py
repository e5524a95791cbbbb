"""Reading TOML that may come from anybody: keys with absurdly many parts are refused before they are read."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimoire.kernel.toml import MOST_DOTS, DeepKey, read_toml

PARTS = 4000  # of a key: enough to notice, and 64 MB if nobody does
DEEP = "a." * PARTS + "a"


@pytest.mark.parametrize(
    "text",
    [
        f"{DEEP} = 1",
        f"[{DEEP}]",
        f"[[ {DEEP} ]]",
        f"x = {{y = 1, {DEEP} = 1}}",
        f"x = [1, {{{DEEP} = 1}}]",
        " . ".join(["a"] * PARTS) + " = 1",
        ".".join(['"a"'] * PARTS) + " = 1",
        ".".join(["'='"] * PARTS) + " = 1",
        ".".join(['"\\"="'] * PARTS) + " = 1",
        f'x = {{y = """a"""", {DEEP} = 1}}',  # a text that ends with a quotation mark
        f"x = {{y = '''a''''', {DEEP} = 1}}",
        f'x = {{y = """\\"""", {DEEP} = 1}}',
        f'x = {{y = "#", {DEEP} = 1}}',
        f"x = {{y = '\\', {DEEP} = 1}}",
    ],
)
def test_keys_with_too_many_parts_are_refused(text: str) -> None:
    for before in ("", "a = 1\n\n", "a = 1 # '\r\n\r\n", "a = '''\n'''\n"):
        with pytest.raises(DeepKey) as caught:
            read_toml(before + text)
        assert caught.value.line == before.count("\n") + 1
        assert str(caught.value) == f"line {caught.value.line} has a key with more than {MOST_DOTS} dots"


@pytest.mark.parametrize(
    "text",
    [
        "a." * MOST_DOTS + "a = 1",
        f"x = 1  # {DEEP} = 1",
        f'x = "{DEEP} = 1"',
        f"x = '[{DEEP}]'",
        f'x = """\n{DEEP} = 1\n"""',
        f"x = '''\n{DEEP} = 1\n'''",
        f'x = "\\"{DEEP}"',
        "x = [" + "1.5, " * 1000 + "]",
        "x = {" + ", ".join(f"a{number}.b = 0.5" for number in range(1000)) + "}",
    ],
)
def test_dots_elsewhere_are_no_parts_of_a_key(text: str) -> None:
    assert read_toml(text) == tomllib.loads(text)


@given(st.text("""a.="'\\#[]{},\n """, max_size=60))
def test_whatever_is_read_is_read_as_usual(text: str) -> None:
    try:
        expected = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        with pytest.raises(ValueError, match=r"at (line|end)|dots"):
            read_toml(text)
    else:
        assert read_toml(text) == expected


@pytest.mark.parametrize("text", ['"' + '\\"' * 140_000, '"""' + '\\"' * 140_000, "'" * 300_000, '"' * 300_000])
def test_long_texts_without_an_end_are_refused_at_once(text: str) -> None:
    with pytest.raises(ValueError, match=r"at line|at end|Expected|Unterminated"):
        read_toml(f"a = {text}")
