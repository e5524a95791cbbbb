/** Where every card, die and gem is, for animation. */
import type { Place } from "../../lib/motion";
import type { BoardView } from "./types";

/** In the order of the six spots. */
export const DICE = ["black", "white", "red", "green", "yellow", "blue"] as const;

export const TEACHER = "teacher.";

export interface Harnessed {
  colour: string;
  teacher: boolean;
}

/** The die on the spell that is being learned. */
export function harnessed(board: BoardView): Harnessed | null {
  const die = board.underway?.harnessed;
  return die ? { colour: die.replace(TEACHER, ""), teacher: die.startsWith(TEACHER) } : null;
}

export function places(board: BoardView, player: number | null): Place[] {
  const spots = Object.entries(board.board).flatMap(([colour, card]) =>
    card ? [{ kind: card, zone: `spot-${colour}` }] : [],
  );
  const discard = board.discard.map((kind) => ({ kind, zone: "discard" }));
  const seats = board.seats.flatMap((seat, number) => [
    ...seat.spells.map((kind) => ({ kind, zone: `book-${number}` })),
    ...seat.cast.map((spot) => ({ kind: "gem", zone: `cast-${number}-${spot}` })),
    ...Array.from({ length: seat.gems }, () => ({ kind: "gem", zone: `gems-${number}` })),
  ]);
  return [...spots, ...discard, ...seats, ...dice(board, player)];
}

/** Dice that take part in a payment lie in its equation. */
function dice(board: BoardView, player: number | null): Place[] {
  const laid = new Set([board.underway?.harnessed, ...(board.underway?.paid ?? [])]);
  const own = board.seats.flatMap((_, seat) =>
    DICE.map((colour) => ({
      kind: `die-dice-${seat}-${colour}`,
      zone: seat === player && laid.has(colour) ? "price" : `dice-${seat}`,
    })),
  );
  const teachers = DICE.map((colour) => ({
    kind: `die-teachers-${colour}`,
    zone: laid.has(TEACHER + colour) ? "price" : "teachers",
  }));
  return board.teacher_dice ? [...own, ...teachers] : own;
}
