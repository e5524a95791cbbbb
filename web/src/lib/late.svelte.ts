/** Draws first what a player looks at: the rest of the page follows in a task of its own, once that has been painted. */
import { untrack } from "svelte";

/** A value that follows another one after the next frame; changes in between are skipped. */
export function late<T>(value: () => T): () => T {
  let shown = $state.raw(untrack(value));
  let isDue = false;
  $effect(() => {
    value();
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        isDue = false;
        shown = value();
      }),
    );
  });
  return () => shown;
}
