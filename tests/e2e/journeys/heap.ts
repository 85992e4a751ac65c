import type { Page } from '@playwright/test';

/** Returns which secrets are in the memory of the page after a garbage collection, such as a token after the logout. */
export async function textsInMemory(page: Page, texts: readonly string[]): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  const { strings } = JSON.parse(chunks.join('')) as { strings: string[] };
  return texts.filter((text) => strings.some((string) => string.includes(text)));
}
