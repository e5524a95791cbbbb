import { expect, test } from "vitest";
import { zonesOf } from "../../../src/games/generic/zones";
import type { Offer } from "../../../src/messages";

const offer = (action: string, zone: string | null, seat: number | null = null): Offer => ({
  action,
  verb: action,
  label: {},
  zone,
  seat,
});

test("actions are grouped by the zone in which they begin", () => {
  const zones = zonesOf([offer("a", "hand", 0), offer("b", "deck"), offer("c", "hand", 0), offer("d", "hand", 1)]);
  expect(zones.map(({ name, seat, offers }) => [name, seat, offers.map((each) => each.action)])).toEqual([
    ["hand", 0, ["a", "c"]],
    ["deck", null, ["b"]],
    ["hand", 1, ["d"]],
  ]);
});

test("what begins nowhere is no zone's", () => {
  expect(zonesOf([offer("roll", null)])).toEqual([]);
});
