"""``make bench-decks``: what each card of Sigils is worth under RANDOM play, from 20,000 games of each edition.

Random players use nothing well, so this shows gross mistakes of a deck, not its balance under good play.
"""

import sys
from collections import Counter, defaultdict
from random import Random
from statistics import mean

import grimoire
from grimoire.games.sigils.board import Board
from grimoire.games.sigils.cards import own_deck
from grimoire.kernel.chance import play_out

GAMES = 20_000
PLAYERS = (2, 3, 4, 5)


class Count:
    """What was seen over many games of an edition."""

    def __init__(self) -> None:
        self.owned: Counter[str] = Counter()
        self.won: defaultdict[str, float] = defaultdict(float)  # shares of a win, less what a seat wins on average
        self.rounds: list[int] = []
        self.winning: list[int] = []

    def add(self, state: Board, scores: list[int], winners: list[int]) -> None:
        self.rounds.append(state.round)
        self.winning.append(max(scores))
        for number, seat in enumerate(state.seats):
            share = (1 / len(winners) if number in winners else 0.0) - 1 / len(state.seats)
            for spot in range(seat.count):
                name = state.card(seat, spot).name
                self.owned[name] += 1
                self.won[name] += share


def play(edition: str, games: int) -> Count:
    count, rng = Count(), Random(edition)
    for number in range(games):
        state = grimoire.game("sigils", edition=edition, players=PLAYERS[number % len(PLAYERS)]).start()
        play_out(state, rng)
        assert isinstance(state, Board)
        count.add(state, state.scores(), state.winners())
        if sys.stderr.isatty() and number % 500 == 0:
            sys.stderr.write(f"\redition {edition}: {100 * number // games} %")
    if sys.stderr.isatty():
        sys.stderr.write("\r" + " " * 30 + "\r")
    return count


def report(edition: str, count: Count) -> str:
    worth = {name: 100 * count.won[name] / count.owned[name] for name in count.owned}
    middle = mean(worth.values())
    abilities = {card.name: card.ability for card in own_deck(edition).cards}
    lines = [
        f"Edition {edition}, {len(count.rounds):,} games of {PLAYERS[0]} to {PLAYERS[-1]} random players",
        f"  rounds a game {mean(count.rounds):.1f}, winning score {mean(count.winning):.1f}",
        "  win rate of a card's owners less the mean over cards, in percentage points:",
    ]
    lines.extend(
        f"  {worth[name] - middle:+6.1f}  {name:28} {abilities[name]:22} {count.owned[name]:6,} times"
        for name in sorted(worth, key=lambda name: -worth[name])
    )
    return "\n".join(lines)


def main() -> None:
    for edition in ("60", "75"):
        sys.stdout.write(report(edition, play(edition, GAMES)) + "\n")


if __name__ == "__main__":
    main()
