/** The prompt as a heading and what is below it; a prompt has a text for each, and lists choices in its values. */
import { icons } from "../../art/icons";
import type { Ask } from "../../lib/game";
import { render, type Reader } from "../../lib/texts.svelte";
import type { Message } from "../../messages";

export function ask(prompt: Message, to: Reader): Ask {
  const { key, values = {} } = prompt;
  const { choices } = values;
  const line = render(typeof choices === "object" ? choices : { key: `${key}-line`, values }, to);
  return {
    heading: render({ ...prompt, key: `${key}-heading` }, to),
    line: line.charAt(0).toUpperCase() + line.slice(1),
    icon: icons.book,
  };
}
