import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enter } from './enter.ts';
import { asUser } from './messagesPage.ts';

const searchPath = '/search';
const cards = (page: Page) => page.getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
const results = (page: Page) => page.getByRole('region', { name: 'あなたにおすすめのアーティスト' });
const count = (page: Page, people: number) => results(page).getByText(`${people}人`, { exact: true });
const filterChip = (page: Page, tag: string) => page.getByRole('button', { name: tag, exact: true });
const found = (page: Page) => results(page).getByText(/^\d+人のプロフィールが見つかりました$/);

/** Opens an address as a logged-in user. */
async function open(page: Page, address = searchPath, email = 'hana@example.com'): Promise<void> {
  await enter(page, email, address);
  await expect(found(page)).toBeAttached();
  // Moves the pointer away from the cards, which keep their places under the pointer.
  await page.mouse.move(0, 0);
}

async function isDescending(page: Page): Promise<boolean> {
  const words = await page.getByText(/^マッチ度 \d+%$/).allTextContents();
  const scores = words.map((text) => Number(/\d+/.exec(text)?.[0]));
  return scores.length === 12 && scores.every((score, index) => score <= (scores[index - 1] ?? 100));
}

test('a search is in the address and survives a reload, Back and a shared link; a changed filter starts at the first page', async ({
  page,
  openPage,
  request,
}) => {
  await open(page);
  await expect(cards(page).getByRole('button', { name: /いいね/ })).toHaveCount(12);
  await expect(filterChip(page, '東京都')).toBeVisible();
  expect(await page.locator('*').count(), 'elements of the screen').toBeLessThanOrEqual(700);
  await expect(count(page, 299)).toBeVisible();
  // The best matches are shown when all profiles are loaded and the pointer rests.
  await expect.poll(() => isDescending(page)).toBe(true);
  const everybody = await names(page);

  await test.step('filters survive a reload, a shared link, Back and Forward', async () => {
    await filterChip(page, '東京都').click();
    await expect(page).toHaveURL(/\/search\?locations=118$/);
    await filterChip(page, 'ロック').click();
    await expect(page).toHaveURL(/\/search\?locations=118&genres=1$/);
    await expect(count(page, 299)).toHaveCount(0);
    // The results of the first filter alone may still be visible when the second is pressed.
    const { get } = await asUser(request, 'hana@example.com');
    const both = (await get('/api/profiles/search?locations=118&genres=1')) as { display_name: string }[];
    const others = both.filter(({ display_name: name }) => name !== 'はな').length;
    await expect(found(page)).toHaveText(`${others}人のプロフィールが見つかりました`);
    const rockers = await names(page);
    expect(rockers).not.toEqual(everybody);

    await page.reload();
    await expect(found(page)).toBeAttached();
    await expect.poll(() => names(page)).toEqual(rockers);

    const other = await openPage();
    await open(other, page.url(), 'ren@example.com');
    await expect.poll(async () => (await names(other)).length).toBe(rockers.length);
    await expect(other.getByRole('button', { name: '「ロック」を外す' })).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL(/\/search\?locations=118$/);
    await expect(page.getByRole('button', { name: '「ロック」を外す' })).toHaveCount(0);
    await page.goBack();
    await expect(count(page, 299)).toBeVisible();
    await expect.poll(() => names(page)).toEqual(everybody);
    await page.goForward();
    await expect(page.getByRole('button', { name: '「東京都」を外す' })).toBeVisible();
  });

  await test.step('Back undoes an order', async () => {
    const sort = page.getByRole('combobox', { name: '並び替え' });
    await sort.selectOption('新着順');
    await expect(page).toHaveURL(/sort=newest$/);
    await page.goBack();
    await expect(page).not.toHaveURL(/sort=/);
    await expect(sort).toHaveValue('match');
  });

  await test.step('a changed filter starts at the first page', async () => {
    await page.getByRole('button', { name: 'すべてクリア' }).click();
    await expect(count(page, 299)).toBeVisible();
    await page.getByRole('link', { name: '2ページ目' }).click();
    await expect(page).toHaveURL(/\/search\?page=2$/);
    await filterChip(page, '東京都').click();
    await expect(page).toHaveURL(/\/search\?locations=118$/);
    await expect(page.getByRole('link', { name: '1ページ目', exact: true })).toHaveAttribute('aria-current', 'page');
  });
});
