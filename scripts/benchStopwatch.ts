/** What a page measures of itself. Times are milliseconds since the page was opened. */
interface Stopwatch {
  /** When the first cards were painted. */
  firstCards: Promise<number>;
  /** How long the longest task took that began after a time; 0 when none took 50 ms. */
  longestTask: (since: number) => number;
  /** Since the page was opened, without what a click moved. */
  layoutShift: number;
  /** From the next click or change until the cards are others and painted. */
  nextCards: () => Promise<number>;
  /** When each answer to calls of an address was there, the first one first. */
  answers: (address: string) => number[];
  /** Of the last click or change. */
  begun: number;
}

/** Not in TypeScript's DOM types yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    bench: Stopwatch;
  }
}

/** Runs in the page before anything else. */
export function stopwatch(): void {
  const cards = () => [...document.querySelectorAll('article h3')].map((name) => name.textContent).join();
  const painted = (then: (at: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => then(performance.now()));
      port1.start();
      port2.postMessage(null);
    });
  // Loading everybody takes a hundred calls and more.
  performance.setResourceTimingBufferSize(5000);
  const watch = () =>
    new Promise<number>((resolve) => {
      const before = cards();
      const observer = new MutationObserver(() => {
        const after = cards();
        if (after === '' || after === before) return;
        observer.disconnect();
        painted(resolve);
      });
      observer.observe(document, { childList: true, subtree: true, characterData: true });
    });
  const longTasks: PerformanceEntry[] = [];
  const bench: Stopwatch = {
    firstCards: watch(),
    longestTask: (since) =>
      Math.max(0, ...longTasks.filter(({ startTime }) => startTime >= since).map(({ duration }) => duration)),
    layoutShift: 0,
    nextCards: async () => (await watch()) - bench.begun,
    answers: (address) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes(address))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    begun: 0,
  };
  window.bench = bench;
  for (const type of ['click', 'change']) {
    addEventListener(type, (event) => (bench.begun = event.timeStamp), { capture: true });
  }
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as LayoutShift[]) if (!shift.hadRecentInput) bench.layoutShift += shift.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
}
