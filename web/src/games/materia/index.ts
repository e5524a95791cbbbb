import { isOf, type GameClient } from "../../lib/game";
import { isSheet } from "./sheet";
import type { BoardView, Sheet } from "./types";

const materia: GameClient<BoardView, Sheet> = {
  name: "materia",
  hasSheet: true,
  isBoard: isOf<BoardView>("materia"),
  isSheet,
  table: async () => (await import("./table")).table,
  scene: async () => (await import("./Scene.svelte")).default,
  optionPicture: async () => (await import("./OptionPicture.svelte")).default,
  rules: async () => (await import("./rules")).rules,
  controls: { spells: async () => (await import("./ChooseSpells.svelte")).default },
};

export default materia;
