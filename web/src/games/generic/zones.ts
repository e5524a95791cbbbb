/** The legal actions, grouped by the zones in which they start. */
import type { Offer } from "../../messages";

export interface Zone {
  name: string;
  seat: number | null; // whose zone, null for a shared one
  offers: Offer[];
}

/** In the order of the offers; those without a zone are shown beside the board. */
export function zonesOf(offers: readonly Offer[]): Zone[] {
  const zones: Zone[] = [];
  for (const offer of offers) {
    if (!offer.zone) continue;
    const seat = offer.seat ?? null;
    const zone = zones.find((each) => each.name === offer.zone && each.seat === seat);
    if (zone) zone.offers.push(offer);
    else zones.push({ name: offer.zone, seat, offers: [offer] });
  }
  return zones;
}
