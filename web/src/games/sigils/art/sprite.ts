/** Drawings that are used many times are kept once in the page, as symbols or as images. */
import { hues } from "./drawings";

const SVG = "http://www.w3.org/2000/svg";
const kept = new Set<string>();
let sprite: SVGSVGElement | undefined;

function sheet(): SVGSVGElement {
  if (sprite) return sprite;
  sprite = document.createElementNS(SVG, "svg");
  sprite.setAttribute("aria-hidden", "true");
  sprite.style.cssText = "position:absolute;width:0;height:0";
  const defs = document.createElementNS(SVG, "defs");
  defs.innerHTML = hues();
  sprite.append(defs);
  document.body.prepend(sprite);
  return sprite;
}

/** The address of a symbol, which is drawn when it is first asked for. */
export function symbol(name: string, box: string, draw: () => string): string {
  const id = `sigils-${name}`;
  if (!kept.has(id)) {
    kept.add(id);
    const element = document.createElementNS(SVG, "symbol");
    element.id = id;
    element.setAttribute("viewBox", box);
    element.innerHTML = draw();
    sheet().append(element);
  }
  return `#${id}`;
}

const images = new Map<string, string>();

/** A drawing as the address of an image: one node in the page, however much it shows. */
export function image(name: string, box: string, draw: () => string): string {
  const known = images.get(name);
  if (known !== undefined) return known;
  const [, , width, height] = box.split(" ");
  const svg = `<svg xmlns="${SVG}" viewBox="${box}" width="${width}" height="${height}">${draw()}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  images.set(name, address);
  return address;
}
