import { expect, test } from "vitest";
import { timeLeft, formatTime } from "../../src/lib/clocks";

const clock = { left: [60_000, 5_000], running: 1, since: 1_000 };

test("only the clock of whoever decides runs, and never below nothing", () => {
  expect(timeLeft(clock, 0, 9_000)).toBe(60_000);
  expect(timeLeft(clock, 1, 4_000)).toBe(2_000);
  expect(timeLeft(clock, 1, 99_000)).toBe(0);
  expect(timeLeft(clock, 1, 500)).toBe(5_000);
});

test("times are short", () => {
  expect([0, 1, 65_000, 3_723_000, 183_600_000].map(formatTime)).toEqual(["0:00", "0:01", "1:05", "1:02:03", "2d 03h"]);
});
