/** The marks of a replay's line: the first decision of each turn, and the first turn of each round. */
import type { ScoreHistory, TurnMark } from "../messages";

export interface Marks {
  turns: readonly number[];
  rounds: readonly { number: number; round: number; isLabelled: boolean }[];
  now: (moment: number) => number; // the round of a moment
}

/** `labels`: how many rounds can be labelled without touching. */
export function marksOf({ turns }: ScoreHistory, labels = 16): Marks {
  const begins = turns.filter((turn, index) => turn.round !== turns[index - 1]?.round);
  const every = Math.ceil(begins.length / labels);
  const rounds = begins.map(({ number, round }, index) => ({ number, round, isLabelled: index % every === 0 }));
  const isPast = (moment: number) => (turn: TurnMark) => turn.number <= moment;
  return {
    turns: turns.map(({ number }) => number),
    rounds,
    now: (moment) => turns.findLast(isPast(moment))?.round ?? turns[0]?.round ?? 0,
  };
}
