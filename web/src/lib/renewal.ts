const PAUSE = 10_000; // milliseconds

/**
 * After an upgrade the server no longer has the parts of this page that were not loaded yet, so the new page is loaded.
 * If that has just been done, it does not help: then the failure is told as any other.
 */
export function renewWhenPartsAreMissing(): void {
  addEventListener("vite:preloadError", (event) => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (!navigator.onLine || (visit?.type === "reload" && performance.now() < PAUSE)) return;
    event.preventDefault();
    location.reload();
  });
}
