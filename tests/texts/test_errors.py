"""Errors in people's words: what they quote is shown, never obeyed."""

from grimoire.kernel.errors import Fault, OptionError
from grimoire.texts import Texts
from grimoire.texts.errors import error_lines


def test_a_terminal_does_not_obey_what_an_error_quotes() -> None:
    nasty = "\x1b[2J\x1b]0;title\x07\x9b31m"
    faults = [
        Fault("unknown-field", f"deck.{nasty}", "there is no such field"),
        Fault("not-a-choice", "spells", "{found!r} is not one of {allowed}", found=nasty, allowed="set-1"),
        Fault("no-such-text", nasty, "Étoile"),
    ]
    lines = error_lines(Texts("en"), OptionError(faults))
    assert len(lines) == 3
    assert all(r"\x1b[2J\x1b]0;title\x07\x9b31m" in line and line.isprintable() for line in lines)
