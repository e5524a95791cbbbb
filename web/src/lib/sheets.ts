/** Reference sheets, each asked for once. */
import type { CardSheet, Sheet, SpellSheet } from "../messages";
import { api } from "./api";

export interface Book {
  sheet: Sheet;
  spells: Map<string, SpellSheet>;
  cards: Map<string, CardSheet>;
}

export async function bookOf(table: string): Promise<Book> {
  const sheet = await api.sheetOf(table);
  return {
    sheet,
    spells: new Map((sheet.spells ?? []).map((spell) => [spell.spell, spell])),
    cards: new Map((sheet.cards ?? []).map((card) => [card.card, card])),
  };
}
