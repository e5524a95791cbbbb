/** A card in one sentence, for screen readers. */
import { language, render, text, type Reader } from "../../lib/texts.svelte";
import type { CardSheet, SeatView } from "./types";

export type CardState = "up" | "cast" | "down";

export function stateOf(seat: SeatView, spot: number): CardState {
  if (seat.face_down.includes(spot)) return "down";
  return seat.cast.includes(spot) ? "cast" : "up";
}

const known = new WeakMap<CardSheet, Map<string, string>>(); // every move asks for all descriptions

export function describe(card: CardSheet, to: Reader, state: CardState = "up"): string {
  const key = `${language()} ${state}`;
  const words = known.get(card) ?? new Map<string, string>();
  known.set(card, words);
  const description = words.get(key) ?? sentence(card, to, state);
  words.set(key, description);
  return description;
}

function sentence(card: CardSheet, to: Reader, state: CardState): string {
  const shape = (of: string) => text("sigils-shape", { shape: of });
  return text("sigils-board-card", {
    spell: text("sigils-board-spell-of-book", { spell: render(card.name, to), state }),
    text: render(card.text, to),
    family: text("sigils-family", { family: card.family }),
    type: text("sigils-type", { type: card.type }),
    left: shape(card.left),
    right: shape(card.right),
  });
}
