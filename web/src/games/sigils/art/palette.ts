/** Five hues: white icons have a contrast of at least 4.5:1, and colour-blind people can tell them apart. */
export const FAMILY = {
  enchantment: "#6D3FA5",
  illusion: "#1A7A9E",
  conjuration: "#B8521F",
  transmutation: "#2C5A30",
  necromancy: "#383640",
} as const;

const isFamily = (name: string): name is keyof typeof FAMILY => name in FAMILY;

/** `--family-illusion`, or the family's own hue. */
export function familyPaint(family: string): string {
  return `var(--family-${family}, ${isFamily(family) ? FAMILY[family] : "#555"})`;
}
