import { isOf, type GameClient } from "../../lib/game";
import { isSheet } from "./sheet";
import type { BoardView, Sheet } from "./types";

const sigils: GameClient<BoardView, Sheet> = {
  name: "sigils",
  hasSheet: true,
  isBoard: isOf<BoardView>("sigils"),
  isSheet,
  table: async () => (await import("./table")).table,
  scene: async () => (await import("./Scene.svelte")).default,
  optionPicture: async () => (await import("./OptionPicture.svelte")).default,
  rules: async () => (await import("./rules")).rules,
};

export default sigils;
