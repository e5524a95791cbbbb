/** How long the acts of the others are shown, one after another. */
import { preferences, type Pace } from "./preferences.svelte";

// In milliseconds, for a whole act:
const ACT: Record<Pace, number> = { relaxed: 850, brisk: 400, instant: 0 };
const LEAST: Record<Pace, number> = { relaxed: 2200, brisk: 900, instant: 0 }; // for all acts of a bot in a row
const MOST = 3600; // for all acts of a seat in a row; further ones are hardly waited for
const HARDLY = 60;
const WITH_CLOCK = 0.5; // one's own clock may be running already

export class Pacer {
  #until = 0;
  #since = 0; // when the acts of this seat began
  #seat: number | null = null;
  #isBot = false;
  #hasClock = false;
  #hurries = false;
  #resume: (() => void) | null = null;

  constructor() {
    document.addEventListener("visibilitychange", () => document.hidden && this.#resume?.());
  }

  /** I have acted; `ends`: the others are next. */
  mine(ends: boolean): void {
    this.#hurries = false;
    this.#seat = null;
    this.#until = performance.now() + (ends ? 0.6 * ACT[preferences.pace] : 0);
  }

  /** An act of somebody else is shown. */
  shown(seat: number, weight: number, isBot: boolean, hasClock: boolean): void {
    const now = performance.now();
    if (seat !== this.#seat) [this.#seat, this.#since] = [seat, now];
    [this.#isBot, this.#hasClock] = [isBot, hasClock];
    const whole = ACT[preferences.pace] * (hasClock ? WITH_CLOCK : 1);
    const time = now - this.#since > MOST ? Math.min(HARDLY, whole) : whole * weight;
    this.#until = now + time;
  }

  /** Until the next update may be shown, null if at once; `last`: it ends the turn of the others. */
  wait(last: boolean): Promise<void> | null {
    return this.#wait(Math.max(this.#until, last ? this.#least : 0));
  }

  /** Until I may decide, null if at once: what a bot did whose turn was one act is to be seen. */
  hold(): Promise<void> | null {
    return this.#wait(this.#hasClock ? 0 : this.#least);
  }

  get #least(): number {
    return this.#isBot && this.#seat !== null ? this.#since + LEAST[preferences.pace] : 0;
  }

  #wait(until: number): Promise<void> | null {
    const time = until - performance.now();
    if (time <= 0 || this.#hurries || document.hidden) return null;
    return new Promise((resolve) => {
      const timer = setTimeout(done, time);
      function done(): void {
        clearTimeout(timer);
        resolve();
      }
      this.#resume = done;
    });
  }

  /** No more waiting until I have acted. */
  hurry(): void {
    this.#hurries = true;
    this.#resume?.();
  }
}
