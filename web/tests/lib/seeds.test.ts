import { beforeEach, expect, it, vi } from "vitest";
import { commitmentTo } from "../../src/lib/fairness";
import { contributedAt, newSeed, seedFor } from "../../src/lib/seeds";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

it("reveals a seed at one table and to one server commitment only", async () => {
  const commitment = (await newSeed())!;
  const seed = seedFor(commitment, "T", "server-1")!;
  expect(await commitmentTo(seed)).toBe(commitment);
  expect(seedFor(commitment, "T", "server-1")).toBe(seed);
  expect(seedFor(commitment, "U", "server-1")).toBeNull();
  expect(seedFor(commitment, "T", "server-2")).toBeNull();
  expect(contributedAt("T")).toEqual({ seed, commitment, table: "T", server: "server-1" });
  expect(contributedAt("U")).toBeNull();
});

it("makes another seed each time and knows only its own", async () => {
  expect(await newSeed()).not.toBe(await newSeed());
  expect(seedFor("ab".repeat(32), "T", "s")).toBeNull();
});

it("contributes nothing where nothing can be kept", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => "no JSON",
    setItem: () => {
      throw new Error("not allowed");
    },
  });
  expect(await newSeed()).toBeNull();
  expect(contributedAt("T")).toBeNull();
});
