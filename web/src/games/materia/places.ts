/** Where every token is, for animation. */
import { without, type Place } from "../../lib/motion";
import type { BoardView } from "./types";

/** The tokens that an unfinished action has taken out of the pool: paid, or given in a swap. */
export function laidOut(board: BoardView): string[] {
  const { paid = [], given } = board.underway ?? {};
  return given ? [...paid, given] : paid;
}

/** A pool as it is drawn: without the tokens of an unfinished action. */
export function shownPool(board: BoardView, seat: number, player: number | null): string[] {
  const pool = board.seats[seat]!.pool;
  if (seat !== player) return pool;
  const placed = board.underway?.placed;
  return without(pool, placed ? [...laidOut(board), placed] : laidOut(board));
}

export function places(board: BoardView, player: number | null): Place[] {
  const all = (zone: string, kinds: readonly string[] = []) => kinds.map((kind) => ({ kind, zone }));
  const seats = board.seats.flatMap((owned, seat) => [
    ...all(`pool-${seat}`, shownPool(board, seat, player)),
    ...all(`familiar-${seat}`, owned.familiar),
    ...Object.entries(owned.learned).flatMap(([spell, { token }]) => all(`spell-${seat}-${spell}`, [token])),
  ]);
  return [
    ...all("altar", board.altar),
    ...all("discard", board.discard),
    ...all("track", board.opponent?.track),
    ...all("lower", board.opponent?.lower),
    ...seats,
    ...(player === null ? [] : underway(board, player)),
  ];
}

function underway(board: BoardView, player: number): Place[] {
  const { placed, spell } = board.underway ?? {};
  const laid = laidOut(board).map((kind) => ({ kind, zone: "payment" }));
  return placed ? [...laid, { kind: placed, zone: `spell-${player}-${spell}` }] : laid;
}
