/** What somebody did, read from its lines in the log. */
import type { Drawing } from "../../art/glyphs";
import type { IconName } from "../../art/icons";
import { render, text, type Reader } from "../../lib/texts.svelte";
import type { Message } from "../../messages";
import { phases } from "./art/glyphs";

export interface Picture {
  from: IconName | Drawing | null;
  tokens: string[];
  spell: string | null;
  to: IconName | null;
}

/** By the text of a line: where things come from and go to. */
const WAYS: Readonly<Record<string, readonly [from: IconName | Drawing | null, to: IconName | null]>> = {
  "skip-morning": [phases.morning!, null],
  "skip-action": [phases.morning!, null],
  "skip-midday": [phases.midday!, null],
  "skip-evening": [phases.evening!, null],
  cast: [phases.instant!, null],
  take: ["altar", null],
  draw: ["pouch", null],
  "deal-pool": ["pouch", null],
  "deal-altar": ["pouch", "altar"],
  store: ["hand", "paw"],
  keep: ["hand", "paw"],
  feed: ["altar", "paw"],
  discard: ["hand", null],
  sweep: ["sweep", null],
  give: ["swap", null],
  get: ["swap", null],
  learn: ["book", null],
  place: ["hand", "book"],
  pay: ["hand", null],
  copy: ["cards", null],
  "copy-solo": ["cards", null],
  raise: ["up", null],
  send: ["altar", "arrow"],
};
const STEPS = new Set(["place", "pay", "deal-pool", "deal-altar", "give"]);
const LIGHT = new Set(["skip-morning", "skip-midday", "skip-evening", "skip-action", "done"]);

function kindOf(line: Message | undefined): string {
  return line?.key?.replace("materia-log-", "") ?? "";
}

function tokenOf(line: Message): string | null {
  const token = line.values?.token;
  if (typeof token !== "object" || !token.values) return null;
  return `${String(token.values.colour)}.${String(token.values.rune)}`;
}

function spellOf(line: Message | undefined): string | null {
  const spell = line?.values?.spell;
  if (typeof spell !== "object" || !spell.key) return null;
  return spell.key.replace("materia-spell-", "").replaceAll("-", "_");
}

export function actOf(lines: readonly Message[]): Picture {
  const [from, to] = WAYS[kindOf(lines[0])] ?? [null, null];
  const own = lines.filter((line, index) => index === 0 || kindOf(line) === "deal-pool");
  const tokens = own.map(tokenOf).filter((kind) => kind !== null);
  return { from, tokens, spell: spellOf(lines[0]), to };
}

/** The fewest words: what was learned or cast; otherwise the whole line. */
export function actName(lines: readonly Message[], to: Reader): string {
  const line = lines[0];
  const level = line?.values?.level;
  const spell = line?.values?.spell;
  if (typeof spell === "object" && level !== undefined) return `${render(spell, to)} ${String(level)}`;
  const key = `materia-short-log-${kindOf(line)}`;
  return text(key, { count: Number(line?.values?.count ?? 0) });
}

export function weight(lines: readonly Message[]): number {
  const kind = kindOf(lines[0]);
  return STEPS.has(kind) ? 0.25 : LIGHT.has(kind) ? 0.6 : 1;
}

/** The sign of a phase. */
export function signOf(phase: string): Drawing | undefined {
  return phases[phase];
}
