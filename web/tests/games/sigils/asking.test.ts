import { beforeAll, describe, expect, test, vi } from "vitest";
import { ask } from "../../../src/games/sigils/asking";
import { loadGameTexts, loadLanguage, render, type Reader } from "../../../src/lib/texts.svelte";
import type { Message } from "../../../src/messages";

vi.stubGlobal("document", { documentElement: {} });

const me: Reader = { yours: [0], name: (seat) => `Seat ${seat}` };
const both: Reader = { yours: [0, 1], name: (seat) => `Seat ${seat}` };
const card: Message = { text: "One: Two" }; // as a card of somebody's own deck may be called
const question = (kind: string, values: NonNullable<Message["values"]>): Message => ({
  key: `sigils-ask-${kind}`,
  values,
  asked: 0,
});
const choices: Message = { any_of: [{ key: "sigils-may-cast" }, { key: "sigils-may-pass" }] };

describe.each(["en", "fr", "de"] as const)("in %s", (language) => {
  beforeAll(async () => {
    await loadLanguage(language);
    await loadGameTexts("sigils");
  });

  test.each([
    question("play", { choices }),
    question("last", { choices }),
    question("bound", { choices }),
    question("broken", { choices }),
    question("after", { choices }),
    question("pay", { card, owed: 2 }),
    question("turn", { card }),
    question("shift", { card, colour: "red" }),
    question("reroll", { card, colour: "red" }),
    question("discard", { card, left: 2 }),
    question("entomb", { card, type: "potion" }),
  ])("$key has a heading and a line, which together are the prompt", (prompt) => {
    const { heading, line = "" } = ask(prompt, me);
    const colon = language === "fr" ? "\u00a0: " : ": ";
    expect((heading + colon + line).toLowerCase()).toBe(render(prompt, me).toLowerCase());
    expect(heading + line).not.toContain("sigils-");
    expect(line.charAt(0)).toBe(line.charAt(0).toUpperCase());
    if (prompt.values?.card) expect(heading).toContain("One: Two");
  });
});

test("at a table with several own seats the heading names the one that is asked", async () => {
  await loadLanguage("en");
  const { heading, line } = ask(question("play", { choices }), both);
  expect(heading).toBe("Seat 0 – This turn");
  expect(line).toBe("Cast a spell or pass");
});
