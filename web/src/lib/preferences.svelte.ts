/** A person's preferences, stored in this browser. */
export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["system", "night", "day"] as const;
export type Theme = (typeof THEMES)[number];
/** How fast the others' acts are shown, one after another. */
export const PACES = ["relaxed", "brisk", "instant"] as const;
export type Pace = (typeof PACES)[number];

interface Stored {
  language: Language;
  theme: Theme;
  name: string;
  forced: boolean;
  motion: boolean;
  pace: Pace;
  careful: boolean; // asks before something is thrown away
  sounds: boolean;
  notify: boolean;
}

const KEY = "grimoire";

function defaults(): Stored {
  const preferred = navigator.languages?.map((tag) => tag.slice(0, 2)) ?? [];
  const language = LANGUAGES.find((each) => preferred.includes(each)) ?? "en";
  return {
    language,
    theme: "system",
    name: "",
    forced: true,
    motion: true,
    pace: "relaxed",
    careful: true,
    sounds: false,
    notify: false,
  };
}

function stored(): Stored {
  try {
    const kept: Stored = { ...defaults(), ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
    return { ...kept, theme: THEMES.includes(kept.theme) ? kept.theme : "system" };
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

const day = matchMedia("(prefers-color-scheme: light)");

/** Puts the theme and the reader's own font size on the page, now and whenever the device's theme changes. */
export function dress(): void {
  const root = document.documentElement;
  const { theme } = preferences;
  root.dataset.theme = theme === "system" ? (day.matches ? "day" : "night") : theme;
  root.dataset.motion = preferences.motion ? "on" : "off";
  root.style.setProperty("--reader", String(ownFontSize() / 16));
}
day.addEventListener("change", dress);

/** What the reader has set in the browser, in pixels: usually 16. */
function ownFontSize(): number {
  const probe = document.body.appendChild(document.createElement("span"));
  probe.style.fontSize = "medium";
  const size = parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return size || 16;
}
