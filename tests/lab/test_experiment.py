"""Experiment files: what they say is what is played, and what is wrong is named with the file and the key."""

from pathlib import Path

import pytest

from grimoire.games.sigils.cards import own_deck
from grimoire.kernel.errors import OptionError
from grimoire.kernel.game import State
from tests.games.materia.positions import heap, play, seat, table
from tests.lab.experiments import TWO, experiment_in
from tests.terminal.runner import run_here

ONE = """
game = "materia"
bots = ["random"]
games = 30
[question]
about = "rounds"
width = 0.5
"""


def test_what_a_file_says(tmp_path: Path) -> None:
    asked = experiment_in(tmp_path)
    assert (asked.game, asked.players, asked.bots, asked.seed) == ("sigils", 2, ("random", "random"), 1)
    assert [variant.name for variant in asked.variants] == ["printed", "gifts"]
    assert [variant.options["first"] for variant in asked.variants] == [0, 0]
    assert asked.variants[1].options["start"] == ["0", "2 gems + 2 fame"]
    assert (asked.question.of, asked.question.low) == (None, 0.02)
    assert asked.source == TWO


def test_a_file_without_variants_is_about_one_game(tmp_path: Path) -> None:
    asked = experiment_in(tmp_path, ONE)
    assert [variant.name for variant in asked.variants] == ["the game"]
    assert (asked.question.of, asked.question.width) == (0, 0.5)


def test_a_deck_is_looked_for_beside_the_file(tmp_path: Path) -> None:
    source = Path(own_deck.__wrapped__.__code__.co_filename).parent / "cards" / "60.toml"
    (tmp_path / "mine.toml").write_bytes(source.read_bytes())
    asked = experiment_in(tmp_path, TWO.replace('start = ["0", "2 gems + 2 fame"]', 'deck = "mine.toml"'))
    assert asked.variants[1].make("sigils").options["deck"] == own_deck("60").data


def test_cards_and_spells_can_have_other_numbers(tmp_path: Path) -> None:
    card = own_deck("60").cards[0].name
    changed = TWO.replace(
        'options = { start = ["0", "2 gems + 2 fame"] }', f'cards = {{ {card} = {{ ability = "gems 3" }} }}'
    )
    game = experiment_in(tmp_path, changed).variants[1].make("sigils")
    deck = game.options["deck"]
    assert isinstance(deck, dict)
    assert [spell["ability"] for spell in deck["spell"] if spell["id"] == card] == ["gems 3"]
    growth = ONE + "[variants.more.cards.growth]\npoints = [3, 4, 9]\n[options]\nspells = 'set-3'\n"
    made = experiment_in(tmp_path, growth).variants[0].make("materia")
    levels = {spell.name: [int(level.points) for level in spell.levels] for spell in type(made).table}  # type: ignore[attr-defined]
    assert (levels["growth"], levels["cure"]) == ([3, 4, 9], [3, 4, 5])


