/** Texts out of the same .ftl files as the server's, and sayings said with them. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Saying, SeatView } from "../messages";
import type { Language } from "./preferences.svelte";

const files = import.meta.glob<string>(
  "../../../src/grimoire/texts/*/{common,materia,sigils,table,server,client}.ftl",
  { query: "?raw", import: "default" },
);

const later = import.meta.glob<string>("../../../src/grimoire/texts/*/{rules,lessons}.ftl", {
  query: "?raw",
  import: "default",
});

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
let spoken = $state<Language>("en");
let wanted: Language = "en";
let asked = 0;
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- only the bundle is drawn from
const added = new Set<string>();

export async function loadLanguage(language: Language): Promise<void> {
  wanted = language;
  const number = ++asked;
  const made = new FluentBundle(language, { useIsolating: false });
  const sources = await Promise.all(loaders(language).map((load) => load()));
  if (number !== asked) return; // something else was asked for meanwhile
  for (const source of sources) made.addResource(new FluentResource(source));
  bundle = made;
  spoken = language;
  document.documentElement.lang = language;
}

/** Texts that only some pages need, from now on in every language; `hasText` tells when they are there. */
export async function loadMore(name: "rules" | "lessons"): Promise<void> {
  if (added.has(name)) return;
  added.add(name);
  await loadLanguage(wanted).catch((error: unknown) => {
    added.delete(name);
    throw error;
  });
}

function loaders(language: Language): (() => Promise<string>)[] {
  const isWanted = (path: string) => [...added].some((name) => path.endsWith(`/${name}.ftl`));
  const all = [...Object.entries(files), ...Object.entries(later).filter(([path]) => isWanted(path))];
  return all.filter(([path]) => path.includes(`/${language}/`)).map(([, load]) => load);
}

export function language(): Language {
  return spoken;
}

/** The text with a key; the key itself where there is none, so that a fault is seen. */
export function text(key: string, values: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, values) : key;
}

export function hasText(key: string): boolean {
  return bundle.hasMessage(key);
}

/** Who listens: their own seats, and what the others are called. */
export interface Listener {
  yours: readonly number[];
  name: (seat: number) => string;
}

export function say(said: Saying | null | undefined, to: Listener): string {
  if (!said) return "";
  const isMe = (seat: number) => to.yours.length === 1 && to.yours[0] === seat;
  const who = (seat: number) => (isMe(seat) ? text("you") : to.name(seat));
  if (said.key) {
    const values = Object.entries(said.values ?? {}).map(([name, value]) => [
      name,
      typeof value === "object" ? say(value, to) : value,
    ]);
    const whole = text(said.key, Object.fromEntries(values));
    if (said.asked === undefined || said.asked === null || isMe(said.asked)) return whole;
    return text("asked", { who: who(said.asked), question: whole });
  }
  if (said.seats?.length) return list("and", [...said.seats].sort((a, b) => +isMe(b) - +isMe(a)).map(who));
  if (said.person?.length) return said.person.some(isMe) ? "you" : "other";
  if (said.all_of?.length)
    return list(
      "and",
      said.all_of.map((each) => say(each, to)),
    );
  if (said.any_of?.length)
    return list(
      "or",
      said.any_of.map((each) => say(each, to)),
    );
  if (said.sum_of?.length) return said.sum_of.map((each) => say(each, to)).join(" + ");
  return said.names?.[spoken] ?? said.text ?? "";
}

function list(how: "and" | "or", items: string[]): string {
  if (items.length < 2) return items.join("");
  const first = items.slice(0, -1).join(", ");
  return text(`list-${how}-${items.length === 2 ? "two" : "more"}`, { first, last: items.at(-1)! });
}

/** What everybody at a table is called; who shares a name also goes by their seat. */
export function namesOf(seats: readonly SeatView[]): string[] {
  const names = seats.map(nameOf);
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${seat + 1}`));
}

/** What a listener calls somebody: "you", or their name. */
export function called(seat: number, to: Listener): string {
  return to.yours.length === 1 && to.yours[0] === seat ? text("you") : to.name(seat);
}

/** What somebody at a seat is called: by their name, as a bot, or by the seat. */
export function nameOf(seat: SeatView | undefined, number: number): string {
  const level = seat?.level ?? "";
  const bot = level && text("bot", { name: hasText(`level-${level}`) ? text(`level-${level}`) : level });
  return seat?.name || bot || text("seat", { number: number + 1 });
}
