import { expect, test } from "vitest";
import { placesPaid } from "../../../src/games/materia/payment";

test("what lies on the card is the first place, tokens of the colour follow", () => {
  const places = placesPaid("white", "white.square", ["white.circle"]);
  expect(places.map((place) => place.tokens)).toEqual([["white.square"], ["white.circle"]]);
  expect(places.every((place) => place.whole)).toBe(true);
});

test("three with the same rune share a place, which is whole once all are there", () => {
  const two = placesPaid("white", "white.square", ["red.circle", "purple.circle"]);
  expect(two.at(-1)).toEqual({ tokens: ["red.circle", "purple.circle"], whole: false });
  const three = placesPaid("white", "white.square", ["red.circle", "purple.circle", "yellow.circle"]);
  expect(three).toHaveLength(2);
  expect(three.at(-1)?.whole).toBe(true);
});
