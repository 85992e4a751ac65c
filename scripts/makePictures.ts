import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { submitLogin } from '../tests/e2e/journeys/enter.ts';
import { launchOptions } from './browser.mjs';

// The README's pictures, from the app itself on its in-browser fake backend: npm run pictures
const root = join(import.meta.dirname, '..');
const folder = join(root, 'scripts/pictures');
process.env.VITE_MOCK = '1';

spawnSync('npm', ['run', 'build', '--', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit' });
mkdirSync(folder, { recursive: true });
const server = await preview({ root, logLevel: 'silent', preview: { port: 0 } });
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({ locale: 'ja-JP', viewport: { width: 1280, height: 860 } });

await page.goto(`${server.resolvedUrls?.local[0]}?scenario=default&latency=0`);
await submitLogin(page);
await page
  .getByRole('button', { name: /さんにいいねする/ })
  .first()
  .waitFor();
// People see the app without the developers' panel, and no card under the pointer.
await page.mouse.move(0, 0);
await badgeIs('hidden');
await settle(page);
await picture('search');
await badgeIs('visible');

await page
  .getByRole('navigation', { name: 'メインナビゲーション' })
  .getByRole('link', { name: /^メッセージ/ })
  .click();
await page.getByRole('link', { name: /^れんさんとの会話/ }).click();
await page.getByRole('log').waitFor();
await page.getByRole('button', { name: 'モックパネルを開く' }).click();
await page.getByRole('region', { name: 'モックモード' }).waitFor();
await settle(page);
await picture('mockPanel');

await browser.close();
await server.close();

async function picture(name: string): Promise<void> {
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 });
}

async function badgeIs(visibility: 'hidden' | 'visible'): Promise<void> {
  await page.locator('[data-badge]').evaluate((badge: HTMLElement, wanted) => {
    badge.style.visibility = wanted;
  }, visibility);
}

/** All pictures in view are there and nothing moves any more. */
async function settle(target: Page): Promise<void> {
  await target.evaluate(async () => {
    const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < window.innerHeight);
    await Promise.all(inView.map((image) => image.decode()));
    const ending = document.getAnimations().filter((animation) => animation.effect?.getTiming().iterations === 1);
    await Promise.all(ending.map((animation) => animation.finished));
  });
}
