/** Where Fame comes from: the rows of the score table. */
import { cardOf } from "./sheet";
import type { Sheet } from "./types";

const MARKED = "spell "; // before the id of a card that could be taken for another part

const OWN: Readonly<Record<string, string>> = {
  fame: "sigils-board-won",
  gems: "sigils-board-gems-left",
  sigils: "sigils-board-joined",
};

const BY_ABILITY: Readonly<Record<string, string>> = {
  pair: "sigils-board-pairs",
  majority: "sigils-board-most",
  each: "sigils-board-each",
  kindred: "sigils-board-each",
  sigil: "sigils-board-joined",
};

export function sourceOf(part: string, sheet: Sheet): string | null {
  const word = cardOf(sheet, part.replace(MARKED, ""))?.ability.word ?? "";
  return OWN[part] ?? BY_ABILITY[word] ?? null;
}
