/* What is wrong with how a page is laid out; `least` is the smallest font size in pixels. */
globalThis.layoutFaults = (least) => {
  const found = new Set();
  const open =
    [...document.querySelectorAll("dialog[open]:is(:modal, [aria-modal])")].at(
      -1,
    ) ?? document.querySelector("aside.open"); // lies over the table
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest(".hidden, .moving, .banner, .announcement, [hidden]") &&
    (!open || open.contains(element));
  const cut = (node) => node.data.trim().slice(0, 40);
  const boxesOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(
      (box) => box.width > 1 && box.height > 1,
    );
  };
  /* The nearest ancestor that cuts off what does not fit; null if one that scrolls comes first. */
  const clipOf = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow, clipPath } =
        getComputedStyle(at);
      if (clipPath !== "none" || textOverflow === "ellipsis") return null; // hidden, or ends in an ellipsis on purpose
      if (
        [overflowX, overflowY].some(
          (each) => each === "auto" || each === "scroll",
        )
      )
        return null;
      if (
        [overflowX, overflowY].some(
          (each) => each === "hidden" || each === "clip",
        )
      )
        return at;
    }
    return null;
  };
  /* A name that is too long ends in an ellipsis; it can be read whole elsewhere. */
  const ellipsisOf = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).textOverflow === "ellipsis") return at;
    }
    return null;
  };
  const scrollerOf = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
    }
    return null;
  };
  const rest = ({ x, y, width, height }) => ({ x, y, width, height });
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.parentElement;
    if (
      !node.data.trim() ||
      element.closest("script, style, option, svg") ||
      !isSeen(element)
    )
      continue;
    if (
      getComputedStyle(element).clipPath !== "none" ||
      element.closest("[style*='clip-path']")
    )
      continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    const boxes = boxesOf(node);
    if (!boxes.length || boxes.every((box) => box.width <= 1)) continue;
    if (size < least - 0.05) found.add(`${cut(node)}: ${size.toFixed(1)} px`);
    const clip = clipOf(element)?.getBoundingClientRect();
    const end = ellipsisOf(element)?.getBoundingClientRect();
    const scroller = scrollerOf(element)?.getBoundingClientRect();
    for (const whole of boxes) {
      if (
        scroller &&
        (whole.bottom > scroller.bottom || whole.top < scroller.top)
      )
        continue; // scrolled away
      const box = end
        ? DOMRect.fromRect({
            ...rest(whole),
            width: Math.min(whole.right, end.right) - whole.x,
          })
        : whole;
      if (
        clip &&
        (box.left < clip.left - 2 ||
          box.right > clip.right + 2 ||
          box.bottom > clip.bottom + Math.max(3, box.height / 5))
      )
        found.add(`${cut(node)}: cut off`);
      if (box.right > innerWidth + 1 || box.left < -1)
        found.add(`${cut(node)}: outside at the side`);
      texts.push([node, box, element]);
    }
  }
  for (const [index, [node, box]] of texts.entries()) {
    for (const [other, next] of texts.slice(index + 1, index + 60)) {
      if (node === other) continue;
      const wide =
        Math.min(box.right, next.right) - Math.max(box.left, next.left);
      const high =
        Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
      if (wide > 2 && high > 0.4 * Math.min(box.height, next.height))
        found.add(`${cut(node)} lies on ${cut(other)}`);
    }
  }
  const buttons = [
    ...document.querySelectorAll("header :is(button, a), aside > .close"),
  ]
    .filter(isSeen)
    .map((button) => [button, button.getBoundingClientRect()]);
  for (const [node, box, element] of texts) {
    for (const [button, place] of buttons) {
      const wide =
        Math.min(box.right, place.right) - Math.max(box.left, place.left);
      const high =
        Math.min(box.bottom, place.bottom) - Math.max(box.top, place.top);
      if (
        wide > 1 &&
        high > 0.4 * box.height &&
        element.closest("header, aside") === button.closest("header, aside") &&
        !button.contains(element)
      )
        found.add(`${cut(node)} lies under a button`);
    }
  }
  const bar = [
    ...document.querySelectorAll("header.top > *, header.top > .track > *"),
  ]
    .filter(
      (part) =>
        isSeen(part) &&
        !part.matches(".track") &&
        getComputedStyle(part).clipPath === "none",
    )
    .map((part) => [part, part.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1);
  for (const [index, [part, box]] of bar.entries()) {
    for (const [other, next] of bar.slice(index + 1)) {
      const wide =
        Math.min(box.right, next.right) - Math.max(box.left, next.left);
      if (wide > 1)
        found.add(`${part.classList[0]} lies on ${other.className}`);
    }
  }
  const page = document.scrollingElement;
  const bottom = Math.max(innerHeight, page.scrollHeight);
  for (const thing of document.querySelectorAll(
    "main .board [data-zone], main .board [data-seat], .dock :is(button, h2, li)",
  )) {
    const box = thing.getBoundingClientRect();
    if (!box.width || !isSeen(thing) || scrollerOf(thing)) continue;
    if (box.bottom > bottom + 1 || box.right > innerWidth + 1)
      found.add(
        `${thing.dataset.zone ?? cut({ data: thing.textContent })}: outside the window`,
      );
  }
  if (page.scrollWidth > innerWidth)
    found.add(`${page.scrollWidth - innerWidth} pixels hang out at the side`);
  return [...found];
};

/* What a finger can hardly hit: `least` pixels wide and high, with the space around it. */
globalThis.smallTargets = (least) => {
  const boxes = [...document.querySelectorAll("main .legal, .dock button")]
    .filter((each) => each.checkVisibility())
    .map((each) => [each, each.getBoundingClientRect()]);
  const gap = (one, other, start, end) =>
    Math.max(other[start] - one[end], one[start] - other[end]);
  return boxes.flatMap(([each, box]) => {
    const others = boxes
      .filter(([other]) => other !== each)
      .map(([, other]) => other);
    const inRow = others.filter(
      (other) => gap(box, other, "top", "bottom") < 0,
    );
    const inColumn = others.filter(
      (other) => gap(box, other, "left", "right") < 0,
    );
    const wide =
      box.width +
      Math.min(8, ...inRow.map((other) => gap(box, other, "left", "right")));
    const high =
      box.height +
      Math.min(8, ...inColumn.map((other) => gap(box, other, "top", "bottom")));
    if (wide >= least && high >= least) return [];
    return [
      `${each.textContent.trim().slice(0, 30)}: ${Math.round(wide)} by ${Math.round(high)}`,
    ];
  });
};
