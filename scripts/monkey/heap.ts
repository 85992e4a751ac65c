import type { Page } from '@playwright/test';

/** What a page holds after everything that can go is gone. */
export interface Holdings {
  heapMegabytes: number;
  /** When the document began, in ms since 1970. */
  document: number;
  nodes: number;
  listeners: number;
}

/** Collects the garbage until no more goes, and weighs the rest: a screen that was just left is held for a while. */
export async function weigh(page: Page): Promise<Holdings> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  // The browser keeps what was logged, errors and all, for whoever looks at the console.
  await session.send('Runtime.enable');
  await session.send('Runtime.discardConsoleEntries');
  for (let round = 0, nodes = Infinity; round < 10; round += 1) {
    await session.send('HeapProfiler.collectGarbage');
    const now = await session.send('Memory.getDOMCounters');
    if (now.nodes === nodes) break;
    nodes = now.nodes;
    await page.waitForTimeout(1_000);
  }
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  const document = await page.evaluate(() => performance.timeOrigin);
  return { heapMegabytes: usedSize / 1_000_000, document, nodes, listeners: jsEventListeners };
}
