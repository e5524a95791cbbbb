/** The action that a guide points at, known to everything on the board. */
import { getContext, setContext } from "svelte";
import type { Offer } from "../messages";

const KEY = Symbol("suggested");

export function suggest(action: () => string | null): void {
  setContext(KEY, action);
}

/** Does one of these lead there? */
export function isSuggested(): (offers: readonly Offer[]) => boolean {
  const action = getContext<(() => string | null) | undefined>(KEY);
  return (offers) => {
    const wanted = action?.() ?? null;
    return wanted !== null && offers.some((offer) => offer.action === wanted);
  };
}
