/** Which things moved between two boards, worked out from where everything was and is. */
export interface Place {
  kind: string;
  zone: string;
}

export interface Move {
  kind: string;
  from: string | null; // null: from where spare things of this kind are kept
  to: string | null;
}

/** Things of one kind are interchangeable, so only the number in each zone counts. */
export function movesBetween(before: readonly Place[], after: readonly Place[]): Move[] {
  const counts = new Map<string, Map<string, number>>();
  const count = (places: readonly Place[], step: number): void => {
    for (const { kind, zone } of places) {
      const zones = counts.get(kind) ?? counts.set(kind, new Map()).get(kind)!;
      zones.set(zone, (zones.get(zone) ?? 0) + step);
    }
  };
  count(before, -1);
  count(after, 1);
  return [...counts].flatMap(([kind, zones]) => matched(kind, zones));
}

function matched(kind: string, zones: Map<string, number>): Move[] {
  const times = (sign: number) =>
    [...zones].flatMap(([zone, change]) => Array<string>(Math.max(0, sign * change)).fill(zone));
  const [gone, come] = [times(-1), times(1)];
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => ({
    kind,
    from: gone[index] ?? null,
    to: come[index] ?? null,
  }));
}

/** Each thing with a unique key, so that its element stays while others come and go. */
export function keyed(kinds: readonly string[]): { key: string; kind: string }[] {
  const seen = new Map<string, number>();
  return kinds.map((kind) => {
    const number = seen.get(kind) ?? 0;
    seen.set(kind, number + 1);
    return { key: `${kind}#${number}`, kind };
  });
}

/** The first list without the items of the second, each removed once. */
export function without(kinds: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return kinds.filter((kind) => {
    const index = left.indexOf(kind);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
