/** Time left on a player's clock. */
import type { ClockView } from "../messages";

/** Milliseconds left to a seat; `now` is the server's time. */
export function timeLeft(clock: ClockView, seat: number, now: number): number {
  const left = clock.left[seat] ?? 0;
  return Math.max(0, clock.running === seat ? left - Math.max(0, now - clock.since) : left);
}

const DAY = 86_400;

/** 2d 03h, 1:02:03 or 4:05; rounded up, so that 0:00 means time is up. */
export function formatTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (number: number) => String(Math.floor(number)).padStart(2, "0");
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)}d ${two((seconds % DAY) / 3600)}h`;
  const minutes = Math.floor((seconds % 3600) / 60);
  return seconds >= 3600
    ? `${Math.floor(seconds / 3600)}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
