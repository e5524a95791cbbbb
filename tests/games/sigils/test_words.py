"""Every action, question, ability and ending has words in every language, with the numbers of the table."""

import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import grimoire
from grimoire.games.sigils import words
from grimoire.games.sigils.cards import own_deck
from grimoire.games.sigils.dice import COLOURS
from grimoire.games.sigils.scoring import OTHER_PARTS
from grimoire.games.sigils.spells import TABLE
from grimoire.games.sigils.state import State as SigilsState
from grimoire.kernel.game import Game, State
from grimoire.texts import LANGUAGES, Texts
from tests.games.sigils.positions import BOARD
from tests.generators import eager_actions, modes_of, random_actions, sigils
from tests.spoken import Spoken
from tests.texts.ftl import MESSAGES, is_clean, variables

GAMES_EACH = 3
VERBS = {
    "first", "reveal", "roll", "nudge", "harness", "pay", "cast", "turn", "shift", "reroll", "discard", "done",
    "entomb", "pass", "end", "",
}  # fmt: skip
SPOKEN = r"sigils-(log|do|ask|may|chance)-"
OTHERS = (
    r"sigils-(part|end|ending|bonus|option|board|short|why)-"
    r"|sigils-(by|card-line|die|gathered|score|score-from|shape-glyph)$"
)
LOOKED_UP: dict[str, dict[str, str]] = {
    "sigils-title": {}, "sigils-description": {}, "sigils-face-down": {},
    "sigils-shape": {"shape": "circle"}, "sigils-place": {"place": "board"},
}  # fmt: skip
# Whatever our own cards do, here these do this.
ABILITIES = {
    "blizzard-broth": "reroll white", "broom-stampede": "refresh", "loyal-purse": "gems 1",
    "topsy-turvy-tincture": "turn",
}  # fmt: skip
in_each_language = pytest.mark.parametrize("language", LANGUAGES)


# Actions and questions


@cache
def _moments() -> list[tuple[State, str]]:
    """States and what can be played in them, over many games in every mode: one of each kind of question and action."""
    found: dict[tuple[object, ...], tuple[State, str]] = {}
    for mode in modes_of("sigils"):
        for seed in range(GAMES_EACH):
            walk = random_actions if seed == 0 else eager_actions
            state = sigils(mode).start()
            for played in [*walk(sigils(mode), Random(f"{mode} {seed}")), ""]:
                for action in state.actions() or [""]:
                    if (kind := _kind(state, action)) not in found:
                        found[kind] = (state.copy(), action)
                if played:
                    state.apply(played)
    return list(found.values())


def _kind(state: Any, action: str) -> tuple[object, ...]:
    """What makes one moment sound unlike another."""
    verb, *rest = action.split(" ")
    spell = state.card(state.me, state.casting).ability if state.casting >= 0 else ""
    cast = state.card(state.me, int(rest[0]) - 1).ability if verb == "cast" else ""
    return (
        verb, spell, cast, "teacher" in action, state.stage, state.player < 0, state.left, state.bound, state.words,
        state.colour >= 0, state.harnessing >= 0, state.last_turns >= 0, state.nudges > 0, state.casts > 0,
        state.harnesses > 0, state.rolls & (state.rolls - 1) == 0, state.me.cast > 0, state.turn == 0,
    )  # fmt: skip


def test_random_games_meet_every_action_and_question() -> None:
    assert {action.split(" ")[0] for _, action in _moments()} == VERBS


