/** QR codes: bytes, error correction M, versions 1 to 10 (up to 213 bytes, enough for any address of a table). */
export type Matrix = readonly (readonly boolean[])[];

/** Of each version: all codewords, those for errors in a block, the number of blocks. */
const VERSIONS: readonly (readonly [codewords: number, check: number, blocks: number])[] = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
];
const BYTES = 0b0100; // the mode
const LEVEL = 0b00; // error correction M, in the format
const PADDING = [0xec, 0x11];
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
const FINDER_LIKE = ["10111010000", "00001011101"];

/** The code of a text as rows of dark (true) and light modules; null if it is too long. */
export function qrCode(text: string, mask?: number): Matrix | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = VERSIONS.findIndex((_, index) => bytes.length <= room(index + 1)) + 1;
  if (!version) return null;
  const bits = codewordsOf(bytes, version).flatMap((word) => bitsOf(word, 8));
  const drawn = (which: number) => draw(version, bits, which);
  if (mask !== undefined) return drawn(mask);
  const all = MASKS.map((_, which) => drawn(which));
  const penalties = all.map(penalty);
  return all[penalties.indexOf(Math.min(...penalties))]!;
}

/** The modules of a code as the data of an SVG path, one unit each. */
export function qrPath(matrix: Matrix): string {
  return matrix.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}

const dataWords = (version: number): number => {
  const [codewords, check, blocks] = VERSIONS[version - 1]!;
  return codewords - check * blocks;
};
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);
const room = (version: number): number => Math.floor((dataWords(version) * 8 - 4 - lengthBits(version)) / 8);
const bitsOf = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1);

/** Data and check words of all blocks, interleaved. */
function codewordsOf(bytes: readonly number[], version: number): number[] {
  const [, check, count] = VERSIONS[version - 1]!;
  const data = padded(bytes, version);
  const short = Math.floor(data.length / count);
  const longer = data.length % count; // the last blocks have one word more
  const blocks = Array.from({ length: count }, (_, block) => {
    const begin = block * short + Math.max(0, block - (count - longer));
    return data.slice(begin, begin + short + (block >= count - longer ? 1 : 0));
  });
  const checks = blocks.map((block) => remainder(block, check));
  return [...interleaved(blocks, short + 1), ...interleaved(checks, check)];
}

function padded(bytes: readonly number[], version: number): number[] {
  const bits = [
    ...bitsOf(BYTES, 4),
    ...bitsOf(bytes.length, lengthBits(version)),
    ...bytes.flatMap((b) => bitsOf(b, 8)),
  ];
  const size = dataWords(version);
  bits.push(...Array.from({ length: Math.min(4, size * 8 - bits.length) }, () => 0));
  while (bits.length % 8) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, at) =>
    parseInt(bits.slice(at * 8, at * 8 + 8).join(""), 2),
  );
  while (words.length < size) words.push(PADDING[(words.length - bits.length / 8) % 2]!);
  return words;
}

function interleaved(blocks: readonly (readonly number[])[], longest: number): number[] {
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block[at] ?? [])).flat();
}

/** The product in the field of 256 elements with the polynomial x^8 + x^4 + x^3 + x^2 + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** Reed and Solomon's check words: the remainder of the data divided by the generator of this degree. */
function remainder(data: readonly number[], degree: number): number[] {
  const generator = generatorOf(degree);
  let rest = Array.from({ length: degree }, () => 0);
  for (const word of data) {
    const factor = word ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((each, at) => each ^ times(generator[at]!, factor));
  }
  return rest;
}

function generatorOf(degree: number): number[] {
  let generator = [...Array.from({ length: degree - 1 }, () => 0), 1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    generator = generator.map((each, at) => times(each, root) ^ (generator[at + 1] ?? 0));
    root = times(root, 2);
  }
  return generator;
}

class Grid {
  readonly dark: boolean[][];
  readonly fixed: boolean[][]; // no data here

  constructor(readonly size: number) {
    const rows = () => Array.from({ length: size }, () => Array.from({ length: size }, () => false));
    this.dark = rows();
    this.fixed = rows();
  }

  set(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y]![x] = dark;
    this.fixed[y]![x] = true;
  }
}

function draw(version: number, bits: readonly number[], mask: number): Matrix {
  const grid = new Grid(version * 4 + 17);
  drawPatterns(grid, version);
  drawFormat(grid, mask);
  if (version >= 7) drawVersion(grid, version);
  drawData(grid, bits, MASKS[mask]!);
  return grid.dark;
}

