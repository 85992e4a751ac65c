import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Locator, Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../dependencies.mjs';
import { arrivals, newestConversation, openList, openNewestConversation, repeatMessages } from './chat.ts';
import { type Conditions, type RunningApp, startApp, type Visit } from './runningApp.ts';
import { startingOf, startScreens } from './start.ts';
import { median, type Row, RUNS } from './table.ts';

const PEERS = {
  react: 'reactGrid.tsx',
  chat: 'virtuaChat.tsx',
  pages: 'plainPages.tsx',
} as const;
const STYLES = `*{box-sizing:border-box;margin:0}html{color-scheme:dark;font:16px/1.75 system-ui,sans-serif;background:#0b0b0d;color:#f6f3ee}
.bar{display:flex;gap:8px;padding:16px}.grid{position:relative}.row{position:absolute;top:0;left:0;right:0}.row,.cards{display:grid;padding-bottom:20px;grid-template-columns:repeat(3,1fr);gap:20px}
article{position:relative;height:400px;overflow:hidden;border-radius:16px;background:#151518;contain:strict}article img{width:100%;height:220px;object-fit:cover}article button{position:absolute;top:8px;right:8px;width:44px;height:44px}article button[aria-pressed=true]{color:#f0479e}article ul{display:flex;flex-wrap:wrap;gap:4px;padding:0;list-style:none;font-size:12px}[hidden]{display:none!important}
main{display:grid;grid-template-rows:minmax(0,1fr) auto;height:100vh}[role=log]{min-height:0}.row:not(.grid *){display:block;position:static}[data-status]{padding:2px 16px}.own{text-align:right}.bubble{display:inline-block;max-width:70%;padding:8px 12px;border-radius:16px;background:#333;white-space:pre-wrap;overflow-wrap:anywhere}time{display:block;font-size:12px}`;

type Peer = keyof typeof PEERS;
export const peerParts = ['search', 'start', 'chat'] as const;
type PeerPart = (typeof peerParts)[number];
type Figures = Record<string, number>;

/**
 * Compares the app with pages that do nothing but the same work: a grid of plain React, a chat on virtua, and for the
 * start of each screen a page of plain React. Both get the same data from the same fake backend, and the runs
 * alternate, so that a busy machine slows both down. On a slow network only the first cards are measured, since loading
 * everybody there takes minutes.
 * @param only the parts to measure; all if it is empty
 */
export async function benchPeers(conditions: Conditions = {}, only: readonly string[] = []): Promise<Row[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'otonowa-peers-'));
  const running = await startApp('large');
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins: [react()],
      build: {
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: Object.fromEntries(
            Object.entries(PEERS).map(([name, file]) => [name, join(root, 'scripts/bench/peers', file)]),
          ),
          output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
        },
      },
    });
    const openPeer = (peer: Peer) => openPage(running, folder, peer, conditions);
    const measured = conditions.network === undefined ? searching : starting;
    const measure: Record<PeerPart, () => Promise<Row[][]>> = {
      search: async () => {
        const own = async () => measured(await openSearch(running, conditions));
        return [
          await compared('search, 10,000 people, and plain React', own, async () => measured(await openPeer('react'))),
        ];
      },
      start: () => comparedStarts(running, folder),
      chat: async () => [
        ...(await comparedChats(running, folder, conditions)),
        await compared(
          'chat, 10,000 messages, and virtua',
          async () => chatting(running, await openNewestConversation(running, conditions)),
          async () => {
            await running.fake.reset('large');
            return chatting(running, await openPeer('chat'));
          },
        ),
      ],
    };
    const chosen = conditions.network === undefined ? peerParts : (['search'] as const);
    const tables: Row[][] = [];
    for (const part of chosen) if (only.length === 0 || only.includes(part)) tables.push(...(await measure[part]()));
    return tables;
  } finally {
    await running.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Compares the start of each screen, with the data of the scenario `default`, always on a slower processor. */
async function comparedStarts(running: RunningApp, folder: string): Promise<Row[][]> {
  await running.fake.reset('default');
  const tables: Row[][] = [];
  for (const screen of startScreens) {
    tables.push(
      await compared(
        `start of /${screen}, and plain React`,
        async () => startingOf(await running.enter(), new URL(`/${screen}`, running.app).href),
        async () => startingOf(await visitPeers(running, folder), peerAddress(running, 'pages', screen)),
      ),
    );
  }
  await running.fake.reset('large');
  return tables;
}

/** Compares how long conversations take to open: from the request for one to the paint of its newest messages. */
async function comparedChats(running: RunningApp, folder: string, conditions: Conditions): Promise<Row[][]> {
  const tables: Row[][] = [];
  for (const times of [1, 5]) {
    const opened = async ({ page }: Visit, open: (page: Page) => Promise<unknown>) => {
      await repeatMessages(page, times);
      await open(page);
      const figures = await page.evaluate(async () => {
        const painted = await window.bench.firstMessages;
        const { startTime = Number.NaN, responseEnd = Number.NaN } =
          performance
            .getEntriesByType('resource')
            .findLast(({ name }) => name.includes('/api/messages/conversations/')) ?? {};
        return { 'request to messages ms': painted - startTime, 'answer to messages ms': painted - responseEnd };
      });
      await page.context().close();
      return figures;
    };
    tables.push(
      await compared(
        `opening ${times * 10_000} messages, and virtua`,
        async () => opened(await openList(running, conditions), (page) => newestConversation(page).click()),
        async () =>
          opened(await visitPeers(running, folder, conditions), (page) => page.goto(peerAddress(running, 'chat'))),
      ),
    );
  }
  return tables;
}

/** Runs both in turn. A ratio above 1 means that the app takes more. */
async function compared(title: string, own: () => Promise<Figures>, peer: () => Promise<Figures>): Promise<Row[]> {
  const [owns, peers]: [Figures[], Figures[]] = [[], []];
  console.log(title);
  // The first round warms the backend up.
  for (let round = 0; round <= RUNS; round += 1) {
    owns.push(await own());
    peers.push(await peer());
  }
  const of = (samples: Figures[], key: string) => median(samples.slice(1).map((sample) => sample[key] ?? Number.NaN));
  return Object.keys(owns[0] ?? {}).map((key) => ({
    [title]: key,
    ratio: (of(owns, key) / of(peers, key)).toFixed(2),
    app: of(owns, key).toFixed(1),
    peer: of(peers, key).toFixed(1),
  }));
}

async function openSearch(running: RunningApp, conditions: Conditions): Promise<Visit> {
  const visit = await running.enter(conditions);
  await visit.page.goto(new URL('/search', running.app).href);
  return visit;
}

/** Opens a page of a peer under the app's origin, whose preview server proxies requests to the fake backend. */
async function openPage(running: RunningApp, folder: string, peer: Peer, conditions: Conditions): Promise<Visit> {
  const visit = await visitPeers(running, folder, conditions);
  await visit.page.goto(peerAddress(running, peer));
  return visit;
}

const peerAddress = ({ app }: RunningApp, peer: Peer, screen = '') =>
  new URL(`/bench-peers/${peer}.html#${screen}`, app).href;

async function visitPeers(running: RunningApp, folder: string, conditions: Conditions = {}): Promise<Visit> {
  const visit = await running.enter(conditions);
  await visit.page.route('**/bench-peers/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    if (name.endsWith('.js')) {
      return route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(folder, name), 'utf8') });
    }
    const peer = name.replace('.html', '');
    const body = `<!doctype html><html lang="ja"><meta charset="utf-8"><title>${peer}</title><style>${STYLES}</style><div id="root"></div><script type="module" src="/bench-peers/${peer}.js"></script></html>`;
    return route.fulfill({ contentType: 'text/html', body });
  });
  return visit;
}

