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

/** The last scores of each round; a game that does not count rounds has none. */
export function byRound(frames: readonly Frame[]): number[][] {
  const rounds: number[][] = [];
  for (const frame of frames) {
    const { round } = frame.board;
    if (typeof round === "number" && round >= 0) rounds[round] = [...frame.scores];
  }
  const start = frames[0]?.scores.map(() => 0) ?? [];
  return rounds.length ? Array.from(rounds, (scores, round) => scores ?? (round ? rounds[round - 1]! : start)) : [];
}
