"""Every spell, action, question and ending has words in every language, with the numbers of the table."""

import re
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

import grimoire
from grimoire.games.materia import words
from grimoire.games.materia.effects import Permanent, PerOtherSpell, PerStoredColour, PerStoredRune, Tally
from grimoire.games.materia.pile import KINDS
from grimoire.games.materia.spells import TABLE, Level, Spell
from grimoire.games.materia.steps import Either, Step, Store, Take
from grimoire.kernel.game import State
from grimoire.texts import LANGUAGES, Texts
from tests.generators import eager_actions, materia, modes_of, random_actions
from tests.spoken import Spoken, say
from tests.texts.ftl import MESSAGES

GAMES_EACH = 12
LEVELS = (3, 4, 5)
PRINTED = {
    "en": "Sacrifice, Eruption, Blaze, Levitation, Sharing, Divination, Purification, Cure, Growth, Offering, Focus, "
    "Feast, Time Travel, Storm, Clone, Transmutation, Swiftness, Mirage, Abundance, Knowledge, Communion",
    "fr": "Sacrifice, Éruption, Embrasement, Lévitation, Partage, Divination, Purification, Soins, Croissance, "
    "Offrande, Focus, Festin, Voyage temporel, Tempête, Clone, Transmutation, Rapidité, Mirage, Abondance, Savoir, "
    "Communion",
    "de": "Opferung, Eruption, Feuersturm, Levitation, Verteilung, Hellsicht, Läuterung, Heilung, Wachstum, "
    "Darbringung, Fokus, Festmahl, Zeitreise, Sturm, Spiegelbild, Transmutation, Spurt, Trugbild, Füllhorn, Wissen, "
    "Synergie",
}
OF_POINTS = {"points", "each", "high"}
LEVEL_IDS = [(spell, level) for spell in TABLE for level in LEVELS]
leveled = pytest.mark.parametrize(("spell", "level"), LEVEL_IDS, ids=[f"{s.name}-{n}" for s, n in LEVEL_IDS])
in_each_language = pytest.mark.parametrize("language", LANGUAGES)


# Spells


@in_each_language
@leveled
def test_levels_tell_all_their_numbers(language: str, spell: Spell, level: int) -> None:
    for solo in (False, True):
        said = {
            True: say(words.points_text(spell, level), language),
            False: say(words.level_text(spell, level, solo), language),
        }
        assert said[False].endswith(".")
        for name, value in words.level_values(spell, level).items():
            if isinstance(value, int) and value > 0:
                assert re.search(rf"\b{value}\b", said[name in OF_POINTS]), (name, value, said)


def _changed_tally(tally: Tally) -> Tally:
    if isinstance(tally, PerOtherSpell):
        return PerOtherSpell(tally.each + 70, tally.high + 80)
    assert isinstance(tally, (PerStoredColour, PerStoredRune))
    return type(tally)(tally.each + 70)


def _changed(spell: Spell) -> Spell:
    """The spell with other numbers in its rows."""
    more = count(20)

    def other(step: Step) -> Step:
        if isinstance(step, Either):
            first, second = step.first, step.second
            return Either(Take(first.count + next(more), first.which), Store(second.count + next(more), second.which))
        has_number = isinstance(step.numbers().get(step.name), int)
        return Step(step.name, step.count + next(more), step.which) if has_number else step

    levels = [
        Level(
            row.points + 50,
            tuple(other(step) for step in row.action),
            tuple(other(step) for step in row.instant),
            row.permanent and Permanent(row.permanent.name, row.permanent.count + 60),
            row.tally and _changed_tally(row.tally),
        )
        for row in spell.levels
    ]
    return Spell(spell.name, spell.colour, spell.set, spell.phase, (levels[0], levels[1], levels[2]))


@in_each_language
@leveled
def test_texts_follow_the_table(language: str, spell: Spell, level: int) -> None:
    test_levels_tell_all_their_numbers(language, _changed(spell), level)


@in_each_language
def test_names_of_spells_are_the_printed_ones(language: str) -> None:
    assert ", ".join(say(words.spell_name(spell.name), language) for spell in TABLE) == PRINTED[language]


def test_points_in_words() -> None:
    worth = {spell.name: [say(words.points_text(spell, level)) for level in LEVELS] for spell in TABLE}
    assert worth["abundance"] == ["3 points", "5 points", "7 points"]
    assert worth["knowledge"] == [
        "1 point per other learned spell",
        "2 points per other spell at level 4 or 5, 1 per other spell at level 3",
        "2 points per other learned spell",
    ]
    assert worth["feast"] == ["2 points", "2 points", "1 point per different colour on your familiar"]


def test_levels_in_words() -> None:
    assert say(words.level_text("sacrifice", 4)) == "Discard 1 ▲, then draw 4 Materia."
    assert say(words.level_text("storm", 3)) == "This level has no effect."
    assert say(words.level_text("knowledge", 5)) == "This level only scores at the end of the game."
    assert say(words.level_text("clone", 4)) == "Copy another player’s Evening action."
    assert say(words.level_text("clone", 4, solo=True)) == "Copy the level 4 effect of an unlearned Evening spell."
    assert say(words.level_text("eruption", 5), "fr") == "Piochez jusqu’à ce que votre réserve compte 6 Materia."
    assert say(words.level_text("growth", 5), "de").endswith("wird diese Karte auf Stufe 4 abgewertet.")


