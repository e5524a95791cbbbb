/** Full-text search: accents, case and filler words are ignored; all other words must occur; in a long question all but one. */
import type { Language } from "../lib/preferences.svelte";

export interface Findable {
  title: string;
  words: string;
  body: string;
}

/** Filler words of a question. Accents are kept here: in French "de" is one, "dé" (die) is not. */
const FILLERS: Record<Language, string> = {
  en: "a am an and are as at be can could did do does doesn don for from get go happen happens have how i if in is isn it many may me much must my no not of on or s should t the there this to what when where which who why will with you your",
  fr: "a à ai au aux avec avoir c ce ces combien comment d dans de des dois doit du elle en est et être faire fait faut il ils j je l la le les leur ma mes mon n ne on où ou par pas peut peux pour pourquoi puis quand que quel quelle quelles quels qu qui quoi s se si son sont sur t un une vous y",
  de: "an am auf aus bei bin das dem den der des die du ein eine einem einen einer es für geschieht gibt habe hat ich im in ist kann kannst man mein meine meinen mich mir mit muss nach nicht oder passiert sich sie sind so und viel viele von wann warum was welche welchen welcher wem wen wenn wer werden wie wird wo womit zu zum zur",
};
const fillers = Object.fromEntries(
  Object.entries(FILLERS).map(([language, words]) => [language, new Set(words.split(" "))]),
);

const LIGATURES: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae" };
const UMLAUTS: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };
const PLURAL = /(?:e?s|x|e?n)$/;
const LONG = 3; // words: so many make a long question
const SHORT = 3; // so short a word matches the beginning of a word only

const lower = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[ßœæ]/g, (sign) => LIGATURES[sign]!);
const bare = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");
const split = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** The words of a text in every spelling that people type: "fähig" as "fahig" and "faehig". */
function wordsOf(text: string): string[] {
  const plain = lower(text);
  const spelled = plain.replace(/[äöü]/g, (sign) => UMLAUTS[sign]!);
  return [...new Set([...split(bare(plain)), ...split(bare(spelled))])];
}

/** The words to search for; if all are filler words, those. */
export function termsOf(query: string, language: Language): string[] {
  const all = split(lower(query));
  const meaningful = all.filter((word) => !fillers[language]!.has(word));
  return (meaningful.length ? meaningful : all).map(bare);
}

function match(word: string, words: readonly string[]): number {
  const stem = word.length > SHORT + 1 ? word.replace(PLURAL, "") : word;
  if (words.includes(word)) return 4;
  if (words.some((each) => each.startsWith(word))) return 3;
  if (words.some((each) => each.startsWith(stem))) return 2;
  return stem.length > SHORT && words.some((each) => each.includes(stem)) ? 1 : 0;
}

/** Is a word of a text one of those searched for? */
export function fits(word: string, terms: readonly string[]): boolean {
  const spelled = wordsOf(word);
  return terms.some((term) => match(term, spelled) > 0);
}

/** How well a word matches: where it occurs counts more than how closely. */
function scoreOf(word: string, [title, words, body]: readonly string[][]): number {
  return 100 * match(word, title!) || 10 * match(word, words!) || match(word, body!);
}

export function search<T extends Findable>(entries: readonly T[], query: string, language: Language): T[] {
  const terms = termsOf(query, language);
  const typed = wordsOf(query);
  if (!terms.length) return [...entries];
  const scored = entries.map((entry) => ({ entry, scores: scoresOf(terms, entry) }));
  const missing = ({ scores }: { scores: readonly number[] }) => scores.filter((each) => !each).length;
  const all = scored.filter((each) => !missing(each));
  // Of a long question one word may be another one than ours.
  const found = all.length || terms.length < LONG ? all : scored.filter((each) => missing(each) === 1);
  return found
    .map(({ entry, scores }) => ({
      entry,
      sum: scores.reduce((sum, each) => sum + each, 0),
      echo: echo(typed, entry.title),
    }))
    .sort((a, b) => b.sum - a.sum || b.echo - a.echo)
    .map(({ entry }) => entry);
}

/** How many of the words typed, filler words included, are in a title; breaks ties. */
function echo(typed: readonly string[], title: string): number {
  const words = wordsOf(title);
  return typed.filter((word) => words.includes(word)).length;
}

function scoresOf(terms: readonly string[], entry: Findable): number[] {
  const places = [entry.title, entry.words, entry.body].map(wordsOf);
  return terms.map((word) => scoreOf(word, places));
}
