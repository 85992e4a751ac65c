import type { Page } from '@playwright/test';

/** Notes everything that moves in a page from its next load on; `shiftsIn` returns it. */
export const watchShifts = (page: Page) => page.addInitScript(noteShifts);

/**
 * Returns what has moved in a page so far, one line each: by how much, when, whether just after a press or a key, and
 * from where to where each element has moved. An empty list is a cumulative layout shift of 0.
 */
export const shiftsIn = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Runs in the page, before the app. */
function noteShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  const rect = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  const nameOf = (node: Node | null) =>
    node instanceof Element ? node.outerHTML.slice(0, 160) : (node?.textContent ?? 'an element that is gone');
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) => `${rect(previousRect)} → ${rect(currentRect)} ${nameOf(node)}`,
      );
      const cause = hadRecentInput ? 'after a press' : 'by itself';
      shifts.push([`${value.toFixed(5)} ${cause} at ${Math.round(startTime)} ms`, ...moved].join('\n  '));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
