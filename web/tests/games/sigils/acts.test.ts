import { expect, test } from "vitest";
import { actName, actOf, weight } from "../../../src/games/sigils/acts";
import type { CardSheet, Sheet } from "../../../src/games/sigils/types";
import { NOBODY } from "../../../src/lib/texts.svelte";
import type { Message } from "../../../src/messages";

const card = (id: string, name: Message): CardSheet => ({
  card: id,
  name,
  family: "",
  type: "",
  left: "",
  right: "",
  ability: { word: "", values: {} },
  text: {},
  end: false,
});
const sheet: Sheet = {
  game: "sigils",
  options: {},
  cards: [
    card("toad", { names: { en: "Toad", fr: "Crapaud", de: "Kröte" } }),
    card("mine", { text: "Mine" }),
    card("toad-2", { names: { en: "Toad", fr: "Rainette", de: "Laubfrosch" } }),
  ],
  bonuses: [],
  limits: { spots: 10, row: 5, supply: 0, faces: 6, gems_a_fame: 0, rounds: 0 },
};
const act = (kind: string, values: NonNullable<Message["values"]>) => ({
  lines: [{ key: `sigils-log-${kind}`, values }],
});

test.each([
  [{ names: { de: "Laubfrosch", en: "Toad", fr: "Rainette" } }, "toad-2"],
  [{ text: "Mine" }, "mine"],
  [{ text: "Toad" }, undefined],
])("a card is found by its name in all languages: %o", (name: Message, id) => {
  expect(actOf(act("reveal", { card: name }), sheet).card?.card).toBe(id);
  expect(actName(act("reveal", { card: name }), sheet, NOBODY)).toBe(name.names?.en ?? name.text);
});

test("a die shows what it shows afterwards", () => {
  const { colour, value } = actOf(act("nudge", { colour: "red", value: 4, after: 3 }), sheet);
  expect([colour, value]).toEqual(["red", 3]);
});

test("only gems from a spell are drawn", () => {
  expect(actOf(act("cast-supply", { number: 2 }), sheet).gems).toBe(2);
  expect(actOf(act("pass-back", { number: 2 }), sheet).gems).toBe(0);
});

test("a spell learned is looked at longer than what is paid for it", () => {
  expect(weight(act("pay", {}))).toBeLessThan(weight(act("learn", {})));
});
