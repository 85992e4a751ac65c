import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { preview } from 'vite';
import { submitLogin } from '../tests/e2e/journeys/enter.ts';
import { launchBrowser } from './browser.mjs';
import { buildApp } from './buildApp.ts';
import { root } from './dependencies.mjs';

// Makes the pictures of the README and of docs/fake-backend.md, of the app on its in-browser fake backend: npm run tool --
// pictures
const folder = join(root, 'scripts/pictures');
/** Both have the same height, so that the pictures can be side by side. */
const viewports = { desktop: { width: 1280, height: 860 }, phone: { width: 360, height: 860 } };
process.env.VITE_MOCK = '1';

buildApp({ folder: join(root, 'dist-mock'), isMock: true });
mkdirSync(folder, { recursive: true });
const server = await preview({ root, logLevel: 'silent', preview: { port: 0 } });
const browser = await launchBrowser();

try {
  const desktop = await openSearch('desktop');
  await picture(desktop, 'search');
  await picture(await openSearch('phone'), 'searchPhone');
  await openChatAndPanel(desktop);
  await picture(desktop, 'mockPanel');
} finally {
  await browser.close();
  await server.close();
}

async function openSearch(device: keyof typeof viewports): Promise<Page> {
  const page = await browser.newPage({ locale: 'ja-JP', viewport: viewports[device] });
  await page.goto(`${server.resolvedUrls?.local[0]}?scenario=default&latency=0`);
  await submitLogin(page);
  await page
    .getByRole('button', { name: /さんにいいねする/ })
    .first()
    .waitFor();
  // The pictures show the app without the developers' panel, and no card in its hover state.
  await page.mouse.move(0, 0);
  await badgeIs(page, 'hidden');
  return page;
}

async function openChatAndPanel(page: Page): Promise<void> {
  await badgeIs(page, 'visible');
  await page
    .getByRole('navigation', { name: 'メインナビゲーション' })
    .getByRole('link', { name: /^メッセージ/ })
    .click();
  await page.getByRole('link', { name: /^れんさんとの会話/ }).click();
  await page.getByRole('log').waitFor();
  await page.getByRole('button', { name: 'モックパネルを開く' }).click();
  await page.getByRole('region', { name: 'モックモード' }).waitFor();
}

async function picture(page: Page, name: string): Promise<void> {
  await settle(page);
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 76 });
}

async function badgeIs(page: Page, visibility: 'hidden' | 'visible'): Promise<void> {
  await page.locator('[data-badge]').evaluate((badge: HTMLElement, wanted) => {
    badge.style.visibility = wanted;
  }, visibility);
}

/** Waits until all images are loaded and nothing moves any more. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isMoving = (animation: Animation) =>
      animation.playState === 'running' && animation.effect?.getTiming().iterations === 1;
    const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < window.innerHeight);
    return inView.every((image) => image.complete) && !document.getAnimations().some(isMoving);
  });
}
