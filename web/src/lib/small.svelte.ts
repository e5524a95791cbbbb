/** Is there so little room that cards show signs alone? */
import { MediaQuery } from "svelte/reactivity";

const small = new MediaQuery("(max-width: 699px), (max-height: 479px)");

export function isSmall(): boolean {
  return small.current;
}
