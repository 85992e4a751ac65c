import type { Browser, CDPSession, Page } from '@playwright/test';
import { launchBrowser } from '../browser.mjs';
import { type Backend, backendAt, tokenOf } from '../../tests/e2e/backend.ts';
import { type Served, serveBuilt } from '../serveBuilt.ts';
import { stopwatch } from './stopwatch.ts';

/** A page that a benchmark has opened for its measurements. */
export interface Visit {
  page: Page;
  cdp: CDPSession;
}

/** The built app against the fake backend on its port, in a browser. */
export interface RunningApp extends Served {
  fake: Backend;
  /** Opens a page with a logged-in user in a browser context of its own; its pages contain a stopwatch. */
  enter: (options?: Conditions & { as?: string | null }) => Promise<Visit>;
}

/** The simulated device and network of a visit. */
export interface Conditions {
  /** How many times slower the CPU is; default 1. */
  slower?: number | undefined;
  /** The network; default that of the machine itself. */
  network?: Network | undefined;
}

/** A latency in ms and throughputs in bytes a second: those that Lighthouse and HTTP Archive use under these names. */
const networks = {
  slow4g: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  p75: { latency: 100, downloadThroughput: 1_125_000, uploadThroughput: 375_000 },
} as const;
type Network = keyof typeof networks;
export const networkNames = Object.keys(networks) as Network[];

/** Lets a page whose responses come from Playwright connect to the machine's own servers. */
const ALLOW_OWN_PAGES = '--disable-features=LocalNetworkAccessChecks';

/** @param scenario the fake backend's initial data */
export async function startApp(scenario: string): Promise<RunningApp> {
  const served = await serveBuilt(undefined, '--scenario', scenario);
  const browser = await launchBrowser(ALLOW_OWN_PAGES);
  return {
    ...served,
    fake: backendAt(served.backend),
    enter: ({ as = 'hana@example.com', ...conditions } = {}) => enter(browser, served, conditions, as),
    async close() {
      await browser.close();
      await served.close();
    },
  };
}

/** Opens a page that contains nothing that is measured, with the token of a user in its storage. */
async function enter(
  browser: Browser,
  { app, backend }: Served,
  { slower = 1, network }: Conditions,
  as: string | null,
): Promise<Visit> {
  const context = await browser.newContext({ locale: 'ja-JP', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(stopwatch);
  await page.goto(new URL('/privacy', app).href);
  if (as !== null) {
    const token = await tokenOf(backend, as);
    await page.evaluate((token) => localStorage.setItem('token', token), token);
  }
  const cdp = await context.newCDPSession(page);
  if (slower > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  if (network !== undefined) {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', { offline: false, ...networks[network] });
  }
  return { page, cdp };
}

/** Returns the CPU time of the main thread in ms, which other processes hardly affect. */
export async function threadTime(cdp: CDPSession): Promise<number> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Returns the CPU time in ms of a fixed loop in the page: a machine that is half as fast needs twice as long. */
export async function machineTime({ page, cdp }: Visit): Promise<number> {
  const before = await threadTime(cdp);
  await page.evaluate(() => {
    const names = new Map<string, number>();
    for (let turn = 0; turn < 400_000; turn += 1) names.set(`${turn % 5_000}`, (names.get(`${turn % 5_000}`) ?? 0) + 1);
    return names.size;
  });
  return (await threadTime(cdp)) - before;
}

/** Returns the size of the heap in MB after a garbage collection. */
export async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1e6;
}
