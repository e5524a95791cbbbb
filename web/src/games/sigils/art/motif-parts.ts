/** The parts that motifs are made of: flat fills with one ink outline, on a grid of 64. */
import { dot } from "../../../art/glyphs";

export const PAINT = {
  cream: "#F6E9CC",
  sand: "#D9C08F",
  ink: "#1C1424",
  gold: "#EDB94B",
  red: "#D8503F",
  sky: "#7CCBE0",
  leaf: "#8DBF6A",
  pink: "#EE9DBB",
  violet: "#A98BDB",
  wood: "#9A6238",
  plum: "#43364F",
  light: "#FFFDF5",
  grey: "#A9A4B0",
  teal: "#3FA08A",
  orange: "#E98A3C",
} as const;

export type Paint = keyof typeof PAINT;

/** A filled shape, outlined by the motif. */
export const filled = (d: string, paint: Paint = "cream"): string => `<path d="${d}" fill="${PAINT[paint]}"/>`;

/** A filled shape without an outline. */
export const flat = (d: string, paint: Paint = "sand", opacity = 1): string =>
  `<path d="${d}" fill="${PAINT[paint]}" stroke="none"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}/>`;

export const line = (d: string, paint: Paint = "ink", width = 2.2): string =>
  `<path d="${d}" fill="none" stroke="${PAINT[paint]}" stroke-width="${width}"/>`;

export const dashed = (d: string, paint: Paint, width: number, dashes: string): string =>
  `<path d="${d}" fill="none" stroke="${PAINT[paint]}" stroke-width="${width}" stroke-dasharray="${dashes}"/>`;

export const moved = (transform: string, drawing: string): string => `<g transform="${transform}">${drawing}</g>`;

export const heart = (x: number, y: number, s = 1): string =>
  `M${x} ${y + 6 * s}c-${9 * s}-${6 * s}-${8 * s}-${13 * s}-${3.5 * s}-${13 * s}q${2.5 * s} 0 ${3.5 * s} ${3 * s}` +
  `q${s}-${3 * s} ${3.5 * s}-${3 * s}c${4.5 * s} 0 ${5.5 * s} ${7 * s}-${3.5 * s} ${13 * s}z`;

export const drop = (x: number, y: number, s = 1): string =>
  `M${x} ${y - 5 * s}c${3 * s} ${4 * s} ${4 * s} ${5.5 * s} ${4 * s} ${7.5 * s}a${4 * s} ${4 * s} 0 0 1-${8 * s} 0` +
  `c0-${2 * s} ${s}-${3.5 * s} ${4 * s}-${7.5 * s}z`;

export const bubbles = (...all: (readonly [x: number, y: number, r: number])[]): string =>
  all
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${PAINT.light}" fill-opacity=".75" stroke-width="1.4"/>`,
    )
    .join("");

