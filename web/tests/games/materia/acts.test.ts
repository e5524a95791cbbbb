import { expect, test, vi } from "vitest";
import { actName, actOf, weight } from "../../../src/games/materia/acts";
import type { Sheet, SpellSheet } from "../../../src/games/materia/types";
import { NOBODY, loadGameTexts } from "../../../src/lib/texts.svelte";
import type { Message, Step } from "../../../src/messages";

vi.stubGlobal("document", { documentElement: {} });

const spell = (name: string): SpellSheet => ({ spell: name, name: { text: name }, colour: "red", set: 1, levels: [] });
const sheet: Sheet = {
  game: "materia",
  options: {},
  spells: [spell("blaze"), spell("time_travel")],
  familiar: [],
  track: [],
  limits: { pool: 9, familiar: 14, altar: 10, spells: 7, rounds: 14 },
};
const told = (kind: string, values: NonNullable<Message["values"]> = {}): Message => ({
  key: `materia-log-${kind}`,
  values,
});
const token = (colour: string, rune: string): Message => ({ key: "materia-token", values: { colour, rune } });
const deal = (item: string, to: string): Step => ({ action: `deal ${item}`, verb: "deal", zone: "pouch", item, to });
const unread: Message = { text: "a line that is not looked at" };

test("steps say what moved, whatever the lines say", () => {
  const steps: Step[] = [
    { action: "draw", verb: "draw", zone: "pouch", to: "pool" },
    deal("red.circle", "pool"),
    deal("blue.square", "altar"),
    deal("green.circle", "pool"),
  ];
  const act = { lines: steps.map(() => unread), steps };
  expect(actOf(act, sheet)).toEqual({ from: "pouch", tokens: ["red.circle", "green.circle"], spell: null, to: null });
});

test("a token that is placed on a spell is drawn with it", () => {
  const steps: Step[] = [
    { action: "place red.circle", verb: "place", zone: "pool", item: "red.circle", to: "spells", to_item: "blaze" },
  ];
  const drawn = actOf({ lines: [unread], steps }, sheet);
  expect([drawn.tokens, drawn.spell?.spell]).toEqual([["red.circle"], "blaze"]);
  expect(weight({ lines: [unread], steps })).toBeLessThan(0.5);
});

test("what was learned is named with its level", () => {
  const learn: Step = { action: "learn time_travel 4", verb: "learn", zone: "spells", item: "time_travel", amount: 4 };
  expect(actName({ lines: [unread], steps: [learn] }, sheet, NOBODY)).toBe("time_travel 4");
});

test("the phase that was skipped has its name", async () => {
  await loadGameTexts("materia");
  const act = { lines: [told("skip-midday")], steps: [{ action: "skip", verb: "skip" }] };
  expect(actName(act, sheet, NOBODY)).toBe("skipped Midday");
  expect(actOf(act, sheet).from).toBeTruthy();
});

test.each([
  [
    told("take", { token: token("red", "circle") }),
    { action: "", verb: "take", zone: "altar", item: "red.circle", to: "pool" },
  ],
  [
    told("keep", { token: token("red", "circle") }),
    { action: "", verb: "store", zone: "paid", item: "red.circle", to: "familiar" },
  ],
  [
    told("place", { token: token("red", "circle"), spell: { key: "materia-spell-blaze" } }),
    { action: "", verb: "place", zone: "pool", item: "red.circle", to: "spells", to_item: "blaze" },
  ],
  [
    told("raise", { spell: { key: "materia-spell-time-travel" }, level: 4 }),
    { action: "", verb: "raise", zone: "spells", item: "time_travel", amount: 4 },
  ],
  [
    told("copy-solo", { spell: { key: "materia-spell-blaze" }, level: 3 }),
    { action: "", verb: "copy", zone: "spells", item: "blaze", amount: 3 },
  ],
  [told("deal-altar", { token: token("blue", "square") }), deal("blue.square", "altar")],
  [told("reveal", { spell: { key: "materia-spell-blaze" } }), { action: "", verb: "reveal", item: "blaze" }],
])("an older entry without steps looks the same: $key", (line, step: Step) => {
  const [recent, older] = [{ lines: [line], steps: [step] }, { lines: [line] }];
  expect(actOf(older, sheet)).toEqual(actOf(recent, sheet));
  expect(actName(older, sheet, NOBODY)).toBe(actName(recent, sheet, NOBODY));
  expect(weight(older)).toBe(weight(recent));
});
