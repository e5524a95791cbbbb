/** Adds new entries to the log. Undone ones go: those from the first new action on, or beyond the game's length. */
import type { LogEntry } from "../messages";

export function mergeLog(log: readonly LogEntry[], fresh: readonly LogEntry[], length: number): LogEntry[] {
  const from = Math.min(length, ...fresh.map((entry) => entry.first));
  return [...log.filter((entry) => entry.first < from), ...fresh];
}
