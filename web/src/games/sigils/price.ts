/** What a spell that is being learned costs, and what has been paid of it. */
import { harnessed, TEACHER } from "./places";
import type { BoardView } from "./types";

export interface PaidDie {
  colour: string;
  value: number;
  teacher: boolean;
  kind: string; // as it is called when it moves
}

export interface Price {
  die: PaidDie; // the harnessed one: its value is the price, its colour names the card
  paid: PaidDie[];
  left: number;
}

export function priceOf(board: BoardView, player: number | null): Price | null {
  const taken = harnessed(board);
  if (!taken || player === null) return null;
  const read = (colour: string, teacher: boolean): PaidDie => ({
    colour,
    teacher,
    kind: `die-${teacher ? "teachers" : `dice-${player}`}-${colour}`,
    value: (teacher ? board.teacher_dice : board.seats[player])?.dice[colour] ?? 0,
  });
  const die = read(taken.colour, taken.teacher);
  const paid = (board.underway?.paid ?? []).map((each) => read(each.replace(TEACHER, ""), each.startsWith(TEACHER)));
  return { die, paid, left: die.value - paid.reduce((sum, each) => sum + each.value, 0) };
}
