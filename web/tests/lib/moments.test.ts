import { expect, test } from "vitest";
import { momentOf, sinceMyTurn } from "../../src/lib/moments";
import type { LogEntry } from "../../src/messages";

function log(...seats: number[]): LogEntry[] {
  return seats.map((seat, number) => ({ version: number + 2, seat, first: 10 * number, lines: [{}, {}] }));
}

test("what the others did since my last turn begins with their first move after it", () => {
  expect(sinceMyTurn(log(-1, 0, 0, 1, 2, 1), [0])).toBe(30);
});

test("my turn that has begun already does not count", () => {
  expect(sinceMyTurn(log(-1, 0, 1, 1, 0, 0), [0])).toBe(20);
});

test("before my first turn, and before anybody's, there is nothing to look back at", () => {
  expect(sinceMyTurn(log(-1, 1, 1), [0])).toBeNull();
  expect(sinceMyTurn(log(), [0])).toBeNull();
  expect(sinceMyTurn(log(-1, 0), [0])).toBeNull();
});

test("each line of an entry is a moment", () => {
  expect(momentOf(log(0, 1)[1]!, 1)).toBe(12);
});
