import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enter } from './enter.ts';

const openRen = (page: Page) => page.getByRole('link', { name: 'れんさんのプロフィールを開く' });
const ren = (page: Page) => page.getByRole('dialog', { name: 'れん', exact: true });

test('a card opens the person and leaves no step in the history; its heart and tags do not', async ({ page }) => {
  let arrive = () => {};
  const pressed = new Promise<void>((resolve) => (arrive = resolve));
  // Somebody may be faster than what is to open the dialog.
  await page.route(/assets\/ProfileDialogHost/, async (route) => {
    await pressed;
    await route.continue();
  });
  await enter(page, 'hana@example.com', '/likes?tab=received');

  await test.step('Esc leads back to the card', async () => {
    await openRen(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/profile=/);
    arrive();
    await expect(ren(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(ren(page)).toHaveCount(0);
    await expect(openRen(page)).toBeFocused();
    await expect(page).toHaveURL(/\/likes\?tab=received$/);
  });

  await test.step('heart and tags do not open the person (F11)', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'すべてのタグ' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'れんさんにいいねする' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'れんさんへのいいねを取り消す' })).toBeVisible();
    await expect(page).toHaveURL(/\/likes\?tab=received$/);
    // It is a match.
    await page.getByRole('button', { name: 'あとで' }).click();
    await expect(page).toHaveURL(/\/likes\?tab=matched$/);
  });

  await test.step('anywhere on the card; Back closes, Forward opens again', async () => {
    // Here on the words about the match.
    await page
      .getByRole('article')
      .filter({ has: openRen(page) })
      .click({ position: { x: 120, y: 300 } });
    await expect(ren(page)).toBeVisible();
    await expect(page).toHaveURL(/\/likes\?tab=matched&profile=profile-2$/);
    await page.goBack();
    await expect(ren(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/likes\?tab=matched$/);
    await page.goForward();
    await expect(ren(page)).toBeVisible();
    await page.getByRole('button', { name: 'ダイアログを閉じる' }).click();
    await expect(ren(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/likes\?tab=matched$/);
  });

  await test.step('Back leaves the screen', async () => {
    await page.goBack();
    await expect(page).not.toHaveURL(/\/likes/);
  });
});

test('an address with a person opens them: their video, their conversation; nobody there is no dialog', async ({
  page,
  allowTrouble,
}) => {
  allowTrouble(/status of 404|profile of profile nobody/);
  await enter(page, 'hana@example.com', '/likes?tab=matched&user=user-2');
  await expect(ren(page)).toBeVisible();

  await test.step('a video plays in a dialog of its own', async () => {
    await ren(page).getByRole('button', { name: '「叩いてみた」を再生する' }).click();
    const player = page.getByRole('dialog', { name: '叩いてみた' });
    const video = player.locator('video');
    await expect.poll(() => video.evaluate((element) => (element as HTMLVideoElement).currentTime)).toBeGreaterThan(0);
    await expect.poll(() => player.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(player).toHaveCount(0);
    await expect(ren(page)).toBeVisible();
  });

  await test.step('the message button leads to the conversation, the same each time (F14)', async () => {
    await ren(page).getByRole('button', { name: 'メッセージを送る' }).click();
    await expect(page).toHaveURL(/\/messages\?c=/);
    const first = page.url();
    await page.goBack();
    await ren(page).getByRole('button', { name: 'メッセージを送る' }).click();
    await expect(page).toHaveURL(first);
    await page.goBack();
  });

  await test.step('closing stays on the screen', async () => {
    await expect(ren(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(ren(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/likes\?tab=matched$/);
  });

  await test.step('a person who is not there opens no dialog and leaves the address (read-type calls)', async () => {
    await page.evaluate(() => history.pushState(null, '', '/likes?profile=nobody'));
    await expect(page).toHaveURL(/\/likes$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'いいね', level: 1 })).toBeVisible();
  });
});
