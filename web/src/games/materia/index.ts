import { isOf, type GameClient } from "../../lib/game";
import { isSheet } from "./sheet";
import type { Board, Sheet } from "./types";

const materia: GameClient<Board, Sheet> = {
  name: "materia",
  isBoard: isOf<Board>("materia"),
  isSheet,
  table: async () => (await import("./table")).table,
  scene: async () => (await import("./Scene.svelte")).default,
  rules: async () => (await import("./rules")).rules,
  controls: { spells: async () => (await import("./ChooseSpells.svelte")).default },
};

export default materia;
