/** The signs of when a spell works. */
import { dot, spark, type Drawings } from "../../../art/glyphs";

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
