/** The sheet, looked up by the name of a spell. */
import { isOf } from "../../lib/game";
import type { Sheet, SpellSheet } from "./types";

export const isSheet = isOf<Sheet>("materia");

const known = new WeakMap<Sheet, Map<string, SpellSheet>>();

export function spellOf(sheet: Sheet, name: string): SpellSheet | undefined {
  const spells = known.get(sheet) ?? new Map(sheet.spells.map((spell) => [spell.spell, spell]));
  known.set(sheet, spells);
  return spells.get(name);
}
