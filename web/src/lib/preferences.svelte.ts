/** A person's preferences, stored in this browser. */
export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

interface Stored {
  language: Language;
  theme: Theme;
  name: string;
  forced: boolean;
  motion: boolean;
  sounds: boolean;
  notify: boolean;
}

const KEY = "grimoire";

function defaults(): Stored {
  const preferred = navigator.languages?.map((tag) => tag.slice(0, 2)) ?? [];
  const language = LANGUAGES.find((each) => preferred.includes(each)) ?? "en";
  return { language, theme: "auto", name: "", forced: true, motion: true, sounds: false, notify: false };
}

function stored(): Stored {
  try {
    return { ...defaults(), ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return defaults();
  }
}

export const preferences = $state<Stored>(stored());

/** Changes preferences and stores them, if the browser allows it. */
export function keep(changed: Partial<Stored>): void {
  Object.assign(preferences, changed);
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    return;
  }
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Are moves animated? Only if neither the person nor the device has turned that off. */
export function isMoving(): boolean {
  return preferences.motion && !still.matches;
}
