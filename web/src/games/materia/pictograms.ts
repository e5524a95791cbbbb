/** What a level does, as a row of signs. Its numbers and runes come from the sheet, as those of its text do. */
import type { LevelSheet, PointsPer } from "./types";

/** By the text of a level: words are signs, tokens or plain; `|` starts a second line, {name} is a value of the text. */
const ROWS: Readonly<Record<string, string>> = {
  "sacrifice-effect": "− {rune} pouch +{draw}",
  "eruption-effect": "pouch arrow hand {until}",
  "blaze-effect": "pouch +{draw} others +{others}",
  "levitation-effect": "altar arrow {rune*take}",
  "sharing-3": "altar +{take} pouch +{draw} | others +{others}",
  "sharing-effect": "altar +{take} others +{others}",
  "divination-3": "pouch {fill} arrow altar | altar +{take} −{discard}",
  "divination-4": "pouch {fill} arrow altar | altar same +{take}",
  "divination-5": "pouch {fill} arrow altar | altar +{take}",
  "purification-effect": "hand {swap} swap altar",
  "cure-effect": "pouch +{draw} −{discard}",
  "growth-3": "hand {swap} swap paw",
  "growth-effect": "altar {feed} arrow paw | down {drop}",
  "offering-effect": "same {store} arrow paw",
  "focus-3": "card arrow paw",
  "focus-effect": "{store} card arrow paw | / +{take} card",
  "feast-3": "altar same paw +{take}",
  "feast-4": "altar {feed} arrow paw",
  "time-travel-effect": "− {rune} up spell",
  "storm-effect": "altar again +{take} down {drop}",
  "clone-effect": "others cards {phase}",
  "clone-5": "− card | others cards {phase}",
  "transmutation-effect": "book {wilds} card arrow any",
  "swiftness-effect": "instant {phase}",
  "swiftness-5": "always {mornings}× morning",
  "mirage-effect": "altar +1 card | pouch +{echo}",
  "abundance-effect": "pouch +{draw}",
  "communion-3": "altar {feed} arrow paw",
  "communion-5": "book {keep} arrow paw",
  "no-effect": "–",
};
const COUNTED: Readonly<Record<string, string>> = {
  other_spell: "{each}× spell",
  other_spell_high: "{high}× 4+ / {each}× 3",
  stored_colour: "{each}× same paw",
  stored_rune: "{each}× card paw",
} satisfies Record<PointsPer["of"] | "other_spell_high", string>;

/** The name of what a level does, without the game's name; alone it is the same. */
export function effectOf(level: LevelSheet): string {
  if (!level.per) {
    const name = (level.text.key ?? "").replace("materia-", "").replace(/-solo$/u, "");
    return name in ROWS ? name : `${name}-effect`;
  }
  return level.per.of + (level.per.of === "other_spell" && level.per.high > level.per.each ? "_high" : "");
}

/** The text that says in a few words what a level does, and its values. */
export function shortOf(level: LevelSheet): [key: string, values: Record<string, string | number>] {
  const values = { ...(level.text.values as Record<string, string | number>), ...level.per };
  return [`materia-short-${effectOf(level).replaceAll("_", "-")}`, values];
}

/** The signs of a level, line by line; if it has none, its name, so that the mistake is seen. */
export function signsOf(level: LevelSheet): string[][] {
  const effect = effectOf(level);
  const row = ROWS[effect] ?? COUNTED[effect] ?? effect;
  const values: Record<string, unknown> = { ...level.text.values, ...level.per };
  const filled = row.replaceAll(/\{(\w+)(?:\*(\w+))?\}/gu, (_, name: string, times?: string) =>
    Array.from({ length: times ? Number(values[times]) : 1 }, () => String(values[name] ?? "")).join(" "),
  );
  return filled.split("|").map((line) => line.trim().split(" "));
}
