/** The topics of the rules, and all spells. */
import type { RulesParts } from "../../lib/game";
import { NOBODY, render, text } from "../../lib/texts.svelte";
import type { Entry } from "../../rules/entries";
import Answer from "./SpellAnswer.svelte";
import Icon from "./SpellIcon.svelte";
import type { Sheet, SpellSheet } from "./types";

export const rules: RulesParts<Sheet> = {
  groups: [
    { heading: "materia-basics", topics: ["aim", "setup", "places", "tokens"] },
    {
      heading: "materia-day",
      topics: ["day", "morning", "midday", "evening", "skip", "take", "pool", "store", "swap", "refill", "empty"],
    },
    { heading: "materia-learning", topics: ["learn", "pay", "wild", "level", "rune", "raise"] },
    { heading: "materia-using", topics: ["cast", "when", "today", "cannot", "possible", "any-number"] },
    {
      heading: "materia-special",
      topics: ["others", "drop", "mirage", "time-travel", "clone", "swiftness", "transmutation", "communion"],
    },
    { heading: "materia-end", topics: ["end", "scoring", "familiar-points", "ties"] },
    {
      heading: "materia-ways",
      topics: ["players", "sets", "solo", "track", "opponent", "solo-end", "solo-spells", "handicap"],
    },
  ],
  rows: (topic, sheet) => (topic === "familiar-points" ? familiarRows(sheet) : []),
  listed: (sheet) => ({ heading: "materia-spells", entries: sheet.spells.map(entry) }),
  Icon,
  Answer,
};

function familiarRows(sheet: Sheet): string[] {
  return sheet.familiar.map((points, count) =>
    text("rules-materia-stored-worth", { count, points: text("points", { points }) }),
  );
}

function entry(spell: SpellSheet): Entry {
  const { colour } = spell;
  const whens = spell.levels.map((level) => text("materia-when", { when: level.when }));
  return {
    id: `spell-${spell.spell.replaceAll("_", "-")}`,
    title: render(spell.name, NOBODY),
    words: [
      text("materia-place", { place: "spells" }),
      text("materia-colour", { colour }),
      text("materia-substance", { colour }),
      ...whens,
    ].join(" "),
    body: spell.levels.map((level) => render(level.text, NOBODY)).join(" "),
    paragraphs: [],
    rows: [],
    item: spell.spell,
  };
}
