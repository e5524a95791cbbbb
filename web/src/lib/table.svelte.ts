/** A table as this page knows it: what the server has sent, and which updates are still to be shown. */
import {
  PROTOCOL,
  type FromPage,
  type Hints,
  type LogEntry,
  type Presence,
  type Reason,
  type Refused,
  type Said,
  type SeatView,
  type Settings,
  type TableState,
  type ToPage,
  type Update,
  type View,
} from "../messages";
import type { ActEntry } from "./game";
import { mergeLog } from "./log";
import { Pacer } from "./pacer";
import { sound } from "./alerts";
import type { Thing } from "./why";
import { preferences } from "./preferences.svelte";
import { seedFor } from "./seeds";

type Without<T> = T extends { type: string } ? Omit<T, "table"> : never;
/** What this page can ask of the table. */
export type Command = Without<Exclude<FromPage, { type: "hello" | "ping" | "watch" | "unwatch" }>>;
export type Connection = "connecting" | "open" | "lost" | "gone" | "reload";

// In milliseconds:
const RECONNECT_DELAYS = [300, 1000, 2000, 5000];
const BEFORE_FORCED_MOVE = 300;

const MOST_ACTS = 3;

/** What somebody else did: its entry in the log, and what their score gained. */
export interface Act {
  entry: LogEntry;
  gain: number;
}

export class Table {
  connection = $state<Connection>("connecting");
  version = $state(0);
  snapshot = $state.raw<TableState | null>(null);
  view = $state.raw<View | null>(null);
  seats = $state.raw<readonly SeatView[]>([]);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<Said[]>([]);
  presence = $state.raw<Presence | null>(null);
  hints = $state.raw<Hints | null>(null);
  refused = $state.raw<Refused | null>(null);
  reason = $state.raw<Reason | null>(null); // why the thing last asked about cannot be chosen
  turnElsewhere = $state<string | null>(null); // the table at which it is my turn too
  goneReason = $state(""); // a text key
  muted = $state(false);
  hintsPending = $state(false);
  isWaitingToSend = $state(false); // a choice was made while the connection was lost
  choiceLost = $state(false); // meanwhile the table has moved on, so that choice was not sent
  acts = $state.raw<readonly Act[]>([]); // the latest of the others since my last one
  weigh: (act: ActEntry) => number = () => 1; // how long an act is looked at
  clockOffset = 0; // milliseconds by which the server's clock is ahead of ours

