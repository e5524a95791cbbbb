/** How a person is called back to the table: a notification while the page is out of sight, and small sounds. */
import { preferences } from "./preferences.svelte";

const NOTES: Record<"turn" | "move", readonly number[]> = { turn: [660, 880], move: [330] };
const LONG = 0.12; // seconds a note sounds
let player: AudioContext | null = null;

export function sound(which: keyof typeof NOTES): void {
  if (!preferences.sounds) return;
  player ??= new AudioContext();
  for (const [index, pitch] of NOTES[which].entries()) note(player, pitch, player.currentTime + index * LONG);
}

function note(on: AudioContext, pitch: number, when: number): void {
  const tone = new OscillatorNode(on, { frequency: pitch, type: "triangle" });
  const volume = new GainNode(on, { gain: 0.08 });
  volume.gain.exponentialRampToValueAtTime(0.001, when + LONG);
  tone.connect(volume).connect(on.destination);
  tone.start(when);
  tone.stop(when + LONG);
}

export const canNotify = "Notification" in globalThis;

/** Asks the browser's leave; whether it was given. */
export async function askLeave(): Promise<boolean> {
  return canNotify && (await Notification.requestPermission()) === "granted";
}

export function notify(title: string, table: string): void {
  if (!preferences.notify || !canNotify || Notification.permission !== "granted" || !document.hidden) return;
  const shown = new Notification(title, { tag: table, icon: "/icon.svg" });
  shown.onclick = () => {
    focus();
    shown.close();
  };
}
