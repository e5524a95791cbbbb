/** The time of this moment, while somebody needs it: changes twice a second. */
export function ticking(isNeeded: () => boolean): () => number {
  let now = $state(Date.now());
  $effect(() => {
    if (!isNeeded()) return;
    const timer = setInterval(() => (now = Date.now()), 500);
    return () => clearInterval(timer);
  });
  return () => now;
}
