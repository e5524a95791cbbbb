/** All that can be found: the topics in the language spoken, and the spells or cards as the server's sheet tells them. */
import { say, text } from "../lib/texts.svelte";
import type { CardSheet, Sheet, SpellSheet } from "../messages";
import type { Findable } from "./search";
import { GROUPS, type Game, type Group } from "./topics";

export interface Entry extends Findable {
  id: string;
  paragraphs: string[];
  rows: string[]; // numbers that belong to the answer, out of the sheet
  spell?: SpellSheet;
  card?: CardSheet;
}

export interface Section {
  heading: string;
  entries: Entry[];
}

export const NOBODY = { yours: [], name: () => "" };

export function sections(game: Game, sheet: Sheet | null): Section[] {
  const topics = GROUPS[game].map((group) => ({
    heading: group.heading,
    entries: group.topics.map((name) => topic(group, name, sheet)),
  }));
  const spells = { heading: "materia-spells", entries: (sheet?.spells ?? []).map(ofSpell) };
  const cards = { heading: "sigils-cards", entries: (sheet?.cards ?? []).map(ofCard) };
  return [...topics, spells, cards].filter((section) => section.entries.length);
}

function topic(group: Group, name: string, sheet: Sheet | null): Entry {
  const key = `rules-${group.about}-${name}`;
  const body = text(`${key}-answer`);
  return {
    id: name,
    title: text(key),
    words: text(`${key}-words`),
    body,
    paragraphs: body.split(/\n\s*\n/u),
    rows: sheet ? rows(`${group.about}-${name}`, sheet) : [],
  };
}

function rows(topic: string, sheet: Sheet): string[] {
  if (topic === "sigils-bonus")
    return (sheet.bonuses ?? []).flatMap(({ bonus, text: told }, index) =>
      bonus ? text("rules-spot", { spot: index + 1, bonus: say(told, NOBODY) }) : [],
    );
  if (topic === "materia-familiar-points")
    return (sheet.familiar ?? []).map((points, count) =>
      text("rules-stored-worth", { count, points: text("points", { points }) }),
    );
  return [];
}

function ofSpell(spell: SpellSheet): Entry {
  const { colour } = spell;
  const whens = spell.levels.map((level) => text("materia-when", { when: level.when }));
  return {
    id: `spell-${spell.spell.replaceAll("_", "-")}`,
    title: say(spell.name, NOBODY),
    words: [
      text("materia-place", { place: "spells" }),
      text("materia-colour", { colour }),
      text("materia-substance", { colour }),
      ...whens,
    ].join(" "),
    body: spell.levels.map((level) => say(level.text, NOBODY)).join(" "),
    paragraphs: [],
    rows: [],
    spell,
  };
}

function ofCard(card: CardSheet): Entry {
  const { family, type } = card;
  return {
    id: `card-${card.card}`,
    title: say(card.name, NOBODY),
    words: [text("sigils-spell-of-family", { family }), text("sigils-spell-of-type", { type })].join(" "),
    body: say(card.text, NOBODY),
    paragraphs: [],
    rows: [],
    card,
  };
}
