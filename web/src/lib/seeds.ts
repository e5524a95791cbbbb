/** The seeds that this browser contributes to chance, and what it has seen of the servers that they went to. */
import { canCompute, commitmentTo, hex } from "./fairness";

/** A seed, and once it is revealed: at which table, and what the server had committed to before. */
export interface Seed {
  seed: string;
  commitment: string;
  table?: string;
  server?: string;
}

const KEY = "grimoire-seeds";
const MOST = 50;

function kept(): Seed[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Seed[]) : [];
  } catch {
    return [];
  }
}

/** Keeps a seed in this browser; false if that is not allowed. */
function keep(seed: Seed): boolean {
  const others = kept().filter((each) => each.commitment !== seed.commitment);
  try {
    localStorage.setItem(KEY, JSON.stringify([seed, ...others].slice(0, MOST)));
    return true;
  } catch {
    return false;
  }
}

/** Makes a seed; the commitment to it, or null if this browser cannot contribute. */
export async function newSeed(): Promise<string | null> {
  if (!canCompute) return null;
  const seed = hex(crypto.getRandomValues(new Uint8Array(32)));
  const commitment = await commitmentTo(seed);
  return keep({ seed, commitment }) ? commitment : null;
}

/** The seed of a commitment that is about to be revealed at a table; null if it is not this browser's. */
export function seedFor(commitment: string, table: string, server: string): string | null {
  const found = kept().find((each) => each.commitment === commitment);
  if (!found || (found.table && found.table !== table) || (found.server && found.server !== server)) return null;
  keep({ ...found, table, server });
  return found.seed;
}

/** What this browser contributed at a table. */
export function contributedAt(table: string): Seed | null {
  return kept().find((each) => each.table === table) ?? null;
}
