import type { CDPSession, Page } from '@playwright/test';

/** Memory of a page after garbage collection; the monkey compares it before and after to find leaks. */
export interface HeapUsage {
  /**
   * Megabytes of the app's own values: objects, arrays, strings and functions. Compiled code is excluded because it
   * grows as long as the engine optimizes, and network records because they belong to the tool that controls the
   * browser.
   */
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
  const bytes = await sizeOfValues(session);
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  const document = await page.evaluate(() => performance.timeOrigin);
  return { heapMegabytes: bytes / 1_000_000, document, nodes, listeners: jsEventListeners };
}

const valueTypes = new Set(['object', 'array', 'string', 'concatenated string', 'sliced string', 'closure', 'regexp']);

/** The part of a heap snapshot (V8's format) that is read here: `nodes` has all fields of all nodes, one after the other. */
interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** Returns the size in bytes of all values of scripts. */
async function sizeOfValues(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (valueTypes.has(types[0][nodes[at + type] ?? 0] ?? '')) bytes += nodes[at + size] ?? 0;
  }
  return bytes;
}
