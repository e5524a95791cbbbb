/** Types and families of spells, and the marks of their abilities. */
import { dot, spark, type Drawings } from "../../../art/glyphs";

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

const bolt = "M13.5 2 5 13.5h6L10 22l9-12h-6z";
export const marks = {
  instant: [bolt, "", bolt],
  tomb: ["M5 20.5V10.5a7 7 0 0 1 14 0v10M2.5 20.5h19M12 8.5v7M9.3 11h5.4", "M5 20.5V10.5a7 7 0 0 1 14 0v10z"],
  kin: [dot(12, 7, 4) + dot(6, 16.5, 4) + dot(18, 16.5, 4), dot(12, 7, 4) + dot(6, 16.5, 4) + dot(18, 16.5, 4)],
} satisfies Drawings;
