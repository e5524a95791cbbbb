"""The words of a game as somebody reads them: rendered in a language, with actions in notation."""

from typing import Final

from grimoire.kernel.game import State
from grimoire.texts import Texts
from grimoire.texts.message import Message, Who, render
from grimoire.texts.words import Words

NAMES: Final = ("Ida", "Morgane", "Adept", "Zoé", "Ulf")


def names_for(texts: Texts, me: int | None = 0) -> Who:
    """How seats are named to the one in a seat of their own; to a watcher if that is None."""
    you = texts.say("you")
    return lambda seat: you if seat == me else NAMES[seat]


def say(said: Message, language: str = "en") -> str:
    """A message that names nobody."""
    return render(said, Texts(language), str)


class Spoken:
    """The words of a game as the player in seat ``me`` reads them."""

    def __init__(self, words: Words, language: str = "en", me: int | None = 0) -> None:
        self.words: Final = words
        self.texts: Final = Texts(language)
        self.who: Final = names_for(self.texts, me)

    def say(self, said: Message) -> str:
        return render(said, self.texts, self.who)

    def prompt(self, state: State) -> str:
        return self.say(self.words.prompt(state))

    def label(self, state: State, action: str) -> str:
        return self.say(self.words.label(state, state.action(state.code(action))))

    def log_line(self, state: State, action: str) -> str:
        return self.say(self.words.log_line(state, state.action(state.code(action))))

    def part_name(self, part: str, state: State | None = None) -> str:
        return self.say(self.words.part_name(part, state))

    def end_line(self, reason: str) -> str:
        return self.say(self.words.end_line(reason))

    def outcome_line(self, state: State) -> str:
        return self.say(self.words.outcome_line(state))
