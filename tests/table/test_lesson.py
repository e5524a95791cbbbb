"""Lessons: their records are legal and teach every kind of action, and whoever strays finds back."""

from random import Random

import pytest

from grimoire import catalog
from grimoire.kernel.game import CHANCE
from grimoire.table.events import AnyEvent, Undone, decode, encode
from grimoire.table.history import LessonHistory
from grimoire.table.lesson import LEARNER, TUTOR, Lesson, lesson_of, plan_of
from grimoire.table.match import Match
from grimoire.table.refusal import Refused
from grimoire.table.settings import SeatPlan, Settings
from grimoire.table.view import view
from grimoire.table.view_types import LessonView
from tests.generators import GAMES
from tests.table.tables import NOW, Played
from tests.table.test_match import refusal, same

TAUGHT = {
    "materia": {"take", "draw", "store", "skip", "learn", "place", "pay", "cast", "give", "get", "discard", "raise"},
    "sigils": {"harness", "pay", "nudge", "cast", "turn", "pass", "end"},
}


class Pupil:
    """Ann in a lesson; the bot opposite plays what the lesson says, and beside it what comes."""

    def __init__(self, game: str, seed: int = 1) -> None:
        record = plan_of(game).record
        settings = Settings(game=game, options=record.options, start=record.start, lesson=True)
        seats = [SeatPlan("person", "Ann", "ann"), SeatPlan("bot", level=TUTOR)]
        self.source = Random(seed)
        self.events = Match.create(catalog.game, settings, seats, NOW, self.source, host="ann")
        self.match = Match.restore(catalog.game, self.events)
        self.spec = catalog.spec_of(game)

    @property
    def guide(self) -> LessonView | None:
        return view(self.match, self.spec).lesson

    @property
    def said(self) -> LessonView:
        guide = self.guide
        assert guide is not None
        return guide

    def do(self, decided: list[AnyEvent]) -> None:
        self.events += decided
        for event in decided:
            self.match.evolve(event)

    def play(self, action: str) -> None:
        """Ann's choice, and all that the bot does then."""
        match = self.match
        self.do(match.play("ann", LEARNER, action, match.version, NOW, self.source))
        self.wait()

    def wait(self) -> None:
        match = self.match
        while (seat := match.thinker) is not None:
            action = match.foretold or self.source.choice(match.state.actions())
            self.do(match.play_bot(seat, [action], match.version, NOW, self.source))

    def stray(self) -> str:
        """Something legal that the lesson does not suggest."""
        action = next(action for action in self.match.state.actions() if action != self.said.suggest)
        self.play(action)
        return action

    def undo(self) -> None:
        self.do(self.match.undo("ann", LEARNER, self.match.version, NOW))

    def follow(self, decisions: int = 1000) -> list[str]:
        """Ann does what is suggested, so many times or to the end."""
        chosen: list[str] = []
        while len(chosen) < decisions and (action := self.said.suggest) is not None:
            chosen.append(action)
            self.play(action)
        return chosen

    def restored(self) -> Match:
        return Match.restore(catalog.game, [decode(encode(event)) for event in self.events])


def the_lesson(game: str) -> Lesson:
    return lesson_of(game, catalog.game)


# What is written down


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_lesson_is_a_record(game: str) -> None:
    plan = plan_of(game)
    assert plan.record.game == game
    state = catalog.game(game, **plan.record.options).start()
    for action in plan.record.actions:
        state.apply(action)
    assert state.player == LEARNER  # the game goes on, and it is the person's turn


@pytest.mark.parametrize("game", GAMES)
def test_no_state_occurs_twice(game: str) -> None:
    """A state must tell where in the lesson it stands."""
    lesson = the_lesson(game)
    state = catalog.game(game, **plan_of(game).record.options).start()
    for number, action in enumerate(lesson.actions):
        assert lesson.place(state) == number
        assert lesson.next(state) == action
        state.apply(action)
    assert lesson.place(state) == lesson.end
    assert lesson.next(state) is None


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_has_a_note_and_the_last_note_is_at_the_end(game: str) -> None:
    lesson = the_lesson(game)
    places = [note.at for note in lesson.notes]
    assert places == sorted(set(places))
    state = catalog.game(game, **plan_of(game).record.options).start()
    chance = 0
    while state.player == CHANCE:
        state.apply(lesson.actions[chance])
        chance += 1
    assert places[0] == chance
    assert places[-1] == lesson.end


@pytest.mark.parametrize("game", GAMES)
def test_following_every_suggestion_teaches_each_kind_of_action(game: str) -> None:
    pupil = Pupil(game)
    chosen = pupil.follow()
    assert {action.split()[0] for action in chosen} == TAUGHT[game]
    assert len(chosen) <= 45
    assert pupil.match.history.actions == the_lesson(game).actions
    assert pupil.said.ended
    assert pupil.said.step == pupil.said.steps
    assert same(pupil.match, pupil.restored())


def test_the_altar_is_swept_and_a_spell_is_learned_at_two_levels() -> None:
    actions = the_lesson("materia").actions
    pupil = Pupil("materia")
    swept = 0
    for action in pupil.follow(decisions=30):
        assert action in actions
    while pupil.said.suggest is not None:
        before = len(pupil.match.state.position()["altar"])
        pupil.follow(1)
        swept += before >= 10 > len(pupil.match.state.position()["altar"])
    assert swept == 1
    levels = {action.split()[2] for action in actions if action.startswith("learn")}
    assert levels == {"3", "4"}


