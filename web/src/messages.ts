// Written by `make types`; a test fails when it differs from the server's types.

export const PROTOCOL = 1;

/** The game ended without a result, because everybody wished so. */
export interface Abandoned {
  type: "abandoned";
  version: number;
  at: number;
}

/** A person whom the clocks waited for has come to the table. */
export interface Arrived {
  type: "arrived";
  version: number;
  at: number;
  seat: number;
}

/** All seats are taken and the game has begun; ``then`` is what chance dealt first. */
export interface Begun {
  type: "begun";
  version: number;
  at: number;
  then?: string[];
}

/** An action that chance played: its number, what was possible, and the whole-number weight of each of these. */
export interface Chance {
  number: number;
  outcomes: string[];
  weights: number[];
}

/** All actions of a record that chance played. */
export interface Chances {
  chances: Chance[];
}

/** New lines in the chat; the board has not changed. */
export interface Chatted {
  type: "chatted";
  table: string;
  version: number;
  events: Said[];
}

/** The options as a new table takes them, those from files included. */
export interface CheckedOptions {
  options: Record<string, unknown>;
}

/** How long a person may think, in milliseconds: a bank for the whole game, and a bonus for every turn. A fresh clock starts every turn with the full bank instead. */
export interface Clock {
  bank: number;
  bonus?: number;
  fresh?: boolean;
}

/** What was left to each seat (milliseconds) at a time, and whose clock has been running since. */
export interface ClockView {
  left: number[];
  running: number | null;
  since: number;
}

/** The code of a private address. */
export interface Continue {
  code: string;
}

/** The table was set up. */
export interface Created {
  type: "created";
  version: number;
  at: number;
  settings: Settings;
  seats: SeatPlan[];
  host?: string;
  commitment?: string;
  secret?: string;
  taken_over?: number;
}

/** What was asked for is done and on disk; the version after it. */
export interface Done {
  type: "done";
  id: number;
  version?: number;
}

/** The moment that triggered the end: how many actions led to it, who has triggered it, the announcement. */
export interface EndingMark {
  number: number;
  round: number;
  seat: number | null;
  line: Message;
}

/** The announcement of the last turns, and the seat that has triggered them, if one has. */
export interface EndingView {
  line: Message;
  seat?: number | null;
}

/** The part of a record that proves its outcomes. The secret and the seeds are there once the game has ended. */
export interface Fairness {
  commitment: string;
  first?: number;
  scheme: number;
  seats: SeatSeed[];
  secret?: string;
}

/** I, the host, give an open seat to a bot. */
export interface Fill {
  type: "fill";
  id?: number | null;
  table: string;
  seat: number;
  level: string;
}

/** A moment of a record: an action, its line in the log, and the board after it. */
export interface Frame {
  number: number;
  board: Record<string, unknown>;
  scores: number[];
  sources: Record<string, number>[];
  player: number;
  seat?: number | null;
  action?: string;
  line?: Message | null;
  step?: Step | null;
}

/** A seat is open again, before the game has begun. */
export interface Freed {
  type: "freed";
  version: number;
  at: number;
  seat: number;
}

/** An installed game. */
export interface GameInfo {
  name: string;
  titles: string[];
  seats: number[];
  options: OptionInfo[];
  levels: string[];
  lesson: boolean;
}

/** All installed games. */
export interface GameList {
  games: GameInfo[];
}

/** There is no such table, it is closed to watchers, or it has been archived (its record may still be there). */
export interface Gone {
  type: "gone";
  table: string;
  key: string;
  text: string;
}

/** The server is healthy. */
export interface Health {
  server: string;
  protocol: number;
  tables: number;
  pages: number;
}

/** The first message: which protocol the page speaks. */
export interface Hello {
  type: "hello";
  id?: number | null;
  protocol: number;
}

/** What would a strong bot play? */
export interface Hint {
  type: "hint";
  id?: number | null;
  table: string;
  version: number;
}

/** An action, the chance of whoever decides to win with it (0 to 1), and what it leads to for each seat. ``share``: how much of the search went into it. */
export interface HintMove {
  action: string;
  label: Message;
  win: number;
  share: number;
  wins: number[];
  points: number[];
}

/** What a strong bot thinks of the position: its value for each seat, and the best actions, most wins first. */
export interface Hints {
  type: "hints";
  table: string;
  version: number;
  wins: number[];
  points: number[];
  best: HintMove[];
  id?: number | null;
}

