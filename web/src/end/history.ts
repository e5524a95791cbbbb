/** The scores from round to round. */
import type { ScoreHistory } from "../messages";

export interface Rounds {
  first: number; // the round in which the game began
  scores: readonly (readonly number[])[]; // at its beginning, then at the end of each round
}

export function roundsOf({ turns, rounds, scores }: ScoreHistory): Rounds {
  const [start] = turns;
  if (!start) return { first: 1, scores: [] };
  const isTold = rounds.at(-1)?.join() === scores.join();
  return { first: start.round, scores: [start.scores, ...rounds, ...(isTold ? [] : [scores])] };
}
