import { expect, test } from "vitest";
import { keyed, movesBetween, without } from "../../src/lib/motion";

const at = (zone: string, ...kinds: string[]) => kinds.map((kind) => ({ kind, zone }));

test("a thing that lies elsewhere has moved there", () => {
  const before = [...at("altar", "red.circle", "red.circle"), ...at("pool-0", "blue.square")];
  const after = [...at("altar", "red.circle"), ...at("pool-0", "blue.square", "red.circle")];
  expect(movesBetween(before, after)).toEqual([{ kind: "red.circle", from: "altar", to: "pool-0" }]);
});

test("what comes from nowhere and goes nowhere has no other end", () => {
  const moves = movesBetween(at("pool-0", "a"), at("pool-0", "b", "b"));
  expect(moves).toContainEqual({ kind: "a", from: "pool-0", to: null });
  expect(moves.filter((move) => move.kind === "b")).toEqual(Array(2).fill({ kind: "b", from: null, to: "pool-0" }));
});

test("boards that are alike have no moves, in whatever order things lie", () => {
  expect(movesBetween(at("altar", "a", "b"), at("altar", "b", "a"))).toEqual([]);
});

test("alike things have keys of their own, and keep them", () => {
  expect(keyed(["a", "b", "a"]).map((thing) => thing.key)).toEqual(["a#0", "b#0", "a#1"]);
});

test("as many of a kind are left out as are named", () => {
  expect(without(["a", "b", "a", "a"], ["a", "a", "c"])).toEqual(["b", "a"]);
});
