/** Looking things up in the sheet. */
import { isOf } from "../../lib/game";
import type { CardSheet, Sheet } from "./types";

export const isSheet = isOf<Sheet>("sigils");

const known = new WeakMap<Sheet, Map<string, CardSheet>>();

export function cardOf(sheet: Sheet, name: string | null | undefined): CardSheet | undefined {
  const cards = known.get(sheet) ?? new Map(sheet.cards.map((card) => [card.card, card]));
  known.set(sheet, cards);
  return name ? cards.get(name) : undefined;
}
