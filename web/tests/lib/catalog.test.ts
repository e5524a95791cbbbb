import { expect, test } from "vitest";
import { holds, usualPlayers, valuesOf } from "../../src/lib/catalog";
import type { GameInfo, OptionInfo } from "../../src/messages";

const option = (more: Partial<OptionInfo>): OptionInfo => ({ name: "some", kind: "choice", default: null, ...more });
const game = (...seats: number[]): GameInfo => ({
  name: "some",
  titles: [],
  seats,
  options: [],
  levels: [],
  lesson: false,
});

test("the values of an option follow from its kind", () => {
  expect(valuesOf(option({ choices: ["a", "b"] }), 2)).toEqual(["a", "b"]);
  expect(valuesOf(option({ kind: "number", low: 1, high: 3 }), 2)).toEqual([1, 2, 3]);
  expect(valuesOf(option({ kind: "seat", default: "random" }), 2)).toEqual(["random", 0, 1]);
});

test("an option may depend on another", () => {
  const when = { option: "players", values: [1] };
  expect(holds(when, { players: 1 })).toBe(true);
  expect(holds(when, { players: 2 })).toBe(false);
  expect(holds(null, {})).toBe(true);
});

test("a game is for two, unless it cannot be", () => {
  expect(usualPlayers(game(1, 2, 3))).toBe(2);
  expect(usualPlayers(game(3, 4))).toBe(3);
  expect(usualPlayers(game(1))).toBe(1);
});
