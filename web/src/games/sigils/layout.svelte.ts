/** Which forms of the cards the window has room for. */
import { MediaQuery } from "svelte/reactivity";
import { isLow, isSmall } from "../../lib/small.svelte";

const short = new MediaQuery("(max-height: 719px)");
const wide = new MediaQuery("(min-aspect-ratio: 3/2)");

export const layout = {
  /** Cards are too small for their text: a tap opens them first. */
  get isPhone(): boolean {
    return isSmall();
  },
  /** A lying phone. */
  get isLying(): boolean {
    return isLow();
  },
  /** The form of a card in the player's own book. */
  get inBook(): "lying" | "standing" | "named" | "cell" {
    if (isSmall()) return isLow() || short.current ? "cell" : "named";
    return wide.current ? "lying" : "standing";
  },
};
