/** The motifs of the cards in the game's picture, apart from all others: they are loaded on the first page. */
import { dot } from "../../../art/glyphs";
import { filled, flat, heart, line, VESSEL } from "./motif-parts";

export const sceneMotifs = {
  "six-legged-charge":
    line("M14 26 4 20M12 36H2M16 46 7 54M50 26l10-6M52 36h10M48 46l9 8", "ink", 4) +
    filled("M32 12c13 0 20 12 20 25s-8 21-20 21-20-8-20-21 7-25 20-25z", "teal") +
    line("M32 22v36M20 34h.1M44 34h.1M22 45h.1M42 45h.1", "ink", 2.6) +
    filled("M20 20a12 9 0 0 1 24 0c0 4-6 6-12 6s-12-2-12-6z", "plum") +
    filled("M28 10c-2-6-8-8-12-6M36 10c2-6 8-8 12-6", "cream") +
    flat(dot(27, 19, 2), "gold") +
    flat(dot(37, 19, 2), "gold"),
  "philtre-of-fondness": VESSEL.perfume("pink") + filled(heart(32, 43, 1.25), "red"),
  "two-nosed-mask":
    filled("M8 14c8-5 16-4 24 0 8-4 16-5 24 0 2 20-6 40-24 44C14 54 6 34 8 14z", "cream") +
    flat("M32 14c8-4 16-5 24 0 2 20-6 40-24 44z", "sand") +
    line("M8 14c8-5 16-4 24 0 8-4 16-5 24 0 2 20-6 40-24 44C14 54 6 34 8 14z") +
    filled("M14 24c4-4 9-4 12 0-4 4-9 4-12 0zM50 24c-4-4-9-4-12 0 4 4 9 4 12 0z", "plum") +
    filled("M25 28l5 12h-8zM39 28l5 12h-8z", "gold") +
    line("M24 48c5 3 11 3 16 0", "red", 3),
} as const;
