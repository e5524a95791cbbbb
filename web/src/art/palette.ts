/** The colours of the art as data. Every one can be changed by a theme through the CSS custom property that `paint` names. */

export const MATERIA = {
  red: "#B90010",
  purple: "#D71BD7",
  green: "#56AC96",
  blue: "#003C5B",
  yellow: "#EFC212",
  black: "#1B1A22",
  white: "#F4F1EA",
} as const;

/** Five hues: a white icon has 4.5:1 and more on each, and they stay apart for colour-blind eyes too. */
export const FAMILY = {
  enchantment: "#6D3FA5",
  illusion: "#1A7A9E",
  conjuration: "#B8521F",
  transmutation: "#2C5A30",
  necromancy: "#383640",
} as const;

export type Colour = keyof typeof MATERIA;
export type Family = keyof typeof FAMILY;

/** The dice, in the order of the six spots. */
export const DICE = ["black", "white", "red", "green", "yellow", "blue"] as const satisfies readonly Colour[];

export const LIGHT = "#F4F1EA";
export const DARK = "#1B1A22";
export const GOLD = "#F0C14B";

const pale: ReadonlySet<string> = new Set<Colour>(["green", "yellow", "white"]);

/** A fill that a theme can change: `--materia-red`, or the measured colour. */
export function paint(colour: string): string {
  return `var(--materia-${colour}, ${MATERIA[colour as Colour] ?? "#888"})`;
}

/** `--family-illusion`, or its own hue. */
export function familyPaint(family: string): string {
  return `var(--family-${family}, ${FAMILY[family as Family] ?? "#555"})`;
}

/** What is drawn on a colour: at least 3:1 against it. */
export function ink(colour: string): string {
  return pale.has(colour) ? `var(--materia-ink-dark, ${DARK})` : `var(--materia-ink-light, ${LIGHT})`;
}

/** The ring around a token or die: light around dark ones, dark around light ones. */
export function ring(colour: string): string {
  return pale.has(colour) ? `var(--materia-ring-dark, #3A3742)` : `var(--materia-ring-light, ${LIGHT})`;
}
