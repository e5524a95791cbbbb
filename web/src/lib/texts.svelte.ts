/** Texts from the same .ftl files as the server's, and messages rendered with them. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message, SeatView } from "../messages";
import type { Language } from "./preferences.svelte";
import { loadTexts, type Part } from "./text-files";

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
let keys = $state.raw<readonly string[]>([]);
let current = $state<Language>("en");
let chosen: Language = "en";
let loads = 0;
let latest: Promise<void> = Promise.resolve();
let games: readonly string[] = [];
let parts: readonly Part[] = [];

/** Switches to a language: loads all texts needed so far. */
export function loadLanguage(language: Language): Promise<void> {
  chosen = language;
  latest = load(language, ++loads);
  return latest;
}

async function load(language: Language, number: number): Promise<void> {
  const sources = await loadTexts(language, games, parts);
  if (number !== loads) return latest; // a later call loads these texts too
  const loaded = new FluentBundle(language, { useIsolating: false });
  const resources = sources.map((source) => new FluentResource(source));
  for (const resource of resources) loaded.addResource(resource);
  keys = resources.flatMap((resource) => resource.body.map((message) => message.id));
  bundle = loaded;
  current = language;
  document.documentElement.lang = language;
}

/** Adds the texts of these games, in this and every later language. */
export async function loadGameTexts(...names: readonly string[]): Promise<void> {
  const missing = names.filter((name) => !games.includes(name));
  if (!missing.length) return;
  games = [...games, ...missing];
  await loadLanguage(chosen).catch((error: unknown) => {
    games = games.filter((name) => !missing.includes(name));
    throw error;
  });
}

/** Adds texts that only some pages need, in this and every later language. */
export async function loadMore(part: Part): Promise<void> {
  if (parts.includes(part)) return;
  parts = [...parts, part];
  await loadLanguage(chosen).catch((error: unknown) => {
    parts = parts.filter((each) => each !== part);
    throw error;
  });
}

export function language(): Language {
  return current;
}

/** The text with a key; if there is none, the key itself, so that the mistake is seen. */
export function text(key: string, values: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, values) : key;
}

export function hasText(key: string): boolean {
  return bundle.hasMessage(key);
}

/** An identifier as words: "turn_total" as "Turn total". */
export function readable(name: string): string {
  const words = name.replaceAll(/[_-]+/gu, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The text with a key, or else a readable name. */
export function textOr(key: string, name: string): string {
  return hasText(key) ? text(key) : readable(name);
}

/** All keys with this beginning and end, in file order. */
export function keysOf(start: string, end: string): string[] {
  return keys.filter((key) => key.startsWith(start) && key.endsWith(end));
}

/** The title of a game. */
export function titleOf(game: string): string {
  return textOr(`${game}-title`, game);
}

/** What a game calls the points of its score. */
export function scoreName(game: string): string {
  return text(hasText(`${game}-score`) ? `${game}-score` : "score");
}

/** Who reads a message: their own seats, and the names of all seats. */
export interface Reader {
  yours: readonly number[];
  name: (seat: number) => string;
  short?: (seat: number) => string; // without a word for bots, where there is little room
}

/** For messages without names. */
export const NOBODY: Reader = { yours: [], name: () => "" };

export function render(message: Message | null | undefined, to: Reader): string {
  if (!message) return "";
  const isMe = (seat: number) => isSelf(seat, to);
  const who = (seat: number) => displayName(seat, to);
  if (message.key) {
    const values = Object.entries(message.values ?? {}).map(([name, value]) => [
      name,
      typeof value === "object" ? render(value, to) : value,
    ]);
    const rendered = text(message.key, Object.fromEntries(values));
    if (message.asked === undefined || message.asked === null || isMe(message.asked)) return rendered;
    return text("asked", { who: who(message.asked), question: rendered });
  }
  if (message.seats?.length) return list("and", [...message.seats].sort((a, b) => +isMe(b) - +isMe(a)).map(who));
  if (message.person?.length) return message.person.some(isMe) ? "you" : "other";
  if (message.all_of?.length)
    return list(
      "and",
      message.all_of.map((each) => render(each, to)),
    );
  if (message.any_of?.length)
    return list(
      "or",
      message.any_of.map((each) => render(each, to)),
    );
  if (message.sum_of?.length) return message.sum_of.map((each) => render(each, to)).join(" + ");
  return message.names?.[current] ?? message.text ?? "";
}

function list(how: "and" | "or", items: string[]): string {
  if (items.length < 2) return items.join("");
  const first = items.slice(0, -1).join(", ");
  return text(`list-${how}-${items.length === 2 ? "two" : "more"}`, { first, last: items.at(-1)! });
}

/** The names of all seats; two with the same name also get their seat number. */
export function namesOf(seats: readonly SeatView[]): string[] {
  return numbered(seats.map(nameOf));
}

/** The same without a word for bots. */
export function shortNamesOf(seats: readonly SeatView[]): string[] {
  return numbered(seats.map((seat, number) => seat.name || levelName(seat) || nameOf(seat, number)));
}

function numbered(names: readonly string[]): string[] {
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${seat + 1}`));
}

/** Is it the only seat of whoever reads? */
export function isSelf(seat: number, to: Reader): boolean {
  return to.yours.length === 1 && to.yours[0] === seat;
}

/** "You", or the name of the seat. */
export function displayName(seat: number, to: Reader): string {
  return isSelf(seat, to) ? text("you") : to.name(seat);
}

/** The name of a seat where there is little room. */
export function shortName(seat: number, to: Reader): string {
  return to.short?.(seat) || to.name(seat);
}

function levelName(seat: SeatView | undefined): string {
  return seat?.level ? textOr(`level-${seat.level}`, seat.level) : "";
}

/** A person's name, a bot's level, or the seat number. */
export function nameOf(seat: SeatView | undefined, number: number): string {
  const level = levelName(seat);
  const bot = level && text("bot", { name: level });
  return seat?.name || bot || text("seat", { number: number + 1 });
}
