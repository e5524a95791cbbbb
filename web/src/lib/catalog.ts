/** The games of this server and their options. */
import type { GameInfo, OptionInfo, WhenInfo } from "../messages";
import { api } from "./api";

let loaded: Promise<readonly GameInfo[]> | null = null;

/** The games, loaded once; after an error the next call tries again. */
export function games(): Promise<readonly GameInfo[]> {
  loaded ??= api.games().then(
    (answer) => answer.games,
    (error: unknown) => {
      loaded = null;
      throw error;
    },
  );
  return loaded;
}

export async function gameInfo(name: string): Promise<GameInfo | undefined> {
  return (await games()).find((game) => game.name === name);
}

/** The number of players offered first: two, if that is possible. */
export function usualPlayers(game: GameInfo): number {
  return game.seats.find((count) => count >= 2) ?? 1;
}

/** The values of an option, in the order of the list; [] if it has no list. */
export function valuesOf(option: OptionInfo, players: number): readonly (string | number)[] {
  const count = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, step) => low + step);
  if (option.kind === "number") return count(option.low ?? 0, option.high ?? 0);
  if (option.kind === "seat") return [String(option.default), ...count(0, players - 1)];
  return option.choices ?? [];
}

/** Does the condition hold? Without one, always. */
export function holds(when: WhenInfo | null | undefined, options: Readonly<Record<string, unknown>>): boolean {
  return !when || when.values.some((value) => value === options[when.option]);
}
