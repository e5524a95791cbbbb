/** For games without a client of their own: their data as labelled zones, their actions as buttons. */
import type { GameClient } from "../../lib/game";

export function generic(name: string): GameClient {
  const isOwn = (data: { game?: unknown }): data is { game: string } => data.game === name;
  return {
    name,
    hasSheet: false,
    isBoard: isOwn,
    isSheet: isOwn,
    table: async () => ({ Board: (await import("./Board.svelte")).default }),
    rules: async () => (await import("./rules")).rulesOf(name),
  };
}
