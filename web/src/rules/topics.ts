/** What the rules answer, in the order in which people read them. Each name has its texts in rules.ftl. */
export const GAMES = ["materia", "sigils"] as const;
export type Game = (typeof GAMES)[number];

export interface Group {
  heading: string;
  about: Game | "table"; // whose texts the topics have
  topics: readonly string[];
}

const MATERIA: readonly Group[] = [
  { heading: "materia-basics", about: "materia", topics: ["aim", "setup", "places", "tokens"] },
  {
    heading: "materia-day",
    about: "materia",
    topics: ["day", "morning", "midday", "evening", "skip", "take", "pool", "store", "swap", "refill", "empty"],
  },
  { heading: "materia-learning", about: "materia", topics: ["learn", "pay", "wild", "level", "rune", "raise"] },
  { heading: "materia-using", about: "materia", topics: ["cast", "when", "today", "cannot", "possible", "any-number"] },
  {
    heading: "materia-special",
    about: "materia",
    topics: ["others", "drop", "mirage", "time-travel", "clone", "swiftness", "transmutation", "communion"],
  },
  { heading: "materia-end", about: "materia", topics: ["end", "scoring", "familiar-points", "ties"] },
  {
    heading: "materia-ways",
    about: "materia",
    topics: ["players", "sets", "solo", "opponent", "solo-end", "solo-spells", "handicap"],
  },
];

const SIGILS: readonly Group[] = [
  {
    heading: "sigils-basics",
    about: "sigils",
    topics: ["aim", "setup", "dice", "gems", "card", "kinds", "book", "bonus"],
  },
  { heading: "sigils-turn", about: "sigils", topics: ["turn", "harness", "pay", "nudge", "pass", "must", "refill"] },
  {
    heading: "sigils-casting",
    about: "sigils",
    topics: ["cast", "again", "cannot", "red", "on-harness", "change", "take-gems", "refresh", "spend", "face-down"],
  },
  {
    heading: "sigils-end",
    about: "sigils",
    topics: ["end", "scoring", "sigil", "gems-end", "pairs", "majority", "each", "ties"],
  },
  { heading: "sigils-ways", about: "sigils", topics: ["players", "editions", "teachers", "teachers-again", "deck"] },
];

const TABLE: Group = {
  heading: "table",
  about: "table",
  topics: [
    "lesson",
    "undo",
    "hint",
    "invite",
    "device",
    "leave",
    "replay",
    "keyboard",
    "watch",
    "chat",
    "language",
    "bots",
  ],
};

export const GROUPS: Record<Game, readonly Group[]> = { materia: [...MATERIA, TABLE], sigils: [...SIGILS, TABLE] };

/** The game with a name; the first one where there is none. */
export function gameOf(name: string): Game {
  return GAMES.find((game) => game === name) ?? GAMES[0];
}
