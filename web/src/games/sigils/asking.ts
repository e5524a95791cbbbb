/** The prompt as a heading and what is below it: texts of prompts have a colon between the two. */
import { icons } from "../../art/icons";
import { render, type Reader } from "../../lib/texts.svelte";
import type { Message } from "../../messages";

export function ask(prompt: Message, to: Reader) {
  const words = render(prompt, to);
  const [, heading = words, line = ""] = /^(.+?)\s*:\s+(.+)$/su.exec(words) ?? [];
  return { heading, line: line.charAt(0).toUpperCase() + line.slice(1), icon: icons.book };
}
