/** The body of a token is its rune; a grid of 48. */
export const SHAPES: Readonly<Record<string, { path: string; centre: number; glyph: number }>> = {
  circle: { path: "M24 3.2a20.3 20.3 0 1 0 0 40.6a20.3 20.3 0 1 0 0-40.6z", centre: 23.5, glyph: 25 },
  square: {
    path: "M13 4.5h22a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8H13a8 8 0 0 1-8-8v-22a8 8 0 0 1 8-8z",
    centre: 23.5,
    glyph: 26,
  },
  triangle: {
    path: "M18.2 6.2a6.7 6.7 0 0 1 11.6 0l15.3 27.6a6.5 6.5 0 0 1-5.7 9.7H8.6a6.5 6.5 0 0 1-5.7-9.7z",
    centre: 28.8,
    glyph: 22,
  },
};
