/** Animates pieces from where they were to where they are now. Only transform and opacity are animated. */
import { movesBetween, type Place } from "./motion";
import { isMoving } from "./preferences.svelte";

// In milliseconds:
const MOVE_TIME = 280;
const SLIDE_TIME = 200;
const MOST_MOVES = 14; // more at once is another board, not a move

/** The box of a piece or of a whole zone; `piece` is null for a zone. */
interface Spot {
  box: DOMRect;
  piece: Element | null;
}

type Zones = Map<string, Spot[]>;

class Animation {
  #places: readonly Place[] | null = null;
  #zones: Zones = new Map();

  /** `home`: the zone where spare pieces of a kind are kept; `rows`: zones whose pieces close gaps. */
  constructor(
    private readonly home: (kind: string) => string,
    private readonly rows: RegExp | null = null,
  ) {}

  /** Before the page changes: where everything is. */
  measure(root: HTMLElement | undefined): void {
    this.#zones = root && isMoving() ? zonesOf(root) : new Map();
  }

  /** After the page has changed: moves what is elsewhere now. */
  animate(root: HTMLElement | undefined, places: readonly Place[]): void {
    const before = this.#places;
    this.#places = places;
    if (!before || !root || !this.#zones.size) return;
    const moves = movesBetween(before, places);
    if (!moves.length || moves.length > MOST_MOVES) return;
    const now = zonesOf(root);
    for (const { kind, from, to } of moves) {
      const start = takeSpot(this.#zones, from ?? this.home(kind), kind);
      const end = takeSpot(now, to ?? this.home(kind), kind);
      if (start && end) move(start, end);
    }
    if (this.rows) slide(this.rows, this.#zones, now);
  }
}

/** Animates a board whenever its places change. */
export function animateMoves(
  root: () => HTMLElement | undefined,
  places: () => readonly Place[],
  ...options: ConstructorParameters<typeof Animation>
): void {
  const animation = new Animation(...options);
  $effect.pre(() => {
    places();
    animation.measure(root());
  });
  $effect(() => animation.animate(root(), places()));
}

function zonesOf(root: HTMLElement): Zones {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- measured again for every move, never drawn
  const zones: Zones = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-zone]")) {
    const kind = element.dataset.kind;
    const key = `${element.dataset.zone}|${kind ?? ""}`;
    const spot = { box: element.getBoundingClientRect(), piece: kind === undefined ? null : element };
    const spots = zones.get(key);
    if (spots) spots.push(spot);
    else zones.set(key, [spot]);
  }
  return zones;
}

/** The last piece of a kind in a zone, each only once; or the zone itself. */
function takeSpot(zones: Zones, zone: string, kind: string): Spot | undefined {
  return zones.get(`${zone}|${kind}`)?.pop() ?? zones.get(`${zone}|`)?.[0];
}

/** Moves a copy of the piece, and hides the piece itself meanwhile. */
function move(start: Spot, end: Spot): void {
  const piece = end.piece ?? start.piece;
  const box = end.piece ? end.box : start.box;
  if (!piece || !box.width || !end.box.width || !start.box.width) return;
  const copy = piece.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-zone");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  copy.className = "moving";
  const { x, y, width, height } = box;
  Object.assign(copy.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(copy);
  const animation = copy.animate([{ transform: onto(box, start) }, { transform: onto(box, end) }], {
    duration: MOVE_TIME,
    easing: "ease-in-out",
  });
  animation.onfinish = animation.oncancel = () => copy.remove();
  end.piece?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: MOVE_TIME });
}

/** Pieces that stayed in their zone slide to close gaps. All are measured first, so that the page is laid out once. */
function slide(rows: RegExp, before: Zones, now: Zones): void {
  for (const [key, spots] of now) {
    if (!rows.test(key)) continue;
    spots.forEach(({ box, piece }, index) => {
      const old = before.get(key)?.[index]?.box;
      if (!piece || !old || Math.abs(old.width - box.width) > 1 || (old.x === box.x && old.y === box.y)) return;
      piece.animate(
        [{ transform: `translate(${old.x - box.x}px, ${old.y - box.y}px)` }, { transform: "translate(0, 0)" }],
        { duration: SLIDE_TIME, easing: "ease-out" },
      );
    });
  }
}

/** The transform that centres a box on a spot: as large as the piece there, but never as large as a zone. */
function onto(box: DOMRect, { box: other, piece }: Spot): string {
  const x = other.x + other.width / 2 - (box.x + box.width / 2);
  const y = other.y + other.height / 2 - (box.y + box.height / 2);
  const scale = Math.min(other.width / box.width, other.height / box.height, piece ? Infinity : 1);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