@in_each_language
@leveled
def test_when_a_level_works(language: str, spell: Spell, level: int) -> None:
    when = words.when_key(spell, level)
    texts = Texts(language)
    assert texts.say("materia-when", when=when)
    assert len(texts.say("materia-when-symbol", when=when)) == 1
    effects = [key for key in MESSAGES[language] if key.startswith(f"materia-{spell.name.replace('_', '-')}-")]
    assert effects or spell.name == "knowledge"


@in_each_language
def test_tokens_differ(language: str) -> None:
    assert len({say(words.token(kind), language) for kind in KINDS}) == len(KINDS)


# Actions and questions


@cache
def _moments() -> list[tuple[State, str]]:
    """States and what can be played in them, over many games in every mode: one of each kind of question and action."""
    found: dict[tuple[object, ...], tuple[State, str]] = {}
    for mode in modes_of("materia"):
        for seed in range(GAMES_EACH):
            walk = random_actions if seed == 0 else eager_actions
            state = materia(mode).start()
            for played in [*walk(materia(mode), Random(f"{mode} {seed}")), ""]:
                for action in state.actions() or [""]:
                    found.setdefault(_kind(state, action), (state.copy(), action))
                if played:
                    state.apply(played)
    return list(found.values())


def _kind(state: Any, action: str) -> tuple[object, ...]:
    """What makes one moment sound unlike another."""
    verb, *rest = action.split(" ")
    spell = rest if verb in ("learn", "cast", "copy", "raise", "reveal") else ()
    return (
        verb, *spell, state.node.name, state.left, state.phase, state.given >= 0, state.lock > 0, state.draws > 0,
        state.player == state.turn, state.player < 0, state.linked.solo, state.me.mornings, len(state.actions()) == 1,
    )  # fmt: skip


@pytest.mark.slow
def test_random_games_meet_every_action_and_question() -> None:
    verbs = {action.split(" ")[0] for _, action in _moments()}
    assert verbs == {
        "first", "reveal", "deal", "skip", "draw", "take", "store", "feed", "discard", "sweep", "give", "get", "done",
        "learn", "place", "pay", "cast", "copy", "raise", "send", "cede", "",
    }  # fmt: skip


