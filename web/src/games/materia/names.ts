/** Names of things on this board. */
import { text } from "../../lib/texts.svelte";

/** A token in words: "red ▲". */
export function tokenName(kind: string): string {
  const [colour = "", rune = ""] = kind.split(".");
  return text("materia-token", { colour, rune });
}
