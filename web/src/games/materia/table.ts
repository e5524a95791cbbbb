import type { Ask, EndSign, TableParts } from "../../lib/game";
import { isSelf, render, shortName, text, type Reader } from "../../lib/texts.svelte";
import type { Message, Offer } from "../../messages";
import Act from "./Act.svelte";
import { actName, signOf, weight } from "./acts";
import Board from "./Board.svelte";
import Gathered from "./Gathered.svelte";
import Hand from "./Hand.svelte";
import OfferPicture from "./OfferPicture.svelte";
import Pay from "./Pay.svelte";
import { laidOut } from "./places";
import { spellOf } from "./sheet";
import Track from "./Track.svelte";
import type { BoardView, Sheet } from "./types";

const NEAR = 3; // stored tokens to the end at which it is in sight

export const table: TableParts<BoardView, Sheet> = {
  Board,
  Track,
  Hand,
  Pay,
  OfferPicture,
  Act,
  actName,
  Gathered,
  weight,
  ask,
  endSign,
  isPaying: (board) => Boolean(board.underway?.spell) || laidOut(board).length > 0,
  partName: (part, sheet) => spellOf(sheet, part)?.name ?? null,
  isForgoing: (offer) => offer.verb === "skip",
  lostBy,
};

/** A phase has its name as heading and the choices below it; other questions are a heading alone. */
function ask(prompt: Message, to: Reader): Ask {
  const phase = prompt.values?.phase;
  const choices = prompt.values?.choices;
  if (typeof phase !== "string" || typeof choices !== "object") return { heading: render(prompt, to) };
  const line = render(choices, to);
  const icon = signOf(phase);
  return {
    heading: text("materia-board-your-phase", { phase }),
    line: `${line.charAt(0).toUpperCase()}${line.slice(1)}.`,
    ...(icon && { icon }),
  };
}

/** Somebody is close to all spells or a full familiar, or the track is nearly full. */
function endSign(board: BoardView, sheet: Sheet, to: Reader): EndSign | null {
  const { limits, track } = sheet;
  const seats = board.seats.map((seat, number) => ({
    who: isSelf(number, to) ? text("you") : shortName(number, to),
    spells: Object.keys(seat.learned).length,
    stored: seat.familiar.length,
  }));
  const spells = seats.find((seat) => seat.spells === limits.spells - 1);
  if (spells) return soon("materia-board-end-spells", spells.who, spells.spells, limits.spells);
  const stored = seats.find((seat) => seat.stored >= limits.familiar - NEAR);
  if (stored) return soon("materia-board-end-familiar", stored.who, stored.stored, limits.familiar);
  const filled = board.opponent?.track.length ?? 0;
  return filled >= track.length - NEAR ? soon("materia-board-end-track", "", filled, track.length) : null;
}

function soon(key: string, who: string, count: number, limit: number): EndSign {
  return { sign: "soon", words: text(key, { who, count, limit }) };
}

/** Skipping the Morning gives up what is free; skipping the Evening the best spell within reach. */
function lostBy(offer: Offer, offers: readonly Offer[]): Offer | null {
  if (offer.verb !== "skip") return null;
  const learnable = offers.filter((each) => each.verb === "learn");
  const best = [...learnable].sort((one, other) => (other.amount ?? 0) - (one.amount ?? 0))[0];
  return best ?? offers.find((each) => each.verb === "draw") ?? null;
}
