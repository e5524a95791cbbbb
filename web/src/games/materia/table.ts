import type { TableParts } from "../../lib/game";
import Board from "./Board.svelte";
import OfferPicture from "./OfferPicture.svelte";
import { spellOf } from "./sheet";
import type { BoardView, Sheet } from "./types";

export const table: TableParts<BoardView, Sheet> = {
  Board,
  OfferPicture,
  partName: (part, sheet) => spellOf(sheet, part)?.name ?? null,
};
