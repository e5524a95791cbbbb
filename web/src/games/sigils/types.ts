// Written by `make types`; a test fails when it differs from the server's types.

import type { Message } from "../../messages";

/** An ability: its word, and the colours, kinds and numbers in it by name, such as ``colour`` and ``fame``. */
export interface AbilitySheet {
  word: string;
  values: Record<string, string | number>;
}

/** The board. */
export interface BoardView {
  board: Record<string, string | null>;
  discard: string[];
  edition: string;
  first: number | null;
  game: "sigils";
  last_turns: number[] | null;
  pending?: boolean;
  players: number;
  round: number;
  seats: SeatView[];
  supply: number;
  teacher_dice: DiceView | null;
  teachers: boolean;
  turn: number | null;
  underway?: UnderwayView;
}

/** What a spot of a book rewards: a family, a type or nothing, and with how much Fame. */
export interface BonusSheet {
  bonus: string;
  text: Message;
  fame: number;
}

/** A card; ``end``: it counts at the end and is never cast. */
export interface CardSheet {
  card: string;
  name: Message;
  family: string;
  type: string;
  left: string;
  right: string;
  ability: AbilitySheet;
  text: Message;
  end: boolean;
}

/** Six dice: what they show, and which are used. */
export interface DiceView {
  dice: Record<string, number>;
  used: string[];
}

/** The limits of the rules: spots of a book and of its rows, gems in all, faces of a die. */
export interface Limits {
  spots: number;
  row: number;
  supply: number;
  faces: number;
  gems_a_fame: number;
  rounds: number;
}

/** A player's side; spots of the book count from 1. ``joined``: those whose right half the next spell joins. */
export interface SeatView {
  cast: number[];
  dice: Record<string, number>;
  face_down: number[];
  fame: number;
  gems: number;
  joined: number[];
  spells: string[];
  used: string[];
}

/** The cards of a game's deck, and the bonus of each spot. */
export interface Sheet {
  game: "sigils";
  options: Record<string, unknown>;
  cards: CardSheet[];
  bonuses: BonusSheet[];
  limits: Limits;
}

/** The die being harnessed and the dice paid, or the spot being cast. */
export interface UnderwayView {
  cast?: number;
  harnessed?: string;
  paid?: string[];
}
