/** What somebody did, from the steps of its entry in the log. */
import type { Drawing } from "../../art/glyphs";
import type { IconName } from "../../art/icons";
import type { ActEntry } from "../../lib/game";
import { render, text, type Reader } from "../../lib/texts.svelte";
import type { Message, Step } from "../../messages";
import { phases } from "./art/glyphs";
import { spellOf } from "./sheet";
import type { Sheet, SpellSheet } from "./types";

export interface Picture {
  from: IconName | Drawing | null;
  tokens: string[];
  spell: SpellSheet | null;
  to: IconName | null;
}

/** A step as it is drawn. */
interface Shown {
  kind: string; // of WAYS
  token: string | null;
  spell: string | null;
  level: number | null;
}

/** By the kind of a step: where things come from and go to. */
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
  store: [null, "paw"],
  feed: ["altar", "paw"],
  discard: ["hand", null],
  sweep: ["sweep", null],
  give: ["swap", null],
  get: ["swap", null],
  learn: ["book", null],
  place: ["hand", "book"],
  pay: ["hand", null],
  copy: ["cards", null],
  raise: ["up", null],
  send: ["altar", "arrow"],
};
const MOST = 4; // tokens in a picture
const STEPS = new Set(["place", "pay", "deal-pool", "deal-altar", "give"]);
const LIGHT = new Set(["skip-morning", "skip-midday", "skip-evening", "skip-action", "done"]);

function shown({ lines, steps = [] }: ActEntry, index = 0): Shown {
  const [step, line] = [steps[index], lines[index]];
  return step ? byStep(step, line) : byLine(line);
}

function byStep(step: Step, line: Message | undefined): Shown {
  const { zone, item = null, amount = null, to_item = null } = step;
  const hasToken = Boolean(zone) && zone !== "spells";
  const [token, spell] = hasToken ? [item, to_item] : [null, item];
  return { kind: kindOf(step, line), token, spell, level: amount };
}

function kindOf({ verb, to }: Step, line: Message | undefined): string {
  if (verb === "skip") return byLine(line).kind; // a step does not name the phase
  return verb === "deal" ? `deal-${to}` : verb;
}

const SAME: Readonly<Record<string, string>> = { keep: "store", "copy-solo": "copy" };

/** The same for an entry that comes without its steps. */
function byLine({ key, values = {} }: Message = {}): Shown {
  const kind = key?.replace("materia-log-", "") ?? "";
  const { token, spell } = values;
  const { colour, rune } = (typeof token === "object" && token.values) || {};
  const name = (typeof spell === "object" && spell.key) || null;
  return {
    kind: SAME[kind] ?? kind,
    token: colour && rune ? `${String(colour)}.${String(rune)}` : null,
    spell: name && name.replace("materia-spell-", "").replaceAll("-", "_"),
    level: typeof values.level === "number" ? values.level : null,
  };
}

export function actOf(entry: ActEntry, sheet: Sheet): Picture {
  const [act, ...rest] = entry.lines.map((_, index) => shown(entry, index));
  const [from, to] = WAYS[act?.kind ?? ""] ?? [null, null];
  const drawn = rest.filter(({ kind }) => kind === "deal-pool");
  const tokens = [act, ...drawn].flatMap((each) => each?.token ?? []).slice(0, MOST);
  return { from, tokens, spell: (act?.spell && spellOf(sheet, act.spell)) || null, to };
}

/** The fewest words: what was learned or cast, or what was done. */
export function actName(entry: ActEntry, sheet: Sheet, to: Reader): string {
  const { kind, spell, level } = shown(entry);
  const name = level !== null && spell ? spellOf(sheet, spell)?.name : undefined;
  if (name) return `${render(name, to)} ${level}`;
  return text(`materia-short-log-${kind}`, { count: Number(entry.lines[0]?.values?.count ?? 0) });
}

export function weight(entry: ActEntry): number {
  const { kind } = shown(entry);
  return STEPS.has(kind) ? 0.25 : LIGHT.has(kind) ? 0.6 : 1;
}

/** The sign of a phase. */
export function signOf(phase: string): Drawing | undefined {
  return phases[phase];
}