def test_a_spell_can_have_other_prices_and_do_more(tmp_path: Path) -> None:
    """Two black tokens are enough for it and six are needed for its highest level, at which it stores five."""
    changed = ONE + "[variants.more.cards.offering]\nprices = [2, 4, 6]\ncounts = [[2], [3], [5]]\n"
    game = experiment_in(tmp_path, changed).variants[0].make("materia")

    def evening(held: int) -> State:
        return game.load(table(seat(pool=heap(held, "black")), phase="evening").position())

    def levels(held: int) -> list[int]:
        return [level for level in (3, 4, 5) if f"learn offering {level}" in evening(held).actions()]

    assert [levels(held) for held in (1, 2, 3, 4, 5, 6)] == [[], [3], [3], [3, 4], [3, 4], [3, 4, 5]]
    after = play(evening(7), "learn offering 5", "place black.circle", "pay 4*black.circle", "pay black.triangle")
    position = after.position()
    assert position["seats"][0]["pool"] == ["black.triangle"]
    assert position["seats"][0]["learned"]["offering"]["level"] == 5
    storing = table(seat(pool=heap(5, "red"), offering="5 black.circle"), phase="midday").position()
    after = play(game.load(storing), "cast offering 5", "store 5*red.circle")
    assert after.position()["seats"][0]["familiar"] == ["red.circle"] * 5


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (("games = 40", "games = 0"), "games"),
        (("games = 40", ""), "games"),
        (('game = "sigils"', 'game = "chess"'), "game"),
        (('bots = ["random"]', 'bots = ["nobody"]'), "bots.0"),
        (('bots = ["random"]', 'bots = ["cmd:true"]'), "bots.0"),
        (('bots = ["random"]', 'bots = []'), "bots"),
        (('bots = ["random"]', 'bots = "random"'), "bots"),
        (('bots = ["random", "greedy"]', 'bots = ["random"]'), "ladder.bots"),
        (('title = "Gems for the second"', "colour = 1"), "colour"),
        (("players = 2", "players = 9"), "options.players"),
        (("2 gems + 2 fame", "2 stones"), "variants.gifts.options.start.1"),
        (("[variants.printed]", "[variants.printed]\n[variants.third]"), "variants"),
        (("[variants.printed]", "[variants.printed]\ncards = { nothing = { ability = 'turn' } }"),
         "variants.printed.cards.nothing"),
        (("[variants.printed]", "[variants.printed]\nprice = 3"), "variants.printed.price"),
        (("[variants.printed]", "[variants.printed]\noptions = { players = 3 }"), "options.players"),
        (('about = "seat 1"', 'about = "seat 2"'), "question.about"),
        (('about = "seat 1"', 'about = "every seat"'), "question.of"),
        (("above = 0.02", "above = 'much'"), "question.above"),
        (("above = 0.02", "width = 0"), "question.width"),
        (("above = 0.02", "within = [1]"), "question.within"),
        (("above = 0.02", "within = [2, 1]"), "question.within"),
        (("above = 0.02", ""), "question"),
        (("above = 0.02", "above = 0.02\nof = 'other'"), "question.of"),
        (("above = 0.02", "above = 0.02\nconfidence = 1"), "question.confidence"),
        (("above = 0.02", "above = 0.02\nwidth = 1"), "question"),
    ],
)  # fmt: skip
def test_faults_are_named(change: tuple[str, str], named: str, tmp_path: Path) -> None:
    assert change[0] in TWO
    with pytest.raises(OptionError) as caught:
        experiment_in(tmp_path, TWO.replace(*change, 1))
    assert [fault.place for fault in caught.value.faults] == [f"{tmp_path / 'experiment.toml'}: {named}"]


@pytest.mark.parametrize(
    ("cards", "named"),
    [
        ("[variants.more.cards.fireball]\npoints = [1, 2, 3]", "fireball"),
        ("[variants.more.cards.growth]\nprice = 3\npoints = [1, 2, 3]", "growth.price"),
        ("[variants.more.cards.growth]\npoints = [1, 2]", "growth.points"),
        ("[variants.more.cards.growth]\npoints = [1, 2, -1]", "growth.points"),
        ("[variants.more.cards.growth]\nprices = [1, 4, 5]", "growth.prices"),
        ("[variants.more.cards.growth]\nprices = [3, 4, 7]", "growth.prices"),
        ("[variants.more.cards.growth]\nprices = 3", "growth.prices"),
        ("[variants.more.cards.growth]\ncounts = [[1], [2, 3], [3]]", "growth.counts"),
        ("[variants.more.cards.growth]\ncounts = [[1], [2], [8]]", "growth.counts"),
        ("[variants.more.cards.knowledge]\ncounts = [[1], [1], [1]]", "knowledge.counts"),
    ],
)
def test_what_cannot_be_changed_is_said(cards: str, named: str, tmp_path: Path) -> None:
    with pytest.raises(OptionError) as caught:
        experiment_in(tmp_path, f"{ONE}{cards}\n")
    assert [fault.place.rpartition("cards.")[2] for fault in caught.value.faults] == [named]


def test_the_command_tells_faults_in_one_line_each(tmp_path: Path) -> None:
    for text, words in (("game = ", "is not valid TOML"), ("game = 'materia'\n", "question: this field is missing")):
        path = tmp_path / "bad.toml"
        path.write_text(text)
        done = run_here("lab", "run", path)
        assert done.returncode == 2
        assert words in done.stderr
        assert all(line.startswith(str(path)) for line in done.stderr.splitlines())
    missing = run_here("lab", "run", tmp_path / "none.toml", "--language", "de")
    assert (missing.returncode, str(tmp_path / "none.toml") in missing.stderr) == (2, True)
