/** What a game brings to the page, and what the page hands to it. */
import type { Component } from "svelte";
import type { Offer, Message } from "../messages";
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

/** Something that glows was touched: it plays, or asks which of its actions is meant. */
export type Choose = (offers: readonly Offer[], name: string, at: Element) => void;

/** A component of a game. It is declared as a method because it takes its own game's data only: ask the guard first. */
export type GameComponent<Props extends Record<string, unknown>> = {
  component(...given: Parameters<Component<Props>>): ReturnType<Component<Props>>;
}["component"];

export type BoardProps<B, S> = {
  board: B;
  sheet: S;
  seat: number; // whose board lies at the bottom
  offers: Offers;
  choose: Choose;
  to: Reader;
  player: number | null;
  scores: readonly number[];
};

/** What draws a table. */
export interface TableParts<B, S> {
  Board: GameComponent<BoardProps<B, S>>;
  /** What one of several choices does, drawn. */
  OfferPicture?: GameComponent<{ offer: Offer; board: B; sheet: S }>;
  /** A part of the score that has no text `<game>-part-<name>`. */
  partName?(part: string, sheet: S): Message | null;
}

/** What the rules of a game are made of. */
export interface RulesParts<S> {
  /** The topics in the order in which people read them. */
  groups: readonly Group[];
  /** Numbers that belong to a topic's answer. */
  rows?(topic: string, sheet: S): string[];
  /** What the sheet lists, such as all spells. */
  listed?(sheet: S): Section;
  /** An option that changes the sheet; it can be chosen below the heading of what is listed. */
  option?: { name: string; label: string };
  /** A small picture of something listed, and all that is known of it. */
  Icon?: GameComponent<{ item: string; sheet: S }>;
  Answer?: GameComponent<{ item: string; sheet: S }>;
}

/** A control of the set-up page for values that are no choice of a list. */
export type OptionControl = Component<{ set: (value: unknown) => void }>;

type Loaded<T> = () => Promise<T>;

/** A game's part of the client: `games/<name>/index.ts`. Only what is needed is loaded. */
export interface GameClient<B extends GameData = GameData, S extends GameData = GameData> {
  name: string;
  /** Does the server have a sheet of all its spells or cards? */
  hasSheet: boolean;
  isBoard(data: GameData): data is B;
  isSheet(data: GameData): data is S;
  table: Loaded<TableParts<B, S>>;
  /** A picture for the first page, 16:9. */
  scene?: Loaded<Component>;
  rules: Loaded<RulesParts<S>>;
  /** By option: the control that a further choice, `own`, brings up. */
  controls?: Readonly<Record<string, Loaded<OptionControl>>>;
}

/** The others' seats in turn order, from the one after mine on. */
export function othersOf(mine: number, count: number): number[] {
  return Array.from({ length: count - 1 }, (_, step) => (mine + step + 1) % count);
}
