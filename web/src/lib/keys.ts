/** Keyboard shortcuts at the table: between choices, undo, and through earlier moves. */
import type { Past } from "./past.svelte";
import type { Table } from "./table.svelte";

const CHOICES = "main .legal, .dock .buttons button.choice";
const IN_DIALOG = "dialog[open] .list button";
const WITH_OWN_KEYS = "input, select, textarea, [role=tablist]";

export function tableKeys(table: Table, past: Past): (event: KeyboardEvent) => void {
  const keys: Record<string, () => void> = {
    j: () => focusNext(1),
    k: () => focusNext(-1),
    u: () => table.undo(),
    ArrowLeft: () => past.step(-1),
    ArrowRight: () => past.at !== null && past.step(1),
    Escape: () => (past.at === null ? table.showResult() : past.now()),
    " ": () => table.showResult(),
  };
  return (event) => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey || isTaken(event, table)) return;
    event.preventDefault();
    act();
  };
}

/** Does what is focused need this key itself? The space bar presses buttons, unless the others act. */
function isTaken(event: KeyboardEvent, table: Table): boolean {
  const at = event.target;
  if (!(at instanceof Element)) return false;
  if (event.key === " ")
    return !table.isWatching || at.closest("aside, dialog, .watch, input, select, textarea") !== null;
  return at.closest(event.key === "Escape" ? "dialog[open]" : WITH_OWN_KEYS) !== null;
}

function focusNext(step: number): void {
  const asked = document.querySelectorAll<HTMLElement>(IN_DIALOG);
  const all = [...(asked.length ? asked : document.querySelectorAll<HTMLElement>(CHOICES))];
  const now = all.indexOf(document.activeElement as HTMLElement);
  const next = now < 0 ? (step > 0 ? 0 : all.length - 1) : (now + step + all.length) % all.length;
  all[next]?.focus();
}
