/** The server's HTTP interface. */
import type {
  Chances,
  CheckedOptions,
  GameList,
  Link,
  NewTable,
  OptionCheck,
  PlayOn,
  Problem,
  RecordData,
  RecordId,
  Replay,
  ScoreHistory,
  TableInfo,
} from "../messages";
import type { GameData } from "./game";
import { newSeed } from "./seeds";

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const request =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, request);
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const problem = await answer.json().catch(() => ({ key: `http-${answer.status}`, text: answer.statusText }));
  throw new Refusal(problem as Problem);
}

export const api = {
  create: async (table: NewTable) =>
    ask<TableInfo>("/api/tables", table.lesson ? table : { ...table, commitment: await newSeed() }),
  join: async (table: string, name: string, seat?: number) =>
    ask<TableInfo>(`/api/tables/${table}/join`, { name, seat: seat ?? null, commitment: await newSeed() }),
  table: (id: string) => ask<TableInfo>(`/api/tables/${encodeURIComponent(id)}`),
  open: () => ask<TableInfo[]>("/api/tables"),
  mine: () => ask<TableInfo[]>("/api/me/tables").catch(() => [] as TableInfo[]),
  clearMine: () => ask<TableInfo[]>("/api/me/tables/clear", {}),
  checkOptions: (game: string, check: OptionCheck) => ask<CheckedOptions>(`/api/games/${game}/options`, check),
  link: () => ask<Link>("/api/me/link", {}),
  renewKey: () => ask<unknown>("/api/me/keys/renew", {}),
  follow: (code: string) => ask<void>("/api/me/continue", { code }),
  games: () => ask<GameList>("/api/games"),
  sheet: (game: string, options: Record<string, string> = {}) =>
    ask<GameData>(`/api/sheets/${game}?${new URLSearchParams(options)}`),
  sheetOf: (table: string) => ask<GameData>(`/api/records/${table}/sheet`),
  record: (data: unknown) => ask<RecordId>("/api/records", data),
  savedRecord: (id: string) => ask<RecordData>(`/api/records/${id}`),
  chances: (id: string) => ask<Chances>(`/api/records/${id}/chances`),
  replay: (id: string, first: number, count: number) =>
    ask<Replay>(`/api/records/${id}/replay?first=${first}&count=${count}`),
  history: (id: string) => ask<ScoreHistory>(`/api/records/${id}/history`),
  playOn: (id: string, from: PlayOn) => ask<TableInfo>(`/api/records/${id}/tables`, from),
};
