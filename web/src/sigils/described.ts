/** A card in one sentence, for those who do not see it. */
import type { SigilsSeat } from "../lib/boards";
import { say, text, type Listener } from "../lib/texts.svelte";
import type { CardSheet } from "../messages";

export type CardState = "up" | "cast" | "down";

export function stateOf(seat: SigilsSeat, spot: number): CardState {
  if (seat.face_down.includes(spot)) return "down";
  return seat.cast.includes(spot) ? "cast" : "up";
}

export function described(card: CardSheet, to: Listener, state: CardState = "up"): string {
  const shape = (of: string) => text("sigils-shape", { shape: of });
  return text("client-card", {
    spell: text("client-spell-of-book", { spell: say(card.name, to), state }),
    text: say(card.text, to),
    family: text("sigils-family", { family: card.family }),
    type: text("sigils-type", { type: card.type }),
    left: shape(card.left),
    right: shape(card.right),
  });
}
