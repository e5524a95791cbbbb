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

/** What the seal of a level says: its points, or "2×" where they are counted for each of something. */
export function worthOf({ points, per }: LevelSheet, small = false): string {
  if (!per) return String(points);
  const isRange = per.of === "other_spell" && per.high > per.each;
  return isRange ? `${per.each}–${per.high}${small ? "" : "×"}` : `${per.each}×`;
}
