/** Why the server refused something, in the reader's language. */
import type { Problem } from "../messages";
import { hasText, text } from "./texts.svelte";

export function refusalText({ key, text: english, place = "", values = {} }: Problem): string {
  const known = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  return hasText(`error-${key}`) ? text(`error-${key}`, { place, ...known }) : english;
}
