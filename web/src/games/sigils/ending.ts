/** Signs that the game will end. */
import { text, type Reader } from "../../lib/texts.svelte";
import type { BoardView, Sheet } from "./types";

const NEAR = 1; // spells short of a full book

export function endSign(board: BoardView, sheet: Sheet, to: Reader): { sign: "soon" | "last"; words: string } | null {
  const { spots, rounds } = sheet.limits;
  const counts = board.seats.map((seat) => seat.spells.length);
  const most = Math.max(...counts);
  const leader = counts.indexOf(most);
  const person = to.yours.length === 1 && to.yours[0] === leader ? "you" : "other";
  const who = to.name(leader);
  if (board.last_turns !== null && most === spots)
    return { sign: "last", words: text("sigils-board-last-turns", { who, person }) };
  if (board.round >= rounds) return { sign: "last", words: text("sigils-board-last-round") };
  if (most < spots - NEAR) return null;
  return { sign: "soon", words: text("sigils-board-end-near", { who, person, count: most, limit: spots }) };
}
