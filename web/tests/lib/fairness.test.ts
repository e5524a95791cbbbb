import { expect, it } from "vitest";
import { chanceKey, commitmentTo, hex, Hmac, numberBelow, verify } from "../../src/lib/fairness";
import type { Chances, RecordData } from "../../src/messages";

const SECRET = "00".repeat(31) + "01";
const ANN = "11".repeat(32);
const CAT = "22".repeat(32);
const SEEDS = new Map([
  [2, CAT],
  [0, ANN],
]);

it("computes what the server computes", async () => {
  // the same vectors as in tests/kernel/test_fairness.py
  expect(await commitmentTo(SECRET)).toBe("ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5");
  const key = await chanceKey(SECRET, SEEDS);
  expect(hex(key)).toBe("6a8b727054ebc8aaa296cafd9329be202695faeaf8cf1c964b323d176cd8a22d");
  expect(hex(await chanceKey(SECRET, new Map()))).toBe(
    "02a59a27bd175dffea225a4c98ad884d42be63835bd0d56a25224930e200d0fa",
  );
  const hmac = await Hmac.of(key);
  const small = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => numberBelow(hmac, number, 75)));
  expect(small).toEqual([27, 30, 30, 1, 10, 3, 34, 10, 64, 52]);
  expect(await numberBelow(hmac, 1, 2 ** 48)).toBe(84299403860280);
});

async function game(): Promise<[RecordData, Chances]> {
  const weights = [20, 50, 5];
  const fairness = {
    scheme: 1,
    commitment: await commitmentTo(SECRET),
    secret: SECRET,
    seats: [
      { commitment: await commitmentTo(ANN), seed: ANN },
      { commitment: ANN },
      { commitment: await commitmentTo(CAT), seed: CAT },
    ],
  };
  const actions = ["deal b", "take x", "deal b", "deal a"]; // 27, -, 30 and 1 of 75
  const record = { grimoire: 1, game: "g", rules: 1, options: {}, start: null, actions, result: null, fairness };
  const chances = [1, 3, 4].map((number) => ({ number, outcomes: ["deal a", "deal b", "deal c"], weights }));
  return [record, { chances }];
}

it("verifies a record and says whose seeds counted", async () => {
  const found = await verify(...(await game()));
  expect(found).toMatchObject({ status: "verified", outcomes: 3, seeds: [0, 2], silent: [1], first: 0 });
});

it("names the first outcome that differs", async () => {
  const [record, chances] = await game();
  record.actions[2] = "deal c";
  record.actions[3] = "deal c";
  const found = await verify(record, chances);
  expect(found).toMatchObject({ status: "differs", outcomes: 1 });
  expect(found.difference).toEqual({ number: 3, found: "deal c", wanted: "deal b" });
  record.fairness!.first = 3;
  expect((await verify(record, chances)).difference?.number).toBe(4);
});

it("names a secret that does not match its commitment", async () => {
  const [record, chances] = await game();
  record.fairness!.seats[2]!.seed = ANN;
  expect(await verify(record, chances)).toMatchObject({ status: "differs", broken: 2 });
  record.fairness!.secret = ANN;
  expect(await verify(record, chances)).toMatchObject({ status: "differs", broken: "server" });
});

it("says when there is nothing to verify", async () => {
  const [record, chances] = await game();
  delete record.fairness!.secret;
  expect((await verify(record, chances)).status).toBe("not-over");
  delete record.fairness;
  expect((await verify(record, chances)).status).toBe("no-proof");
});
