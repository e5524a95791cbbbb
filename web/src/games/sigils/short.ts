/** An ability in a few words, for beside its pictograms. */
import { text } from "../../lib/texts.svelte";
import type { AbilitySheet } from "./types";

export function inShort(ability: AbilitySheet): string {
  return text(`sigils-short-${ability.word}`, ability.values);
}
