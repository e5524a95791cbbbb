/** Why the server refused something, in the reader's language. */
import type { Problem } from "../messages";
import { hasText, text } from "./texts.svelte";

/** One line for each fault. */
export function refusalText(problem: Problem): string {
  const { also = [] } = problem;
  return isKnown(problem) ? [problem, ...also].map(line).join("\n") : problem.text; // its English tells all faults
}

function line(problem: Problem): string {
  const { key, place = "", values = {} } = problem;
  const known = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  return isKnown(problem) ? text(`error-${key}`, { place, ...known }) : problem.text;
}

function isKnown({ key }: Problem): boolean {
  return hasText(`error-${key}`);
}
