import type { Rounds } from "./history";

/** The drawing of scores over the rounds: a scale with round numbers, and a line for each score. */
export interface Curve {
  grid: readonly { y: number; label: number }[];
  rounds: readonly { x: number; label: number }[];
  lines: readonly string[]; // path data, one for each score
}

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const LINES = 5; // of the scale, at most
const LABELS = 6; // of the rounds, at most

/** Scores at the start and at the end of each round. */
export function curveOf({ first, scores: history }: Rounds, frame: Frame): Curve {
  const most = Math.max(1, ...history.flat());
  const least = Math.min(0, ...history.flat());
  const step = stepFor(most - least, LINES);
  const low = Math.floor(least / step) * step;
  const high = Math.ceil(most / step) * step;
  const last = Math.max(1, history.length - 1);
  const x = (round: number) => frame.left + ((frame.right - frame.left) * round) / last;
  const y = (points: number) => frame.bottom - ((frame.bottom - frame.top) * (points - low)) / (high - low);
  const every = stepFor(last, LABELS);
  const marked = history.map((_, round) => round).filter((round) => round % every === 0 || round === last);
  const crowded = (round: number) => round !== last && last - round < every / 2;
  return {
    grid: range(low, high, step).map((label) => ({ y: y(label), label })),
    rounds: marked
      .filter((round) => round && !crowded(round))
      .map((round) => ({ x: x(round), label: first + round - 1 })),
    lines: (history[0] ?? []).map((_, score) =>
      history.map((scores, round) => `${round ? "L" : "M"}${fixed(x(round))} ${fixed(y(scores[score] ?? 0))}`).join(""),
    ),
  };
}

/** The smallest of 1, 2, 5, 10, 20 ... that divides a span into at most this many steps. */
export function stepFor(span: number, most: number): number {
  let step = 1;
  for (let factor = 0; span / step > most; factor += 1) step *= factor % 3 === 1 ? 2.5 : 2;
  return step;
}

function range(low: number, high: number, step: number): number[] {
  return Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => low + at * step);
}

const fixed = (value: number): string => String(Math.round(value * 10) / 10);

/** Lines differ by their dashes too, not by colour alone. */
export const DASHES = ["", "9 5", "2 5", "14 4 2 4", "5 4"];
/** The colours of seats on a dark ground; in the page they are variables that follow the theme. */
export const TONES = ["#a79ae8", "#d9a066", "#7cc088", "#ee8f5e", "#93a7d6"];