/** Vessels of glass, with a liquid of any colour and a highlight. */
export const VESSEL = {
  round: (liquid: Paint) =>
    filled("M27 8h10v13.5a18 18 0 1 1-10 0z", "light") +
    flat("M15.6 38c6-3 10 3 16.4 0s10-3 16.4 0a16.8 16.8 0 1 1-32.8 0z", liquid) +
    line("M27 8h10v13.5a18 18 0 1 1-10 0z") +
    filled("M24.5 5h15v5h-15z", "wood") +
    line("M20 33c1-4 3-6 6-7.5", "light", 2.4),
  cone: (liquid: Paint) =>
    filled("M26 8h12v14l14 30a4 4 0 0 1-3.6 6H15.6A4 4 0 0 1 12 52l14-30z", "light") +
    flat("M19.5 38h25l6.3 14.5a2.8 2.8 0 0 1-2.6 4.2H15.8a2.8 2.8 0 0 1-2.6-4.2z", liquid) +
    line("M26 8h12v14l14 30a4 4 0 0 1-3.6 6H15.6A4 4 0 0 1 12 52l14-30z") +
    filled("M23.5 5h17v5h-17z", "sand") +
    line("M24 34l4-9", "light", 2.4),
  tall: (liquid: Paint) =>
    filled("M27 6h10v10c0 4 7 5 7 12v27a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4V28c0-7 7-8 7-12z", "light") +
    flat("M21.2 31h21.6v24a3 3 0 0 1-3 3H24.2a3 3 0 0 1-3-3z", liquid) +
    line("M27 6h10v10c0 4 7 5 7 12v27a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4V28c0-7 7-8 7-12z") +
    filled("M25.5 3h13v6h-13z", "wood") +
    line("M24.5 34v14", "light", 2.2),
  cup: (liquid: Paint) =>
    filled("M47 30h3.5a7 7 0 0 1 0 14H46", "light") +
    filled("M12 27h38c0 16-6 25-14 25H26c-8 0-14-9-14-25z", "light") +
    flat("M13.5 31h35c-.5 3-1 5-2 7.5h-31c-1-2.5-1.5-4.5-2-7.5z", liquid) +
    line("M12 27h38c0 16-6 25-14 25H26c-8 0-14-9-14-25z") +
    filled("M9 54h44c-1 4-4 5-9 5H18c-5 0-8-1-9-5z", "sand"),
  mug: (liquid: Paint) =>
    filled("M45 28h5a6 6 0 0 1 6 6v7a6 6 0 0 1-6 6h-5", "light") +
    filled("M13 22h33v32a5 5 0 0 1-5 5H18a5 5 0 0 1-5-5z", "red") +
    flat("M14.2 23h30.6v7H14.2z", liquid) +
    line("M13 22h33v32a5 5 0 0 1-5 5H18a5 5 0 0 1-5-5z"),
  bowl: (liquid: Paint) =>
    filled("M6 32h52c0 15-9 24-19 26H25C15 56 6 47 6 32z", "plum") +
    filled("M4 28h56v6H4z", "grey") +
    flat("M8.5 29.3h47v2.7h-47z", liquid) +
    line("M14 41c2 5 5 8 9 10", "grey", 2.4),
  jar: (liquid: Paint) =>
    filled("M16 18h32v4c5 3 6 7 6 12v17a7 7 0 0 1-7 7H17a7 7 0 0 1-7-7V34c0-5 1-9 6-12z", "light") +
    flat("M11.3 34h41.4v17a5.5 5.5 0 0 1-5.5 5.5H16.8a5.5 5.5 0 0 1-5.5-5.5z", liquid) +
    line("M16 18h32v4c5 3 6 7 6 12v17a7 7 0 0 1-7 7H17a7 7 0 0 1-7-7V34c0-5 1-9 6-12z") +
    filled("M13 9h38v9H13z", "wood") +
    line("M16 38v11", "light", 2.4),
  perfume: (liquid: Paint) =>
    filled("M27 12h10v8H27z", "gold") +
    filled("M32 20c14 0 22 8 22 20 0 10-7 18-12 18H22c-5 0-12-8-12-18 0-12 8-20 22-20z", "light") +
    flat("M11.5 38h41c1 9-6 18.5-11 18.5h-19c-5 0-12-9.5-11-18.5z", liquid) +
    line("M32 20c14 0 22 8 22 20 0 10-7 18-12 18H22c-5 0-12-8-12-18 0-12 8-20 22-20z") +
    filled(dot(32, 8, 5), "red") +
    line("M17 34c2-5 5-8 9-9", "light", 2.4),
  goblet: (liquid: Paint) =>
    filled("M14 8h36c1 18-6 28-18 28S13 26 14 8z", "light") +
    flat("M15.2 14h33.6C48 28 42 34.7 32 34.7S16 28 15.2 14z", liquid) +
    line("M14 8h36c1 18-6 28-18 28S13 26 14 8z") +
    filled("M29.5 36h5v14h-5z", "sand") +
    filled("M18 58c0-5 6-8 14-8s14 3 14 8z", "sand") +
    line("M19 18c.5 6 2 9 4 11.5", "light", 2.4),
  vial: (liquid: Paint) =>
    filled("M24 6h16v40a8 8 0 0 1-16 0z", "light") +
    flat("M25.2 24h13.6v22a6.8 6.8 0 0 1-13.6 0z", liquid) +
    line("M24 6h16v40a8 8 0 0 1-16 0z") +
    filled("M21.5 4h21v6h-21z", "gold") +
    filled("M10 34h9M45 34h9", "sand"),
};
