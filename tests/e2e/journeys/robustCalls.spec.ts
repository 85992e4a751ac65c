import type { Locator, Page, Route } from '@playwright/test';
import { walkTo } from '../../../scripts/monkey/tour.ts';
import { oneOfEach, sampleSeed } from '../../support/sample.ts';
import { expect, test } from '../fixtures.ts';
import { enter } from './enter.ts';

/** Ways in which calls fail; shape.test.ts shows that every invalid response is the same failure. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  'a server error': (route) => route.fulfill({ status: 500, json: { detail: 'Internal Server Error' } }),
  'an empty object': (route) => route.fulfill({ json: {} }),
};

/** For each screen, a text of its content, and the message that is shown without it. */
const screens: Record<string, { says: RegExp; shows: (page: Page) => Locator }> = {
  '/search': {
    says: /読み込めませんでした/,
    shows: (page) => page.getByRole('article').first(),
  },
  '/likes': { says: /読み込めませんでした/, shows: (page) => page.getByRole('article').first() },
  '/board': { says: /投稿の読み込みに失敗しました/, shows: (page) => page.getByRole('article').first() },
  '/messages': {
    says: /メッセージを読み込めませんでした/,
    shows: (page) => page.getByRole('link', { name: /さんとの会話/ }).first(),
  },
  '/notifications': {
    says: /読み込めませんでした/,
    shows: (page) => page.getByText('メンテナンスのお知らせ'),
  },
  '/profile/edit': { says: /データの取得に失敗しました/, shows: (page) => page.getByLabel(/表示名/).first() },
};

/** The shell has requested their data already. */
const needsNewPage = new Set(['/likes', '/messages', '/profile/edit']);

const crash = (page: Page) => page.getByText('画面の表示中に問題が発生しました');
const reads = (answer: (route: Route) => Promise<void>) => (route: Route) =>
  route.request().method() === 'GET' ? answer(route) : route.fallback();

/** Presses every retry button until none is left: a part whose code is loaded later shows its button later. */
async function pressRetries(page: Page): Promise<void> {
  const retry = page.getByRole('main').getByRole('button', { name: 'もう一度試す' });
  await expect(retry.first()).toBeVisible();
  await expect(async () => {
    for (const button of (await retry.all()).toReversed()) await button.click({ timeout: 1_000 });
    await expect(retry).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}

// With a seed only one of them runs.
for (const [name, fail] of oneOfEach(Object.entries(failures), 2, sampleSeed())) {
  test(`${name}: every screen shows an error in place of its content, and the content after a retry`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/status of 500|ApiError/);
    await enter(page, 'hana@example.com', '/privacy');
    const pattern = '**/api/**';
    const handler = reads(fail);
    for (const [path, { says, shows }] of Object.entries(screens)) {
      await test.step(path, async () => {
        await page.route(pattern, handler);
        await (needsNewPage.has(path) ? page.goto(path) : walkTo(page, path));
        await expect(page.getByRole('main').getByText(says).first()).toBeVisible();
        await expect(crash(page)).toHaveCount(0);
        await expect(page.getByText('これ以上の投稿はありません')).toHaveCount(0);
        await page.unroute(pattern, handler);
        await pressRetries(page);
        await expect(shows(page)).toBeVisible();
      });
    }
  });
}

test('notifications are polled every 30 s; a pending request is reported, and repeated once when the person asks for it', async ({
  page,
  allowErrors,
}) => {
  // A socket that is still connecting when the clock is moved reaches its timeout.
  allowErrors(/WebSocket is closed before the connection is established/);
  await page.clock.install();
  await enter(page, 'hana@example.com', '/notifications');
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.waitForLoadState('networkidle');
  const reload = page.waitForRequest((request) => request.url().endsWith('/api/notifications'));
  await page.clock.fastForward(30_100);
  await reload;

  await page.route('**/api/posts/**', () => undefined);
  // The call may start before the navigation ends.
  const isAsked = page.waitForRequest('**/api/posts/**');
  await page.getByRole('link', { name: '掲示板' }).first().click();
  await isAsked;
  await expect(page.getByRole('main').getByText('読み込み中…').first()).toBeAttached();
  const message = page.getByText('サーバーの応答に時間がかかっています');
  // The observer of the calls may be registered after the call.
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(message).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.unroute('**/api/posts/**');
  // A poll that is slow for a short time may be reported first, and removes its message again.
  const post = page.getByRole('article').first();
  await expect(async () => {
    if (await post.isVisible()) return;
    await page.clock.fastForward(15_000);
    await page.getByRole('button', { name: 'もう一度試す' }).click({ timeout: 1_000 });
    await expect(post).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(message).toBeHidden();
});
