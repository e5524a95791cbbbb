/** Animates pieces from where they were to where they are now. Only transform and opacity are animated. */
import { untrack } from "svelte";
import { movesBetween, type Move, type Place } from "./motion";
import { isMoving } from "./preferences.svelte";

// In milliseconds:
const MOVE_TIME = 260;
const GAP_TIME = 110; // between the starts of several moves
const ALL_TIME = 900; // of all moves together
const SLIDE_TIME = 200;
const ARC = 0.12; // the height of a flight, as a share of its way
const MOST_ARC = 48; // pixels
const MOST_MOVES = 14; // more at once is another board, not a move

/** The box of a piece or of a whole zone; `piece` is null for a zone. */
interface Spot {
  box: DOMRect;
  piece: Element | null;
}

type Zones = Map<string, Spot[]>;

/** What is going to move, and where everything that has to do with it was. */
interface Measured {
  moves: readonly Move[];
  zones: Zones;
}

class Animation {
  #places: readonly Place[] | null = null;
  #measured: Measured | null = null;

  /** `home`: the zone where spare pieces of a kind are kept; `rows`: zones whose pieces close gaps. */
  constructor(
    private readonly root: () => HTMLElement | undefined,
    private readonly places: () => readonly Place[],
    private readonly home: (kind: string) => string,
    private readonly rows: RegExp | null = null,
  ) {}

  /** Before anything in the page changes: where that is which is going to move. Most choices move nothing. */
  measure(): void {
    const [before, root] = [this.#places, this.root()];
    this.#measured = null;
    if (!before || !root || !isMoving()) return;
    const moves = movesBetween(before, this.places());
    if (moves.length && moves.length <= MOST_MOVES) this.#measured = { moves, zones: this.#zonesOf(root, moves) };
  }

  /** After the page has changed: moves what is elsewhere now. */
  animate(places: readonly Place[]): void {
    const [measured, root] = [this.#measured, this.root()];
    this.#places = places;
    this.#measured = null;
    if (measured && root) beforePaint(() => this.#animate(root, measured));
  }

  #animate(root: HTMLElement, { moves, zones: before }: Measured): void {
    const now = this.#zonesOf(root, moves);
    const gap = Math.min(GAP_TIME, (ALL_TIME - MOVE_TIME) / Math.max(1, moves.length - 1));
    moves.forEach(({ kind, from, to }, index) => {
      const start = takeSpot(before, from ?? this.home(kind), kind);
      const end = takeSpot(now, to ?? this.home(kind), kind);
      if (start && end) move(start, end, index * gap);
    });
    if (this.rows) slide(this.rows, before, now);
  }

  /** The zones that these moves touch, and those whose pieces may slide. */
  #zonesOf(root: HTMLElement, moves: readonly Move[]): Zones {
    const touched = moves.flatMap(({ kind, from, to }) => [from ?? this.home(kind), to ?? this.home(kind)]);
    return zonesOf(root, (zone) => touched.includes(zone) || Boolean(this.rows?.test(zone)));
  }
}

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- never drawn
const boards = new Set<Animation>();

/** Animates a board whenever its places change. The page that shows it says when with `measureBefore`. */
export function animateMoves(
  root: () => HTMLElement | undefined,
  places: () => readonly Place[],
  home: (kind: string) => string,
  rows?: RegExp,
): void {
  const animation = new Animation(root, places, home, rows);
  $effect(() => {
    boards.add(animation);
    return () => void boards.delete(animation);
  });
  $effect(() => {
    const now = places();
    untrack(() => animation.animate(now));
  });
}

/** Measures boards before `change` changes any part of the page: later the page would have to be laid out for it. */
export function measureBefore(change: () => unknown): void {
  $effect.pre(() => {
    change();
    untrack(() => boards.forEach((board) => board.measure()));
  });
}

/** Calls in a task of its own, so that none lasts long, but before the page is painted again. */
function beforePaint(call: () => void): void {
  const once = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    call();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once);
}

function zonesOf(root: HTMLElement, isWanted: (zone: string) => boolean): Zones {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- measured again for every move, never drawn
  const zones: Zones = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-zone]")) {
    const { zone = "", kind } = element.dataset;
    if (!isWanted(zone) || element.closest(".away")) continue; // what is put away is nowhere
    const key = `${zone}|${kind ?? ""}`;
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
function move(start: Spot, end: Spot, delay: number): void {
  const piece = end.piece ?? start.piece;
  const box = end.piece ? end.box : start.box;
  if (!piece || !box.width || !end.box.width || !start.box.width) return;
  const copy = piece.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-zone");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  copy.className = "moving";
  const { x, y, width, height } = box;
  Object.assign(copy.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`, opacity: 0 });
  document.body.append(copy);
  // A piece waits for its turn where it was; one that comes out of a zone is not seen before.
  const fill = start.piece ? "backwards" : "none";
  const animation = copy.animate(flight(box, start, end), { duration: MOVE_TIME, delay, fill });
  animation.onfinish = animation.oncancel = () => copy.remove();
  end.piece?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: MOVE_TIME, delay, fill: "backwards" });
}

/** On a slight arc, and a little too large when it lands. */
function flight(box: DOMRect, start: Spot, end: Spot): Keyframe[] {
  const [first, last] = [onto(box, start), onto(box, end)];
  const way = Math.hypot(last.x - first.x, last.y - first.y);
  const middle = {
    x: (first.x + last.x) / 2,
    y: (first.y + last.y) / 2 - Math.min(MOST_ARC, way * ARC),
    scale: (first.scale + last.scale) / 2,
  };
  return [
    { opacity: 1, transform: transform(first), easing: "cubic-bezier(0.45, 0.05, 0.7, 0.7)" },
    { opacity: 1, transform: transform(middle), offset: 0.45, easing: "cubic-bezier(0.3, 0.3, 0.25, 1)" },
    { opacity: 1, transform: transform({ ...last, scale: last.scale * 1.06 }), offset: 0.85 },
    { opacity: 1, transform: transform(last) },
  ];
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

interface Onto {
  x: number;
  y: number;
  scale: number;
}

/** What centres a box on a spot: as large as the piece there, but never as large as a zone. */
function onto(box: DOMRect, { box: other, piece }: Spot): Onto {
  return {
    x: other.x + other.width / 2 - (box.x + box.width / 2),
    y: other.y + other.height / 2 - (box.y + box.height / 2),
    scale: Math.min(other.width / box.width, other.height / box.height, piece ? Infinity : 1),
  };
}

function transform({ x, y, scale }: Onto): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
