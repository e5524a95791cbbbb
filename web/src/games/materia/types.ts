import type { Saying } from "../../messages";

export interface Seat {
  pool: string[];
  familiar: string[];
  learned: Record<string, { level: number; token: string; today: boolean }>;
}

export interface Board {
  game: "materia";
  spells: string[];
  round: number;
  turn: number;
  phase: string;
  altar: string[];
  discard: string[];
  pouch: number;
  seats: Seat[];
  opponent?: { track: string[]; lower: string[] };
  underway?: { given?: string; spell?: string; level?: number; placed?: string | null; paid?: string[] };
}

export interface LevelSheet {
  level: number;
  when: string;
  text: Saying;
  points: Saying;
}

export interface SpellSheet {
  spell: string;
  name: Saying;
  colour: string;
  set: number;
  levels: LevelSheet[];
}

export interface Sheet {
  game: "materia";
  spells: SpellSheet[];
  familiar: number[];
}
