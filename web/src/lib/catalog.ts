/** The games of this server and how they can be set up. */
import type { GameInfo, OptionInfo, WhenInfo } from "../messages";
import { api } from "./api";

let asked: Promise<readonly GameInfo[]> | null = null;

/** Asked for once, unless the server does not answer. */
export function games(): Promise<readonly GameInfo[]> {
  asked ??= api.games().then(
    (answer) => answer.games,
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

export async function gameInfo(name: string): Promise<GameInfo | undefined> {
  return (await games()).find((game) => game.name === name);
}

/** Two, if the game can be played by two. */
export function usualPlayers(game: GameInfo): number {
  return game.seats.find((count) => count >= 2) ?? 1;
}

/** The values an option can take, in the order in which they are offered; [] if it is none of a list. */
export function valuesOf(option: OptionInfo, players: number): readonly (string | number)[] {
  const count = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, step) => low + step);
  if (option.kind === "number") return count(option.low ?? 0, option.high ?? 0);
  if (option.kind === "seat") return [String(option.default), ...count(0, players - 1)];
  return option.choices ?? [];
}

/** Has an option an effect with these values? */
export function holds(when: WhenInfo | null | undefined, options: Readonly<Record<string, unknown>>): boolean {
  return !when || when.values.some((value) => value === options[when.option]);
}
