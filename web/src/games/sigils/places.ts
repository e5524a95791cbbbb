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

function dice(board: BoardView, player: number | null): Place[] {
  const taken = harnessed(board);
  const lies = (colour: string, zone: string, teacher: boolean, mine: boolean) => ({
    kind: `die-${zone}-${colour}`,
    zone: taken && mine && taken.colour === colour && taken.teacher === teacher ? `spot-${colour}` : zone,
  });
  const own = board.seats.flatMap((_, seat) =>
    DICE.map((colour) => lies(colour, `dice-${seat}`, false, seat === player)),
  );
  return board.teacher_dice ? [...own, ...DICE.map((colour) => lies(colour, "teachers", true, true))] : own;
}
