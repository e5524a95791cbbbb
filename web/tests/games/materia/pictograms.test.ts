import { expect, test } from "vitest";
import { effectOf, signsOf } from "../../../src/games/materia/pictograms";
import type { LevelSheet } from "../../../src/games/materia/types";

const level = (key: string, values: Record<string, string | number>, per?: LevelSheet["per"]): LevelSheet => ({
  level: 3,
  when: "morning",
  text: { key, values },
  worth: {},
  points: 1,
  per: per ?? null,
});

test("numbers and runes come from the sheet", () => {
  expect(signsOf(level("materia-eruption-effect", { until: 4 }))).toEqual([["pouch", "arrow", "hand", "4"]]);
  expect(signsOf(level("materia-levitation-effect", { take: 2, rune: "circle" }))).toEqual([
    ["altar", "arrow", "circle", "circle"],
  ]);
});

test("what is counted at the end has signs of its own", () => {
  const counted = level("materia-at-the-end", {}, { of: "other_spell", each: 1, high: 2 });
  expect(effectOf(counted)).toBe("other_spell_high");
  expect(signsOf(counted)).toEqual([["2×", "4+", "/", "1×", "3"]]);
});

test("alone a spell has the same signs", () => {
  const values = { draw: 4, others: 1 };
  expect(signsOf(level("materia-blaze-solo", values))).toEqual(signsOf(level("materia-blaze-effect", values)));
});
