/** Everything needed to draw a table or a record: the game's code, texts and sheet. */
import { clientOf } from "../games";
import { api } from "./api";
import type { GameClient, GameData, TableParts } from "./game";
import { loadGameTexts } from "./texts.svelte";

export interface LoadedGame {
  client: GameClient;
  parts: TableParts<GameData, GameData>;
  sheet: GameData;
}

export async function loadGame(name: string, table: string): Promise<LoadedGame> {
  const client = clientOf(name);
  const [parts, sheet] = await Promise.all([
    client.table(),
    client.hasSheet ? api.sheetOf(table) : { game: name },
    loadGameTexts(name),
  ]);
  return { client, parts, sheet };
}
