import type { Locator, Page, Route } from '@playwright/test';
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

const crash = (page: Page) => page.getByText('画面の表示中に問題が発生しました');
const reads = (answer: (route: Route) => Promise<void>) => (route: Route) =>
  route.request().method() === 'GET' ? answer(route) : route.fallback();

async function pressRetries(page: Page): Promise<void> {
  const retry = page.getByRole('main').getByRole('button', { name: 'もう一度試す' });
  await expect(retry.first()).toBeVisible();
  for (const button of (await retry.all()).toReversed()) await button.click();
}

for (const [path, { says, shows }] of Object.entries(screens)) {
  test(`${path} says at its place that nothing came, and has it at the next try`, async ({ page, allowTrouble }) => {
    allowTrouble(/status of 500|ApiError/);
    await enter(page, 'hana@example.com', path);
    await expect(shows(page)).toBeVisible();
    for (const [name, fail] of Object.entries(failures)) {
      await test.step(name, async () => {
        const pattern = '**/api/**';
        const handler = reads(fail);
        await page.route(pattern, handler);
        await page.reload();
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

test('the lists of likes stay empty without their calls, and are there on return', async ({ page, allowTrouble }) => {
  allowTrouble(/ApiError/);
  await enter(page, 'hana@example.com', '/likes');
  const sent = page.getByRole('tab', { name: /^送った/ });
  await expect(sent).not.toHaveAccessibleName(/0件/);
  await page.route('**/api/likes/**', (route) => route.fulfill({ json: {} }));
  await page.reload();
  // Decision L9: a failed list is an empty one.
  await expect(page.getByText('まだいいねを送っていません')).toBeVisible();
  await page.unroute('**/api/likes/**');
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a call that hangs is spoken of, and asked once more when the person says so', async ({ page }) => {
  await page.clock.install();
  await enter(page, 'hana@example.com', '/notifications');
  await page.route('**/api/posts/**', () => undefined);
  await page.getByRole('link', { name: '掲示板' }).first().click();
  await page.waitForRequest('**/api/posts/**');
  await expect(page.getByRole('main').getByText('読み込み中…').first()).toBeAttached();
  const message = page.getByText('サーバーの応答に時間がかかっています');
  // Who watches the calls may come after the call.
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(message).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.unroute('**/api/posts/**');
  await page.getByRole('button', { name: 'もう一度試す' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(message).toBeHidden();
});
