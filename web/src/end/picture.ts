/** The result as a picture to share: drawn as SVG, then painted as PNG by the page itself. */
import { familiars } from "../art/familiars";
import sans from "../design/fonts/alegreya-sans-latin-500-normal.woff2?url";
import serif from "../design/fonts/alegreya-latin-700-normal.woff2?url";
import { curveOf, DASHES, TONES } from "./curve";
import type { Rounds } from "./history";
import { leaves } from "./laurel";
import type { Rank } from "./standing";

const FLAT = "2d";
export const WIDTH = 1200;
export const HEIGHT = 630;

export interface Result {
  title: string;
  game: string;
  ranks: readonly Rank[];
  history: Rounds;
  mine: number | null;
}

const GRADIENTS = `<defs>
<linearGradient id="cloth" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#28304c"/><stop offset="1" stop-color="#1a2036"/></linearGradient>
<linearGradient id="gold" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#FBE3A0"/><stop offset=".5" stop-color="#E5B44E"/><stop offset="1" stop-color="#B98126"/></linearGradient>
<radialGradient id="disc" cy=".34"><stop stop-color="#6d72ad"/><stop offset=".65" stop-color="#2c3159"/><stop offset="1" stop-color="#1c2040"/></radialGradient>
</defs>`;
const FRAME = { left: 690, top: 150, right: 1130, bottom: 500 };
const LONGEST = 16; // letters of a name in the ranking

/** The picture as SVG; `fonts` are style rules that bring the typefaces along. */
export function drawn(result: Result, fonts = ""): string {
  const { ranks, history } = result;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    GRADIENTS,
    `<style>${fonts}text{font-family:"Alegreya Sans",sans-serif;fill:#d2c2a9}.s{font-family:Alegreya,serif;font-weight:700;fill:#f7eedd}</style>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#2a1f18"/>`,
    `<rect x="24" y="24" width="1152" height="582" rx="22" fill="url(#cloth)"/>`,
    `<rect x="34" y="34" width="1132" height="562" rx="16" fill="none" stroke="#c9a86a" stroke-opacity=".4" stroke-dasharray="7 6"/>`,
    winner(ranks[0]?.seat ?? 0),
    text(350, 330, result.title, { size: fitting(result.title, 62, 520), serif: true, anchor: "middle" }),
    ranks.map((rank, index) => line(rank, 356 + index * (ranks.length > 4 ? 43 : 50))).join(""),
    history.scores.length > 1 ? curve(result) : "",
    text(690, 110, result.game, { size: 38, serif: true }),
    text(1130, 560, "Grimoire", { size: 30, serif: true, anchor: "end" }),
    "</svg>",
  ].join("");
}

function winner(seat: number): string {
  const wreath = leaves().map(({ transform, path }) => `<path transform="${transform}" d="${path}"/>`);
  return `<g transform="translate(240 52) scale(.92)"><g fill="url(#gold)" stroke="#6B4708">${wreath.join("")}</g>
<circle cx="120" cy="120" r="79" fill="url(#disc)" stroke="#c9a86a" stroke-width="2"/>
<g transform="translate(60 58) scale(1.88)" stroke-linecap="round" stroke-linejoin="round">${familiars[seat % familiars.length]}</g></g>`;
}

function line(rank: Rank, y: number): string {
  const name = rank.name.length > LONGEST ? `${rank.name.slice(0, LONGEST - 1)}…` : rank.name;
  const ground = rank.isMine ? 'fill="#5a4520" stroke="#e5b44e" stroke-width="2"' : 'fill="#000" fill-opacity=".25"';
  return `<rect x="110" y="${y}" width="480" height="38" rx="9" ${ground}/>${text(130, y + 27, String(rank.place), { size: 22, serif: true })}
<g transform="translate(160 ${y + 3}) scale(.5)" stroke-linecap="round" stroke-linejoin="round">${familiars[rank.seat % familiars.length]}</g>
${text(208, y + 27, name, { size: 25, ink: "#f7eedd" })}${text(570, y + 29, String(rank.points), { size: 30, serif: true, anchor: "end" })}`;
}

function curve({ history, mine }: Result): string {
  const { grid, rounds, lines } = curveOf(history, FRAME);
  const tone = (score: number) => TONES[score % TONES.length];
  const scale = grid.map(
    ({ y, label }) =>
      `<path d="M${FRAME.left} ${y}H${FRAME.right}" stroke="#fff" stroke-opacity=".16"/>${text(FRAME.left - 10, y + 6, String(label), { size: 20, anchor: "end" })}`,
  );
  const below = rounds.map(({ x, label }) => text(x, FRAME.bottom + 28, String(label), { size: 20, anchor: "middle" }));
  const drawn = lines.map(
    (path, score) =>
      `<path d="${path}" fill="none" stroke="${tone(score)}" stroke-width="${score === mine ? 6 : 4}" stroke-dasharray="${score === mine ? "" : DASHES[score % DASHES.length]}" stroke-linejoin="round" stroke-linecap="round"/>`,
  );
  return [...scale, ...below, ...drawn].join("");
}

interface Style {
  size: number;
  serif?: boolean;
  anchor?: "start" | "middle" | "end";
  ink?: string;
}

function text(x: number, y: number, words: string, { size, serif = false, anchor = "start", ink }: Style): string {
  const kind = serif ? ' class="s"' : "";
  const fill = ink ? ` style="fill:${ink}"` : "";
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}"${kind}${fill}>${escaped(words)}</text>`;
}

const escaped = (words: string): string =>
  words.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);

/** The size at which words are no wider than this; a letter is about half as wide as high. */
const fitting = (words: string, size: number, width: number): number =>
  Math.min(size, Math.round(width / (0.48 * Math.max(1, words.length))));

/** The picture as a PNG. */
export async function painted(result: Result): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn(result, await fontRules()))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext(FLAT)!.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** A picture has no access to the page's fonts: they travel inside it. */
async function fontRules(): Promise<string> {
  const [body, title] = await Promise.all([dataUrl(sans), dataUrl(serif)]);
  return `@font-face{font-family:"Alegreya Sans";src:url(${body})}@font-face{font-family:Alegreya;font-weight:700;src:url(${title})}`;
}

async function dataUrl(address: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  return `data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
}

/** Hands a picture over to the device's own way of sharing; saves it where there is none. */
export async function share(picture: Blob, name: string, title: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] }) && matchMedia("(pointer: coarse)").matches) {
    await navigator.share({ files: [file], title }).catch(() => undefined); // the person changed their mind
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
