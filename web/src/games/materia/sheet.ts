/** Looking things up in the sheet. */
import { isOf } from "../../lib/game";
import type { LevelSheet, Sheet, SpellSheet } from "./types";

export const isSheet = isOf<Sheet>("materia");

const known = new WeakMap<Sheet, Map<string, SpellSheet>>();

export function spellOf(sheet: Sheet, name: string): SpellSheet | undefined {
  const spells = known.get(sheet) ?? new Map(sheet.spells.map((spell) => [spell.spell, spell]));
  known.set(sheet, spells);
  return spells.get(name);
}

/** The number on the card: the level's points, or the points for each thing counted at the end. */
export function pointsOf(level: LevelSheet): number {
  return level.points || (level.per ? Math.max(level.per.each, level.per.high) : 0);
}
