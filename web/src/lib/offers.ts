/** What can be touched where. */
import type { Offer } from "../messages";

export class Offers {
  readonly buttons: Offer[];
  private readonly byPlace = new Map<string, Offer[]>();

  constructor(readonly all: readonly Offer[]) {
    this.buttons = all.filter((offer) => !offer.zone);
    for (const offer of all) {
      if (!offer.zone) continue;
      this.add(place(offer.zone, offer.seat, offer.item), offer);
      if (offer.verb === "harness") this.add(place("board", null, offer.to_item), offer);
    }
  }

  at(zone: string, seat: number | null, item: string | null): Offer[] {
    return this.byPlace.get(place(zone, seat, item)) ?? [];
  }

  private add(key: string, offer: Offer): void {
    const found = this.byPlace.get(key);
    if (found) found.push(offer);
    else this.byPlace.set(key, [offer]);
  }
}

function place(zone: string, seat?: number | null, item?: string | null): string {
  return `${zone}|${seat ?? ""}|${item ?? ""}`;
}
