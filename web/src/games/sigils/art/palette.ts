/** Five hues: white icons have a contrast of at least 4.5:1, and colour-blind people can tell them apart. */
export const FAMILY = {
  enchantment: "#6D3FA5",
  illusion: "#1A7A9E",
  conjuration: "#B8521F",
  transmutation: "#2C5A30",
  necromancy: "#383640",
} as const;

export type Family = keyof typeof FAMILY;

/** The middle of a card's ground. */
const LIGHT: Record<Family, string> = {
  enchantment: "#9A6AD0",
  illusion: "#3FA3C4",
  conjuration: "#DD7D3B",
  transmutation: "#4F8A4C",
  necromancy: "#625E70",
};

/** The edge of a card's ground, and the plate below it. */
const DEEP: Record<Family, string> = {
  enchantment: "#34195A",
  illusion: "#0B3C52",
  conjuration: "#5E2509",
  transmutation: "#12301A",
  necromancy: "#17151D",
};

export const isFamily = (name: string): name is Family => name in FAMILY;

/** `--family-illusion`, or the family's own hue. */
export function familyPaint(family: string): string {
  return `var(--family-${family}, ${isFamily(family) ? FAMILY[family] : "#555"})`;
}

export function familyLight(family: string): string {
  return isFamily(family) ? LIGHT[family] : "#888";
}

export function familyDeep(family: string): string {
  return isFamily(family) ? DEEP[family] : "#2A2A2A";
}
