import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { median, type Row } from './benchTable.ts';
import { browserFlags, findBrowser } from './browser.mjs';
import { root, toolEnvironment } from './dependencies.mjs';

const RUNS = 5;
const FILTER_CHANGES = 100;
const PEOPLE = '9999人';

interface Sample {
  'first cards ms': number;
  'all loaded ms': number;
  'sort click ms': number;
  'page click ms': number;
  'filter click ms': number;
  'filter, answered ms': number;
  'longest task ms': number;
  'heap MB': number;
}

/** The search over 10,000 musicians: the built app against the fake backend on its port. */
export async function benchSearch(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'otonowa-bench-'));
  const backendPort = 20_000 + (process.pid % 20_000);
  const built = spawnSync('vite', ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...toolEnvironment, VITE_MOCK: '' },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (built.status !== 0) throw new Error('The build failed');
  process.env.BACKEND_PORT = String(backendPort);
  const server = await preview({ root, build: { outDir: folder }, logLevel: 'silent', preview: { port: 0 } });
  const backend = await startBackend(backendPort);
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
    backend.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startBackend(port: number): Promise<ChildProcess> {
  const backend = spawn(
    process.execPath,
    ['--max-semi-space-size=4', 'mocks/adapters/cli.ts', '--port', String(port), '--scenario', 'large'],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise((resolve) => backend.stdout.once('data', resolve));
  return backend;
}

async function measured(name: string, run: () => Promise<Sample>): Promise<Row[]> {
  const samples: Sample[] = [];
  // The first visit warms the backend up.
  for (let count = 0; count <= RUNS; count += 1) samples.push(await run());
  const keys = Object.keys(samples[0] ?? {}) as (keyof Sample)[];
  return keys.map((key) => {
    const values = samples.slice(1).map((sample) => sample[key]);
    const cell = (value: number) => value.toFixed(key === 'heap MB' ? 1 : 0);
    return line(`${name}: ${key}`, cell(median(values)), values.map(cell).join(' '));
  });
}

function line(name: string, value: string, runs: string): Row {
  return { 'search, 10,000 musicians': name, median: value, runs };
}

async function visit(browser: Browser, app: string, slower: number): Promise<Sample> {
  const { page, cdp } = await openSearch(browser, app, slower);
  const firstCards = await page.evaluate(() => window.bench.firstCards);
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
  const answered = await page.evaluate(() => window.bench.answered());
  const longest = await page.evaluate(() => window.bench.longestTask);
  await page.context().close();
  return {
    'first cards ms': firstCards,
    'all loaded ms': allLoaded,
    'sort click ms': sort,
    'page click ms': paging,
    'filter click ms': filter,
    'filter, answered ms': answered,
    'longest task ms': longest,
    'heap MB': heap,
  };
}

async function heapAfterFilters(browser: Browser, app: string): Promise<Row[]> {
  const { page, cdp } = await openSearch(browser, app, 1);
  await page.getByText(PEOPLE, { exact: true }).waitFor();
  const before = await heapOf(cdp);
  const genres = page.getByRole('group', { name: 'ジャンル' }).getByRole('button');
  const count = await genres.count();
  for (let change = 0; change < FILTER_CHANGES; change += 1) {
    const answer = page.waitForResponse(/\/api\/profiles/, { timeout: 2000 }).catch(() => null);
    await genres.nth(Math.floor(change / 2) % count).click();
    await answer;
  }
  const rows = [
    line('heap before, MB', before.toFixed(1), ''),
    line(`heap after ${FILTER_CHANGES} filter changes, MB`, (await heapOf(cdp)).toFixed(1), ''),
  ];
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

interface Stopwatch {
  firstCards: number;
  longestTask: number;
  /** From the next click or change until the cards are others and painted. */
  nextCards: () => Promise<number>;
  /** From the last click until the last answer to a search was there. */
  answered: () => number;
}

declare global {
  interface Window {
    bench: Stopwatch;
  }
}

/** Runs in the page before anything else. */
function stopwatch(): void {
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
  let begun = 0;
  for (const type of ['click', 'change']) {
    addEventListener(type, (event) => (begun = event.timeStamp), { capture: true });
  }
  const watch = (then: (at: number) => void) => {
    const before = cards();
    const observer = new MutationObserver(() => {
      const after = cards();
      if (after === '' || after === before) return;
      observer.disconnect();
      painted(then);
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  };
  const bench: Stopwatch = {
    firstCards: 0,
    longestTask: 0,
    nextCards: () => new Promise((resolve) => watch((at) => resolve(at - begun))),
    answered: () => {
      const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/profiles/search'));
      return ((calls.at(-1) as PerformanceResourceTiming | undefined)?.responseEnd ?? Number.NaN) - begun;
    },
  };
  window.bench = bench;
  watch((at) => {
    bench.firstCards = at;
    // What counts is whether the page answers once something can be seen.
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) bench.longestTask = Math.max(bench.longestTask, duration);
    }).observe({ type: 'longtask' });
  });
}
