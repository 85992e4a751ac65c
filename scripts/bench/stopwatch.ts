/** The measurements that run inside a page. Times are milliseconds since the page was opened. */
interface Stopwatch {
  /** When the first cards were painted. */
  firstCards: Promise<number>;
  /** Duration of the longest task that began after a time; 0 when none took 50 ms. */
  longestTask: (since: number) => number;
  /** Resolves to the time at which messages are painted for the first time. */
  firstMessages: Promise<number>;
  /** Cumulative layout shift since the page was opened, without shifts caused by clicks. */
  layoutShift: number;
  /** Milliseconds from the next click or change until other cards are painted. */
  nextCards: () => Promise<number>;
  /** Milliseconds from the next click until the first like button of a card is painted in its new state. */
  pressed: () => Promise<number>;
  /** Milliseconds from the last click or change until an element of a selector is painted. */
  until: (selector: string) => Promise<number>;
  /**
   * Milliseconds from the socket's frame with each of these texts until it was painted; NaN for texts that were not.
   */
  delays: (texts: readonly string[]) => number[];
  /** When the largest content was painted (LCP). */
  largestPaint: number;
  /** Milliseconds that the slowest interaction took until the next paint. */
  slowestInteraction: number;
  /** When each response to requests whose URL contains a text had arrived, the first one first. */
  answers: (address: string) => number[];
  /** Time of the last click or change. */
  begun: number;
}

/** Has a property that TypeScript's DOM types do not have yet. */
interface EventTiming extends PerformanceEntry {
  interactionId: number;
}

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
  // Loading all people takes more than a hundred requests; the default buffer is too small for them.
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
  const paintOf = (selector: string) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (document.querySelector(selector) === null) return false;
        painted(resolve);
        return true;
      };
      if (look()) return;
      const observer = new MutationObserver(() => look() && observer.disconnect());
      observer.observe(document, { childList: true, subtree: true, attributes: true });
    });
  const longTasks: PerformanceEntry[] = [];
  const received = new Map<string, number>();
  const shown = new Map<string, number>();
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        const frame = JSON.parse(String(data)) as { message?: { content?: string } };
        if (frame.message?.content !== undefined) received.set(frame.message.content, performance.now());
      });
    }
  };
  const lookForTexts = () => {
    const texts = [...received.keys()].filter((text) => !shown.has(text));
    const chat = document.querySelector('[role="log"]')?.textContent ?? '';
    for (const text of texts) {
      if (!chat.includes(text)) continue;
      shown.set(text, Number.NaN);
      painted((at) => shown.set(text, at));
    }
  };
  new MutationObserver(() => received.size > 0 && lookForTexts()).observe(document, { childList: true, subtree: true });
  const bench: Stopwatch = {
    firstCards: watch(),
    firstMessages: paintOf('[role="log"] [data-status]'),
    longestTask: (since) =>
      Math.max(0, ...longTasks.filter(({ startTime }) => startTime >= since).map(({ duration }) => duration)),
    layoutShift: 0,
    nextCards: async () => (await watch()) - bench.begun,
    pressed: () =>
      new Promise<number>((resolve) => {
        const heart = document.querySelector('article button[aria-pressed]');
        const observer = new MutationObserver(() => {
          observer.disconnect();
          painted((at) => resolve(at - bench.begun));
        });
        if (heart !== null) observer.observe(heart, { attributeFilter: ['aria-pressed'] });
      }),
    until: async (selector) => (await paintOf(selector)) - bench.begun,
    delays: (texts) => texts.flatMap((text) => (shown.get(text) ?? Number.NaN) - (received.get(text) ?? Number.NaN)),
    largestPaint: 0,
    slowestInteraction: 0,
    answers: (address) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes(address))
        .map(({ responseEnd }) => responseEnd),
    begun: 0,
  };
  window.bench = bench;
  for (const type of ['click', 'change']) {
    addEventListener(type, (event) => (bench.begun = event.timeStamp), { capture: true });
  }
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as LayoutShift[]) if (!shift.hadRecentInput) bench.layoutShift += shift.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    bench.largestPaint = list.getEntries().at(-1)?.startTime ?? bench.largestPaint;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as EventTiming[]) {
      if (entry.interactionId) bench.slowestInteraction = Math.max(bench.slowestInteraction, entry.duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
  new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
}
