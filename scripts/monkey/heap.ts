import type { Page } from '@playwright/test';

/** Memory of a page after garbage collection. */
export interface HeapUsage {
  heapMegabytes: number;
  /** Time origin of the document, in ms since 1970. */
  document: number;
  nodes: number;
  listeners: number;
}

/**
 * Collects garbage until the number of nodes is stable, and measures the rest. A screen that was just left is retained
 * for a short time.
 */
export async function measureHeap(page: Page): Promise<HeapUsage> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  // The console retains everything that was logged, errors included.
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
