import { expect, test } from "vitest";
import { farOf, nearOf, othersOf } from "../../src/lib/game";

test("the others follow in turn order", () => {
  expect(othersOf(1, 4)).toEqual([2, 3, 0]);
  expect(othersOf(0, 1)).toEqual([]);
});

test("the boards of all who share a screen are kept", () => {
  expect([nearOf(2, [0, 2]), farOf(2, [0, 2], 3)]).toEqual([
    [0, 2],
    [0, 1, 2],
  ]);
  expect([nearOf(1, [1]), farOf(1, [1], 3)]).toEqual([[1], [2, 0]]);
  expect([nearOf(0, []), farOf(0, [], 2)]).toEqual([[0], [1]]);
});
