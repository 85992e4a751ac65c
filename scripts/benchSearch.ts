import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { stopwatch } from './benchStopwatch.ts';
import { median, type Row } from './benchTable.ts';
import { browserFlags, findBrowser } from './browser.mjs';
import { root, toolEnvironment } from './dependencies.mjs';

const RUNS = 5;
const HEAP_AT = [0, 50, 100, 200];
const PEOPLE = '9999人';

interface Sample {
  'first cards ms': number;
  'first batch to cards ms': number;
  'all loaded ms': number;
  'sort click ms': number;
  'page click ms': number;
  'filter click ms': number;
  'filter, answered ms': number;
  'longest task ms': number;
  'layout shift': number;
  'heap MB': number;
}

/** The search over 10,000 musicians: the built app against the fake backend on its port. */
export async function benchSearch(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'otonowa-bench-'));
  const built = spawnSync('vite', ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...toolEnvironment, VITE_MOCK: '' },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (built.status !== 0) throw new Error('The build failed');
  const backend = await startBackend();
  process.env.BACKEND_PORT = backend.port;
  const server = await preview({ root, build: { outDir: folder }, logLevel: 'silent', preview: { port: 0 } });
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: browserFlags,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const app = server.resolvedUrls?.local[0] ?? '';
    return [
      ...(await measured('as it is', () => visit(browser, app, 1))),
      ...(await measured('CPU 4 times slower', () => visit(browser, app, 4))),
      ...(await heapAfterFilters(browser, app)),
    ];
  } finally {
    await browser.close();
    await server.close();
    backend.process.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startBackend(): Promise<{ process: ChildProcess; port: string }> {
  const backend = spawn(
    process.execPath,
    ['--max-semi-space-size=4', 'mocks/adapters/cli.ts', '--port', '0', '--scenario', 'large'],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const port = await new Promise<string>((resolve, reject) => {
    backend.once('exit', () => reject(new Error('The fake backend did not start')));
    backend.stdout.once('data', (words) => resolve(/localhost:(\d+)/.exec(String(words))?.[1] ?? ''));
  });
  return { process: backend, port };
}

const decimals: Partial<Record<keyof Sample, number>> = { 'heap MB': 1, 'layout shift': 4 };

async function measured(name: string, run: () => Promise<Sample>): Promise<Row[]> {
  const samples: Sample[] = [];
  // The first visit warms the backend up.
  for (let count = 0; count <= RUNS; count += 1) samples.push(await run());
  const keys = Object.keys(samples[0] ?? {}) as (keyof Sample)[];
  return keys.map((key) => {
    const values = samples.slice(1).map((sample) => sample[key]);
    const cell = (value: number) => value.toFixed(decimals[key] ?? 0);
    return line(`${name}: ${key}`, cell(median(values)), cell(Math.min(...values)), values.map(cell).join(' '));
  });
}

function line(name: string, value: string, best = '', runs = ''): Row {
  return { 'search, 10,000 musicians': name, median: value, best, runs };
}

async function visit(browser: Browser, app: string, slower: number): Promise<Sample> {
  const { page, cdp } = await openSearch(browser, app, slower);
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

/** The last answers are kept for Back: what must not grow is what comes after the first of these. */
async function heapAfterFilters(browser: Browser, app: string): Promise<Row[]> {
  const { page, cdp } = await openSearch(browser, app, 1);
  await page.getByText(PEOPLE, { exact: true }).waitFor();
  const rows: Row[] = [];
  const genres = page.getByRole('group', { name: 'ジャンル' }).getByRole('button');
  const count = await genres.count();
  for (let change = 0; change <= Math.max(...HEAP_AT); change += 1) {
    if (HEAP_AT.includes(change)) {
      rows.push(line(`heap after ${change} filter changes, MB`, (await heapOf(cdp)).toFixed(1)));
    }
    // A tag is chosen, which the backend answers, and let go again, which it isn't asked for.
    const done =
      change % 2 === 0
        ? page.waitForResponse(/\/api\/profiles\/search/)
        : page.getByText(PEOPLE, { exact: true }).waitFor();
    await genres.nth(Math.floor(change / 2) % count).click();
    await done;
  }
  await page.context().close();
  return rows;
}

/** はな at the search, with a stopwatch in the page. */
async function openSearch(browser: Browser, app: string, slower: number): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({ locale: 'ja-JP', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(stopwatch);
  await page.goto(new URL('/privacy', app).href);
  await page.evaluate(async () => {
    const response = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'hana@example.com', password: 'password123' }),
    });
    const { access_token } = (await response.json()) as { access_token: string };
    localStorage.setItem('token', access_token);
  });
  const cdp = await context.newCDPSession(page);
  if (slower > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(new URL('/search', app).href);
  await page.getByRole('article').first().waitFor();
  return { page, cdp };
}

async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1e6;
}

/** Milliseconds from the event that an action sets off until other cards are painted. */
async function timeOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  const done = page.evaluate(() => window.bench.nextCards());
  await act();
  return done;
}
