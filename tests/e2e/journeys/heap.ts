import type { Page } from '@playwright/test';

/** Takes a heap snapshot of the page after garbage collection. */
async function takeSnapshot(page: Page): Promise<{ strings: string[] }> {
  const devtools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  return JSON.parse(chunks.join('')) as { strings: string[] };
}

/** Returns which of the texts are in the memory of the page. */
export async function textsInMemory(page: Page, texts: readonly string[]): Promise<string[]> {
  const { strings } = await takeSnapshot(page);
  return texts.filter((text) => strings.some((string) => string.includes(text)));
}