async function starting({ page }: Visit): Promise<Figures> {
  const figures = { 'first cards ms': await page.evaluate(() => window.bench.firstCards) };
  await page.context().close();
  return figures;
}

async function searching({ page, cdp }: Visit): Promise<Figures> {
  const firstCards = await page.evaluate(() => window.bench.firstCards);
  await page.getByText('9999人', { exact: true }).waitFor();
  // Waits for work after loading, such as the statuses of the likes.
  await page.waitForTimeout(1500);
  const elements = await page.evaluate(() => document.getElementsByTagName('*').length);
  const tokyo = page.getByRole('button', { name: '東京都', exact: true });
  const figures: Figures = { 'first cards ms': firstCards, elements };
  const act = async (name: string, press: () => Promise<unknown>, until: () => Promise<number>) =>
    Object.assign(figures, await action(name, { page, cdp }, press, until));
  const others = () => page.evaluate(() => window.bench.nextCards());
  const orders = await page.getByRole('combobox', { name: '並び替え' }).elementHandle();
  await act('sort', async () => orders?.selectOption('newest'), others);
  await act('filter on', await pressOf(page, tokyo), others);
  await page.waitForLoadState('networkidle');
  await act('filter off', await pressOf(page, tokyo), others);
  const heart = await pressOf(page, page.locator('article').first().locator('button[aria-pressed]'));
  await act('like', heart, () => page.evaluate(() => window.bench.pressed()));
  await page.context().close();
  return figures;
}

/**
 * Returns the press of a control that is found already and under the pointer. Finding a button by its role among 700
 * elements, waiting for it and moving there takes 20 ms of the main thread, among 120 elements 7 ms.
 */
async function pressOf(page: Page, control: Locator): Promise<() => Promise<unknown>> {
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  // What follows the pointer has ended then.
  await page.waitForTimeout(500);
  return () => Promise.all([page.mouse.down(), page.mouse.up()]);
}

/** Measures the milliseconds from the press to the paint, and the CPU time of the main thread until then. */
async function action(
  name: string,
  { page, cdp }: Visit,
  press: () => Promise<unknown>,
  until: () => Promise<number>,
): Promise<Figures> {
  const painted = until();
  const before = await threadTime(cdp);
  await press();
  const latency = await painted;
  const spent = (await threadTime(cdp)) - before;
  await page.waitForTimeout(1000);
  return { [`${name} ms`]: latency, [`${name}, main thread ms`]: spent };
}

async function chatting(running: RunningApp, visit: Visit): Promise<Figures> {
  const figures = await arrivals(running, visit);
  await visit.page.context().close();
  return figures;
}

/** Returns the CPU time of the main thread in milliseconds, which other processes do not affect. */
async function threadTime(cdp: CDPSession): Promise<number> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
