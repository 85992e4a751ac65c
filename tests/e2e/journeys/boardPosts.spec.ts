import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enter } from './enter.ts';

async function openBoard(page: Page, email = 'hana@example.com'): Promise<void> {
  await enter(page, email, '/board');
  await expect(page.getByRole('heading', { name: '掲示板' })).toBeVisible();
  await expect(posts(page).first()).toBeVisible();
}

const list = (page: Page) => page.getByRole('region', { name: '掲示板' });
const posts = (page: Page) => list(page).getByRole('article');
const field = (page: Page) => page.getByRole('textbox', { name: '投稿を書く' });
const postOf = (page: Page, text: string) => posts(page).filter({ hasText: text }).first();

async function reply(post: Locator, to: string, text: string): Promise<void> {
  await post.getByRole('button', { name: '返信する' }).first().click();
  const field = post.getByRole('textbox', { name: `${to}さんに返信` });
  await expect(field).toBeFocused();
  await field.fill(text);
  await field.press('Control+Enter');
  await expect(field).toHaveCount(0);
}

test('はな posts, and answers a reply; her posts are persisted', async ({ page }) => {
  await openBoard(page);
  await test.step('a draft survives a reload and can be discarded', async () => {
    await field(page).fill('書きかけ');
    await page.reload();
    await expect(field(page)).toHaveValue('書きかけ');
    await expect(page.getByText('下書きを復元しました')).toBeVisible();
    await page.getByRole('button', { name: '下書きを破棄' }).click();
    await expect(field(page)).toHaveValue('');
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
  });

  await test.step('a reply to a reply is shown below it, expands its parent and is counted', async () => {
    await field(page).fill('セッションしませんか');
    await field(page).press('Control+Enter');
    const post = postOf(page, 'セッションしませんか');
    await reply(post, 'はな', '行きます');
    await expect(post.getByRole('article')).toContainText('行きます');
    await expect(post.getByRole('button', { name: '返信を閉じる' })).toBeVisible();

    const first = post.getByRole('article').filter({ hasText: '行きます' }).first();
    await reply(first, 'はな', 'わたしも');
    await expect(first.getByRole('article')).toContainText('わたしも');
  });

  await test.step('all of this is the same after a reload', async () => {
    await page.reload();
    const post = postOf(page, 'セッションしませんか');
    const first = post.getByRole('article').filter({ hasText: '行きます' }).first();
    await post.getByRole('button', { name: '1件の返信' }).click();
    await expect(first).toBeVisible();
    await expect(page.getByText('わたしも')).toHaveCount(0);
    await first.getByRole('button', { name: '1件の返信' }).click();
    await expect(first.getByRole('article')).toContainText('わたしも');
  });

  await test.step('the floating button leads to the composer', async () => {
    await page.getByRole('button', { name: 'もっと見る' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: '新しい投稿を書く' }).click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toBeInViewport();
  });

  await test.step('on a phone the floating button opens the composer as a bottom sheet', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: '新しい投稿を書く' }).click();
    const sheet = page.getByRole('dialog', { name: '投稿を書く' });
    await expect(sheet.getByRole('textbox')).toBeFocused();
    await sheet.getByRole('textbox').fill('電車の中から');
    await sheet.getByRole('button', { name: '投稿する' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(posts(page).first()).toContainText('電車の中から');
  });
});

test('after Back three pages are still loaded, at the same scroll position', async ({ page, backend }) => {
  test.slow();
  await backend.reset('large');
  await openBoard(page);
  const more = page.getByRole('button', { name: 'もっと見る' });
  // Posts far outside of the viewport only have their place and their text.
  const total = () => list(page).locator('[data-post]').count();
  await expect.poll(total).toBe(20);
  await more.click();
  await expect.poll(total).toBe(40);
  await more.click();
  await expect.poll(total).toBe(60);
  await expect(more).toBeVisible();
  await expect(more).not.toHaveAttribute('aria-busy', 'true');
  await more.scrollIntoViewIfNeeded();
  const last = list(page).locator('[data-post]').last().getByRole('article').first();
  // A post that has just entered the viewport is still rendering the rest.
  await expect(last.getByRole('button').first()).toBeVisible();
  const before = await page.evaluate(() => ({ y: window.scrollY, height: document.body.scrollHeight }));
  expect(before.y).toBeGreaterThan(5_000);
  const text = await last.textContent();
  const top = (await last.boundingBox())?.y ?? 0;

  await page.getByRole('link', { name: 'メッセージ' }).click();
  await expect(page).toHaveURL(/messages/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: '掲示板' })).toBeAttached();
  await expect(last).toHaveText(text ?? '');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before.y);
  expect(await page.evaluate(() => document.body.scrollHeight)).toBe(before.height);
  expect((await last.boundingBox())?.y).toBe(top);

  await page.getByRole('link', { name: '掲示板' }).click();
  await page.getByRole('link', { name: 'メッセージ' }).click();
  await page.getByRole('link', { name: '掲示板' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(total).toBe(20);
});