def test_a_sigil_is_joined_a_bonus_won_and_a_red_card_held() -> None:
    pupil = Pupil("sigils")
    pupil.follow()
    parts = pupil.match.state.score_parts()[LEARNER]
    assert parts["fame"] == 6  # two bonus spots and a cast
    assert parts["sigils"] == 4
    assert parts["armour-into-soup"] == 4


# Straying and coming back


@pytest.mark.parametrize("game", GAMES)
def test_whoever_strays_at_any_decision_finds_back(game: str) -> None:
    pupil = Pupil(game)
    while (wanted := pupil.said.suggest) is not None:
        if len(pupil.match.state.actions()) > 1:
            actions, before = list(pupil.match.history.actions), pupil.said
            other = pupil.stray()
            assert pupil.match.history.actions[len(actions)] == other
            assert pupil.said.strayed
            assert pupil.said.note.key == "lesson-strayed"
            assert pupil.said.suggest is None
            assert pupil.said.step == before.step
            _go_back(pupil)
            assert pupil.match.history.actions == actions
            assert pupil.said == before
            assert same(pupil.match, pupil.restored())
        pupil.play(wanted)
    assert pupil.said.ended


def _go_back(pupil: Pupil) -> None:
    """Forced steps and others' moves are taken back together with the choice before them."""
    assert view(pupil.match, pupil.spec).undo == LEARNER
    pupil.undo()
    assert isinstance(pupil.events[-1], Undone)


def test_the_opponent_may_have_moved_while_a_choice_is_taken_back_but_not_twice() -> None:
    pupil = Pupil("materia")
    pupil.follow(4)
    place, seen = pupil.said, pupil.match.version
    pupil.follow(2)  # the Day ends, and the bot has had its own
    mine = seen + 2
    assert pupil.match.version > mine
    assert refusal(pupil.match.undo, "ann", LEARNER, seen, NOW) == "stale-version"
    pupil.do(pupil.match.undo("ann", LEARNER, mine, NOW))
    assert pupil.said == place
    assert refusal(pupil.match.undo, "ann", LEARNER, mine, NOW) == "stale-version"
    assert refusal(pupil.restored().undo, "ann", LEARNER, mine, NOW) == "stale-version"


def test_a_long_way_back_leads_into_the_lesson_again() -> None:
    pupil = Pupil("sigils", seed=5)
    pupil.follow(4)
    there = pupil.said
    pupil.stray()
    for _ in range(12):
        pupil.play(pupil.source.choice(pupil.match.state.actions()))
    while pupil.said.strayed:
        pupil.undo()
    assert pupil.said == there
    assert same(pupil.match, pupil.restored())
    pupil.follow()
    assert pupil.said.ended


def test_another_way_to_the_same_state_is_the_lesson_too() -> None:
    pupil = Pupil("materia")
    while pupil.said.suggest != "pay green.circle":
        pupil.follow(1)
    pupil.play("pay green.square")
    assert pupil.said.strayed
    pupil.play("pay green.circle")
    assert not pupil.said.strayed
    pupil.follow()
    assert pupil.said.ended


def test_chance_beside_the_lesson_is_real() -> None:
    outcomes = set()
    for seed in range(5):
        pupil = Pupil("materia", seed)
        pupil.play("draw")
        outcomes.add(tuple(pupil.match.history.actions))
    assert len(outcomes) > 1


@pytest.mark.parametrize("game", GAMES)
def test_after_the_lesson_it_is_a_game_like_any_other(game: str) -> None:
    pupil = Pupil(game)
    pupil.follow()
    assert refusal(pupil.match.undo, "ann", LEARNER, pupil.match.version, NOW) == "undo-other"
    rolling = "draw" if game == "materia" else "pass"
    pupil.do(pupil.match.play("ann", LEARNER, rolling, pupil.match.version, NOW, pupil.source))
    assert pupil.guide is None
    assert refusal(pupil.match.undo, "ann", LEARNER, pupil.match.version, NOW) == "undo-chance"
    while pupil.match.status == "live":
        pupil.wait()
        if pupil.match.status == "live":
            pupil.play(pupil.source.choice(pupil.match.state.actions()))
    assert pupil.match.status == "over"
    assert pupil.guide is None
    assert same(pupil.match, pupil.restored())


# Other tables


def test_undo_beyond_chance_is_for_lessons_alone() -> None:
    lesson = Pupil("materia")
    lesson.play("draw")
    lesson.undo()
    assert lesson.said.suggest == "take green.triangle"
    usual = Played("ann", "bot")
    usual.play("draw")
    assert refusal(usual.match.undo, "ann", 0, usual.match.version, NOW) == "undo-chance"
    assert not isinstance(usual.match.history, LessonHistory)


def test_a_usual_table_has_no_guide() -> None:
    played = Played("ann", "bot")
    assert view(played.match, catalog.spec_of("materia")).lesson is None
    assert played.match.foretold is None


def test_nothing_to_take_back_at_the_beginning() -> None:
    pupil = Pupil("materia")
    with pytest.raises(Refused, match="nothing to undo"):
        pupil.undo()


@pytest.mark.parametrize("game", GAMES)
def test_each_note_is_fresh_once(game: str) -> None:
    """So that nothing goes on by itself before it has been read."""
    pupil = Pupil(game)
    fresh = []
    while pupil.said.suggest is not None:
        if pupil.said.fresh:
            fresh.append(pupil.said.step)
        pupil.follow(1)
    assert fresh == list(range(1, pupil.said.steps))
