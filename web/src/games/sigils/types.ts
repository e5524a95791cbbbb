import type { Saying } from "../../messages";

export interface Seat {
  fame: number;
  gems: number;
  dice: Record<string, number>;
  used: string[];
  spells: string[];
  cast: number[];
  face_down: number[];
  joined: number[];
}

export interface Board {
  game: "sigils";
  edition: string;
  round: number;
  turn: number | null;
  board: Record<string, string | null>;
  discard: string[];
  supply: number;
  seats: Seat[];
  teacher_dice: { dice: Record<string, number>; used: string[] } | null;
  underway?: { harnessed?: string; paid?: string[]; cast?: number };
}

export interface CardSheet {
  card: string;
  name: Saying;
  family: string;
  type: string;
  left: string;
  right: string;
  ability: string;
  text: Saying;
  end: boolean;
}

export interface BonusSheet {
  bonus: string;
  text: Saying;
}

export interface Sheet {
  game: "sigils";
  cards: CardSheet[];
  bonuses: BonusSheet[];
}
