/** The action that a lesson suggests, available to every part of the board. */
import { getContext, setContext } from "svelte";
import type { Offer } from "../messages";

const KEY = Symbol("suggested");

export function provideSuggestion(action: () => string | null): void {
  setContext(KEY, action);
}

/** Tells whether one of these offers is the suggested action. */
export function isSuggested(): (offers: readonly Offer[]) => boolean {
  const action = getContext<(() => string | null) | undefined>(KEY);
  return (offers) => {
    const suggested = action?.() ?? null;
    return suggested !== null && offers.some((offer) => offer.action === suggested);
  };
}