  #socket: WebSocket | null = null;
  #failures = 0;
  #seen: number | null = null;
  #queue: Update[] = [];
  #isShowing = false;
  #isHeld = $state(false); // the last act of the others is still being looked at
  #unsent: { seat: number; action: string; version: number } | null = null;
  #pacer = new Pacer();
  #closed = false;
  #cancelling = false;
  #forced: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.#connect();
  }

  get yours(): readonly number[] {
    return this.snapshot?.yours ?? [];
  }

  get isMine(): boolean {
    const player = this.view?.player;
    return player !== null && player !== undefined && this.yours.includes(player) && !this.#isHeld;
  }

  get settings(): Settings | null {
    const created = this.snapshot?.created;
    return created?.type === "created" ? created.settings : null;
  }

  /** Do the others act, or are their acts still being shown? */
  get isWatching(): boolean {
    return this.view?.status === "live" && this.yours.length > 0 && !this.isMine;
  }

  /** Shows at once how it stands; until my next choice nothing is shown one by one. */
  showResult(): void {
    this.#pacer.hurry();
  }

  send(command: Command): void {
    this.refused = null;
    this.reason = null;
    this.#post({ ...command, table: this.id } as FromPage);
  }

  play(action: string): void {
    const seat = this.view?.player;
    if (seat === null || seat === undefined) return;
    clearTimeout(this.#forced);
    this.#cancelling = false;
    this.hints = null;
    this.choiceLost = false;
    const choice = { seat, action, version: this.version };
    if (this.connection === "open") return this.send({ type: "play", ...choice, id: 1 });
    this.#unsent = choice;
    this.isWaitingToSend = true;
  }

  /** Sends the choice that was made while the connection was lost, if it is still about the same position. */
  #sendLate(version: number): void {
    const choice = this.#unsent;
    this.#unsent = null;
    this.isWaitingToSend = false;
    if (!choice) return;
    if (choice.version === version) this.send({ type: "play", ...choice, id: 1 });
    else this.choiceLost = true;
  }

  /** Undoes my last choice; if that is not possible, the server says why. */
  undo(): void {
    const seat = this.view?.undo ?? this.yours[0];
    if (seat !== undefined) this.send({ type: "undo", seat, version: this.version, id: 2 });
  }

  /** Is there an unfinished action of mine that can be cancelled? */
  get isUnderway(): boolean {
    const undo = this.view?.undo ?? null;
    return undo !== null && this.yours.includes(undo) && this.view?.board.underway !== undefined;
  }

  /** Undoes all steps of an unfinished action. */
  cancel(): void {
    this.#cancelling = true;
    this.undo();
  }

  /** Asks why something cannot be chosen. */
  askWhy(thing: Thing): void {
    if (this.isMine) this.send({ type: "why", ...thing, id: 8 });
  }

  askHints(): void {
    this.hintsPending = true;
    this.send({ type: "hint", version: this.version, id: 5 });
  }

  /** Mutes or unmutes the chat. */
  mute(muted: boolean): void {
    this.muted = muted;
    if (muted) this.chat = [];
    this.#watch(muted ? this.#seen : null);
  }

  /** Reconnects: this person has just taken a seat. */
  reconnect(): void {
    this.#seen = null;
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#forced);
    this.#pacer.hurry();
    this.#socket?.close();
  }

  #connect(): void {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`);
    this.#socket = socket;
    socket.onopen = () => this.#post({ type: "hello", protocol: PROTOCOL });
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data as string) as ToPage);
    socket.onclose = () => this.#lost();
  }

  #lost(): void {
    if (this.#closed || this.connection === "gone" || this.connection === "reload") return;
    this.connection = "lost";
    const delay = RECONNECT_DELAYS[Math.min(this.#failures++, RECONNECT_DELAYS.length - 1)];
    setTimeout(() => this.#closed || this.#connect(), delay);
  }

  #post(message: FromPage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #watch(seen: number | null): void {
    this.#post({ type: "watch", table: this.id, seen, quiet: this.muted });
  }

  #receive(message: ToPage): void {
    switch (message.type) {
      case "welcome":
        this.clockOffset = message.now - Date.now();
        this.#watch(this.#seen);
        break;
      case "table":
        this.#opened();
        this.#queue = [];
        this.#reset(message);
        this.#reveal(message);
        this.#sendLate(message.version);
        break;
      case "update":
        this.#opened();
        this.#seen = message.version;
        this.#queue.push(message);
        this.#reveal(message);
        this.#sendLate(message.version);
        void this.#showUpdates();
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
        this.hintsPending = false;
        break;
      case "reason":
        this.reason = message;
        break;
      case "hints":
        this.hints = message;
        this.hintsPending = false;
        break;
      case "turn":
        if (message.table !== this.id) this.turnElsewhere = message.table;
        break;
      case "gone":
        this.connection = "gone";
        this.goneReason = message.key;
        break;
      case "reload":
        this.connection = "reload";
        break;
    }
  }

  /** Reveals the seed of this page once all seats are taken. */
  #reveal({ view, seats }: { view: View; seats: readonly SeatView[] }): void {
    const created = this.snapshot?.created;
    if (view.status !== "open" || created?.type !== "created" || seats.some(({ kind }) => kind === "open")) return;
    for (const seat of this.yours) {
      const { commitment, seed: isRevealed } = seats[seat]!;
      const seed = commitment && !isRevealed ? seedFor(commitment, this.id, created.commitment ?? "") : null;
      if (seed) this.#post({ type: "reveal", table: this.id, seat, seed });
    }
  }

  #opened(): void {
    this.connection = "open";
    this.#failures = 0;
  }

  /** Starts over from a whole table. */
  #reset(message: TableState): void {
    this.snapshot = message;
    this.#seen = message.version;
    this.version = message.version;
    this.view = message.view;
    this.seats = message.seats;
    this.log = [...message.log];
    this.chat = [...message.chat];
    this.#playForced();
  }

  /** Shows updates one by one, at the pace that the player likes. */
  async #showUpdates(): Promise<void> {
    if (this.#isShowing) return;
    this.#isShowing = true;
    while (this.#queue.length) {
      await this.#pacer.wait(this.#returnsToMe(this.#queue[0]!));
      const update = this.#queue.shift();
      if (!update) break; // the whole table has come meanwhile
      this.#tell(update);
      this.version = update.version;
      this.reason = null;
      this.view = update.view;
      this.seats = update.seats;
      this.log = mergeLog(this.log, update.log ?? [], update.view.length);
      const lines = update.events.filter((event) => event.type === "said");
      if (lines.length) this.chat = [...this.chat, ...lines];
      if (update.events.some((event) => event.type === "played")) sound("move");
      const held = this.isMine && !this.#queue.length ? this.#pacer.hold() : null;
      if (held) await this.#hold(held);
    }
    this.#isShowing = false;
    this.#cancelling &&= this.isUnderway;
    if (this.#cancelling) this.undo();
    else this.#playForced();
  }

  async #hold(held: Promise<void>): Promise<void> {
    this.#isHeld = true;
    await held;
    this.#isHeld = false;
  }

  #returnsToMe(update: Update): boolean {
    const player = update.view.player ?? null;
    return update.view.status !== "live" || (player !== null && this.yours.includes(player));
  }

  /** Remembers what the others did, and how long it is to be looked at. */
  #tell(update: Update): void {
    const entry = update.log?.at(-1);
    const played = update.events.findLast((event) => event.type === "played");
    if (!entry || !played || !this.yours.length) return;
    if (this.yours.includes(entry.seat)) {
      this.acts = [];
      this.#pacer.mine(!this.#returnsToMe(update));
      return;
    }
    const gain = (update.view.scores[entry.seat] ?? 0) - (this.view?.scores[entry.seat] ?? 0);
    this.acts = [...this.acts, { entry, gain }].slice(-MOST_ACTS);
    this.#pacer.shown(entry.seat, this.weigh(entry), played.bot ?? false, Boolean(this.view?.clock));
  }

  /** Plays the only legal action, if the player wants that. */
  #playForced(): void {
    clearTimeout(this.#forced);
    const offers = this.view?.offers ?? [];
    if (!preferences.forced || !this.isMine || offers.length !== 1 || this.view?.lesson?.fresh) return;
    this.#forced = setTimeout(() => this.play(offers[0]!.action), this.view?.grace ?? BEFORE_FORCED_MOVE);
  }
}
