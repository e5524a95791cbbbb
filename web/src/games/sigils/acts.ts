/** What somebody did, read off its line in the log. */
import { render, text, type Reader } from "../../lib/texts.svelte";
import type { Message } from "../../messages";
import type { CardSheet, Sheet } from "./types";

export interface Deed {
  what: string; // the end of the line's key: "learn", "cast-fame", ...
  colour: string;
  value: number; // of the die, after it was changed
  fame: number;
  gems: number;
  card: Message | null;
}

const LOG = "sigils-log-";

export function deedOf(lines: readonly Message[]): Deed | null {
  const line = lines.find((each) => each.key?.startsWith(LOG));
  if (!line?.key) return null;
  const values = line.values ?? {};
  const number = (name: string): number => (typeof values[name] === "number" ? values[name] : 0);
  const { card, colour } = values;
  return {
    what: line.key.slice(LOG.length),
    colour: typeof colour === "string" ? colour : "",
    value: number("after") || number("rolled") || number("value"),
    fame: number("fame"),
    gems: number("number"),
    card: typeof card === "object" ? card : null,
  };
}

/** The card that a line names. */
export function cardNamed(name: Message | null, sheet: Sheet): CardSheet | undefined {
  const wanted = JSON.stringify(name?.names ?? name?.text);
  return sheet.cards.find((card) => JSON.stringify(card.name.names ?? card.name.text) === wanted);
}

/** The fewest words for it. */
export function actName(lines: readonly Message[], to: Reader): string {
  const deed = deedOf(lines);
  if (!deed) return lines[0] ? render(lines[0], to) : "";
  if (deed.card) return render(deed.card, to);
  if (deed.what.startsWith("pass")) return text("sigils-do-pass");
  if (deed.what === "end") return text("sigils-do-end");
  return deed.colour ? text("sigils-die", { colour: deed.colour, owner: "own" }) : render(lines[0], to);
}

const STEPS: Readonly<Record<string, number>> = {
  reveal: 0.4,
  roll: 0.25,
  "roll-teacher": 0.25,
  harness: 0.7,
  pay: 0.5,
  end: 0.3,
};

/** A spell learned or cast is looked at longer than a step on the way. */
export function weight(lines: readonly Message[]): number {
  return STEPS[deedOf(lines)?.what ?? ""] ?? 1;
}
