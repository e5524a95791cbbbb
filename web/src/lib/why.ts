/** Asking why something on the board cannot be chosen; available to every part of the board. */
import { getContext, setContext } from "svelte";
import type { Why } from "../messages";

export type Thing = Pick<Why, "zone" | "seat" | "item" | "amount">;
type Ask = (thing: Thing) => void;

const KEY = Symbol("why");
const ANSWER = Symbol("answer");

export function provideWhy(ask: Ask, answer: () => string): void {
  setContext(KEY, ask);
  setContext(ANSWER, answer);
}

/** Null where nothing can be chosen at all, such as in a record. */
export function askWhy(): Ask | null {
  return getContext<Ask | undefined>(KEY) ?? null;
}

/** The answer to what was asked last; it is empty until it comes. */
export function whyNot(): () => string {
  return getContext<(() => string) | undefined>(ANSWER) ?? (() => "");
}
