/** Keyboard shortcuts at the table: between choices, undo, and through earlier moves. */
import type { Past } from "./past.svelte";
import type { Table } from "./table.svelte";

const CHOICES = "main .legal, .ask .buttons button, dialog[open] .list button";
const WITH_OWN_KEYS = "input, select, textarea, [role=tablist]";

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
    if (!act || event.ctrlKey || event.metaKey || event.altKey || (at instanceof Element && at.closest(WITH_OWN_KEYS)))
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
