import { expect, test } from "vitest";
import { mergeLog } from "../../src/lib/log";
import type { LogEntry } from "../../src/messages";

const entry = (version: number, first: number): LogEntry => ({ version, seat: 0, first, lines: [] });

test("a new entry comes after the others", () => {
  expect(mergeLog([entry(2, 0), entry(3, 9)], [entry(4, 12)], 13).map((each) => each.version)).toEqual([2, 3, 4]);
});

test("what was taken back is gone", () => {
  expect(mergeLog([entry(2, 0), entry(3, 9), entry(4, 10)], [], 9).map((each) => each.version)).toEqual([2]);
});

test("what was played instead takes the place of what was taken back", () => {
  expect(mergeLog([entry(2, 0), entry(3, 9), entry(4, 10)], [entry(6, 9)], 10).map((each) => each.version)).toEqual([
    2, 6,
  ]);
});
