/** How the log of a table grows: entries from a new one's first action on, or beyond the game's length, are gone. */
import type { LogEntry } from "../messages";

export function grown(log: readonly LogEntry[], fresh: readonly LogEntry[], length: number): LogEntry[] {
  const from = Math.min(length, ...fresh.map((entry) => entry.first));
  return [...log.filter((entry) => entry.first < from), ...fresh];
}