/** Take a seat, the first open one if none is named. ``commitment`` is to a seed of yours. */
export interface Join {
  name?: string;
  seat?: number | null;
  commitment?: string | null;
}

/** A token for programs: ``Authorization: Bearer KEY``. */
export interface Key {
  key: string;
}

/** I leave; a bot may play for me. */
export interface Leave {
  type: "leave";
  id?: number | null;
  table: string;
  seat: number;
}

/** A person left; a bot plays for them until they are back. */
export interface Left {
  type: "left";
  version: number;
  at: number;
  seat: number;
}

/** What the guide of a lesson says: which step this is, why, and what to do now. */
export interface LessonView {
  step: number;
  steps: number;
  note: Message;
  suggest?: string | null;
  strayed?: boolean;
  ended?: boolean;
  fresh?: boolean;
}

/** A private address that makes another device yours. It works once, until a time (milliseconds since 1970). */
export interface Link {
  path: string;
  expires: number;
}

/** An event that moved the game, in words: the decision and each outcome of chance. Entries from ``first`` on, the number of its first action, are replaced by it. */
export interface LogEntry {
  version: number;
  seat: number;
  first: number;
  lines: Message[];
  ending?: Message | null;
  steps?: Step[];
}

/** One of: a text by its key, people, a list, a name, plain text. Without any field it says nothing. */
export interface Message {
  key?: string | null;
  values?: Record<string, string | number | Message>;
  asked?: number | null;
  seats?: number[];
  person?: number[];
  all_of?: Message[];
  any_of?: Message[];
  sum_of?: Message[];
  names?: Record<string, string>;
  text?: string;
}

/** A new table; ``options`` are those of the game. Chat is off at listed tables, unless it is asked for. A lesson has its own options, and a bot for the second seat. ``commitment`` is to a seed of yours, which you reveal over the socket; the game begins with it. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  start?: Record<string, unknown> | null;
  clock?: Clock | null;
  undo?: boolean;
  hints?: boolean;
  chat?: boolean | null;
  watchers?: boolean;
  listed?: boolean;
  lesson?: boolean;
  commitment?: string | null;
}

/** A legal action: what is touched, where it lies, where it goes, and its words for lists and screen readers. */
export interface Offer {
  action: string;
  verb: string;
  label: Message;
  zone?: string | null;
  seat?: number | null;
  item?: string | null;
  amount?: number | null;
  to?: string | null;
  to_seat?: number | null;
  to_item?: string | null;
}

/** Options of a game to check. ``files`` has the texts of options that are files, in TOML or JSON. */
export interface OptionCheck {
  options?: Record<string, unknown>;
  files?: Record<string, string>;
}

/** An option of a game. Its texts are ``GAME-option-NAME``, with ``-help`` and ``-CHOICE`` behind it. */
export interface OptionInfo {
  name: string;
  kind: "choice" | "file" | "flag" | "number" | "seat";
  default?: string | number | boolean | null;
  low?: number;
  high?: number;
  choices?: string[];
  also?: boolean;
  when?: WhenInfo | null;
}

/** Is the server there? */
export interface Ping {
  type: "ping";
  id?: number | null;
}

/** I play this legal action, chosen at this version. */
export interface Play {
  type: "play";
  id?: number | null;
  table: string;
  seat: number;
  action: string;
  version: number;
}

/** A new table that goes on from a moment of a record: after so many actions. No seat stays open. */
export interface PlayOn {
  at: number;
  seats: SeatWish[];
  undo?: boolean;
  hints?: boolean;
}

/** A decision, and the outcomes of chance that followed it. */
export interface Played {
  type: "played";
  version: number;
  at: number;
  seat: number;
  action: string;
  then?: string[];
  bot?: boolean;
}

/** The answer to ping, with the server's time. */
export interface Pong {
  type: "pong";
  now: number;
  id?: number | null;
}

/** Who is at a table: by seat, whether its person has it open, and how many others watch. */
export interface Presence {
  type: "presence";
  table: string;
  here: boolean[];
  watchers: number;
}

/** Why a request was refused: in plain English, and as key and values for translations. */
export interface Problem {
  key: string;
  text: string;
  place?: string;
  values?: Record<string, unknown>;
  also?: Problem[];
}

/** The answer to why: one sentence; without it, the thing can be chosen. */
export interface Reason {
  type: "reason";
  table: string;
  version: number;
  reason?: Message | null;
  id?: number | null;
}

