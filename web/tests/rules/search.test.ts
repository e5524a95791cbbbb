import { expect, test } from "vitest";
import { search, termsOf } from "../../src/rules/search";

const entry = (title: string, words = "", body = "") => ({ title, words, body });
const titles = (entries: { title: string }[]) => entries.map((each) => each.title);

const ENGLISH = [
  entry("How many tokens may I hold?", "limit nine pool", "Nine, at any moment."),
  entry("How do I learn a spell?", "buy level", "Pay Materia of its colour."),
  entry("How do I pay for a spell?", "cost price", "You learn what you pay for."),
  entry("What are the dice for?", "die roll", "A colour names a spot."),
];

test("every word must be there, in any order and case", () => {
  expect(titles(search(ENGLISH, "SPELL learn", "en"))).toEqual([
    "How do I learn a spell?",
    "How do I pay for a spell?",
  ]);
  expect(search(ENGLISH, "spell nine", "en")).toEqual([]);
});

test("a question comes before search words, and those before an answer", () => {
  const entries = [entry("c", "", "gems"), entry("b", "gems", ""), entry("gems", "", ""), entry("a", "", "gems")];
  expect(titles(search(entries, "gems", "en"))).toEqual(["gems", "b", "c", "a"]);
});

test("a whole word fits better than its beginning, and that better than its middle", () => {
  const entries = [entry("unlearned"), entry("learning"), entry("learn")];
  expect(titles(search(entries, "learn", "en"))).toEqual(["learn", "learning", "unlearned"]);
});

test("few letters are found at the beginning of a word only", () => {
  expect(titles(search(ENGLISH, "di", "en"))).toEqual(["What are the dice for?"]);
  expect(search([entry("abilities")], "tie", "en")).toEqual([]);
});

test("a plural finds the singular", () => {
  expect(titles(search(ENGLISH, "spells prices", "en"))).toEqual(["How do I pay for a spell?"]);
  expect(titles(search([entry("Un sceau")], "sceaux", "fr"))).toEqual(["Un sceau"]);
  expect(titles(search([entry("Ein Siegel")], "siegeln", "de"))).toEqual(["Ein Siegel"]);
});

test("accents may be typed or not", () => {
  const entries = [entry("Comment compléter un sceau ?"), entry("Un cœur")];
  for (const query of ["compléter", "completer", "COMPLETER", "comple\u0301ter"])
    expect(titles(search(entries, query, "fr"))).toEqual(["Comment compléter un sceau ?"]);
  expect(titles(search(entries, "coeur", "fr"))).toEqual(["Un cœur"]);
});

test("umlauts may be typed, spelled out or left out", () => {
  const entries = [entry("Welche Fähigkeiten ändern einen Würfel?"), entry("Größe")];
  for (const query of ["fähigkeit", "faehigkeit", "fahigkeit"]) expect(search(entries, query, "de")).toHaveLength(1);
  for (const query of ["größe", "groesse", "grosse"]) expect(titles(search(entries, query, "de"))).toEqual(["Größe"]);
  expect(titles(search([entry("Lehrerwürfel")], "würfel", "de"))).toEqual(["Lehrerwürfel"]);
});

test("small words that ask are ignored, each in its own language", () => {
  expect(termsOf("How do I learn a spell?", "en")).toEqual(["learn", "spell"]);
  expect(termsOf("Comment est-ce que j’apprends un sort ?", "fr")).toEqual(["apprends", "sort"]);
  expect(termsOf("Wie lerne ich einen Zauber?", "de")).toEqual(["lerne", "zauber"]);
  expect(termsOf("die", "en")).toEqual(["die"]);
  expect(termsOf("wie die Würfel", "de")).toEqual(["wurfel"]);
  expect(termsOf("le dé", "fr")).toEqual(["de"]);
});

test("small words alone are looked for after all", () => {
  expect(titles(search(ENGLISH, "what", "en"))).toEqual(["What are the dice for?", "How do I pay for a spell?"]);
});

test("small words decide between questions that fit as well", () => {
  const entries = [entry("What is a token?"), entry("How many tokens?"), entry("Where is a token?")];
  expect(titles(search(entries, "where is a token", "en"))[0]).toBe("Where is a token?");
});

test("nothing typed finds everything, in its order", () => {
  expect(search(ENGLISH, " … ", "en")).toEqual(ENGLISH);
});
