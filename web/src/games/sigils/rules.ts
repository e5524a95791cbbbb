/** The topics of the rules, and all cards. */
import type { RulesParts } from "../../lib/game";
import { NOBODY, render, text } from "../../lib/texts.svelte";
import type { Entry } from "../../rules/entries";
import Answer from "./CardAnswer.svelte";
import Icon from "./CardIcon.svelte";
import type { CardSheet, Sheet } from "./types";

export const rules: RulesParts<Sheet> = {
  groups: [
    { heading: "sigils-basics", topics: ["aim", "setup", "dice", "gems", "card", "kinds", "book", "bonus"] },
    { heading: "sigils-turn", topics: ["turn", "harness", "pay", "nudge", "pass", "must", "refill"] },
    {
      heading: "sigils-casting",
      topics: ["cast", "again", "cannot", "red", "on-harness", "change", "take-gems", "refresh", "spend", "face-down"],
    },
    {
      heading: "sigils-end",
      topics: ["end", "scoring", "sigil", "gems-end", "pairs", "majority", "each", "ties"],
    },
    { heading: "sigils-ways", topics: ["players", "editions", "teachers", "teachers-again", "deck"] },
  ],
  rows: (topic, sheet) => (topic === "bonus" ? bonusRows(sheet) : []),
  listed: (sheet) => ({ heading: "sigils-cards", entries: sheet.cards.map(entry) }),
  option: { name: "edition", label: "rules-sigils-edition" },
  Icon,
  Answer,
};

function bonusRows(sheet: Sheet): string[] {
  return sheet.bonuses.flatMap(({ bonus, text: reward }, index) =>
    bonus ? text("rules-sigils-spot", { spot: index + 1, bonus: render(reward, NOBODY) }) : [],
  );
}

function entry(card: CardSheet): Entry {
  const { family, type } = card;
  return {
    id: `card-${card.card}`,
    title: render(card.name, NOBODY),
    words: [text("sigils-spell-of-family", { family }), text("sigils-spell-of-type", { type })].join(" "),
    body: render(card.text, NOBODY),
    paragraphs: [],
    rows: [],
    item: card.card,
  };
}
