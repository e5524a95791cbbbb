/** The cards of both editions, as the game's own files have them. */
import edition60 from "../../../../src/grimoire/games/sigils/cards/60.toml?raw";
import edition75 from "../../../../src/grimoire/games/sigils/cards/75.toml?raw";

export interface Card {
  id: string;
  family: string;
  type: string;
  names: string[];
}

function read(file: string): Card[] {
  const [, ...entries] = file.split("[[spell]]");
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

const all = [...read(edition75), ...read(edition60)];

/** Each card once: both editions share most of them. */
export const cards = all.filter((card, index) => all.findIndex(({ id }) => id === card.id) === index);
