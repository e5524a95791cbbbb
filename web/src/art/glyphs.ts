/** Drawings as path data: lines, then lightly filled areas, then fully filled ones. Icons on a grid of 24, emblems 48. */
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

/** The substances that the seven colours stand for. */
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
