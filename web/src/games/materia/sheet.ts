/** The sheet, looked up by the name of a spell. */
import { isOf } from "../../lib/game";
import type { LevelSheet, Sheet, SpellSheet } from "./types";

export const isSheet = isOf<Sheet>("materia");

const known = new WeakMap<Sheet, Map<string, SpellSheet>>();

export function spellOf(sheet: Sheet, name: string): SpellSheet | undefined {
  const spells = known.get(sheet) ?? new Map(sheet.spells.map((spell) => [spell.spell, spell]));
  known.set(sheet, spells);
  return spells.get(name);
}

/** The number of a level on its card: its points, or what each thing gives that is counted at the end. */
export function pointsOf(level: LevelSheet): number {
  return level.points || (level.per ? Math.max(level.per.each, level.per.high) : 0);
}
