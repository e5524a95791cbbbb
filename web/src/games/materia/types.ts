// Written by `make types`; a test fails when it differs from the server's types.

import type { Message } from "../../messages";

/** The board; of the pouch only its size. */
export interface BoardView {
  altar: string[];
  discard: string[];
  first: number | null;
  game: "materia";
  handicap?: number;
  morning_actions_used: number;
  opponent?: OpponentView;
  pending?: boolean;
  phase: string;
  players: number;
  pouch: number;
  round: number;
  seats: SeatView[];
  spells: string[];
  turn: number | null;
  underway?: UnderwayView;
}

/** A learned spell: its level, the token on it, and whether it was learned today. */
export interface LearnedView {
  level: number;
  today: boolean;
  token: string;
}

/** A level of a spell: its price in tokens, when it works, what it does, what it is worth. */
export interface LevelSheet {
  level: number;
  when: string;
  text: Message;
  worth: Message;
  points: number;
  per?: PointsPer | null;
}

/** The limits of the rules. */
export interface Limits {
  pool: number;
  familiar: number;
  altar: number;
  spells: number;
  rounds: number;
}

/** The opponent of a solo game. */
export interface OpponentView {
  lower: string[];
  track: string[];
}

/** Points counted at the end: ``each`` for every thing of a kind; for spells ``high`` for one at level 4 or 5. */
export interface PointsPer {
  of: "other_spell" | "stored_colour" | "stored_rune";
  each: number;
  high: number;
}

/** A player's side. */
export interface SeatView {
  familiar: string[];
  learned: Record<string, LearnedView>;
  pool: string[];
}

/** All spells of a game; ``familiar`` has the points for so many stored tokens, from none on. */
export interface Sheet {
  game: "materia";
  options: Record<string, unknown>;
  spells: SpellSheet[];
  familiar: number[];
  track: TrackSpace[];
  limits: Limits;
}

/** A spell. */
export interface SpellSheet {
  spell: string;
  name: Message;
  colour: string;
  set: number;
  levels: LevelSheet[];
}

/** A space of the solo track: the points once it is filled, and whether filling it clears the altar. */
export interface TrackSpace {
  points: number;
  clears_altar: boolean;
}

/** What an unfinished action has touched: the token given in a swap, or the spell being learned. */
export interface UnderwayView {
  given?: string;
  level?: number;
  paid?: string[];
  placed?: string | null;
  spell?: string;
}
