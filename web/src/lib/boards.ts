/** The boards of both games as the server shows them, and what a component needs to draw one. */
import type { Offer } from "../messages";
import type { Offers } from "./offers";
import type { Book } from "./sheets";
import type { Listener } from "./texts.svelte";

/** Something that glows was touched: it plays, or asks which of its actions is meant. */
export type Choose = (offers: readonly Offer[], name: string, at: Element) => void;

export interface BoardProps<B> {
  board: B;
  seat: number; // whose board lies at the bottom
  book: Book;
  offers: Offers;
  choose: Choose;
  to: Listener;
  player: number | null;
  scores: readonly number[];
}

export interface MateriaSeat {
  pool: string[];
  familiar: string[];
  learned: Record<string, { level: number; token: string; today: boolean }>;
}

export interface MateriaBoard {
  spells: string[];
  round: number;
  turn: number;
  phase: string;
  altar: string[];
  discard: string[];
  pouch: number;
  seats: MateriaSeat[];
  opponent?: { track: string[]; lower: string[] };
  underway?: { given?: string; spell?: string; level?: number; placed?: string | null; paid?: string[] };
}

export interface SigilsSeat {
  fame: number;
  gems: number;
  dice: Record<string, number>;
  used: string[];
  spells: string[];
  cast: number[];
  face_down: number[];
  joined: number[];
}

export interface SigilsBoard {
  edition: string;
  round: number;
  turn: number | null;
  board: Record<string, string | null>;
  discard: string[];
  supply: number;
  seats: SigilsSeat[];
  teacher_dice: { dice: Record<string, number>; used: string[] } | null;
  underway?: { harnessed?: string; paid?: string[]; cast?: number };
}

export const COLOURS = ["red", "purple", "green", "black", "white", "blue", "yellow"] as const;
export const DICE = ["black", "white", "red", "green", "yellow", "blue"] as const;

/** The others' seats in turn order, from the one after mine on. */
export function othersOf(mine: number, count: number): number[] {
  return Array.from({ length: count - 1 }, (_, step) => (mine + step + 1) % count);
}
