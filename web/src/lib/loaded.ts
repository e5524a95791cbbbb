/** The game of a table or record, with all that is needed to draw it. */
import { clientOf } from "../games";
import { api } from "./api";
import type { GameClient, GameData, TableParts } from "./game";
import { loadGameTexts } from "./texts.svelte";

export interface LoadedGame {
  client: GameClient;
  parts: TableParts<GameData, GameData>;
  sheet: GameData;
}

export async function loadGameOf(table: string): Promise<LoadedGame> {
  const sheet = await api.sheetOf(table);
  const client = clientOf(String(sheet.game));
  const [parts] = await Promise.all([client.table(), loadGameTexts(client.name)]);
  return { client, parts, sheet };
}
