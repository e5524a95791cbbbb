/** Chance that can be verified: what the server's secret and the seeds of the pages lead to, as docs/fairness.md says. */
import type { Chance, Chances, RecordData } from "../messages";

const LABEL = "grimoire fairness 1";
const SPAN = 1n << 64n;

/** Without it, as on plain HTTP from another machine, this page contributes no seed and cannot verify. */
export const canCompute = typeof crypto !== "undefined" && Boolean(crypto.subtle);

export interface Difference {
  number: number;
  found: string;
  wanted: string;
}

/** What was found in a record. */
export interface Verified {
  status: "verified" | "differs" | "no-proof" | "not-over";
  outcomes: number; // that follow from the secrets
  difference: Difference | null; // the first outcome that does not
  broken: "server" | number | null; // whose secret does not match its commitment; a number is a seat
  commitment: string; // the server's
  seeds: number[]; // the seats whose seeds counted
  values: string[]; // these seeds
  silent: number[]; // those that did not reveal theirs in time
  first: number; // so many actions come from another record
}

type Bytes = Uint8Array<ArrayBuffer>;

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text: string): Bytes => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const encode = (text: string): Bytes => new Uint8Array(new TextEncoder().encode(text));

/** The commitment to a secret or a seed. */
export async function commitmentTo(secret: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", unhex(secret))));
}

/** Computes HMACs with a key. */
export class Hmac {
  private constructor(private readonly key: CryptoKey) {}

  static async of(key: Bytes): Promise<Hmac> {
    return new Hmac(await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]));
  }

  async digest(message: Bytes): Promise<Bytes> {
    return new Uint8Array(await crypto.subtle.sign("HMAC", this.key, message));
  }
}

/** What computes all outcomes: from the server's secret and the seeds by seat. */
export async function chanceKey(secret: string, seeds: ReadonlyMap<number, string>): Promise<Bytes> {
  const seats = [...seeds.keys()].sort((a, b) => a - b);
  const parts = [encode(LABEL), ...seats.flatMap((seat) => [Uint8Array.of(seat), unhex(seeds.get(seat)!)])];
  return (await Hmac.of(unhex(secret))).digest(Uint8Array.from(parts.flatMap((part) => [...part])));
}

/** A number below the total for the action with this number, each equally likely; what would favour some is rejected. */
export async function numberBelow(hmac: Hmac, number: number, total: number): Promise<number> {
  const size = BigInt(total);
  for (let attempt = 0; ; attempt++) {
    const digest = await hmac.digest(encode(`${number}/${attempt}`));
    const value = new DataView(digest.buffer).getBigUint64(0);
    if (value < SPAN - (SPAN % size)) return Number(value % size);
  }
}

/** The outcome on which a unit of the total weight falls. */
function outcomeAt(chance: Chance, unit: number): string {
  let left = unit;
  const index = chance.weights.findIndex((weight) => (left -= weight) < 0);
  return chance.outcomes[index] ?? "";
}

async function brokenSecret(fairness: NonNullable<RecordData["fairness"]>): Promise<"server" | number | null> {
  if ((await commitmentTo(fairness.secret!)) !== fairness.commitment) return "server";
  for (const [seat, { seed, commitment }] of fairness.seats.entries())
    if (seed && (await commitmentTo(seed)) !== commitment) return seat;
  return null;
}

/** Computes the outcomes of a record again; what was possible each time is the server's word. */
export async function verify(record: RecordData, chances: Chances): Promise<Verified> {
  const fairness = record.fairness;
  const seats = fairness?.seats ?? [];
  const numbers = seats.map((_, seat) => seat);
  const found: Verified = {
    status: "no-proof",
    outcomes: 0,
    difference: null,
    broken: null,
    commitment: fairness?.commitment ?? "",
    seeds: numbers.filter((seat) => seats[seat]!.seed),
    values: seats.flatMap(({ seed }) => seed ?? []),
    silent: numbers.filter((seat) => seats[seat]!.commitment && !seats[seat]!.seed),
    first: fairness?.first ?? 0,
  };
  if (!fairness) return found;
  if (!fairness.secret) return { ...found, status: "not-over", silent: [] };
  const broken = await brokenSecret(fairness);
  if (broken !== null) return { ...found, status: "differs", broken };
  const seeds = new Map(found.seeds.map((seat) => [seat, seats[seat]!.seed!]));
  const hmac = await Hmac.of(await chanceKey(fairness.secret, seeds));
  for (const chance of chances.chances.filter(({ number }) => number > found.first)) {
    const total = chance.weights.reduce((sum, weight) => sum + weight, 0);
    const wanted = outcomeAt(chance, await numberBelow(hmac, chance.number, total));
    const played = record.actions[chance.number - 1] ?? "";
    if (played !== wanted)
      return { ...found, status: "differs", difference: { number: chance.number, found: played, wanted } };
    found.outcomes += 1;
  }
  return { ...found, status: "verified" };
}
