/** What a person likes, kept in this browser. */
export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

interface Kept {
  language: Language;
  theme: Theme;
  name: string;
  forced: boolean;
  motion: boolean;
  sounds: boolean;
  notify: boolean;
}

const KEY = "grimoire";

function usual(): Kept {
  const wanted = navigator.languages?.map((tag) => tag.slice(0, 2)) ?? [];
  const language = LANGUAGES.find((each) => wanted.includes(each)) ?? "en";
  return { language, theme: "auto", name: "", forced: true, motion: true, sounds: false, notify: false };
}

function kept(): Kept {
  try {
    return { ...usual(), ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return usual();
  }
}

export const preferences = $state<Kept>(kept());

/** Keeps what was changed; a browser that keeps nothing forgets it with the page. */
export function keep(changed: Partial<Kept>): void {
  Object.assign(preferences, changed);
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    return;
  }
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Do things on the page move? Neither against a person's wish nor against their device's. */
export function isMoving(): boolean {
  return preferences.motion && !still.matches;
}
