import { expect, test } from "vitest";
import { fieldsOf, seatsOf } from "../../../src/games/generic/fields";

const board = {
  game: "pig",
  players: 2,
  turn: 0,
  round: 1,
  turn_total: 5,
  dice: [3, 6],
  seats: [{ banked: 12 }, { banked: 0 }],
};

test("a board is shown field by field, without what the page shows elsewhere", () => {
  expect(fieldsOf(board)).toEqual([
    { name: "round", value: { kind: "plain", value: 1 } },
    { name: "turn_total", value: { kind: "plain", value: 5 } },
    {
      name: "dice",
      value: {
        kind: "list",
        items: [
          { kind: "plain", value: 3 },
          { kind: "plain", value: 6 },
        ],
      },
    },
  ]);
});

test("named values may hold others, and nothing is shown as nothing", () => {
  expect(fieldsOf({ hand: { open: true, card: null } })).toEqual([
    {
      name: "hand",
      value: {
        kind: "fields",
        fields: [
          { name: "open", value: { kind: "plain", value: true } },
          { name: "card", value: { kind: "plain", value: null } },
        ],
      },
    },
  ]);
});

test("a board may have seats or none", () => {
  expect(seatsOf(board)).toEqual([{ banked: 12 }, { banked: 0 }]);
  expect(seatsOf({ game: "pig" })).toEqual([]);
});
