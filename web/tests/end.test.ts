import { describe, expect, it } from "vitest";
import { curveOf, stepFor } from "../src/end/curve";
import { roundsOf } from "../src/end/history";
import { ranking } from "../src/end/standing";
import type { ScoreHistory, View } from "../src/messages";

const FRAME = { left: 0, top: 0, right: 100, bottom: 100 };
const history = (scores: number[], ...rounds: number[][]): ScoreHistory => ({
  length: 9,
  first: 0,
  rounds,
  turns: [{ number: 0, round: 4, seat: 0, scores: [0, 0] }],
  ending: null,
  scores,
  sources: [],
});

describe("the scores by round", () => {
  it("are those at the start and at the end of each round", () => {
    expect(roundsOf(history([4, 9], [2, 3], [4, 9]))).toEqual({
      first: 4,
      scores: [
        [0, 0],
        [2, 3],
        [4, 9],
      ],
    });
  });

  it("end with the final scores, also if somebody resigned within a round", () => {
    expect(roundsOf(history([4, 5], [2, 3])).scores.at(-1)).toEqual([4, 5]);
  });
});

describe("the curve", () => {
  it("has a scale of round numbers", () => {
    expect([1, 5, 6, 10, 11, 25, 40, 52, 130].map((span) => stepFor(span, 5))).toEqual([1, 1, 2, 2, 5, 5, 10, 20, 50]);
    expect(stepFor(NaN, 5)).toBe(1);
  });

  it("runs from the first round to the last, from the least to the most", () => {
    const scores = [
      [0, 0],
      [5, 10],
      [20, 10],
    ];
    const { lines, grid, rounds } = curveOf({ first: 1, scores }, FRAME);
    expect(lines).toEqual(["M0 100L50 75L100 0", "M0 100L50 50L100 50"]);
    expect(grid.map(({ label }) => label)).toEqual([0, 5, 10, 15, 20]);
    expect(rounds).toEqual([
      { x: 50, label: 1 },
      { x: 100, label: 2 },
    ]);
  });
});

describe("the ranking", () => {
  const view = (scores: number[], winners: number[]): View => ({
    moment: 1,
    length: 1,
    status: "over",
    board: {},
    scores,
    parts: [],
    sources: [],
    result: { winners, by: "play" },
  });

  it("puts winners first, whatever the tie-break was", () => {
    const ranks = ranking(view([30, 35, 35], [2]), ["Ann", "Ben", "Cleo"], [0], [false, true, false]);
    expect(ranks.map(({ place, name }) => [place, name])).toEqual([
      [1, "Cleo"],
      [2, "Ben"],
      [3, "Ann"],
    ]);
    expect(ranks.map(({ isMine, isBot }) => [isMine, isBot])).toEqual([
      [false, false],
      [false, true],
      [true, false],
    ]);
  });

  it("gives the same place for the same points", () => {
    const places = ranking(view([20, 35, 20, 10], [1]), ["a", "b", "c", "d"], [], []).map(({ place }) => place);
    expect(places).toEqual([1, 2, 2, 4]);
  });
});
