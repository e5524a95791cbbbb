/** Motifs for cards of other decks: a thing of the card's type, its form and colour chosen by the card's id. */
import { dot, spark } from "../../../art/glyphs";
import { bubbles, filled, flat, line, VESSEL, type Paint } from "./motif-parts";

const COLOURS: readonly Paint[] = ["red", "sky", "leaf", "gold", "violet", "teal", "orange", "pink"];

type Draw = (colour: Paint) => string;

const FORMS: Readonly<Record<string, readonly Draw[]>> = {
  attack: [
    (colour) =>
      filled("M30 4h6v36h-6z", "light") +
      filled("M20 40h26v6H20z", colour) +
      filled("M29 46h8v12h-8z", "wood") +
      flat(dot(33, 60, 3), "gold"),
    (colour) =>
      filled("M10 56 40 22l5 5L15 60z", "wood") + filled(spark(46, 18, 15), colour) + filled(spark(16, 20, 7), "light"),
    (colour) => filled("M36 4 12 36h14l-6 24 28-34H33z", colour) + line("M33 14 20 32", "light", 2.4),
    (colour) =>
      filled("M28 24h8v36h-8z", "wood") + filled("M12 8h40v20H12z", colour) + line("M18 14v8M46 14v8", "light", 2.4),
    (colour) =>
      filled(dot(22, 42, 15), colour) +
      filled("M30 28 58 6 44 36 60 32 36 48z", "gold") +
      flat(dot(17, 38, 3.4), "light", 0.8),
  ],
  defence: [
    (colour) =>
      filled("M32 4c8 5 16 7 24 7 0 25-6 40-24 49C14 51 8 36 8 11c8 0 16-2 24-7z", colour) +
      flat("M32 4c8 5 16 7 24 7 0 25-6 40-24 49z", "ink", 0.18) +
      filled(spark(32, 30, 10), "light"),
    (colour) =>
      filled("M12 60V18h8v6h8v-6h8v6h8v-6h8v42z", "grey") +
      filled("M26 60V46a6 6 0 0 1 12 0v14z", "plum") +
      filled("M32 18V4l14 5-14 5", colour),
    (colour) =>
      filled("M12 52V30a20 20 0 0 1 40 0v22H40V34H24v18z", colour) +
      flat("M26 36h12v16H26z", "ink") +
      line("M32 12v20", "light", 2.4),
    (colour) => filled(dot(32, 32, 27), colour) + filled(dot(32, 32, 18), "light") + filled(dot(32, 32, 8), colour),
    (colour) =>
      filled("M6 20h52v12H6zM6 38h52v12H6z", colour) +
      line("M20 20v12M40 20v12M30 38v12M48 38v12", "ink", 1.8) +
      filled("M12 50h8v8h-8zM44 50h8v8h-8z", "wood"),
  ],
  potion: Object.values(VESSEL).map(
    (vessel): Draw =>
      (colour) =>
        vessel(colour) + bubbles([54, 14, 2.4], [9, 20, 2]) + filled(spark(55, 26, 4), "gold"),
  ),
};

export function otherMotif(card: string, type: string): string {
  const forms = FORMS[type] ?? FORMS.defence!;
  const number = hash(card);
  return forms[number % forms.length]!(COLOURS[Math.floor(number / forms.length) % COLOURS.length]!);
}

function hash(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 1_000_003, 7);
}
