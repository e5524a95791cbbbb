import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Few files, each with its dependencies: a request costs more than finer splitting would save. What a first move does not need is left out. */
const groups = [
  {
    name: "page",
    test: /\/src\/(main\.ts$|(art|lib|table)\/(?!(Waiting|Invitation|Hint|Settings|qr)\.))/,
    priority: 3,
  },
  { name: named("scene"), debugName: "scenes", test: /\/games\/\w+\/Scene\.svelte$/, priority: 2 },
  { name: named("table"), debugName: "tables", test: /\/games\/\w+\/table\.ts$/, priority: 1 },
];

function named(part: string): (id: string) => string {
  return (id) => `${id.split("/").at(-2)}-${part}`;
}

export default defineConfig({
  plugins: [svelte()],
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  build: {
    outDir: "../src/grimoire/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: "licenses.md" }, // of the libraries whose code is in the bundle
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
