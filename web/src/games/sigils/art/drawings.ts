/** What a card's picture is made of: the ground of its family, the silhouette of its type, and its motif. */
import { spark } from "../../../art/glyphs";
import { PAINT } from "./motif-parts";
import { familyDeep, familyLight, FAMILY, isFamily, type Family } from "./palette";

/** A motif with the one outline that all of its parts share. */
export function outlined(motif: string): string {
  return `<g stroke="${PAINT.ink}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round">${motif}</g>`;
}

/** The hues of all grounds, which refer to them by their id. */
export function hues(): string {
  const hue = ([family, colour]: [string, string]): string =>
    `<radialGradient id="sigils-hue-${family}" cx=".5" cy=".34" r=".85"><stop stop-color="${familyLight(family)}"/>` +
    `<stop offset=".55" stop-color="${colour}"/><stop offset="1" stop-color="${familyDeep(family)}"/></radialGradient>`;
  return Object.entries(FAMILY).map(hue).join("");
}

/** On 160 by 100. */
export function ground(family: string): string {
  if (!isFamily(family)) return '<rect width="160" height="100" fill="#555"/>';
  return `<rect width="160" height="100" fill="url(#sigils-hue-${family})"/>${PATTERN[family]()}`;
}

/** On 160 by 100, behind the motif. */
export function silhouette(type: string): string {
  const shelf = type === "potion" ? '<path d="M30 92h100" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>' : "";
  return `<path d="${SHAPE[type] ?? SHAPE.defence}" fill="#fff" fill-opacity=".17" stroke="#fff" stroke-opacity=".34" stroke-width="1.5"/>${shelf}`;
}

/** On 160 by 100: a motif on its floor, before the silhouette of its type. */
export function figure(type: string, motif: string): string {
  const floor = `<ellipse cx="80" cy="${type === "potion" ? 89 : 86}" rx="26" ry="4" fill-opacity=".28"/>`;
  return `${silhouette(type)}${floor}<svg x="45" y="12" width="70" height="70" viewBox="0 0 64 64">${outlined(motif)}</svg>`;
}

const round = (value: number): string => value.toFixed(1);
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A point on a ring around the middle of the picture. */
function around(angle: number, radius: number): string {
  return `${round(80 + radius * Math.cos(angle))} ${round(46 + radius * Math.sin(angle))}`;
}

const SHAPE: Readonly<Record<string, string>> = {
  attack: `M${numbers(32)
    .map((at) => around((at * Math.PI) / 16 - Math.PI / 2, at % 2 ? 34 : 46))
    .join("L")}z`,
  defence: "M80 2c12 7 25 10 37 10 0 40-9 62-37 76-28-14-37-36-37-76 12 0 25-3 37-10z",
  potion: "M44 92V40a36 36 0 0 1 72 0v52z",
};

/** The same numbers between 0 and 1 every time. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

const thin = (d: string, opacity: number, width: number): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`;

const PATTERN: Readonly<Record<Family, () => string>> = {
  enchantment() {
    const next = sequence(7);
    const sparks = numbers(26).map(() => spark(+round(next() * 160), +round(next() * 100), +round(1.5 + next() * 4)));
    const rings = [44, 58, 72].map((r) => `M${80 - r} 46a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`);
    return `<path d="${sparks.join("")}" fill="#fff" fill-opacity=".19"/>${thin(rings.join(""), 0.1, 1.5)}`;
  },
  illusion: () =>
    thin(
      numbers(13)
        .map((row) => `M-4 ${row * 9 - 4}${"q4-5 8 0t8 0".repeat(11)}`)
        .join(""),
      0.14,
      1.8,
    ),
  conjuration() {
    const rays = numbers(24).map((at) => {
      const angle = (at * Math.PI) / 12;
      return `M80 46L${around(angle, 150)}L${around(angle + Math.PI / 24, 150)}z`;
    });
    return `<path d="${rays.join("")}" fill="#fff" fill-opacity=".1"/>`;
  },
  transmutation: () =>
    thin(
      numbers(96)
        .map((at) => [at % 12, Math.floor(at / 12)] as const)
        .map(([x, y]) => `M${x * 15 - (y % 2) * 7.5} ${y * 14 - 4}a7.5 9 0 0 0 15 0`)
        .join(""),
      0.15,
      1.7,
    ),
  necromancy: () =>
    thin(
      numbers(54)
        .map((at) => [(at % 9) * 20 + (Math.floor(at / 9) % 2) * 10, Math.floor(at / 9) * 18 + 6] as const)
        .map(([x, y]) => `M${x - 3.5} ${y}h7M${x} ${y - 5}v11`)
        .join(""),
      0.13,
      2,
    ),
};
