/** How much room there is; the same limits as in the style sheets. */
import { MediaQuery } from "svelte/reactivity";

const small = new MediaQuery("(max-width: 699px), (max-height: 479px)");
const narrow = new MediaQuery("(max-width: 699px), (max-aspect-ratio: 1/1), (max-height: 479px)");

const low = new MediaQuery("(max-height: 479px)");

/** A lying phone. */
export function isLow(): boolean {
  return low.current;
}

/** So little that cards show signs alone. */
export function isSmall(): boolean {
  return small.current;
}

/** So little that the ledger lies behind the menu. */
export function isNarrow(): boolean {
  return narrow.current;
}
