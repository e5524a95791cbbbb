/** What somebody did, from the first line of its entry in the log: steps do not name cards, nor what dice show. */
import type { Drawing } from "../../art/glyphs";
import type { IconName } from "../../art/icons";
import type { ActEntry } from "../../lib/game";
import { render, text, type Reader } from "../../lib/texts.svelte";
import type { Message } from "../../messages";
import { marks } from "./art/glyphs";
import type { CardSheet, Sheet } from "./types";

export interface Picture {
  icon: IconName | Drawing | null;
  colour: string;
  value: number; // of the die, after it was changed
  fame: number;
  gems: number;
  card: CardSheet | null;
}

/** By the line: the icon of an act, and how long it is looked at. A spell learned or cast takes longer than a step. */
const ACTS: Readonly<Record<string, readonly [icon: IconName | Drawing | null, weight: number]>> = {
  "sigils-log-reveal": ["cards", 0.4],
  "sigils-log-roll": [null, 0.25],
  "sigils-log-roll-teacher": [null, 0.25],
  "sigils-log-harness": [null, 0.7],
  "sigils-log-pay": [null, 0.5],
  "sigils-log-cast": [marks.instant, 1],
  "sigils-log-cast-fame": [marks.instant, 1],
  "sigils-log-cast-supply": [marks.instant, 1],
  "sigils-log-entomb": [marks.tomb, 1],
  "sigils-log-turn": ["swap", 1],
  "sigils-log-reroll": ["again", 1],
  "sigils-log-discard": ["sweep", 1],
  "sigils-log-done": ["check", 1],
  "sigils-log-pass": ["again", 1],
  "sigils-log-pass-back": ["again", 1],
  "sigils-log-end": ["check", 0.3],
};
/** Acts whose name is that of the choice. */
const NAMES: Readonly<Record<string, string>> = {
  "sigils-log-pass": "sigils-do-pass",
  "sigils-log-pass-back": "sigils-do-pass",
  "sigils-log-end": "sigils-do-end",
};

export function actOf({ lines: [line] }: ActEntry, sheet: Sheet): Picture {
  const { key, values = {} } = line ?? {};
  const number = (name: string): number => (typeof values[name] === "number" ? values[name] : 0);
  const { card, colour } = values;
  return {
    icon: ACTS[key ?? ""]?.[0] ?? null,
    colour: typeof colour === "string" ? colour : "",
    value: number("after") || number("rolled") || number("value"),
    fame: number("fame"),
    gems: key === "sigils-log-cast-supply" ? number("number") : 0,
    card: (typeof card === "object" && cardNamed(card, sheet)) || null,
  };
}

/** The card that a line names. */
function cardNamed({ names = {}, text }: Message, sheet: Sheet): CardSheet | undefined {
  const languages = Object.keys(names);
  return sheet.cards.find(
    ({ name }) => name.text === text && languages.every((language) => name.names?.[language] === names[language]),
  );
}

/** The fewest words for it. */
export function actName({ lines: [line] }: ActEntry, _: Sheet, to: Reader): string {
  const { card, colour } = line?.values ?? {};
  const name = NAMES[line?.key ?? ""];
  if (typeof card === "object") return render(card, to);
  if (name) return text(name);
  return typeof colour === "string" ? text("sigils-die", { colour, owner: "own" }) : render(line, to);
}

export function weight({ lines: [line] }: ActEntry): number {
  return ACTS[line?.key ?? ""]?.[1] ?? 1;
}
