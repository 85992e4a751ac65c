import type { Page } from '@playwright/test';
import { heapOf, startApp, type RunningApp, type Visit } from './runningApp.ts';
import { type Row, sampled } from './table.ts';

const PEOPLE = '9999人';

/** Measures the search over 10,000 musicians. */
export async function benchSearch(): Promise<Row[][]> {
  const running = await startApp('large');
  const decimals = { 'heap MB': 1, 'layout shift': 4 };
  try {
    return [
      await sampled('search, 10,000 musicians', () => visit(running, 1), decimals),
      await sampled('search, 10,000 musicians, CPU 4 times slower', () => visit(running, 4), decimals),
    ];
  } finally {
    await running.close();
  }
}

async function visit(running: RunningApp, slower: number) {
  const { page, cdp } = await openSearch(running, slower);
  const firstCards = await page.evaluate(() => window.bench.firstCards);
  const firstBatch = await page.evaluate(() => window.bench.answers('/api/profiles?')[0] ?? Number.NaN);
  await page.getByText(PEOPLE, { exact: true }).waitFor();
  const allLoaded = await page.evaluate(() => performance.now());
  await page.waitForTimeout(1500 * Math.sqrt(slower));
  const heap = await heapOf(cdp);

  const sort = await timeOf(page, () => page.getByRole('combobox', { name: '並び替え' }).selectOption('newest'));
  await page.waitForTimeout(300 * slower);
  const paging = await timeOf(page, () => page.getByRole('link', { name: '3ページ目' }).click());
  await page.waitForTimeout(300 * slower);
  const filter = await timeOf(page, () => page.getByRole('button', { name: '東京都', exact: true }).click());
  await page.waitForTimeout(2000);
  const answered = await page.evaluate(
    () => (window.bench.answers('/profiles/search').at(-1) ?? Number.NaN) - window.bench.begun,
  );
  const longestTask = await page.evaluate((since) => window.bench.longestTask(since), firstCards);
  const layoutShift = await page.evaluate(() => window.bench.layoutShift);
  await page.context().close();
  return {
    'first cards ms': firstCards,
    'first batch to cards ms': firstCards - firstBatch,
    'all loaded ms': allLoaded,
    'sort click ms': sort,
    'page click ms': paging,
    'filter click ms': filter,
    'filter, answered ms': answered,
    'longest task ms': longestTask,
    'layout shift': layoutShift,
    'heap MB': heap,
  };
}

async function openSearch(running: RunningApp, slower: number): Promise<Visit> {
  const visit = await running.enter({ slower });
  await visit.page.goto(new URL('/search', running.app).href);
  await visit.page.getByRole('article').first().waitFor();
  return visit;
}

/** Returns the milliseconds from the event that an action causes until other cards are painted. */
async function timeOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  const done = page.evaluate(() => window.bench.nextCards());
  await act();
  return done;
}
