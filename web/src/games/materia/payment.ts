/** What has been paid, place by place: tokens of the spell's colour alone, three of another with one rune together. */
export interface PaidPlace {
  tokens: string[];
  whole: boolean; // false while some of three are missing
}

const TOGETHER = 3;

/** `placed` lies on the card: it is the first. */
export function placesPaid(colour: string, placed: string | null, paid: readonly string[]): PaidPlace[] {
  const isOwn = (kind: string) => kind.startsWith(`${colour}.`);
  const own = [...(placed ? [placed] : []), ...paid.filter(isOwn)].map((kind) => ({ tokens: [kind], whole: true }));
  const byRune = new Map<string, string[]>();
  for (const kind of paid.filter((each) => !isOwn(each))) {
    const rune = kind.split(".")[1] ?? "";
    byRune.set(rune, [...(byRune.get(rune) ?? []), kind]);
  }
  const others = [...byRune.values()].flatMap((kinds) =>
    Array.from({ length: Math.ceil(kinds.length / TOGETHER) }, (_, index) => {
      const tokens = kinds.slice(TOGETHER * index, TOGETHER * (index + 1));
      return { tokens, whole: tokens.length === TOGETHER };
    }),
  );
  return [...own, ...others];
}
