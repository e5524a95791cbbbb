import { describe, expect, it } from "vitest";
import { curveOf, stepFor } from "../src/end/curve";
import { byRound } from "../src/end/history";
import { ranking } from "../src/end/standing";
import type { Frame, View } from "../src/messages";

const FRAME = { left: 0, top: 0, right: 100, bottom: 100 };
const frame = (round: number | undefined, ...scores: number[]): Frame => ({
  number: 0,
  board: round === undefined ? {} : { round },
  scores,
  player: 0,
});

describe("the scores by round", () => {
  it("are those at the start and at the end of each round", () => {
    const frames = [frame(1, 0, 0), frame(1, 2, 0), frame(1, 2, 3), frame(2, 4, 3), frame(2, 4, 9)];
    expect(byRound(frames)).toEqual([
      [0, 0],
      [2, 3],
      [4, 9],
    ]);
  });

  it("begin where the game began", () => {
    expect(byRound([frame(12, 30, 31), frame(12, 33, 31), frame(13, 33, 40)])).toEqual([
      [30, 31],
      [33, 31],
      [33, 40],
    ]);
  });

  it("are none for a game without rounds", () => {
    expect(byRound([frame(undefined, 1)])).toEqual([]);
    expect(byRound([])).toEqual([]);
  });
});

describe("the curve", () => {
  it("has a scale of round numbers", () => {
    expect([1, 5, 6, 10, 11, 25, 40, 52, 130].map((span) => stepFor(span, 5))).toEqual([1, 1, 2, 2, 5, 5, 10, 20, 50]);
    expect(stepFor(NaN, 5)).toBe(1);
  });

  it("runs from the first round to the last, from the least to the most", () => {
    const { lines, grid, rounds } = curveOf(
      [
        [0, 0],
        [5, 10],
        [20, 10],
      ],
      FRAME,
    );
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
