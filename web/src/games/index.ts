/** The games that the client was built with: every folder here with an index.ts. No other file names a game. */
import type { GameClient } from "../lib/game";
import { generic } from "./generic";

const CLIENTS = import.meta.glob<GameClient>(["./*/index.ts", "!./generic/index.ts"], {
  eager: true,
  import: "default",
});
const byName = new Map(Object.values(CLIENTS).map((client) => [client.name, client]));

/** The client of a game; the generic one if it has none of its own. */
export function clientOf(game: string): GameClient {
  return byName.get(game) ?? generic(game);
}
