import { isOf, type GameClient } from "../../lib/game";
import { isSheet } from "./sheet";
import type { Board, Sheet } from "./types";

const sigils: GameClient<Board, Sheet> = {
  name: "sigils",
  isBoard: isOf<Board>("sigils"),
  isSheet,
  table: async () => (await import("./table")).table,
  scene: async () => (await import("./Scene.svelte")).default,
  rules: async () => (await import("./rules")).rules,
};

export default sigils;
