/** Moments of a game, counted in actions. */
import type { LogEntry } from "../messages";

/** The first action of the others since my last turn; null if there is none. */
export function sinceMyTurn(log: readonly LogEntry[], yours: readonly number[]): number | null {
  const isMine = (entry: LogEntry | undefined) => entry !== undefined && yours.includes(entry.seat);
  let end = log.length;
  while (end > 0 && isMine(log[end - 1])) end -= 1;
  let start = end;
  while (start > 0 && !isMine(log[start - 1])) start -= 1;
  return start < end && start > 0 ? log[start]!.first : null;
}

/** How many actions were played up to this line of an entry: each line is one. */
export function momentOf(entry: LogEntry, line: number): number {
  return entry.first + line + 1;
}
