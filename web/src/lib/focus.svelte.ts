/** Keeps the keyboard's focus on the table when what it was on goes away with a move. */
import { tick } from "svelte";

const NEXT = "main .legal, .dock .buttons button.choice, .dock button";

/** `moment` changes with every move. What had the focus is found again by its name, or else the next thing to choose. */
export function keepFocus(moment: () => unknown): void {
  let last = ""; // the name of what was focused on the table
  $effect(() => {
    const note = (event: FocusEvent): void => {
      const at = event.target;
      if (at instanceof HTMLElement && at.closest("main, dialog") && at.matches(":focus-visible")) last = nameOf(at);
    };
    const leave = (): void => void (last = "");
    document.addEventListener("focusin", note);
    document.addEventListener("pointerdown", leave);
    document.addEventListener("click", release, true);
    return () => {
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("click", release, true);
    };
  });
  $effect(() => {
    moment();
    if (last) void tick().then(() => restore(last));
  });
}

/** A piece that was pressed keeps no focus that nobody sees: if it had it when it changes, the page would be laid out twice. */
function release({ target }: Event): void {
  const pressed = target instanceof Element ? target.closest<HTMLElement>("main button, dialog button") : null;
  if (pressed === document.activeElement && !pressed?.matches(":focus-visible")) pressed?.blur();
}

function nameOf(element: HTMLElement): string {
  return element.getAttribute("aria-label") ?? element.innerText;
}

function restore(name: string): void {
  const now = document.activeElement;
  if (now && now !== document.body && now.isConnected) return;
  const all = [...document.querySelectorAll<HTMLElement>(NEXT)].filter((each) => each.checkVisibility());
  (all.find((each) => nameOf(each) === name) ?? all[0])?.focus();
}
