/** The rules from a game's texts: every topic with an answer. */
import type { GameData, RulesParts } from "../../lib/game";
import { keysOf } from "../../lib/texts.svelte";

export function rulesOf(game: string): RulesParts<GameData> {
  const [start, end] = [`rules-${game}-`, "-answer"];
  return {
    get groups() {
      const topics = keysOf(start, end).map((key) => key.slice(start.length, -end.length));
      return topics.length ? [{ heading: game, topics }] : [];
    },
  };
}
