/** The legal actions, by where they start and where they lead. */
import type { Offer } from "../messages";

export class Offers {
  readonly buttons: Offer[];
  private readonly byPlace = new Map<string, Offer[]>();
  private readonly byTarget = new Map<string, Offer[]>();

  constructor(readonly all: readonly Offer[]) {
    this.buttons = all.filter((offer) => !offer.zone);
    for (const offer of all) {
      if (!offer.zone) continue;
      add(this.byPlace, place(offer.zone, offer.seat, offer.item), offer);
      if (offer.to) add(this.byTarget, place(offer.to, offer.to_seat, offer.to_item), offer);
    }
  }

  /** The actions that start with this item. */
  at(zone: string, seat: number | null, item: string | null): Offer[] {
    return this.byPlace.get(place(zone, seat, item)) ?? [];
  }

  /** The actions that lead to this item. */
  to(zone: string, seat: number | null, item: string | null): Offer[] {
    return this.byTarget.get(place(zone, seat, item)) ?? [];
  }
}

/** The actions that a piece starts, as an attribute: so one sees where each can be chosen. */
export function actionsOf(offers: readonly Offer[]): string | undefined {
  return offers.length ? offers.map((offer) => offer.action).join("|") : undefined;
}

function add(offers: Map<string, Offer[]>, key: string, offer: Offer): void {
  const there = offers.get(key);
  if (there) there.push(offer);
  else offers.set(key, [offer]);
}

function place(zone: string, seat?: number | null, item?: string | null): string {
  return `${zone}|${seat ?? ""}|${item ?? ""}`;
}
