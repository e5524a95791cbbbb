import { expect, test } from "vitest";
import { Offers } from "../../src/lib/offers";
import type { Offer } from "../../src/messages";

const offer = (action: string, more: Partial<Offer> = {}): Offer => ({
  action,
  verb: action.split(" ")[0]!,
  label: {},
  ...more,
});

test("what lies nowhere is a button", () => {
  const offers = new Offers([offer("skip"), offer("take red.circle", { zone: "altar", item: "red.circle" })]);
  expect(offers.buttons.map((each) => each.action)).toEqual(["skip"]);
});

test("offers are found where they lie", () => {
  const offers = new Offers([
    offer("learn offering 3", { zone: "spells", seat: 0, item: "offering", amount: 3 }),
    offer("learn offering 4", { zone: "spells", seat: 0, item: "offering", amount: 4 }),
  ]);
  expect(offers.at("spells", 0, "offering")).toHaveLength(2);
  expect(offers.at("spells", 1, "offering")).toEqual([]);
  expect(offers.at("altar", null, "offering")).toEqual([]);
});

test("a card of the main board can be touched for the die that names it", () => {
  const offers = new Offers([
    offer("harness red", { zone: "dice", seat: 0, item: "red", to: "board", to_item: "red" }),
  ]);
  expect(offers.to("board", null, "red").map((each) => each.action)).toEqual(["harness red"]);
  expect(offers.at("board", null, "red")).toEqual([]);
  expect(offers.at("dice", 0, "red")).toHaveLength(1);
});
