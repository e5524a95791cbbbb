/** What a person chooses before a game: who sits where, the options of the game, the clock, what is allowed. */
import type { Clock, GameInfo, NewTable, SeatView, SeatWish, TableInfo } from "../messages";

export const CLOCKS: Readonly<Record<string, Clock | null>> = {
  none: null,
  quick: { bank: 300_000, bonus: 10_000 },
  slow: { bank: 1_800_000, bonus: 30_000 },
  days: { bank: 3 * 86_400_000, fresh: true },
};

/** The name of a clock, if it is one of those offered. */
export function clockName(clock: Clock | null | undefined): string {
  const same = (other: Clock | null) => JSON.stringify(plain(other)) === JSON.stringify(plain(clock ?? null));
  return Object.keys(CLOCKS).find((name) => same(CLOCKS[name]!)) ?? "none";
}

const plain = (clock: Clock | null) => clock && [clock.bank, clock.bonus ?? 0, clock.fresh ?? false];

/** The wish for a seat like this one: bots and people at this device stay, others are invited again. */
export function wishFor(seat: SeatView, isMine: boolean): SeatWish {
  if (isMine) return { kind: "me", name: seat.name ?? "" };
  return seat.kind === "bot" ? { kind: "bot", level: seat.level ?? "" } : { kind: "open" };
}

/** A new table like an earlier one; my own seat comes first. */
export function likeTable(table: TableInfo): NewTable {
  const [first] = table.yours;
  const order = first === undefined ? [0] : [first];
  const all = [...order, ...table.seats.map((_, seat) => seat).filter((seat) => !order.includes(seat))];
  return {
    game: table.game,
    seats: all.map((seat, index) => wishFor(table.seats[seat]!, index === 0 || table.yours.includes(seat))),
    options: table.options,
    clock: table.clock,
    watchers: table.watchers,
    listed: table.listed,
  };
}

/** Me against a bot of the easiest level. */
export function usualTable(game: GameInfo, players: number, name: string): NewTable {
  const bot: SeatWish = game.levels[0] ? { kind: "bot", level: game.levels[0] } : { kind: "open" };
  const bots = Array.from({ length: players - 1 }, () => ({ ...bot }));
  return { game: game.name, seats: [{ kind: "me", name }, ...bots] };
}
