/** Asking why something on the board cannot be chosen; available to every part of the board. */
import { getContext, setContext } from "svelte";
import type { Why } from "../messages";

export type Thing = Pick<Why, "zone" | "seat" | "item" | "amount">;
type Ask = (thing: Thing) => void;

const KEY = Symbol("why");

export function provideWhy(ask: Ask): void {
  setContext(KEY, ask);
}

/** Null where nothing can be chosen at all, such as in a record. */
export function askWhy(): Ask | null {
  return getContext<Ask | undefined>(KEY) ?? null;
}