function drawPatterns(grid: Grid, version: number): void {
  for (let at = 0; at < grid.size; at += 1) {
    grid.set(6, at, at % 2 === 0);
    grid.set(at, 6, at % 2 === 0);
  }
  const last = grid.size - 4;
  for (const [x, y] of [
    [3, 3],
    [last, 3],
    [3, last],
  ] as const)
    drawRings(grid, x, y, 4, (ring) => ring !== 2 && ring !== 4);
  for (const [x, y] of alignments(version)) drawRings(grid, x, y, 2, (ring) => ring !== 1);
  grid.set(8, grid.size - 8, true);
}

function drawRings(grid: Grid, x: number, y: number, radius: number, isDark: (ring: number) => boolean): void {
  for (let dy = -radius; dy <= radius; dy += 1)
    for (let dx = -radius; dx <= radius; dx += 1)
      grid.set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
}

/** The centres of the small patterns; those that would lie on a large one are left out. */
function alignments(version: number): [number, number][] {
  if (version === 1) return [];
  const last = version * 4 + 10;
  const places = version < 7 ? [6, last] : [6, (6 + last) / 2, last];
  const isCorner = (x: number, y: number) => (x === 6 && (y === 6 || y === last)) || (x === last && y === 6);
  return places.flatMap((y) => places.filter((x) => !isCorner(x, y)).map((x): [number, number] => [x, y]));
}

/** A value with the remainder of its division by a polynomial behind it. */
function protectedBits(value: number, degree: number, polynomial: number): number {
  let rest = value;
  for (let step = 0; step < degree; step += 1) rest = (rest << 1) ^ ((rest >> (degree - 1)) * polynomial);
  return (value << degree) | rest;
}

function drawFormat(grid: Grid, mask: number): void {
  const bits = protectedBits((LEVEL << 3) | mask, 10, 0x537) ^ 0x5412;
  const isDark = (at: number) => ((bits >> at) & 1) === 1;
  const { size } = grid;
  for (let at = 0; at < 15; at += 1) {
    const near = at < 6 ? at : at < 8 ? at + 1 : 14 - at + (at === 8 ? 1 : 0); // past the line at 6
    if (at < 8) grid.set(8, near, isDark(at));
    else grid.set(near, 8, isDark(at));
    if (at < 8) grid.set(size - 1 - at, 8, isDark(at));
    else grid.set(8, size - 15 + at, isDark(at));
  }
}

function drawVersion(grid: Grid, version: number): void {
  const bits = protectedBits(version, 12, 0x1f25);
  for (let at = 0; at < 18; at += 1) {
    const [far, near] = [grid.size - 11 + (at % 3), Math.floor(at / 3)];
    const dark = ((bits >> at) & 1) === 1;
    grid.set(far, near, dark);
    grid.set(near, far, dark);
  }
}

/** The data in columns of two, from the right, up and down in turn. */
function drawData(grid: Grid, bits: readonly number[], mask: (x: number, y: number) => boolean): void {
  let next = 0;
  let isUp = true;
  for (let right = grid.size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5; // the line has a column of its own
    for (let step = 0; step < grid.size; step += 1) {
      const y = isUp ? grid.size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid.fixed[y]![x]) continue;
        grid.dark[y]![x] = ((bits[next] ?? 0) === 1) !== mask(x, y);
        next += 1;
      }
    }
    isUp = !isUp;
  }
}

/** How hard a code is to read: long runs, blocks, patterns like a corner, too much of one shade. */
function penalty(matrix: Matrix): number {
  const rows = matrix.map((row) => row.map(Number).join(""));
  const columns = matrix.map((_, x) => matrix.map((row) => Number(row[x])).join(""));
  const lines = [...rows, ...columns];
  const dark = rows.join("").replaceAll("0", "").length;
  const share = (dark * 20) / matrix.length ** 2;
  return sum(lines.map(linePenalty)) + 3 * blocksIn(rows) + 10 * Math.max(0, Math.ceil(Math.abs(share - 10)) - 1);
}

function linePenalty(line: string): number {
  const runs = line.match(/0{5,}|1{5,}/g) ?? [];
  const corners = FINDER_LIKE.flatMap((pattern) => [...line].filter((_, at) => line.startsWith(pattern, at)));
  return sum(runs.map((run) => run.length - 2)) + 40 * corners.length;
}

function blocksIn(rows: readonly string[]): number {
  const pairs = (line: string, at: number) => line.slice(at, at + 2);
  const isBlock = (x: number, y: number) => /^(0000|1111)$/.test(pairs(rows[y]!, x) + pairs(rows[y + 1]!, x));
  const places = rows.slice(1).map((_, at) => at);
  return sum(places.map((y) => places.filter((x) => isBlock(x, y)).length));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
