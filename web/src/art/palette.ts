/** The seven colours as data. A theme can change each of them through the CSS custom property that `paint` names. */
export const COLOURS = {
  red: "#B90010",
  purple: "#D71BD7",
  green: "#56AC96",
  blue: "#003C5B",
  yellow: "#EFC212",
  black: "#1B1A22",
  white: "#F4F1EA",
} as const;

export type Colour = keyof typeof COLOURS;

export const LIGHT = "#F4F1EA";
export const DARK = "#1B1A22";
export const GOLD = "#F0C14B";

const PALE: ReadonlySet<string> = new Set<Colour>(["green", "yellow", "white"]);
const isColour = (name: string): name is Colour => name in COLOURS;

/** A fill that a theme can change: `--colour-red`, or the colour itself. */
export function paint(colour: string): string {
  return `var(--colour-${colour}, ${isColour(colour) ? COLOURS[colour] : "#888"})`;
}

/** What is drawn on a colour: at least 3:1 against it. */
export function ink(colour: string): string {
  return PALE.has(colour) ? `var(--ink-dark, ${DARK})` : `var(--ink-light, ${LIGHT})`;
}

/** The ring around a token or die: light around dark ones, dark around light ones. */
export function ring(colour: string): string {
  return PALE.has(colour) ? `var(--ring-dark, #3A3742)` : `var(--ring-light, ${LIGHT})`;
}
