/** The entries of the rules: topics from the texts, and what the sheet lists. */
import type { RulesParts } from "../lib/game";
import { text } from "../lib/texts.svelte";
import type { Findable } from "./search";

/** Topics below a heading, `rules-heading-<heading>`; each has texts `rules-<game>-<topic>`, `-words` and `-answer`. */
export interface Group {
  heading: string;
  topics: readonly string[];
}

export interface Entry extends Findable {
  id: string;
  paragraphs: readonly string[];
  rows: readonly string[]; // numbers from the sheet that belong to the answer
  item?: string; // the spell or card it is about
}

export interface Section {
  heading: string;
  entries: Entry[];
  isListed?: boolean; // comes from the sheet
}

const TABLE: Group = {
  heading: "table",
  topics: [
    "lesson",
    "undo",
    "hint",
    "invite",
    "device",
    "leave",
    "replay",
    "keyboard",
    "watch",
    "chat",
    "language",
    "bots",
  ],
};

/** The topics of a game, those of the table, and what the sheet lists. */
export function sections<S>(game: string, parts: RulesParts<S>, sheet: S | null): Section[] {
  const rows = (topic: string) => (sheet && parts.rows?.(topic, sheet)) ?? [];
  return [
    ...parts.groups.map((group) => section(game, group, rows)),
    section("table", TABLE, () => []),
    ...(sheet && parts.listed ? [{ ...parts.listed(sheet), isListed: true }] : []),
  ];
}

function section(about: string, group: Group, rows: (topic: string) => readonly string[]): Section {
  return { heading: group.heading, entries: group.topics.map((topic) => entry(about, topic, rows(topic))) };
}

function entry(about: string, topic: string, rows: readonly string[]): Entry {
  const key = `rules-${about}-${topic}`;
  const body = text(`${key}-answer`);
  return { id: topic, title: text(key), words: text(`${key}-words`), body, paragraphs: body.split(/\n\s*\n/u), rows };
}