/** A record, ready for JSON. */
export interface RecordData {
  actions: string[];
  fairness?: Fairness;
  game: string;
  grimoire: number;
  options: Record<string, unknown>;
  result: RecordResult | null;
  rules: number;
  seats?: RecordSeat[];
  start: Record<string, unknown> | null;
}

/** The id of a record that was uploaded. */
export interface RecordId {
  record: string;
}

/** How a finished game ended. */
export interface RecordResult {
  scores: number[];
  winners: number[];
}

/** Who played a seat: a person or program by the name chosen for the game, or a bot. ``illegal`` counts the illegal actions that a language model or another program has tried. */
export interface RecordSeat {
  bot?: string;
  illegal?: number;
  name?: string;
}

/** Nothing was done. ``text`` says why in plain English; ``key`` and ``values`` are for translations. */
export interface Refused {
  type: "refused";
  key: string;
  text: string;
  id?: number | null;
  place?: string;
  values?: Record<string, string | number>;
}

/** The page and the server speak different protocols: load the page again. */
export interface Reload {
  type: "reload";
  server: string;
  protocol: number;
}

/** Everybody wished to play again; the next game is at this table. */
export interface Rematched {
  type: "rematched";
  version: number;
  at: number;
  table: string;
}

/** A part of a record, frame by frame. */
export interface Replay {
  game: string;
  options: Record<string, unknown>;
  seats: SeatView[];
  length: number;
  frames: Frame[];
}

/** I resign. */
export interface Resign {
  type: "resign";
  id?: number | null;
  table: string;
  seat: number;
}

/** A person resigned, or their time ran out. */
export interface Resigned {
  type: "resigned";
  version: number;
  at: number;
  seat: number;
  why?: "resign" | "time";
}

/** How a match ended: who won, and by what. */
export interface Result {
  winners: number[];
  by: "abandon" | "play" | "resign" | "time";
}

/** I am back at my seat. */
export interface Return {
  type: "return";
  id?: number | null;
  table: string;
  seat: number;
}

/** A person is back at their seat. */
export interface Returned {
  type: "returned";
  version: number;
  at: number;
  seat: number;
}

/** The seed that I have committed to. */
export interface Reveal {
  type: "reveal";
  id?: number | null;
  table: string;
  seat: number;
  seed: string;
}

/** The page of a seat revealed the seed that it had committed to. */
export interface Revealed {
  type: "revealed";
  version: number;
  at: number;
  seat: number;
  seed?: string;
}

/** A line of the chat. */
export interface Said {
  type: "said";
  version: number;
  at: number;
  seat: number;
  text: string;
}

/** A line for the chat. */
export interface Say {
  type: "say";
  id?: number | null;
  table: string;
  seat: number;
  text: string;
}

/** A game in numbers. ``rounds`` has the scores at the end of each round that is over. */
export interface ScoreHistory {
  length: number;
  first: number;
  rounds: number[][];
  turns: TurnMark[];
  ending: EndingMark | null;
  scores: number[];
  sources: Record<string, number>[];
}

/** Who is to sit at a seat: a person, a bot of a level, or nobody yet. */
export interface SeatPlan {
  kind: "bot" | "open" | "person";
  name?: string;
  player?: string;
  level?: string;
  commitment?: string;
}

/** What the page of a seat committed to, and the seed if it was revealed in time and counts. */
export interface SeatSeed {
  commitment?: string;
  seed?: string;
}

/** A seat as everybody sees it. */
export interface SeatView {
  kind: "bot" | "open" | "person";
  name?: string;
  level?: string;
  away?: boolean;
  resigned?: boolean;
  commitment?: string;
  seed?: boolean;
}

/** Who is to sit at a seat: me, a bot of a level, or anybody. Several seats may be mine. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  name?: string;
  level?: string;
}

/** Somebody took an open seat: a person, or a bot with a level. */
export interface Seated {
  type: "seated";
  version: number;
  at: number;
  seat: number;
  plan: SeatPlan;
}

/** The game with its options, and what is allowed at the table. */
export interface Settings {
  game: string;
  options?: Record<string, unknown>;
  start?: Record<string, unknown> | null;
  clock?: Clock | null;
  undo?: boolean;
  hints?: boolean;
  chat?: boolean;
  watchers?: boolean;
  listed?: boolean;
  stand_in?: string;
  lesson?: boolean;
  gather?: boolean;
}

