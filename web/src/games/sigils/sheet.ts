/** Looking things up in the sheet. */
import { isOf } from "../../lib/game";
import type { BoardView, CardSheet, Sheet } from "./types";

export const isSheet = isOf<Sheet>("sigils");

const known = new WeakMap<Sheet, Map<string, CardSheet>>();

export function cardOf(sheet: Sheet, name: string | null | undefined): CardSheet | undefined {
  const cards = known.get(sheet) ?? new Map(sheet.cards.map((card) => [card.card, card]));
  known.set(sheet, cards);
  return name ? cards.get(name) : undefined;
}

/** How many cards are still in the deck. */
export function cardsLeft(board: BoardView, sheet: Sheet): number {
  const learned = board.seats.reduce((sum, seat) => sum + seat.spells.length, 0);
  const open = Object.values(board.board).filter((card) => card !== null).length;
  return sheet.cards.length - learned - open - board.discard.length;
}