@in_each_language
def test_every_moment_has_words(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spoken = Spoken(words, language)
    said: set[str] = set()
    say = Texts.say

    def note(self: Texts, key: str, **values: str | int | float) -> str:
        said.add(key)
        return say(self, key, **values)

    monkeypatch.setattr(Texts, "say", note)
    for state, action in _moments():
        if action:
            _check_moment(spoken, state, action)
        else:
            assert spoken.prompt(state) == ""
            assert spoken.outcome_line(state)
    in_play = {key for key in MESSAGES[language] if re.match("materia-(log|do|ask|may|chance)-", key)}
    assert in_play - said == set()


def _check_moment(spoken: Spoken, state: State, action: str) -> None:
    lines = [spoken.prompt(state), spoken.label(state, action)]
    lines.append(spoken.log_line(state, action))
    for line in lines:
        assert line, action
        assert line == line.strip(), action
        assert not re.search(r"[{}$]|\bNone\b|  ", line), (action, line)
        assert not re.search(r"\b0 (Materia|[●▲■])", line), (action, line)


@in_each_language
def test_choices_of_one_question_differ(language: str) -> None:
    spoken = Spoken(words, language)
    for state, _ in _moments():
        labels = [spoken.label(state, action) for action in state.actions()]
        assert len(set(labels)) == len(labels)


def _position(**changes: object) -> dict[str, Any]:
    return (
        grimoire.game("materia", first=0).start().position()
        | {
            "phase": "morning",
            "altar": ["red.circle", "blue.square"],
            "pouch": "rest",
            "pending": False,
            "seats": [
                {"pool": ["red.square"] * 3, "familiar": [], "learned": {}},
                {"pool": [], "familiar": ["green.circle"] * 4, "learned": {}},
            ],
        }
        | changes
    )


def _loaded(**changes: object) -> State:
    return grimoire.game("materia", first=0).load(_position(**changes))


@pytest.mark.parametrize(
    ("language", "asked", "label", "mine", "theirs"),
    [
        ("en", "Morning: take one, draw two, or skip", "Take red ●", "You take red ●", "Ida takes red ●"),
        ("fr", "Matin\u00a0: prenez un Materia, piochez-en deux ou passez", "Prendre le rouge ●",
         "Vous prenez le rouge ●", "Ida prend le rouge ●"),
        ("de", "Morgen: nimm eine Materia, ziehe zwei oder passe", "Rot ● nehmen", "Du nimmst Rot ●",
         "Ida nimmt Rot ●"),
    ],
)  # fmt: skip
def test_a_morning(language: str, asked: str, label: str, mine: str, theirs: str) -> None:
    spoken, watcher = Spoken(words, language), Spoken(words, language, me=None)
    state, action = _loaded(), "take red.circle"
    assert spoken.prompt(state) == asked
    assert watcher.prompt(state) == f"Ida – {asked}"
    assert spoken.label(state, action) == label
    assert spoken.log_line(state, action) == mine
    assert watcher.log_line(state, action) == theirs


def test_storing_tells_what_the_familiar_is_worth() -> None:
    spoken = Spoken(words)
    state = _loaded(turn=1, phase="midday", seats=[*reversed(_position()["seats"])])
    line = spoken.log_line(state, "store red.square")
    assert line == "Morgane stores red ■ (1 point)"


def test_a_payment_counts_down() -> None:
    spoken = Spoken(words)
    seats = _position()["seats"]
    seats[0]["pool"] = ["red.square"] * 3 + ["green.circle", "blue.circle", "black.circle"]
    state = _loaded(phase="evening", seats=seats)
    asked = []
    for action in ("learn sacrifice 3", "place red.square", "pay red.square", "pay red.square"):
        state.apply(action)
        asked.append(spoken.prompt(state))
    assert asked == [
        "Choose what stays on Sacrifice",
        "Pay for Sacrifice 3: 2 to 4 more",
        "Pay for Sacrifice 3: 1 to 3 more",
        "The altar is filled from the pouch",
    ]


# Endings


@in_each_language
def test_parts_of_scores_have_names(language: str) -> None:
    spoken = Spoken(words, language)
    parts = {part for state, _ in _moments() for score in state.score_parts() for part in score}
    assert {"familiar", "track", "lower"} < parts
    names = [spoken.part_name(part) for part in parts]
    assert len(set(names)) == len(parts)


@in_each_language
def test_reasons_of_an_end(language: str) -> None:
    source = Path(grimoire.__file__).parent / "games/materia/scoring.py"
    reasons = re.findall(r'reasons\.append\("([a-z-]+)"\)', source.read_text(encoding="utf-8"))
    assert len(reasons) == 4
    for reason in reasons:
        assert Spoken(words, language).end_line(reason).endswith(".")


def _finished(*pools: list[str], stored: tuple[int, ...] = (4, 4)) -> State:
    seats = [
        {"pool": pool, "familiar": list(KINDS[:count]), "learned": {}}
        for pool, count in zip(pools, stored, strict=True)
    ]
    return _loaded(phase="over", altar=[], seats=seats)


@pytest.mark.parametrize(
    ("state", "lines"),
    [
        (_finished([], [], stored=(5, 3)), {"en": "You win with 5 points.", "fr": "Vous gagnez avec 5 points.",
                                            "de": "Du gewinnst mit 5 Punkten."}),
        (_finished([], [], stored=(0, 1)), {"en": "Morgane wins with 1 point.", "fr": "Morgane gagne avec 1 point.",
                                            "de": "Morgane gewinnt mit 1 Punkt."}),
        (_finished([], ["red.square"]), {"en": "Morgane wins on the tie-break, with 4 points.",
                                         "fr": "Morgane l’emporte au départage, à 4 points.",
                                         "de": "Morgane gewinnt bei Gleichstand mit 4 Punkten."}),
        (_finished([], []), {"en": "You and Morgane share the victory with 4 points each.",
                             "fr": "Vous et Morgane partagez la victoire, avec 4 points chacun.",
                             "de": "Du und Morgane teilt euch den Sieg mit je 4 Punkten."}),
    ],
    ids=["won", "lost", "tie-break", "shared"],
)  # fmt: skip
def test_outcomes(state: State, lines: dict[str, str]) -> None:
    for language, line in lines.items():
        spoken = Spoken(words, language)
        assert spoken.outcome_line(state) == line


def _solo(stored: int, lower: int) -> State:
    game = grimoire.game("materia", players=1)
    position = game.start().position() | {
        "phase": "over", "altar": [], "pouch": "rest", "pending": False,
        "seats": [{"pool": [], "familiar": list(KINDS[:stored]), "learned": {}}],
        "opponent": {"track": [], "lower": list(KINDS[:lower])},
    }  # fmt: skip
    return game.load(position)


@pytest.mark.parametrize(
    ("stored", "lower", "line"),
    [(3, 1, "You win, 3 to 1."), (1, 3, "You lose, 1 to 3."), (2, 2, "A tie at 2 points: nobody wins.")],
)
def test_solo_outcomes(stored: int, lower: int, line: str) -> None:
    spoken = Spoken(words)
    assert spoken.outcome_line(_solo(stored, lower)) == line


def test_nobody_has_won_before_the_end() -> None:
    assert Spoken(words).outcome_line(_loaded()) == ""


def test_states_of_other_games_are_refused() -> None:
    no_state: Any = object()
    with pytest.raises(TypeError, match="a state of this game is needed"):
        words.prompt(no_state)
