import { expect, test } from "vitest";
import { othersOf } from "../../src/lib/game";

test("the others follow in turn order", () => {
  expect(othersOf(1, 4)).toEqual([2, 3, 0]);
  expect(othersOf(0, 1)).toEqual([]);
});
