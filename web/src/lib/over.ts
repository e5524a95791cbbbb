/**
 * Dialogs over the table, each in a veil that covers everything else. The browser's own modal dialogs would make all the
 * rest inert: every element of the table would be styled anew when one opens and again when it closes.
 */
const STOPS = "button, a[href], input, select, textarea, [tabindex='0']";

/** Shows a dialog with the veil around it; the keyboard stays in it, Escape closes it. Returns what ends that. */
export function openOver(dialog: HTMLDialogElement): () => void {
  const veil = dialog.parentElement!;
  if (!veil.matches(":popover-open")) veil.showPopover();
  dialog.show();
  const listen = (event: KeyboardEvent): void => {
    const isTop = [...document.querySelectorAll(".veil > dialog[open]")].at(-1) === dialog;
    if (!isTop || !(event.key === "Escape" || event.key === "Tab")) return;
    if (event.key === "Tab" && !leaves(event, dialog)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") dialog.close();
    else
      stopsIn(dialog)
        .at(event.shiftKey ? -1 : 0)
        ?.focus();
  };
  addEventListener("keydown", listen, true);
  return () => removeEventListener("keydown", listen, true);
}

/** Would the focus leave the dialog, or is it not there at all? */
function leaves(event: KeyboardEvent, dialog: HTMLElement): boolean {
  const at = document.activeElement;
  return !dialog.contains(at) || at === stopsIn(dialog).at(event.shiftKey ? 0 : -1);
}

function stopsIn(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility() && !stop.matches(":disabled"),
  );
}