@in_each_language
def test_every_moment_has_words(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spoken = Spoken(words, language)
    said: set[str] = set()
    say = Texts.say

    def note(self: Texts, key: str, **values: str | int | float) -> str:
        said.add(key)
        return say(self, key, **values)

    monkeypatch.setattr(Texts, "say", note)
    for state, action in [*_moments(), *_rare_moments()]:
        if action:
            _check_moment(spoken, state, action)
        else:
            assert spoken.prompt(state) == ""
            assert spoken.outcome_line(state)
    in_play = {re.sub("-(heading|line)$", "", key) for key in MESSAGES[language] if re.match(SPOKEN, key)}
    assert in_play - said == set()


def _check_moment(spoken: Spoken, state: State, action: str) -> None:
    for line in (
        spoken.prompt(state),
        spoken.label(state, action),
        spoken.log_line(state, action),
    ):
        assert is_clean(line), (action, line)
        assert not re.search(r"(?<!\d)0 (gem|Gem|Edelstein|Fame|Ruhm|point|Punkt)", line), (action, line)


@in_each_language
def test_choices_of_one_question_differ(language: str) -> None:
    spoken = Spoken(words, language)
    for state, _ in _moments():
        labels = [spoken.label(state, action) for action in state.actions()]
        assert len(set(labels)) == len(labels)


@in_each_language
def test_every_key_is_used(language: str) -> None:
    """Keys are spoken in a game, belong to an ability, an end or the page, are part of a text, or are looked up."""
    texts = Texts(language)
    messages = {key: message for key, message in MESSAGES[language].items() if key.startswith("sigils-")}
    parts = {other for message in messages.values() for other in message.references}
    abilities = {f"sigils-ability-{ability.word.replace('_', '-')}" for ability in TABLE}
    for key in messages.keys() - parts:
        if key in LOOKED_UP:
            assert is_clean(texts.say(key, **LOOKED_UP[key]))
            assert variables(language, key) == set(LOOKED_UP[key])
        elif key.startswith("sigils-ability-"):
            assert any(key == ability or key.startswith(f"{ability}-") for ability in abilities)
        elif key.startswith("sigils-source-"):
            tallied = {ability.word for ability in TABLE if ability.tally is not None}
            assert key.removeprefix("sigils-source-") in {*OTHER_PARTS, *tallied}
        else:
            assert re.match(f"{SPOKEN}|{OTHERS}", key), key


@cache
def _deck() -> dict[str, Any]:
    """Our own spells with the bonuses and abilities that the moments below are about."""
    spells = own_deck("60").data["spell"]
    assert {spell["id"] for spell in spells} > ABILITIES.keys()
    return {
        "board": BOARD,
        "spell": [spell | {"ability": ABILITIES.get(spell["id"], "on_value 1")} for spell in spells],
    }


def _position(game: Game[State], **changes: object) -> dict[str, Any]:
    """The first question of a game, with one spell on each spot and dice of all values."""
    state = game.start()
    cards = iter([spell["id"] for spell in _deck()["spell"]])
    dice = dict(zip(COLOURS, (1, 2, 3, 4, 5, 6), strict=True))
    seat = {"fame": 0, "gems": 3, "dice": dice, "used": [], "spells": [], "cast": [], "face_down": []}
    position = state.position() | {
        "first": 0, "turn": 0, "board": {colour: next(cards) for colour in COLOURS}, "seats": [dict(seat), dict(seat)],
    }  # fmt: skip
    return {key: value for key, value in position.items() if key not in ("pending", "supply")} | changes


def _loaded(seat: dict[str, Any] | None = None, **changes: object) -> SigilsState:
    game = grimoire.game("sigils", first=0, teachers=bool(changes.get("teachers")), deck=_deck())
    position = _position(game, **changes)
    position["seats"][0] |= seat or {}
    state = game.load(position)
    assert isinstance(state, SigilsState)
    return state


def _rare_moments() -> list[tuple[State, str]]:
    """What random games seldom meet: a harness out of reach, a bonus, the teachers' last die, nothing to discard."""
    return [_ruined(), _rewarded(), _taught(), _cleared(0), _cleared(1)]


def _cleared(left: int) -> tuple[State, str]:
    """A main board with two spells on it, of which so many are left after the first discards."""
    spots = dict(zip(COLOURS, ("inkblot-hex", "furious-blush", *[None] * 4), strict=True))
    state = _loaded({"spells": ["broom-stampede"]}, board=spots)
    for action in ("cast 1", "discard black", "discard white")[: 3 - left]:
        state.apply(action)
    return state, "done"


def _ruined() -> tuple[State, str]:
    """Black 1 and white 1 could be harnessed; a reroll takes that away."""
    dice = dict.fromkeys(COLOURS, 1)
    state = _loaded(
        {"gems": 0, "dice": dice, "used": list(COLOURS[2:]), "spells": ["blizzard-broth"]},
        board=dict(zip(COLOURS, ("inkblot-hex", *[None] * 5), strict=True)),
    )
    for action in ("cast 1", "roll white 6"):
        state.apply(action)
    return state, "pass"


def _rewarded() -> tuple[State, str]:
    """The last die of a payment for an attack spell, which the second spot of the book rewards."""
    state = _loaded({"spells": ["loyal-purse"]})
    for action in ("harness red", "pay black"):
        state.apply(action)
    return state, "pay white"


def _taught() -> tuple[State, str]:
    state = _loaded(teachers=True, teacher_dice={"dice": dict.fromkeys(COLOURS, 2), "used": list(COLOURS[1:])})
    for action in ("harness white", "pay teacher.black", "reveal loyal-purse", "end"):
        state.apply(action)
    for colour in COLOURS[:-1]:
        state.apply(f"roll teacher.{colour} 3")
    return state, "roll teacher.blue 4"


@pytest.mark.parametrize(
    ("language", "asked", "label", "mine", "theirs"),
    [
        ("en", "This turn: nudge a die, harness a die, or pass", "Nudge the red die: 3 → 4",
         "You nudge the red die from 3 to 4 for a gem", "Ida nudges the red die from 3 to 4 for a gem"),
        ("fr", "Ce tour-ci\u00a0: ajustez un dé, canalisez un dé ou passez", "Ajuster le dé rouge\u00a0: 3 → 4",
         "Vous ajustez le dé rouge de 3 à 4 pour une gemme", "Ida ajuste le dé rouge de 3 à 4 pour une gemme"),
        ("de", "Dieser Zug: verstelle einen Würfel, bändige einen Würfel oder passe", "Verstellen: roter Würfel 3 → 4",
         "Du verstellst den roten Würfel für einen Edelstein von 3 auf 4",
         "Ida verstellt den roten Würfel für einen Edelstein von 3 auf 4"),
    ],
)  # fmt: skip
def test_a_turn(language: str, asked: str, label: str, mine: str, theirs: str) -> None:
    spoken, watcher = Spoken(words, language), Spoken(words, language, me=None)
    state, action = _loaded(), "nudge red +"
    assert spoken.prompt(state) == asked
    assert watcher.prompt(state) == f"Ida – {asked}"
    assert spoken.label(state, action) == label
    assert spoken.log_line(state, action) == mine
    assert watcher.log_line(state, action) == theirs


def _story(state: State, *actions: str) -> list[tuple[str, str]]:
    """What is logged and then asked, action by action."""
    spoken = Spoken(words)
    told = []
    for action in actions:
        line = spoken.log_line(state, action)
        state.apply(action)
        told.append((line, spoken.prompt(state)))
    return told


def test_a_payment_counts_down() -> None:
    assert _story(_loaded(), "harness blue", "pay black", "pay yellow") == [
        ("You harness the blue die (6) for Four-Bolted Door", "Pay for Four-Bolted Door: 6 pips to go"),
        ("You pay with the black die (1)", "Pay for Four-Bolted Door: 5 pips to go"),
        (
            "You pay with the yellow die (5) and learn Four-Bolted Door",
            "The next spell from the deck, for the blue spot",
        ),
    ]


def test_a_bonus_is_told() -> None:
    state, action = _rewarded()
    line = Spoken(words).log_line(state, action)
    assert line == "You pay with the white die (2) and learn Light-Fingered Glove (bonus: 2 Fame)"


def test_a_cast_binds() -> None:
    assert _story(_loaded({"spells": ["topsy-turvy-tincture"]}), "cast 1", "turn white") == [
        ("You cast Topsy-Turvy Tincture", "Topsy-Turvy Tincture: choose the die to turn to its opposite side"),
        (
            "You turn the white die to its opposite side, from 2 to 5",
            "You have cast a spell, so you must harness this turn: nudge a die or harness a die",
        ),
    ]


def test_a_harness_out_of_reach() -> None:
    state, _ = _ruined()
    asked = Spoken(words).prompt(state)
    assert asked == "You can no longer harness this turn: there is nothing to do but pass"


@pytest.mark.parametrize(
    ("left", "asked"),
    [
        (0, "Broom Stampede: no spell is left on the main board; choose “Done”"),
        (1, "Broom Stampede: discard 1 spell from the main board, or choose “Done”"),
        (2, "Broom Stampede: discard up to 2 spells from the main board, or choose “Done”"),
    ],
)
def test_discards_count_what_is_there(left: int, asked: str) -> None:
    state, _ = _cleared(left)
    assert Spoken(words).prompt(state) == asked


def test_the_teachers_hand_out_gems() -> None:
    state, action = _taught()
    line = Spoken(words).log_line(state, action)
    assert line == "The Teachers’ blue die comes up 4; 2 players get a gem each"


def test_a_teachers_die_costs_a_gem() -> None:
    spoken = Spoken(words)
    state = _loaded(teachers=True, teacher_dice={"dice": dict.fromkeys(COLOURS, 2), "used": []})
    label = spoken.label(state, "harness teacher.red")
    assert label == "Harness the Teachers’ red die (2, for 1 gem): Light-Fingered Glove"


# Endings


@in_each_language
def test_parts_of_scores_have_names(language: str) -> None:
    spoken = Spoken(words, language)
    for state, _ in _moments():
        for score in state.score_parts():
            assert {"fame", "gems", "sigils"} <= set(score)
            names = [spoken.part_name(part, state) for part in score]
            assert len(set(names)) == len(names)
            assert names == [spoken.part_name(part) for part in score]


def test_parts_of_a_deck_of_ones_own() -> None:
    data = own_deck("60").data
    names = {"en": "Mine", "fr": "Mien", "de": "Meins"}
    spells = [
        dict(spell, id=name, name=names) for spell, name in zip(data["spell"], ("my-spell", "gems"), strict=False)
    ]
    state = grimoire.game("sigils", deck=data | {"spell": spells + data["spell"][2:]}).start()
    for language, name in names.items():
        for part in ("my-spell", "spell gems"):
            assert Spoken(words, language).part_name(part, state) == name
    assert Spoken(words, "fr").part_name("my-spell") == "My spell"


@in_each_language
def test_reasons_of_an_end(language: str) -> None:
    source = Path(grimoire.__file__).parent / "games/sigils/scoring.py"
    reasons = re.findall(r'reasons\.append\("([a-z-]+)"\)', source.read_text(encoding="utf-8"))
    assert len(reasons) == 2
    for reason in reasons:
        assert Spoken(words, language).end_line(reason).endswith(".")


def _finished(*fame: int, gems: int = 3) -> State:
    state = _loaded(turn=None)
    for seat, won in zip(state.seats, fame, strict=True):
        seat.fame = won
    state.seats[1].gems = gems
    return state


@pytest.mark.parametrize(
    ("state", "line"),
    [
        (_finished(5, 3), "You win with 6 points."),
        (_finished(0, 1), "Morgane wins with 2 points."),
        (_finished(4, 4, gems=2), "You win on the tie-break, with 5 points."),
        (_finished(4, 4), "You and Morgane share the victory with 5 points each."),
    ],
    ids=["won", "lost", "tie-break", "shared"],
)
def test_outcomes(state: State, line: str) -> None:
    spoken = Spoken(words)
    assert spoken.outcome_line(state) == line


def test_nobody_has_won_before_the_end() -> None:
    assert Spoken(words).outcome_line(_loaded()) == ""


def test_states_of_other_games_are_refused() -> None:
    no_state: Any = object()
    with pytest.raises(TypeError, match="a state of this game is needed"):
        words.prompt(no_state)


def test_no_ability_is_named_in_the_code() -> None:
    """They stand in the table and in the keys of texts only."""
    folder = Path(grimoire.__file__).parent / "games/sigils"
    source = "".join((folder / name).read_text(encoding="utf-8") for name in ("words.py", "spell_words.py"))
    assert [ability.word for ability in TABLE if f'"{ability.word}"' in source] == []
