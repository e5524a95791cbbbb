/** How a game ended: who comes where, and where the points come from. */
import type { LoadedGame } from "../lib/loaded";
import { displayName, hasText, readable, render, shortNamesOf, text, type Reader } from "../lib/texts.svelte";
import type { SeatView, View } from "../messages";

/** A score in the final ranking; `seat` is beyond the seats for an opponent without one. */
export interface Rank {
  place: number; // players with the same points share it
  seat: number;
  name: string;
  points: number;
  isMine: boolean;
  isBot: boolean;
}

/** A row of the table: where points come from, and how many each score has of them. */
export interface Source {
  name: string;
  points: readonly number[];
}

/** The scores from the winner down; winners come first, as ties are broken by more than points. */
export function ranking(
  view: View,
  names: readonly string[],
  yours: readonly number[],
  bots: readonly boolean[],
): Rank[] {
  const winners = view.result?.winners ?? [];
  const isWinner = (seat: number) => Number(winners.includes(seat));
  const order = view.scores
    .map((points, seat) => ({ seat, points }))
    .sort((a, b) => isWinner(b.seat) - isWinner(a.seat) || b.points - a.points);
  const better = (a: { seat: number; points: number }, b: { seat: number; points: number }) =>
    isWinner(a.seat) > isWinner(b.seat) || (isWinner(a.seat) === isWinner(b.seat) && a.points > b.points);
  return order.map((each) => ({
    ...each,
    place: order.filter((other) => better(other, each)).length + 1,
    name: names[each.seat] ?? "",
    isMine: yours.includes(each.seat),
    isBot: bots[each.seat] ?? false,
  }));
}

/** The name of each score, without a word for bots: players by seat, then an opponent without a seat. */
export function scorers(view: View, seats: readonly SeatView[], to: Reader): string[] {
  const names = shortNamesOf(seats);
  return view.scores.map((_, score) => {
    if (score >= seats.length) return text("opponent");
    return to.yours.includes(score) ? displayName(score, to) : names[score]!;
  });
}

/** Points by source, in the order of the rules; sources that brought nothing to anybody are left out. */
export function sourcesOf(sources: View["sources"], game: LoadedGame, to: Reader): Source[] {
  const names = [...new Set(sources.flatMap((points) => Object.keys(points)))];
  const rows = names.map((name) => ({
    name: sourceName(name, game, to),
    points: sources.map((points) => points[name] ?? 0),
  }));
  return rows.filter((row) => row.points.some(Boolean));
}

function sourceName(source: string, { client, parts, sheet }: LoadedGame, to: Reader): string {
  for (const kind of ["source", "part"]) {
    const key = `${client.name}-${kind}-${source}`;
    if (hasText(key)) return text(key);
  }
  const name = client.isSheet(sheet) ? parts.partName?.(source, sheet) : null;
  return name ? render(name, to) : readable(source);
}
