/** The scores after each round of a game. */
import { api } from "../lib/api";
import type { Frame, View } from "../messages";

const PART = 500; // moments asked for at once

export async function historyOf(table: string, view: View): Promise<number[][]> {
  const frames: Frame[] = [];
  for (let first = 0; first <= view.length; first += PART) {
    const part = await api.replay(table, first, PART).catch(() => null);
    if (!part) return [];
    frames.push(...part.frames);
  }
  return byRound(frames);
}

/** The scores at the start and at the end of each round; a game that does not count rounds has none. */
export function byRound(frames: readonly Frame[]): number[][] {
  const ends = new Map<number, number[]>();
  for (const { board, scores } of frames) if (typeof board.round === "number") ends.set(board.round, [...scores]);
  const [start] = frames;
  return start && ends.size ? [[...start.scores], ...ends.values()] : [];
}
