import { expect, test } from "vitest";
import { ground, outlined, silhouette } from "../../../src/games/sigils/art/drawings";
import { motifs } from "../../../src/games/sigils/art/motifs";
import { otherMotif } from "../../../src/games/sigils/art/other-motifs";
import { hyphenated } from "../../../src/games/sigils/hyphens";
import { cards } from "./cards";

const picture = ({ id, family, type }: (typeof cards)[number]) =>
  ground(family) + silhouette(type) + outlined(motifs[id] ?? "");

test("every card has a motif, and every motif a card", () => {
  expect(cards).toHaveLength(75);
  expect(Object.keys(motifs).sort()).toEqual(cards.map(({ id }) => id).sort());
  expect(cards.filter(({ id }) => !motifs[id]?.includes("<path"))).toEqual([]);
});

test("no two of the 75 pictures are alike, and no two motifs", () => {
  expect(new Set(cards.map(picture)).size).toBe(75);
  expect(new Set(Object.values(motifs)).size).toBe(75);
});

test("families and types are told apart without the motif", () => {
  expect(new Set(cards.map(({ family }) => ground(family))).size).toBe(5);
  expect(new Set(cards.map(({ type }) => silhouette(type))).size).toBe(3);
});

test("cards of other decks get a thing of their type, always the same one", () => {
  const names = Array.from({ length: 60 }, (_, number) => `spell-${number}`);
  for (const type of ["attack", "defence", "potion"]) {
    const drawn = names.map((name) => otherMotif(name, type));
    expect(drawn).toEqual(names.map((name) => otherMotif(name, type)));
    expect(new Set(drawn).size).toBeGreaterThan(15);
  }
  expect(otherMotif("one", "attack")).not.toBe(otherMotif("one", "potion"));
  expect(otherMotif("one", "unheard-of")).toContain("<path");
});

test("long words in names can be broken", () => {
  const words = cards.flatMap(({ names }) => names).flatMap((name) => name.split(/[\s-]+/u));
  expect(words.filter((word) => word.length > 10 && !hyphenated(word, 10).includes("\u00ad"))).toEqual([]);
  expect(hyphenated("Sonnenstrahlpalisade", 12).replaceAll("\u00ad", "")).toBe("Sonnenstrahlpalisade");
  expect(hyphenated("Brother Whirlwinds", 12)).toBe("Brother Whirlwinds");
});
