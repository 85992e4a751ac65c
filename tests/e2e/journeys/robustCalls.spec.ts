import type { Locator, Page, Route } from '@playwright/test';
import { walkTo } from '../../../scripts/monkey/tour.ts';
import { oneOfEach, sampleSeed } from '../../support/sample.ts';
import { expect, test } from '../fixtures.ts';
import { enter } from './enter.ts';

/** How calls come to nothing; that every answer against the contract is the same failure is shown in shape.test.ts. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  'a server that is ill': (route) => route.fulfill({ status: 500, json: { detail: 'Internal Server Error' } }),
  'an empty object': (route) => route.fulfill({ json: {} }),
};

/** What a screen is for, and what it says without it. */
const screens: Record<string, { says: RegExp; shows: (page: Page) => Locator }> = {
  '/search': {
    says: /エラーが発生しました。もう一度お試しください。/,
    shows: (page) => page.getByRole('article').first(),
  },
  '/board': { says: /投稿の読み込みに失敗しました/, shows: (page) => page.getByRole('article').first() },
  '/messages': {
    says: /メッセージを読み込めませんでした/,
    shows: (page) => page.getByRole('link', { name: /さんとの会話/ }).first(),
  },
  '/notifications': {
    says: /エラーが発生しました。もう一度お試しください。/,
    shows: (page) => page.getByText('メンテナンスのお知らせ'),
  },
  '/profile/edit': { says: /データの取得に失敗しました/, shows: (page) => page.getByLabel(/表示名/).first() },
};

/** What they show is fetched for the shell already. */
const needsNewPage = new Set(['/messages', '/profile/edit']);

const crash = (page: Page) => page.getByText('画面の表示中に問題が発生しました');
const reads = (answer: (route: Route) => Promise<void>) => (route: Route) =>
  route.request().method() === 'GET' ? answer(route) : route.fallback();

/** Presses until no button is left: a part whose code is loaded late brings its button late. */
async function pressRetries(page: Page): Promise<void> {
  const retry = page.getByRole('main').getByRole('button', { name: 'もう一度試す' });
  await expect(retry.first()).toBeVisible();
  await expect(async () => {
    for (const button of (await retry.all()).toReversed()) await button.click({ timeout: 1_000 });
    await expect(retry).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}

// With a seed one of them.
for (const [name, fail] of oneOfEach(Object.entries(failures), 2, sampleSeed())) {
  test(`${name}: every screen says at its place that nothing came, and has it at the next try`, async ({
    page,
    allowTrouble,
  }) => {
    allowTrouble(/status of 500|ApiError/);
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

    await test.step('the lists of likes stay empty without their calls, and are there on return', async () => {
      await page.route('**/api/likes/**', handler);
      await page.goto('/likes');
      // Rule L9: a failed list is an empty one.
      await expect(page.getByText('まだいいねを送っていません')).toBeVisible();
      await page.unroute('**/api/likes/**', handler);
      await page.reload();
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  });
}

test('notifications are asked for every 30 s; a call that hangs is spoken of, and asked once more when the person says so', async ({
  page,
  allowTrouble,
}) => {
  // A socket that is still connecting when the clock leaps gives up.
  allowTrouble(/WebSocket is closed before the connection is established/);
  await page.clock.install();
  await enter(page, 'hana@example.com', '/notifications');
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.waitForLoadState('networkidle');
  const reload = page.waitForRequest((request) => request.url().endsWith('/api/notifications'));
  await page.clock.fastForward(30_100);
  await reload;

  await page.route('**/api/posts/**', () => undefined);
  // The call may start before the link is followed.
  const isAsked = page.waitForRequest('**/api/posts/**');
  await page.getByRole('link', { name: '掲示板' }).first().click();
  await isAsked;
  await expect(page.getByRole('main').getByText('読み込み中…').first()).toBeAttached();
  const message = page.getByText('サーバーの応答に時間がかかっています');
  // Who watches the calls may come after the call.
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(message).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.unroute('**/api/posts/**');
  // A poll that is slow for a moment may be the one that is told first, and takes its message back.
  const post = page.getByRole('article').first();
  await expect(async () => {
    if (await post.isVisible()) return;
    await page.clock.fastForward(15_000);
    await page.getByRole('button', { name: 'もう一度試す' }).click({ timeout: 1_000 });
    await expect(post).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(message).toBeHidden();
});
