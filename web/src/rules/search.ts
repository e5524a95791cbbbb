/** Finding answers by what people type: accents, case and small words do not matter, every other word must be there. */
import type { Language } from "../lib/preferences.svelte";

export interface Findable {
  title: string;
  words: string;
  body: string;
}

/** Words that ask, rather than say what about; before accents are taken off, since "de" is not "dé". */
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
const SHORT = 3; // so few letters are found at the beginning of a word only

const lower = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[ßœæ]/g, (sign) => LIGATURES[sign]!);
const bare = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");
const split = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** The words of a text as they may be typed: "fähig" as "fahig" and as "faehig". */
function wordsOf(text: string): string[] {
  const plain = lower(text);
  const spelled = plain.replace(/[äöü]/g, (sign) => UMLAUTS[sign]!);
  return [...new Set([...split(bare(plain)), ...split(bare(spelled))])];
}

/** What is asked for; if it is nothing but small words, those. */
export function asked(query: string, language: Language): string[] {
  const all = split(lower(query));
  const telling = all.filter((word) => !fillers[language]!.has(word));
  return (telling.length ? telling : all).map(bare);
}

function fit(word: string, found: readonly string[]): number {
  const stem = word.length > SHORT + 1 ? word.replace(PLURAL, "") : word;
  if (found.includes(word)) return 4;
  if (found.some((each) => each.startsWith(word))) return 3;
  if (found.some((each) => each.startsWith(stem))) return 2;
  return stem.length > SHORT && found.some((each) => each.includes(stem)) ? 1 : 0;
}

/** Where a word is found decides first, how well it fits second. */
function worth(word: string, [title, words, body]: readonly string[][]): number {
  return 100 * fit(word, title!) || 10 * fit(word, words!) || fit(word, body!);
}

export function search<T extends Findable>(entries: readonly T[], query: string, language: Language): T[] {
  const wanted = asked(query, language);
  const typed = wordsOf(query);
  if (!wanted.length) return [...entries];
  return entries
    .map((entry) => ({ entry, worths: worthsOf(wanted, entry) }))
    .filter(({ worths }) => worths.every(Boolean))
    .map(({ entry, worths }) => ({
      entry,
      sum: worths.reduce((sum, each) => sum + each, 0),
      echo: echo(typed, entry.title),
    }))
    .sort((a, b) => b.sum - a.sum || b.echo - a.echo)
    .map(({ entry }) => entry);
}

/** How many of the words typed, small ones too, are in a question: "how many" rather than "what". */
function echo(typed: readonly string[], title: string): number {
  const found = wordsOf(title);
  return typed.filter((word) => found.includes(word)).length;
}

function worthsOf(wanted: readonly string[], entry: Findable): number[] {
  const places = [entry.title, entry.words, entry.body].map(wordsOf);
  return wanted.map((word) => worth(word, places));
}
