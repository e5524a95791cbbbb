/** A sign that the game will end soon; that the last turns have begun, the server says. */
import type { EndSign } from "../../lib/game";
import { isSelf, shortName, text, type Reader } from "../../lib/texts.svelte";
import type { BoardView, Sheet } from "./types";

const NEAR = 1; // spells short of a full book

export function endSign(board: BoardView, sheet: Sheet, to: Reader): EndSign | null {
  const { spots } = sheet.limits;
  const counts = board.seats.map((seat) => seat.spells.length);
  const most = Math.max(...counts);
  if (most < spots - NEAR) return null;
  const leader = counts.indexOf(most);
  const person = isSelf(leader, to) ? "you" : "other";
  const words = text("sigils-board-end-near", { who: shortName(leader, to), person, count: most, limit: spots });
  return { sign: "soon", words };
}
