/** The cards of both editions, as the game's own files have them. */
import { readFileSync } from "node:fs";

export interface Card {
  id: string;
  family: string;
  type: string;
  names: string[];
}

const FOLDER = new URL("../../../../src/grimoire/games/sigils/cards/", import.meta.url);

function read(edition: string): Card[] {
  const [, ...entries] = readFileSync(new URL(`${edition}.toml`, FOLDER), "utf8").split("[[spell]]");
  return entries.map((entry) => {
    const field = (name: string) => new RegExp(`^${name} = "(.+)"$`, "mu").exec(entry)?.[1] ?? "";
    const names = /^name = \{(.+)\}$/mu.exec(entry)?.[1] ?? "";
    return {
      id: field("id"),
      family: field("family"),
      type: field("type"),
      names: [...names.matchAll(/"([^"]+)"/gu)].map(([, name]) => name!),
    };
  });
}

const all = [...read("75"), ...read("60")];

/** Each card once: both editions share most of them. */
export const cards = all.filter((card, index) => all.findIndex(({ id }) => id === card.id) === index);
