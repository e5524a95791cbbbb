/** Texts out of the same .ftl files as the server's, and sayings said with them. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message, SeatView } from "../messages";
import type { Language } from "./preferences.svelte";
import { loadTexts, type Part } from "./text-files";

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
let keys = $state.raw<readonly string[]>([]);
let spoken = $state<Language>("en");
let wanted: Language = "en";
let loads = 0;
let latest: Promise<void> = Promise.resolve();
let games: readonly string[] = [];
let parts: readonly Part[] = [];

/** Loads all texts wanted so far in a language. */
export function loadLanguage(language: Language): Promise<void> {
  wanted = language;
  latest = load(language, ++loads);
  return latest;
}

async function load(language: Language, number: number): Promise<void> {
  const sources = await loadTexts(language, games, parts);
  if (number !== loads) return latest; // it loads these texts too
  const loaded = new FluentBundle(language, { useIsolating: false });
  const resources = sources.map((source) => new FluentResource(source));
  for (const resource of resources) loaded.addResource(resource);
  keys = resources.flatMap((resource) => resource.body.map((message) => message.id));
  bundle = loaded;
  spoken = language;
  document.documentElement.lang = language;
}

/** The texts of these games, from now on in every language. */
export async function loadGameTexts(...names: readonly string[]): Promise<void> {
  const missing = names.filter((name) => !games.includes(name));
  if (!missing.length) return;
  games = [...games, ...missing];
  await loadLanguage(wanted).catch((error: unknown) => {
    games = games.filter((name) => !missing.includes(name));
    throw error;
  });
}

/** Texts that only some pages need, from now on in every language; `hasText` tells when they are there. */
export async function loadMore(part: Part): Promise<void> {
  if (parts.includes(part)) return;
  parts = [...parts, part];
  await loadLanguage(wanted).catch((error: unknown) => {
    parts = parts.filter((each) => each !== part);
    throw error;
  });
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

/** A name of the program's own where there is no text for it: "turn_total" as "Turn total". */
export function readable(name: string): string {
  const words = name.replaceAll(/[_-]+/gu, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The text with a key, or else a readable name. */
export function textOr(key: string, name: string): string {
  return hasText(key) ? text(key) : readable(name);
}

/** The keys that begin and end so, in the order of the files. */
export function keysOf(start: string, end: string): string[] {
  return keys.filter((key) => key.startsWith(start) && key.endsWith(end));
}

/** What a game is called. */
export function titleOf(game: string): string {
  return textOr(`${game}-title`, game);
}

/** Who listens: their own seats, and what the others are called. */
export interface Reader {
  yours: readonly number[];
  name: (seat: number) => string;
}

/** For texts that name nobody. */
export const NOBODY: Reader = { yours: [], name: () => "" };

export function render(said: Message | null | undefined, to: Reader): string {
  if (!said) return "";
  const isMe = (seat: number) => to.yours.length === 1 && to.yours[0] === seat;
  const who = (seat: number) => (isMe(seat) ? text("you") : to.name(seat));
  if (said.key) {
    const values = Object.entries(said.values ?? {}).map(([name, value]) => [
      name,
      typeof value === "object" ? render(value, to) : value,
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
      said.all_of.map((each) => render(each, to)),
    );
  if (said.any_of?.length)
    return list(
      "or",
      said.any_of.map((each) => render(each, to)),
    );
  if (said.sum_of?.length) return said.sum_of.map((each) => render(each, to)).join(" + ");
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
export function called(seat: number, to: Reader): string {
  return to.yours.length === 1 && to.yours[0] === seat ? text("you") : to.name(seat);
}

/** What somebody at a seat is called: by their name, as a bot, or by the seat. */
export function nameOf(seat: SeatView | undefined, number: number): string {
  const level = seat?.level ?? "";
  const bot = level && text("bot", { name: hasText(`level-${level}`) ? text(`level-${level}`) : level });
  return seat?.name || bot || text("seat", { number: number + 1 });
}
