/** Drawings as path data: lines, then areas in a soft tone, then areas in full. Small ones on a grid of 24, emblems on 48. */
export type Drawing = readonly [line: string, soft?: string, solid?: string];
export type Drawings = Readonly<Record<string, Drawing>>;

/** A circle as a path. */
export const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A four-pointed spark as a path. */
export const spark = (x: number, y: number, r: number): string => {
  const k = r * 0.2;
  return `M${x} ${y - r}Q${x + k} ${y - k} ${x + r} ${y} ${x + k} ${y + k} ${x} ${y + r} ${x - k} ${y + k} ${x - r} ${y} ${x - k} ${y - k} ${x} ${y - r}z`;
};

const flame =
  "M12.6 2c.2 4.4 6.4 7 6.4 12.7a7 7 0 0 1-14 0c0-2.8 1.2-4.8 2.9-6.4.2 1.6.8 2.6 1.9 3.2C9.3 8 10.3 4.4 12.6 2z";
const drop = "M11 2.5c3.6 4.6 6.2 7.7 6.2 11.7a6.2 6.2 0 0 1-12.4 0c0-4 2.6-7.1 6.2-11.7z";
const coal = "M8.5 3.5 16 4.5 21 10.5 18.5 18.5 10.5 20.5 4 16.5 3 9z";
const ingot = "M2.5 19 5.5 11h13l3 8z";
const flask = "M10 3v6.2L4.8 18a2 2 0 0 0 1.7 3h11a2 2 0 0 0 1.7-3L14 9.2V3";

export const substances: Drawings = {
  red: [flame + "M12 21c-1.9-.3-2.8-1.6-2.8-3 0-1.7 1.5-2.5 2.6-4.3 1.5 1.3 3 2.5 3 4.3 0 1.5-1 2.7-2.8 3z", flame],
  purple: [
    `M8 3h8${flask}M7 14.5h10`,
    "M7 14.5h10l2.2 3.5a2 2 0 0 1-1.7 3h-11a2 2 0 0 1-1.7-3z",
    dot(10.5, 17.8, 1.1) + dot(13.8, 17, 0.8),
  ],
  green: [
    "M12 21.5V12M12 12.5C12 8 9 5 3 5c0 4.8 3.2 7.5 9 7.5zM12 15.5c0-4 3-7 9-7 0 4.5-3.2 7-9 7z",
    "M12 12.5C12 8 9 5 3 5c0 4.8 3.2 7.5 9 7.5zM12 15.5c0-4 3-7 9-7 0 4.5-3.2 7-9 7z",
  ],
  blue: [drop + "M8 14.5a3 3 0 0 0 2.7 3", drop, dot(19.8, 19, 1.7)],
  yellow: [ingot + "M5.5 11 9 6h6l3.5 5", ingot],
  black: [coal + "M3 9l6.5 3.5L16 4.5M9.5 12.5l1 8M9.5 12.5l11.5-2", "M3 9l6.5 3.5 1 8L4 16.5zM16 4.5l5 6-11.5 2z"],
  white: [
    "M6 19.5c-2.6-2.8-2.6-5 0-7.5s2.6-4.7 0-7.5M12 21.5c-2.8-3.2-2.8-6.3 0-9.5s2.8-6.3 0-9.5M18 19.5c-2.6-2.8-2.6-5 0-7.5s2.6-4.7 0-7.5",
  ],
};

const triangle = "M12 3.5 21.5 20h-19z";
const square = "M4 4h16v16H4z";
export const runes: Drawings = {
  circle: [dot(12, 12, 8.5), "", dot(12, 12, 8.5)],
  triangle: [triangle, "", triangle],
  square: [square, "", square],
};

const rays =
  "M12 4.2V1.6M12 19.8v2.6M4.2 12H1.6M19.8 12h2.6M6.5 6.5 4.6 4.6M17.5 17.5l1.9 1.9M6.5 17.5l-1.9 1.9M17.5 6.5l1.9-1.9";
const moon = "M19.5 15.2A8.6 8.6 0 1 1 10 3.2a7 7 0 0 0 9.5 12z";
const bolt = "M13.5 2 5 13.5h6L10 22l9-12h-6z";
export const phases: Drawings = {
  morning: [
    "M2 19h20M6.5 19a5.5 5.5 0 0 1 11 0M12 9.5V3.5M9 6.5l3-3 3 3M4.7 12l-1.9-1.5M19.3 12l1.9-1.5",
    "M6.5 19a5.5 5.5 0 0 1 11 0z",
  ],
  midday: [dot(12, 12, 4.5) + rays, "", dot(12, 12, 4.5)],
  evening: [moon, moon, spark(18, 5.5, 3)],
  instant: [bolt, "", bolt],
  always: [
    "M12 12c-2-3-3.7-4.5-5.7-4.5a4.5 4.5 0 0 0 0 9c2 0 3.7-1.5 5.7-4.5s3.7-4.5 5.7-4.5a4.5 4.5 0 0 1 0 9c-2 0-3.7-1.5-5.7-4.5z",
  ],
  end: ["M5.5 22V3M5.5 4c4-2 8 2 13.5 0v9.5c-5.5 2-9.5-2-13.5 0", "M5.5 4c4-2 8 2 13.5 0v9.5c-5.5 2-9.5-2-13.5 0z"],
  never: [dot(12, 12, 8.5) + "M6 18 18 6"],
};

