/** The interface between the client and a game. */
import type { Component } from "svelte";
import type { Drawing } from "../art/glyphs";
import type { LogEntry, Message, Offer } from "../messages";
import type { Group, Section } from "../rules/entries";
import type { Offers } from "./offers";
import type { Reader } from "./texts.svelte";

/** Data that names the game it belongs to: a board or a sheet. */
export interface GameData {
  game?: unknown;
}

/** A guard for the data of one game: `isOf<SomeBoard>("its name")`. */
export function isOf<D extends { game: string }>(game: D["game"]): (data: GameData) => data is D {
  return (data): data is D => data.game === game;
}

/** Plays an offer; if there are several, asks which one. */
export type Choose = (offers: readonly Offer[], name: string, at: Element) => void;

/**
 * A component that takes the data of its own game. Declared as a method, so that clients of different games fit into
 * one type (parameters of methods are bivariant); the guards of a client are asked before its components are drawn.
 */
export type GameComponent<Props extends Record<string, unknown>> = {
  component(...given: Parameters<Component<Props>>): ReturnType<Component<Props>>;
}["component"];

export type BoardProps<B, S> = {
  board: B;
  sheet: S;
  seat: number; // shown at the bottom
  offers: Offers;
  choose: Choose;
  to: Reader;
  player: number | null;
  scores: readonly number[];
};

/** What is asked in the dock: a heading, and at most two lines below it. */
export interface Ask {
  heading: string;
  line?: string;
  icon?: Drawing;
}

/** A sign in the top bar that the game will end: in sight, or in its last turns. */
export interface EndSign {
  sign: "soon" | "last";
  words: string;
}

/** What an act is drawn from: an entry of the log. Older entries of a long log come without their steps. */
export type ActEntry = Pick<LogEntry, "lines" | "steps">;

/** What is needed to draw a table. Only the board is a must; everything else has a sensible default. */
export interface TableParts<B, S> {
  /** The table above the dock: opponents, what lies in the middle, the own board. A seat's place has `data-seat`. */
  Board: GameComponent<BoardProps<B, S>>;
  /** In the top bar: the phases of a turn, the round, the stock. */
  Track?: GameComponent<BoardProps<B, S>>;
  /** In the dock: what the player holds. */
  Hand?: GameComponent<BoardProps<B, S>>;
  /** In the dock, between hand and prompt, while something is being paid. */
  Pay?: GameComponent<BoardProps<B, S>>;
  isPaying?(board: B): boolean;
  /** A picture of what an offer does, where several can be chosen. */
  OfferPicture?: GameComponent<{ offer: Offer; board: B; sheet: S }>;
  /** A picture of what somebody did, and the fewest words for it. */
  Act?: GameComponent<{ act: ActEntry; sheet: S }>;
  actName?(act: ActEntry, sheet: S, to: Reader): string;
  /** What a player has at the end, and its heading as the text `<game>-gathered`. */
  Gathered?: GameComponent<{ board: B; sheet: S; seat: number; to: Reader }>;
  /** How long an act is looked at: 1 for a whole one, less for a step of it. */
  weight?(act: ActEntry): number;
  /** The prompt as a heading and what is below it. */
  ask?(prompt: Message, to: Reader): Ask;
  /** The name of a part of the score that has no text `<game>-part-<part>`. */
  partName?(part: string, sheet: S): Message | null;
  /** Is the end in sight? That the last round has begun, the server says. */
  endSign?(board: B, sheet: S, to: Reader): EndSign | null;
  /** Does this offer forgo something, such as skipping? Then it is quiet. */
  isForgoing?(offer: Offer): boolean;
  /** What would be thrown away by it, so that the player is asked once more. */
  lostBy?(offer: Offer, offers: readonly Offer[]): Offer | null;
}

/** The contents of a game's rules. */
export interface RulesParts<S> {
  /** The topics, in reading order. */
  groups: readonly Group[];
  /** Numbers that belong to a topic's answer. */
  rows?(topic: string, sheet: S): string[];
  /** A section of what the sheet lists, such as all spells. */
  listed?(sheet: S): Section;
  /** An option that changes the sheet; readers can choose it above the list. */
  option?: { name: string; label: string };
  /** An icon for an item of the list, and its details. */
  Icon?: GameComponent<{ item: string; sheet: S }>;
  Answer?: GameComponent<{ item: string; sheet: S }>;
}

export type SceneProps = { seats?: readonly boolean[] }; // which seats are taken

/** A control on the set-up page for values that are not in the list of choices. */
export type OptionControl = Component<{ set: (value: unknown) => void }>;

type Loaded<T> = () => Promise<T>;

/** A game's part of the client: `games/<name>/index.ts`. Its parts are loaded when they are needed. */
export interface GameClient<B extends GameData = GameData, S extends GameData = GameData> {
  name: string;
  /** Does the server have a reference sheet of this game? */
  hasSheet: boolean;
  isBoard(data: GameData): data is B;
  isSheet(data: GameData): data is S;
  table: Loaded<TableParts<B, S>>;
  /** A picture for the start page, 16:9; while a table waits, with those who have sat down. */
  scene?: Loaded<Component<SceneProps>>;
  rules: Loaded<RulesParts<S>>;
  /** Small pictures beside a choice of an option on the set-up page; nothing where there is none. */
  optionPicture?: Loaded<Component<{ option: string; value: unknown }>>;
  /** By option: the control that appears for the additional choice `own`. */
  controls?: Readonly<Record<string, Loaded<OptionControl>>>;
}

/** Who may come to the bottom of the table: all who share this screen. Their boards are kept while they wait. */
export function nearOf(seat: number, yours: readonly number[]): readonly number[] {
  return yours.includes(seat) ? yours : [seat];
}

/** Who may be among the others: also those who share this screen, whose place there is kept while they are near. */
export function farOf(seat: number, yours: readonly number[], count: number): number[] {
  return nearOf(seat, yours).length > 1 ? Array.from({ length: count }, (_, each) => each) : othersOf(seat, count);
}

/** The other seats in turn order, starting after mine. */
export function othersOf(mine: number, count: number): number[] {
  return Array.from({ length: count - 1 }, (_, step) => (mine + step + 1) % count);
}
