/** The leaves of a wreath on a grid of 240: pairs from the bottom up, open at the top. */
const PATH = "M0-15C8-7 8 7 0 15-8 7-8-7 0-15z";
const PAIRS = 9;
const RADIUS = 104;

export function leaves(): { transform: string; path: string }[] {
  return Array.from({ length: PAIRS }, (_, pair) => [-1, 1].map((side) => leaf(pair, side))).flat();
}

function leaf(pair: number, side: number): { transform: string; path: string } {
  const angle = 10 + pair * 15; // degrees from the bottom
  const radians = (angle * Math.PI) / 180;
  const x = 120 + side * RADIUS * Math.sin(radians);
  const y = 120 + RADIUS * Math.cos(radians);
  const turn = 180 + side * (18 - pair * 15); // along the circle, leaning outwards
  return { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})`, path: PATH };
}
