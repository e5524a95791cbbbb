import { describe, expect, it } from "vitest";
import { qrCode, qrPath, type Matrix } from "../../src/lib/qr";

const picture = (matrix: Matrix | null) => matrix?.map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));

describe("a QR code", () => {
  it("is the known one", () => {
    expect(picture(qrCode("Grimoire"))).toEqual(GRIMOIRE);
  });

  it("is as small as its text allows", () => {
    const sizes = [14, 15, 26, 27, 106, 107, 180, 181, 213].map((length) => qrCode("a".repeat(length))?.length);
    expect(sizes).toEqual([21, 25, 25, 29, 41, 45, 53, 57, 57]);
    expect(qrCode("a".repeat(214))).toBeNull();
  });

  it.each([3, 20, 40, 60, 80, 100, 120, 150, 180, 213])("of %i bytes can be read back, without an error", (length) => {
    const text = Array.from({ length }, (_, at) => String.fromCharCode(33 + ((at * 7) % 90))).join("");
    const read = new Reader(qrCode(text)!);
    expect(read.text()).toBe(text);
    expect(read.syndromes()).toEqual([]);
  });

  it("is drawn as one path", () => {
    expect(
      qrPath([
        [true, false],
        [false, true],
      ]),
    ).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
  });
});

/** A reader of its own, from the tables of the standard. */
class Reader {
  private readonly size: number;
  private readonly version: number;

  constructor(private readonly matrix: Matrix) {
    this.size = matrix.length;
    this.version = (this.size - 17) / 4;
  }

  text(): string {
    const bits = this.blocks()
      .flatMap((block) => block.slice(0, block.length - CHECK[this.version - 1]!))
      .map((word) => word.toString(2).padStart(8, "0"))
      .join("");
    expect(bits.slice(0, 4)).toBe("0100");
    const head = 4 + (this.version < 10 ? 8 : 16);
    const length = parseInt(bits.slice(4, head), 2);
    const bytes = Array.from({ length }, (_, at) => parseInt(bits.slice(head + at * 8, head + at * 8 + 8), 2));
    return new TextDecoder().decode(new Uint8Array(bytes));
  }

  /** Every block, seen as a polynomial, is zero at the roots of the generator. */
  syndromes(): number[] {
    return this.blocks().flatMap((block) =>
      Array.from({ length: CHECK[this.version - 1]! }, (_, power) =>
        block.reduce((value, word) => product(value, EXP[power]!) ^ word, 0),
      ).filter(Boolean),
    );
  }

  private blocks(): number[][] {
    const [count, check] = [BLOCKS[this.version - 1]!, CHECK[this.version - 1]!];
    const words = this.words();
    const data = words.length - count * check;
    const blocks = Array.from({ length: count }, (): number[] => []);
    const short = Math.floor(data / count);
    const order = [
      ...Array.from({ length: short * count }, (_, at) => at % count),
      ...Array.from({ length: data % count }, (_, at) => count - (data % count) + at),
      ...Array.from({ length: count * check }, (_, at) => at % count),
    ];
    order.forEach((block, at) => blocks[block]!.push(words[at]!));
    return blocks;
  }

  private words(): number[] {
    const mask = this.mask();
    const bits: number[] = [];
    let up = true;
    for (let right = this.size - 1; right > 0; right -= right === 8 ? 3 : 2) {
      for (let step = 0; step < this.size; step += 1) {
        const y = up ? this.size - 1 - step : step;
        for (const x of [right, right - 1])
          if (!this.isPattern(x, y)) bits.push(Number(this.matrix[y]![x]) ^ Number(MASKS[mask]!(y, x)));
      }
      up = !up;
    }
    return Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
      parseInt(bits.slice(at * 8, at * 8 + 8).join(""), 2),
    );
  }

  private mask(): number {
    const bits = [2, 3, 4].map((x) => Number(this.matrix[8]![x])).join("");
    return parseInt(bits, 2) ^ 0b101;
  }

  private isPattern(x: number, y: number): boolean {
    const { size } = this;
    const corner = (x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9);
    const version = this.version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11));
    const places = ALIGN[this.version - 1]!;
    const isFinder = (cx: number, cy: number) =>
      (cx === 6 && cy === 6) || (cx === 6 && cy === places.at(-1)) || (cy === 6 && cx === places.at(-1));
    const align = places.some((cx) =>
      places.some((cy) => !isFinder(cx, cy) && Math.abs(x - cx) < 3 && Math.abs(y - cy) < 3),
    );
    return corner || version || align || x === 6 || y === 6;
  }
}

const CHECK = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const ALIGN = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const MASKS: ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i * j) % 3) + ((i + j) % 2)) % 2 === 0,
];
const EXP = Array.from({ length: 255 }, () => 1);
for (let at = 1; at < 255; at += 1) EXP[at] = EXP[at - 1]! * 2 > 255 ? (EXP[at - 1]! * 2) ^ 0x11d : EXP[at - 1]! * 2;
const product = (a: number, b: number) => (a && b ? EXP[(EXP.indexOf(a) + EXP.indexOf(b)) % 255]! : 0);

const GRIMOIRE = [
  "#######...#.#.#######",
  "#.....#...#...#.....#",
  "#.###.#.###...#.###.#",
  "#.###.#.##.##.#.###.#",
  "#.###.#.##.##.#.###.#",
  "#.....#.#...#.#.....#",
  "#######.#.#.#.#######",
  "........#..##........",
  "#.#####..#..#.#####..",
  "##..##..###.##.##.###",
  ".###..#.##.#.#.....#.",
  ".#...#.........######",
  "##..#.####.#...#...#.",
  "........#.#####.#....",
  "#######..#..#.#..###.",
  "#.....#.#..####..##..",
  "#.###.#.#...#..##...#",
  "#.###.#.#.#.#..###...",
  "#.###.#.####.#...##..",
  "#.....#..#......###..",
  "#######.#..#.#..#..#.",
];
