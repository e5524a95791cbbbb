/** Drawings that are used many times are kept once in the page, as symbols. */
const SVG = "http://www.w3.org/2000/svg";
const kept = new Set<string>();
let sprite: SVGSVGElement | undefined;

const GRADIENTS =
  '<linearGradient id="sigils-bevel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/>' +
  '<stop offset=".45" stop-color="#fff" stop-opacity=".04"/><stop offset=".6" stop-opacity=".04"/>' +
  '<stop offset="1" stop-opacity=".32"/></linearGradient>' +
  '<linearGradient id="sigils-brass" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FBE3A0"/>' +
  '<stop offset=".5" stop-color="#E5B44E"/><stop offset="1" stop-color="#B98126"/></linearGradient>';

function sheet(): SVGSVGElement {
  if (sprite) return sprite;
  sprite = document.createElementNS(SVG, "svg");
  sprite.setAttribute("aria-hidden", "true");
  sprite.style.cssText = "position:absolute;width:0;height:0";
  const shared = document.createElementNS(SVG, "defs");
  shared.innerHTML = GRADIENTS;
  sprite.append(shared);
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
