/** The words of a game's options: what an option and each of its values are called, and what they mean. */
import type { OptionInfo } from "../messages";
import { hasText, text, textOr } from "./texts.svelte";

export const OWN = "own"; // the value of a choice that the person makes up: a list, a file

const keyOf = (game: string, option: OptionInfo) => `${game}-option-${option.name}`;

/** How options look that are not a list of choices: a flag is off or on. */
export function choicesOf(option: OptionInfo): readonly (string | boolean)[] {
  return option.kind === "flag" ? [false, true] : (option.choices ?? []);
}

export function optionName(game: string, option: OptionInfo): string {
  return textOr(keyOf(game, option), option.name);
}

/** Texts are by the value's name: flags are `off` and `on`. */
function valueKey(game: string, option: OptionInfo, value: unknown): string {
  return `${keyOf(game, option)}-${typeof value === "boolean" ? (value ? "on" : "off") : String(value)}`;
}

export function valueName(game: string, option: OptionInfo, value: unknown): string {
  const key = valueKey(game, option, value);
  if (hasText(key)) return text(key);
  if (typeof value === "boolean") return text(value ? "client-option-on" : "client-option-off");
  return Array.isArray(value) || (value && typeof value === "object") ? valueName(game, option, OWN) : String(value);
}

/** What a value means; "" if the game does not say. */
export function valueAbout(game: string, option: OptionInfo, value: unknown): string {
  const key = `${valueKey(game, option, value)}-about`;
  return hasText(key) ? text(key) : "";
}

export function optionHelp(game: string, option: OptionInfo): string {
  const key = `${keyOf(game, option)}-help`;
  return hasText(key) ? text(key) : "";
}
