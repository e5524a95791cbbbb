import type { TableParts } from "../../lib/game";
import Act from "./Act.svelte";
import { actName, weight } from "./acts";
import { ask } from "./asking";
import Board from "./Board.svelte";
import { endSign } from "./ending";
import Gathered from "./Gathered.svelte";
import Hand from "./Hand.svelte";
import OfferPicture from "./OfferPicture.svelte";
import Pay from "./Pay.svelte";
import { harnessed } from "./places";
import { cardOf } from "./sheet";
import Track from "./Track.svelte";
import type { BoardView, Sheet } from "./types";

const FORGOING: ReadonlySet<string> = new Set(["pass", "end", "done"]);
const GAINS: ReadonlySet<string> = new Set(["sigils-do-cast-fame", "sigils-do-cast-supply"]);

export const table: TableParts<BoardView, Sheet> = {
  Board,
  Track,
  Hand,
  Pay,
  isPaying: (board) => harnessed(board) !== null,
  OfferPicture,
  Act,
  actName,
  Gathered,
  weight,
  ask,
  partName: (part, sheet) => cardOf(sheet, part)?.name ?? null,
  endSign,
  isForgoing: (offer) => FORGOING.has(offer.verb),
  lostBy: (offer, offers) =>
    offer.verb === "end" ? (offers.find(({ label }) => GAINS.has(label.key ?? "")) ?? null) : null,
};
