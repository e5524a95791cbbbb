/** Drawings that are used many times are kept once in the page, as symbols. */
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
