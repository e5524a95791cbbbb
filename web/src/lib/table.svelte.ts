/** One table as a page knows it: what the server told, and what is still to be shown of it. */
import {
  PROTOCOL,
  type FromPage,
  type Hints,
  type LogEntry,
  type Presence,
  type Refused,
  type Said,
  type SeatView,
  type Settings,
  type TableState,
  type ToPage,
  type Update,
  type View,
} from "../messages";
import { grown } from "./log";
import { sound } from "./calls";
import { isMoving, preferences } from "./preferences.svelte";

type Without<T> = T extends { type: string } ? Omit<T, "table"> : never;
export type Wish = Without<Exclude<FromPage, { type: "hello" | "ping" | "watch" | "unwatch" }>>;
export type Connection = "connecting" | "open" | "lost" | "gone" | "reload";

const PAUSES = [300, 1000, 2000, 5000];
const OTHERS = 450; // milliseconds to see what somebody else did
const FORCED = 300;

export class Table {
  connection = $state<Connection>("connecting");
  version = $state(0);
  whole = $state.raw<TableState | null>(null);
  view = $state.raw<View | null>(null);
  seats = $state.raw<readonly SeatView[]>([]);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<Said[]>([]);
  presence = $state.raw<Presence | null>(null);
  hints = $state.raw<Hints | null>(null);
  refused = $state.raw<Refused | null>(null);
  elsewhere = $state<string | null>(null);
  why = $state("");
  muted = $state(false);
  asking = $state(false); // for a hint
  offset = 0; // how far the server's time is ahead of ours, in milliseconds

  #socket: WebSocket | null = null;
  #failures = 0;
  #seen: number | null = null;
  #queue: Update[] = [];
  #showing = false;
  #closed = false;
  #cancelling = false;
  #forced: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.#connect();
  }

  get yours(): readonly number[] {
    return this.whole?.yours ?? [];
  }

  get isMine(): boolean {
    const player = this.view?.player;
    return player !== null && player !== undefined && this.yours.includes(player);
  }

  get settings(): Settings | null {
    const created = this.whole?.created;
    return created?.type === "created" ? created.settings : null;
  }

  name = (seat: number): string => this.seats[seat]?.name || this.seats[seat]?.level || String(seat + 1);

  send(wish: Wish): void {
    this.refused = null;
    this.#say({ ...wish, table: this.id } as FromPage);
  }

  play(action: string): void {
    const seat = this.view?.player;
    if (seat === null || seat === undefined) return;
    clearTimeout(this.#forced);
    this.#cancelling = false;
    this.hints = null;
    this.send({ type: "play", seat, action, version: this.version, id: 1 });
  }

  /** Takes my last choice back; the server says why if it cannot be. */
  undo(): void {
    const seat = this.view?.undo ?? this.yours[0];
    if (seat !== undefined) this.send({ type: "undo", seat, version: this.version, id: 2 });
  }

  /** Is an action of mine half done that can be given up? */
  get isUnderway(): boolean {
    const undo = this.view?.undo ?? null;
    return undo !== null && this.yours.includes(undo) && this.view?.board.underway !== undefined;
  }

  /** Gives up a half done action, all of its steps. */
  cancel(): void {
    this.#cancelling = true;
    this.undo();
  }

  ask(): void {
    this.asking = true;
    this.send({ type: "hint", version: this.version, id: 5 });
  }

  /** With or without the chat; what was said meanwhile is not told later. */
  mute(muted: boolean): void {
    this.muted = muted;
    if (muted) this.chat = [];
    this.#watch(muted ? this.#seen : null);
  }

  /** The socket anew, as somebody who has just got a key. */
  again(): void {
    this.#seen = null;
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#forced);
    this.#socket?.close();
  }

  #connect(): void {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`);
    this.#socket = socket;
    socket.onopen = () => this.#say({ type: "hello", protocol: PROTOCOL });
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ToPage);
    socket.onclose = () => this.#lost();
  }

  #lost(): void {
    if (this.#closed || this.connection === "gone" || this.connection === "reload") return;
    this.connection = "lost";
    const pause = PAUSES[Math.min(this.#failures++, PAUSES.length - 1)];
    setTimeout(() => this.#closed || this.#connect(), pause);
  }

  #say(message: FromPage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #watch(seen: number | null): void {
    this.#say({ type: "watch", table: this.id, seen, quiet: this.muted });
  }

  #hear(message: ToPage): void {
    switch (message.type) {
      case "welcome":
        this.offset = message.now - Date.now();
        this.#watch(this.#seen);
        break;
      case "table":
        this.#opened();
        this.#queue = [];
        this.#take(message);
        break;
      case "update":
        this.#opened();
        this.#seen = message.version;
        this.#queue.push(message);
        void this.#show();
        break;
      case "chatted":
        this.#seen = message.version;
        this.version = Math.max(this.version, message.version);
        this.chat = [...this.chat, ...message.events];
        break;
      case "presence":
        this.presence = message;
        break;
      case "refused":
        this.refused = message;
        this.#cancelling = false;
        this.asking = false;
        break;
      case "hints":
        this.hints = message;
        this.asking = false;
        break;
      case "turn":
        if (message.table !== this.id) this.elsewhere = message.table;
        break;
      case "gone":
        this.connection = "gone";
        this.why = message.key;
        break;
      case "reload":
        this.connection = "reload";
        break;
    }
  }

  #opened(): void {
    this.connection = "open";
    this.#failures = 0;
  }

  #take(message: TableState): void {
    this.whole = message;
    this.#seen = message.version;
    this.version = message.version;
    this.view = message.view;
    this.seats = message.seats;
    this.log = [...message.log];
    this.chat = [...message.chat];
    this.#playForced();
  }

  /** One after the other, so that people see what the others did. */
  async #show(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    while (this.#queue.length) {
      const update = this.#queue.shift()!;
      this.version = update.version;
      this.view = update.view;
      this.seats = update.seats;
      this.log = grown(this.log, update.log ?? [], update.view.length);
      const lines = update.events.filter((event) => event.type === "said");
      if (lines.length) this.chat = [...this.chat, ...lines];
      if (update.events.some((event) => event.type === "played")) sound("move");
      if (this.#queue.length && isMoving()) await new Promise((resume) => setTimeout(resume, OTHERS));
    }
    this.#showing = false;
    this.#cancelling &&= this.isUnderway;
    if (this.#cancelling) this.undo();
    else this.#playForced();
  }

  #playForced(): void {
    clearTimeout(this.#forced);
    const offers = this.view?.offers ?? [];
    if (!preferences.forced || !this.isMine || offers.length !== 1 || this.view?.lesson?.fresh) return;
    this.#forced = setTimeout(() => this.play(offers[0]!.action), FORCED);
  }
}
