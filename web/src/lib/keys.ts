/** Keys of the table: from choice to choice, back, and through the past. */
import type { Past } from "./past.svelte";
import type { Table } from "./table.svelte";

const CHOICES = "main .legal, .ask .buttons button, dialog[open] .list button";
const FOR_ITSELF = "input, select, textarea, [role=tablist]"; // what needs keys for itself

export function tableKeys(table: Table, past: Past): (event: KeyboardEvent) => void {
  const keys: Record<string, () => void> = {
    j: () => focusNext(1),
    k: () => focusNext(-1),
    u: () => table.undo(),
    ArrowLeft: () => past.step(-1),
    ArrowRight: () => past.at !== null && past.step(1),
  };
  return (event) => {
    const act = keys[event.key];
    const at = event.target;
    if (!act || event.ctrlKey || event.metaKey || event.altKey || (at instanceof Element && at.closest(FOR_ITSELF)))
      return;
    event.preventDefault();
    act();
  };
}

function focusNext(step: number): void {
  const all = [...document.querySelectorAll<HTMLElement>(CHOICES)];
  const now = all.indexOf(document.activeElement as HTMLElement);
  const next = now < 0 ? (step > 0 ? 0 : all.length - 1) : (now + step + all.length) % all.length;
  all[next]?.focus();
}