const shield = "M12 2.5c2.8 1.7 5.6 2.5 8.5 2.5 0 8-2 13.3-8.5 16.5C5.5 18.3 3.5 13 3.5 5c2.9 0 5.7-.8 8.5-2.5z";
export const types: Drawings = {
  attack: [
    "M3 21 15 9M17 3.7V1.5M19.4 4.6 21 3M20.3 7h2.2M19.4 9.4 21 11M13.7 7h-2.2M14.6 4.6 13 3",
    "",
    dot(16.5, 7.5, 1.7),
  ],
  defence: [shield, "M12 2.5c2.8 1.7 5.6 2.5 8.5 2.5 0 8-2 13.3-8.5 16.5z"],
  potion: [
    "M9 2.5h6M10 2.5v5.8a7 7 0 1 0 4 0V2.5M5.2 14.5c2.3-1.5 4.5 1.5 6.8 0s4.5-1.5 6.8 0",
    "M5.2 14.5c2.3-1.5 4.5 1.5 6.8 0s4.5-1.5 6.8 0a7 7 0 1 1-13.6 0z",
  ],
};

const mask =
  "M2.5 7C6 5.5 9 6 12 7.5 15 6 18 5.5 21.5 7c.3 6-1.7 10.5-5 10.5-2.5 0-3-2.5-4.5-2.5s-2 2.5-4.5 2.5c-3.3 0-5.3-4.5-5-10.5z";
const skull = "M8 20.5v-3C5 16.5 3.5 14 3.5 11a8.5 8.5 0 0 1 17 0c0 3-1.5 5.5-4.5 6.5v3z";
const wings =
  "M12 9.5C10 5 6.5 3 2.5 3.5c0 4.5 1.5 8.5 5 9.5-2.3 1.3-2.8 3.5-1.5 6.5 3 0 5-2 6-5.5 1 3.5 3 5.5 6 5.5 1.3-3 .8-5.2-1.5-6.5 3.5-1 5-5 5-9.5C17.5 3 14 5 12 9.5z";
export const families: Drawings = {
  enchantment: ["", "", spark(10, 13.5, 9) + spark(19, 5.5, 4)],
  illusion: [
    mask,
    mask,
    "M5.5 10.3c1.8-1 3.3-.5 4.3 1.2-1.8 1-3.3.6-4.3-1.2zM18.5 10.3c-1.8-1-3.3-.5-4.3 1.2 1.8 1 3.3.6 4.3-1.2z",
  ],
  conjuration: [dot(12, 12, 10.3) + "M12 2.3L17.7 19.8L2.8 9L21.2 9L6.3 19.8z", dot(12, 12, 10.3)],
  transmutation: [wings + "M12 9.5v8M12 9.5 10 6M12 9.5 14 6", wings],
  necromancy: [skull + "M11 20.5v-2.5M13.5 20.5v-2.5", skull, dot(8.7, 11.5, 1.9) + dot(15.3, 11.5, 1.9)],
};

const gem = "M7 3.5h10l4.5 6L12 21.5 2.5 9.5z";
export const marks: Drawings = {
  gem: [gem + "M2.5 9.5h19M7 3.5l2 6 3 12 3-12 2-6M9 9.5 12 3.5l3 6", gem],
  swap: ["M3 8.5h17l-4-4M21 15.5H4l4 4"],
  again: ["M20 12a8 8 0 1 1-2.5-5.8M18.5 2.5v4h-4"],
  crown: ["M3 19h18L22 7l-5.5 5L12 4.5 7.5 12 2 7z", "M3 19h18L22 7l-5.5 5L12 4.5 7.5 12 2 7z"],
  tomb: ["M5 20.5V10.5a7 7 0 0 1 14 0v10M2.5 20.5h19M12 8.5v7M9.3 11h5.4", "M5 20.5V10.5a7 7 0 0 1 14 0v10z"],
  cards: ["M8.5 5.5V3.5H21v13h-2.5M5.5 8.5v-2H18v13h-2.5M2.5 9.5H15v12H2.5z", "M2.5 9.5H15v12H2.5z"],
  kin: [dot(12, 7, 4) + dot(6, 16.5, 4) + dot(18, 16.5, 4), dot(12, 7, 4) + dot(6, 16.5, 4) + dot(18, 16.5, 4)],
};
