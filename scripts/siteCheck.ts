import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { submitLogin } from '../tests/e2e/journeys/enter.ts';
import { launchBrowser } from './browser.mjs';
import { root } from './dependencies.mjs';
import { serveFolder } from './sitePages/serveFolder.ts';

/**
 * Serves the folder of `npm run tool -- site` on a plain static host and opens every part in a browser. Fails on a request that
 * fails or goes to another host, and on errors of the console.
 */
const folder = join(root, 'site');
const demo = readFileSync(join(folder, 'demo/index.html'), 'utf8');
/** URL path for which the site was built. */
const base = /src="(\/[^"]*)demo\/assets\//.exec(demo)?.[1] ?? '/';
const { origin, close } = await serveFolder(folder, base);
const browser = await launchBrowser();
const faults: string[] = [];

await check('the plain pages', async (page) => {
  const pages = ['index.html', 'reference/index.html'];
  const links = new Set<string>();
  for (const name of pages) {
    await page.goto(origin + base + name);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.getByRole('navigation', { name: 'Site' }).waitFor();
    const found = await page.locator('a').evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href));
    for (const link of found) links.add(link);
  }
  for (const link of links) await followLink(link);
  return `${pages.length} pages, ${links.size} links`;
});

await check('the demo', async (page) => {
  await page.goto(`${origin}${base}demo/?scenario=default&latency=0`);
  await submitLogin(page);
  await waitForCards(page);
  const cards = await page.getByRole('button', { name: /さんにいいねする/ }).count();
  await page.getByRole('button', { name: 'モックパネルを開く' }).waitFor();
  // Opens screens directly, as by a link from another site, and reloads them.
  for (const path of ['messages?conversation=1', 'profile/edit', 'board']) {
    await page.goto(`${origin}${base}demo/${path}`);
    await page.getByRole('navigation', { name: 'メインナビゲーション' }).waitFor();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  await page.reload();
  await page.getByRole('link', { name: 'OTONOWA ホーム（さがす画面へ）' }).click();
  await page.waitForURL(`${origin}${base}demo/search`);
  await waitForCards(page);
  return `${cards} cards`;
});

await check('Storybook', async (page) => {
  await page.goto(`${origin}${base}storybook/`);
  await page.getByRole('link', { name: 'Start here' }).waitFor();
  const stories = JSON.parse(readFileSync(join(folder, 'storybook/index.json'), 'utf8')) as {
    entries: Record<string, { title: string; name: string }>;
  };
  const [id] =
    Object.entries(stories.entries).find(
      ([, { title, name }]) => title.endsWith('/SearchScreen') && name === 'Ready',
    ) ?? [];
  if (id === undefined) throw new Error('There is no story of the search');
  await page.goto(`${origin}${base}storybook/iframe.html?id=flows-from-a-like-to-a-chat--docs&viewMode=docs`);
  const demo = await page
    .getByRole('link', { name: 'Try it in the demo' })
    .evaluate((link: HTMLAnchorElement) => link.href);
  await followLink(demo);
  await page.goto(`${origin}${base}storybook/iframe.html?id=${id}&viewMode=story`);
  await waitForCards(page);
  return `${Object.keys(stories.entries).length} stories`;
});

await browser.close();
close();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

async function check(part: string, visit: (page: Page) => Promise<string>): Promise<void> {
  const page = await newPage(browser, (fault) => faults.push(`${part}: ${fault}`));
  try {
    console.log(`${part}: ${await visit(page)}`);
  } catch (error) {
    faults.push(`${part} at ${page.url()}: ${String(error)}`);
  }
  await page.context().close();
}

async function newPage(inside: Browser, report: (fault: string) => void): Promise<Page> {
  const context = await inside.newContext({
    locale: 'ja-JP',
    reducedMotion: 'reduce',
    // The size of the window for which Storybook's screens are written.
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) report(`asks another host: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) report(`${response.status()} ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    // Requests that are in flight when the page is left are aborted, which is no fault.
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') report(`${why} ${request.url()}`);
  });
  page.on('console', (message) => message.type() === 'error' && report(`console: ${message.text()}`));
  page.on('pageerror', (error) => report(`error: ${error.message}`));
  return page;
}

async function waitForCards(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /さんにいいねする/ })
    .first()
    .waitFor();
}

async function followLink(link: string): Promise<void> {
  const url = new URL(link);
  if (url.origin !== origin) return;
  const answer = await fetch(url);
  if (!answer.ok) return void faults.push(`a link leads nowhere: ${link}`);
  const id = decodeURIComponent(url.hash.slice(1));
  if (id !== '' && !(await answer.text()).includes(`id="${id}"`)) faults.push(`a link names no part: ${link}`);
}
