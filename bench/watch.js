/* Runs in a page before anything else: how long clicks take to be shown, what keeps it busy, what is animated. */
(() => {
  const TOUCH = "main button.legal, dialog .list button, .dock .buttons button.choice";
  const NOT_STYLES = ["offset", "computedOffset", "easing", "composite"];
  const seen = (window.watched = { waits: [], busy: [], styles: [], longest: 0 });
  let clicked = 0;
  let answered = false;

  addEventListener("click", (event) => {
    if (!event.isTrusted || !event.target.closest(TOUCH)) return;
    clicked = event.timeStamp;
    answered = false;
  }, true);

  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", ({ data }) => {
        if (data.includes('"type":"update"')) answered = true;
      });
    }
  };

  /* The first change after the answer; shown when the frame that holds it has been painted. */
  new MutationObserver(() => {
    if (!clicked || !answered) return;
    const since = clicked;
    clicked = 0;
    requestAnimationFrame(() => setTimeout(() => seen.waits.push(performance.now() - since)));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  new PerformanceObserver((list) => {
    seen.busy.push(...list.getEntries().map((entry) => entry.duration));
  }).observe({ type: "longtask" });

  /* A few times in every motion, and each of them once, so that looking costs little. */
  const known = new WeakSet();
  const sample = () => {
    for (const animation of document.getAnimations()) {
      if (known.has(animation)) continue;
      known.add(animation);
      const { effect } = animation;
      const styles = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      seen.styles = [...new Set([...seen.styles, ...styles])].filter((name) => !NOT_STYLES.includes(name));
      const { iterations, endTime } = effect.getComputedTiming();
      if (iterations !== Infinity) seen.longest = Math.max(seen.longest, endTime);
    }
  };
  setInterval(sample, 60);
})();
