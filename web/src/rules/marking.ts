/** The words of a text that were searched for, to be marked; and an excerpt around the first of them. */
import { fits } from "./search";

export interface Piece {
  words: string;
  isFound: boolean;
}

const WORD = /[\p{L}\p{N}]+/gu;
const AROUND = 60; // signs before and after the first word found

/** A text in pieces: what was searched for, and what lies between. */
export function marked(text: string, terms: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!fits(word, terms)) continue;
    if (index > end) pieces.push({ words: text.slice(end, index), isFound: false });
    pieces.push({ words: word, isFound: true });
    end = index + word.length;
  }
  return end < text.length ? [...pieces, { words: text.slice(end), isFound: false }] : pieces;
}

/** Some words around the first one found; "" if none is. */
export function excerpt(text: string, terms: readonly string[]): string {
  const found = [...text.matchAll(WORD)].find(({ 0: word }) => fits(word, terms));
  if (!found) return "";
  const begin = found.index <= AROUND ? 0 : text.indexOf(" ", found.index - AROUND) + 1;
  const after = text.indexOf(" ", found.index + found[0].length + AROUND);
  const end = after < 0 ? text.length : after;
  return `${begin ? "… " : ""}${text.slice(begin, end).replaceAll(/\s+/gu, " ").trim()}${end < text.length ? " …" : ""}`;
}