/** An action that was played, or an outcome of chance: what moved from where to where, and what it gained. The fields from ``zone`` on are those of an offer. */
export interface Step {
  action: string;
  verb: string;
  actor?: number | null;
  gains?: number[];
  zone?: string | null;
  seat?: number | null;
  item?: string | null;
  amount?: number | null;
  to?: string | null;
  to_seat?: number | null;
  to_item?: string | null;
}

/** A table as lists show it. */
export interface TableInfo {
  table: string;
  game: string;
  status: string;
  listed: boolean;
  options: Record<string, unknown>;
  clock: Clock | null;
  chat: boolean;
  watchers: boolean;
  seats: SeatView[];
  yours: number[];
  player: number | null;
  your_turn: boolean;
  version: number;
  created: number;
  changed: number;
  scores?: number[];
  result?: Result | null;
}

/** The whole of a table. */
export interface TableState {
  type: "table";
  table: string;
  version: number;
  created: Created | Seated | Freed | Revealed | Begun | Played | Undone | Arrived | Left | Returned | Resigned | Wished | Abandoned | Rematched | Said;
  seats: SeatView[];
  yours: number[];
  host: boolean;
  view: View;
  log: LogEntry[];
  chat: Said[];
}

/** The first decision of a turn: how many actions came before it, and the scores then. */
export interface TurnMark {
  number: number;
  round: number;
  seat: number;
  scores: number[];
}

/** I undo my last choice. */
export interface Undo {
  type: "undo";
  id?: number | null;
  table: string;
  seat: number;
  version: number;
}

/** A person undid their last ``count`` decisions. In a lesson, ``count`` includes the decisions of the opponent in between, and chance is undone too. */
export interface Undone {
  type: "undone";
  version: number;
  at: number;
  seat: number;
  count: number;
}

/** Send me no more updates of this table. */
export interface Unwatch {
  type: "unwatch";
  id?: number | null;
  table: string;
}

/** What happened at a table after the version that the page knows, and how it stands now. */
export interface Update {
  type: "update";
  table: string;
  version: number;
  events: (Created | Seated | Freed | Revealed | Begun | Played | Undone | Arrived | Left | Returned | Resigned | Wished | Abandoned | Rematched | Said)[];
  seats: SeatView[];
  view: View;
  log?: LogEntry[];
}

/** The board and the question. */
export interface View {
  moment: number;
  length: number;
  status: "abandoned" | "live" | "open" | "over";
  board: Record<string, unknown>;
  scores: number[];
  parts: Record<string, number>[];
  sources: Record<string, number>[];
  player?: number | null;
  thinking?: boolean;
  prompt?: Message | null;
  offers?: Offer[];
  undo?: number | null;
  grace?: number;
  clock?: ClockView | null;
  result?: Result | null;
  outcome?: Message[];
  ending?: EndingView | null;
  wishes?: Record<string, number[]>;
  awaited?: number[];
  rematch?: string;
  lesson?: LessonView | null;
}

/** Send me updates of this table. ``seen`` is the last version I know; ``quiet`` leaves out the chat. */
export interface Watch {
  type: "watch";
  id?: number | null;
  table: string;
  seen?: number | null;
  quiet?: boolean;
}

/** The answer to hello: the server's version, its time (milliseconds since 1970) and its protocol. */
export interface Welcome {
  type: "welcome";
  server: string;
  now: number;
  protocol: number;
}

/** An option has an effect only where another one has one of these values. */
export interface WhenInfo {
  option: string;
  values: (string | number | boolean | null)[];
}

/** Why can I not choose this thing? It is named as offers name what they touch. */
export interface Why {
  type: "why";
  id?: number | null;
  table: string;
  zone: string;
  seat?: number | null;
  item?: string | null;
  amount?: number | null;
}

/** I would like to abandon the game, or to play again. */
export interface WishFor {
  type: "wish";
  id?: number | null;
  table: string;
  seat: number;
  wish: "abandon" | "rematch";
  commitment?: string | null;
}

/** A person would like to abandon the game without a result, or to play again. */
export interface Wished {
  type: "wished";
  version: number;
  at: number;
  seat: number;
  wish: "abandon" | "rematch";
  commitment?: string;
}

/** It is your turn at a table that this page does not show. */
export interface YourTurn {
  type: "turn";
  table: string;
  seat: number;
}

export type FromPage = Hello | Ping | Watch | Unwatch | Play | Undo | Fill | Reveal | Leave | Return | Resign | WishFor | Say | Hint | Why;

export type ToPage = Welcome | Reload | Done | Refused | Presence | TableState | Update | Chatted | YourTurn | Gone | Hints | Reason | Pong;
