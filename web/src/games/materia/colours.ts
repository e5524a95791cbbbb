/** The colours of a card: its own, what is drawn on it, and a deepened one on which small text can be read. */
import { ink, paint } from "../../art/palette";

const DEEP: Readonly<Record<string, readonly [ground: string, ink: string]>> = {
  red: ["#96081A", "#FFF3E6"],
  purple: ["#A114A1", "#FFF3FF"],
  green: ["#1E6B57", "#F1FFF9"],
  black: ["#0F0E15", "#F4F1EA"],
  white: ["#F4F1EA", "#1B1A22"],
  blue: ["#0A4C70", "#EEF8FF"],
  yellow: ["#EFC212", "#1B1A22"],
};

/** As CSS variables. */
export function coloursOf(colour: string): string {
  const [deep, deepInk] = DEEP[colour] ?? ["#333", "#fff"];
  return `--c: ${paint(colour)}; --ci: ${ink(colour)}; --deep: ${deep}; --deep-ink: ${deepInk}`;
}
