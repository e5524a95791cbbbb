/** Loads text files: from the build, or from the server for games that the client was not built with. */
import type { Language } from "./preferences.svelte";

/** Files that only some pages need. */
export type Part = "rules" | "lessons";
type Files = Record<string, () => Promise<string>>;

const FOLDER = "../../../src/grimoire";
const shared: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../texts/en"),
  fr: () => import("../texts/fr"),
  de: () => import("../texts/de"),
};
const more: Files = import.meta.glob<string>("../../../src/grimoire/texts/*/{rules,lessons}.ftl", {
  query: "?raw",
  import: "default",
});
const ofGames: Files = import.meta.glob<string>(
  "../../../src/grimoire/games/*/texts/{en,fr,de,rules.*,lessons.*}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);

/** The shared texts and those of these games in a language, with these parts. */
export function loadTexts(language: Language, games: readonly string[], parts: readonly Part[]): Promise<string[]> {
  const ours = parts.flatMap((part) => more[`${FOLDER}/texts/${language}/${part}.ftl`] ?? []);
  const theirs = games.map((game) => () => loadGame(language, game, parts));
  const first = async () => (await shared[language]()).default;
  return Promise.all([first, ...ours, ...theirs].map((load) => load()));
}

async function loadGame(language: Language, game: string, parts: readonly Part[]): Promise<string> {
  const folder = `${FOLDER}/games/${game}/texts`;
  const own = ofGames[`${folder}/${language}.ftl`];
  if (!own) return fetchGame(language, game);
  const others = parts.flatMap((part) => ofGames[`${folder}/${part}.${language}.ftl`] ?? []);
  return (await Promise.all([own, ...others].map((load) => load()))).join("\n");
}

/** All texts of a game from the server; empty if it has none. */
async function fetchGame(language: Language, game: string): Promise<string> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/texts/${language}`);
  return answer.ok ? answer.text() : "";
}
