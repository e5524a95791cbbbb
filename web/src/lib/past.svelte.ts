/** Looking back at a table: the board after an earlier action, while the game goes on. */
import type { Frame, LogEntry } from "../messages";
import { api } from "./api";
import { preferences, type Pace } from "./preferences.svelte";

const CHUNK = 60;
const PLAYED: Record<Pace, number> = { relaxed: 1000, brisk: 500, instant: 250 }; // milliseconds for a step

export class Past {
  at = $state<number | null>(null); // after how many actions; null: now
  frame = $state.raw<Frame | null>(null);
  isPlaying = $state(false);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache: only `frame` is drawn
  #frames = new Map<number, Frame>();
  #length = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: string) {}

  /** The game has this many actions now. If some were undone, the cached boards may be wrong. */
  grew(length: number): void {
    if (length < this.#length) {
      this.#frames.clear();
      this.now();
    }
    this.#length = length;
  }

  async show(requested: number): Promise<void> {
    const moment = Math.max(0, requested);
    if (moment >= this.#length) return this.now();
    this.at = moment;
    if (!this.#frames.has(moment)) await this.#load(moment);
    if (this.at === moment) this.frame = this.#frames.get(moment) ?? null;
  }

  step(by: number): void {
    this.pause();
    void this.show((this.at ?? this.#length) + by);
  }

  /** Shows every step from this one on, up to the present. */
  async play(from: number): Promise<void> {
    this.pause();
    this.isPlaying = true;
    await this.show(from);
    if (!this.isPlaying || this.at === null) return this.pause();
    this.#timer = setTimeout(() => void this.play((this.at ?? this.#length) + 1), PLAYED[preferences.pace]);
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
  }

  now(): void {
    this.pause();
    this.at = null;
    this.frame = null;
  }

  async #load(moment: number): Promise<void> {
    const first = Math.floor(moment / CHUNK) * CHUNK;
    const replay = await api.replay(this.table, first, CHUNK).catch(() => null);
    for (const frame of replay?.frames ?? []) this.#frames.set(frame.number, frame);
  }
}

/** The first action of the others since my last turn; null if there is none. */
export function sinceMyTurn(log: readonly LogEntry[], yours: readonly number[]): number | null {
  const isMine = (entry: LogEntry | undefined) => entry !== undefined && yours.includes(entry.seat);
  let end = log.length;
  while (end > 0 && isMine(log[end - 1])) end -= 1;
  let start = end;
  while (start > 0 && !isMine(log[start - 1])) start -= 1;
  return start < end && start > 0 ? log[start]!.first : null;
}

/** How many actions were played up to this line of an entry: each line is one. */
export function momentOf(entry: LogEntry, line: number): number {
  return entry.first + line + 1;
}
