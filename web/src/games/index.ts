/** The games that bring something to the page: every folder here with an index.ts. No other file names a game. */
import type { GameClient } from "../lib/game";
import { generic } from "./generic";

const CLIENTS = import.meta.glob<GameClient>(["./*/index.ts", "!./generic/index.ts"], {
  eager: true,
  import: "default",
});
const byName = new Map(Object.values(CLIENTS).map((client) => [client.name, client]));

/** The client of a game; one with a plain board if the game brings none. */
export function clientOf(game: string): GameClient {
  return byName.get(game) ?? generic(game);
}
