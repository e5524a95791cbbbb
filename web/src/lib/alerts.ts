/** Alerts: sounds, and a notification while the page is hidden. */
import { preferences } from "./preferences.svelte";

const NOTES: Record<"turn" | "move", readonly number[]> = { turn: [660, 880], move: [330] };
const NOTE_LENGTH = 0.12; // in seconds
let player: AudioContext | null = null;

export function sound(which: keyof typeof NOTES): void {
  if (!preferences.sounds) return;
  player ??= new AudioContext();
  for (const [index, pitch] of NOTES[which].entries()) note(player, pitch, player.currentTime + index * NOTE_LENGTH);
}

function note(on: AudioContext, pitch: number, when: number): void {
  const tone = new OscillatorNode(on, { frequency: pitch, type: "triangle" });
  const volume = new GainNode(on, { gain: 0.08 });
  volume.gain.exponentialRampToValueAtTime(0.001, when + NOTE_LENGTH);
  tone.connect(volume).connect(on.destination);
  tone.start(when);
  tone.stop(when + NOTE_LENGTH);
}

export const canNotify = "Notification" in globalThis;

/** Asks the browser to allow notifications; true if it does. */
export async function requestPermission(): Promise<boolean> {
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
