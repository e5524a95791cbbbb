import { expect, test } from "vitest";
import { excerpt, marked } from "../../src/rules/marking";
import { search, termsOf } from "../../src/rules/search";

const found = (text: string, ...terms: string[]) =>
  marked(text, terms)
    .filter((piece) => piece.isFound)
    .map((piece) => piece.words);

test("whole words are marked, in any spelling", () => {
  expect(found("A wild Materia, or two wild ones: unwilding", "wild")).toEqual(["wild", "wild", "unwilding"]);
  expect(found("Compléter le sceau", "completer")).toEqual(["Compléter"]);
  expect(found("nothing here", "wild")).toEqual([]);
});

test("the pieces are the text", () => {
  const text = "Any three tokens, one wild Materia.";
  expect(
    marked(text, ["wild", "three"])
      .map((piece) => piece.words)
      .join(""),
  ).toBe(text);
});

test("an excerpt shows the first word found, with some words around it", () => {
  const text = `${"before ".repeat(30)}wild ${"after ".repeat(30)}`;
  const shown = excerpt(text, ["wild"]);
  expect(shown).toMatch(/^… before .*wild after .* …$/);
  expect(shown.length).toBeLessThan(160);
  expect(excerpt("A wild one.", ["wild"])).toBe("A wild one.");
  expect(excerpt("Nothing.", ["wild"])).toBe("");
});

test("in a long question one word may be missing", () => {
  const entries = [{ title: "How many tokens may I hold?", words: "limit", body: "Nine." }];
  expect(search(entries, "most tokens to hold maximally", "en")).toEqual([]);
  expect(search(entries, "limit of tokens someone can hold", "en")).toHaveLength(1);
  expect(termsOf("limit of tokens someone can hold", "en")).toHaveLength(4);
});
