import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enter } from './enter.ts';

async function open(page: Page): Promise<void> {
  await enter(page, 'hana@example.com', '/search');
  await expect(page.getByText('299人', { exact: true })).toBeVisible();
}

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the filters are in a drawer behind a button that counts them', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'フィルターを開く（0件選択中）' }).tap();
    const drawer = page.getByRole('dialog', { name: 'フィルター' });
    await expect(drawer.getByRole('button', { name: '活動地域を閉じる' })).toBeVisible();
    await expect(drawer.getByRole('button', { name: '年代を開く' })).toBeVisible();
    await drawer.getByRole('button', { name: '東京都', exact: true }).tap();
    await drawer.getByRole('button', { name: 'ロック', exact: true }).tap();
    const show = drawer.getByRole('button', { name: /^\d+人を表示する$/ });
    await expect(show).not.toHaveText('299人を表示する');
    await show.tap();
    await expect(drawer).toHaveCount(0);
    const people = page.getByText(/^\d+人$/);
    await expect(people).not.toHaveText('299人');
    await expect(page.getByRole('button', { name: 'フィルターを開く（2件選択中）' })).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await page.getByRole('button', { name: 'フィルターを開く（2件選択中）' }).tap();
    await expect
      .poll(async () => `${(await people.textContent()) ?? ''}を表示する` === (await show.textContent()))
      .toBe(true);
    await drawer.getByRole('button', { name: 'すべてクリア' }).tap();
    await expect(drawer.getByRole('button', { name: '299人を表示する' })).toBeVisible();
    await drawer.getByRole('button', { name: 'フィルターを閉じる' }).tap();
    await expect(page).toHaveURL(/\/search$/);
  });
});

test('with the keyboard alone: find a tag by its reading, choose it, order, turn the page', async ({ page }) => {
  await open(page);
  const field = page.getByRole('searchbox', { name: 'タグをさがす' });
  await field.focus();
  await page.keyboard.type('しゃくはち');
  await expect(page.getByRole('button', { name: '尺八' })).toBeVisible();
  await expect(page).toHaveURL(/\/search$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '尺八' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/search\?instruments=\d+$/);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/search$/);
  await page.keyboard.press('Shift+Tab');
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '活動地域を閉じる' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '活動地域を開く' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '年代を開く' })).toBeFocused();

  await page.getByRole('combobox', { name: '並び替え' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/sort=newest/);
  await page.getByRole('link', { name: '次のページ' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=newest&page=2/);
  await expect(page.getByRole('heading', { name: 'あなたにおすすめのアーティスト' })).toBeFocused();
});
