/** Things that fly from where they lay to where they lie now. Only transform and opacity are animated. */
import { movesBetween, type Place } from "./motion";
import { isMoving } from "./preferences.svelte";

const TIME = 280; // milliseconds
const SLIDE = 200;
const MOST = 14; // more at once is no move but another board

interface Spot {
  box: DOMRect;
  look: Element | null;
}

type Zones = Map<string, Spot[]>;

class Flights {
  #places: readonly Place[] | null = null;
  #zones: Zones = new Map();

  /** `home`: the zone in which things of a kind are kept that do not lie anywhere; `rows`: zones whose things close ranks. */
  constructor(
    private readonly home: (kind: string) => string,
    private readonly rows: RegExp | null = null,
  ) {}

  /** Before the page changes: where everything is. */
  note(root: HTMLElement | undefined): void {
    this.#zones = root && isMoving() ? zonesOf(root) : new Map();
  }

  /** After it has changed: what lies elsewhere now flies there. */
  fly(root: HTMLElement | undefined, places: readonly Place[]): void {
    const before = this.#places;
    this.#places = places;
    if (!before || !root || !this.#zones.size) return;
    const moves = movesBetween(before, places);
    if (!moves.length || moves.length > MOST) return;
    const now = zonesOf(root);
    for (const { kind, from, to } of moves) {
      const start = taken(this.#zones, from ?? this.home(kind), kind);
      const end = taken(now, to ?? this.home(kind), kind);
      if (start && end) flight(start, end);
    }
    if (this.rows) slide(this.rows, this.#zones, now);
  }
}

/** Lets a board's things fly whenever it has changed: from what is noted before the page follows it to what is there after. */
export function flying(
  root: () => HTMLElement | undefined,
  places: () => readonly Place[],
  ...how: ConstructorParameters<typeof Flights>
): void {
  const flights = new Flights(...how);
  $effect.pre(() => {
    places();
    flights.note(root());
  });
  $effect(() => flights.fly(root(), places()));
}

function zonesOf(root: HTMLElement): Zones {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- measured anew for every flight, never drawn
  const zones: Zones = new Map();
  for (const found of root.querySelectorAll<HTMLElement>("[data-zone]")) {
    const kind = found.dataset.kind;
    const key = `${found.dataset.zone}|${kind ?? ""}`;
    const spot = { box: found.getBoundingClientRect(), look: kind === undefined ? null : found };
    const spots = zones.get(key);
    if (spots) spots.push(spot);
    else zones.set(key, [spot]);
  }
  return zones;
}

/** The last thing of a kind in a zone, each once; or the zone itself. */
function taken(zones: Zones, zone: string, kind: string): Spot | undefined {
  return zones.get(`${zone}|${kind}`)?.pop() ?? zones.get(`${zone}|`)?.[0];
}

function flight(start: Spot, end: Spot): void {
  const look = end.look ?? start.look;
  const box = end.look ? end.box : start.box;
  if (!look || !box.width || !end.box.width || !start.box.width) return;
  const ghost = look.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-zone");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.className = "flying";
  Object.assign(ghost.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  document.body.append(ghost);
  const gone = ghost.animate([{ transform: onto(box, start) }, { transform: onto(box, end) }], {
    duration: TIME,
    easing: "ease-in-out",
  });
  gone.onfinish = gone.oncancel = () => ghost.remove();
  end.look?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TIME });
}

/** What has stayed in its zone makes room or closes ranks: all of it measured at once, so that the page is laid out once. */
function slide(rows: RegExp, before: Zones, now: Zones): void {
  for (const [key, spots] of now) {
    if (!rows.test(key)) continue;
    spots.forEach(({ box, look }, index) => {
      const old = before.get(key)?.[index]?.box;
      if (!look || !old || Math.abs(old.width - box.width) > 1 || (old.x === box.x && old.y === box.y)) return;
      look.animate(
        [{ transform: `translate(${old.x - box.x}px, ${old.y - box.y}px)` }, { transform: "translate(0, 0)" }],
        { duration: SLIDE, easing: "ease-out" },
      );
    });
  }
}

/** The transform that lays a box onto a spot, middle on middle: as large as the thing there, but never as large as a zone. */
function onto(box: DOMRect, { box: other, look }: Spot): string {
  const x = other.x + other.width / 2 - (box.x + box.width / 2);
  const y = other.y + other.height / 2 - (box.y + box.height / 2);
  const scale = Math.min(other.width / box.width, other.height / box.height, look ? Infinity : 1);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
