import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enter } from './enter.ts';

const openRen = (page: Page) => page.getByRole('link', { name: 'れんさんのプロフィールを開く' });
const ren = (page: Page) => page.getByRole('dialog', { name: 'れん', exact: true });

test('a card opens the person, Back closes, Forward opens again', async ({ page }) => {
  await enter(page, 'hana@example.com', '/likes?tab=received');
  // Anywhere on the card: here on the words about the match.
  await page
    .getByRole('article')
    .filter({ has: openRen(page) })
    .click({ position: { x: 120, y: 300 } });
  await expect(ren(page)).toBeVisible();
  await expect(page).toHaveURL(/\/likes\?tab=received&profile=profile-2$/);
  await page.goBack();
  await expect(ren(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/likes\?tab=received$/);
  await page.goForward();
  await expect(ren(page)).toBeVisible();
  await page.getByRole('button', { name: 'ダイアログを閉じる' }).click();
  await expect(ren(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/likes\?tab=received$/);
});

test('Esc leads back to the card and leaves no step in the history', async ({ page }) => {
  let arrive = () => {};
  const pressed = new Promise<void>((resolve) => (arrive = resolve));
  // Somebody may be faster than what is to open the dialog.
  await page.route(/assets\/ProfileDialogHost/, async (route) => {
    await pressed;
    await route.continue();
  });
  await enter(page, 'hana@example.com', '/likes?tab=received');
  await openRen(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/profile=/);
  arrive();
  await expect(ren(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ren(page)).toHaveCount(0);
  await expect(openRen(page)).toBeFocused();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/likes/);
});

test('a dialog whose code did not arrive is tried again with the next press', async ({ page, allowTrouble }) => {
  allowTrouble(/ERR_FAILED|dynamically imported module/);
  let isAway = true;
  await page.route(/assets\/ProfileDialog-[^/]*\.js/, (route) => (isAway ? route.abort() : route.continue()));
  await enter(page, 'hana@example.com', '/likes?tab=received');
  await openRen(page).click();
  await expect(page).toHaveURL(/profile=/);
  await expect(page).toHaveURL(/\/likes\?tab=received$/);
  isAway = false;
  await openRen(page).click();
  await expect(ren(page)).toBeVisible();
});

test('an address with a person opens them; closing stays on the screen', async ({ page }) => {
  await enter(page, 'hana@example.com', '/likes?tab=matched&user=user-2');
  await expect(ren(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ren(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/likes\?tab=matched$/);
});

test('a person who is not there opens no dialog and leaves the address (read-type calls)', async ({
  page,
  allowTrouble,
}) => {
  allowTrouble(/status of 404|profile of profile nobody/);
  await enter(page, 'hana@example.com', '/likes?profile=nobody');
  await expect(page).toHaveURL(/\/likes$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'いいね', level: 1 })).toBeVisible();
});

test('heart and tags of a card do not open the person (F11)', async ({ page }) => {
  await enter(page, 'hana@example.com', '/likes?tab=received');
  await openRen(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'すべてのタグ' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'れんさんにいいねする' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'れんさんへのいいねを取り消す' })).toBeVisible();
  await expect(page).toHaveURL(/\/likes\?tab=received$/);
});

test('a video plays in a dialog of its own', async ({ page }) => {
  await enter(page, 'hana@example.com', '/likes?user=user-2');
  await ren(page).getByRole('button', { name: '「叩いてみた」を再生する' }).click();
  const player = page.getByRole('dialog', { name: '叩いてみた' });
  const video = player.locator('video');
  await expect.poll(() => video.evaluate((element) => (element as HTMLVideoElement).currentTime)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(player).toHaveCount(0);
  await expect(ren(page)).toBeVisible();
});

test('the message button leads to the conversation, the same each time (F14)', async ({ page }) => {
  await enter(page, 'hana@example.com', '/likes?user=user-2');
  await ren(page).getByRole('button', { name: 'メッセージを送る' }).click();
  await expect(page).toHaveURL(/\/messages\?c=/);
  const first = page.url();
  await page.goBack();
  await ren(page).getByRole('button', { name: 'メッセージを送る' }).click();
  await expect(page).toHaveURL(first);
});

test('a conversation that cannot be started is said in words (F15)', async ({ page, backend, allowTrouble }) => {
  allowTrouble(/status of 500|conversation could not be started/);
  await enter(page, 'hana@example.com', '/likes?user=user-2');
  await backend.faults({ operationId: 'createConversation', status: 500 });
  await ren(page).getByRole('button', { name: 'メッセージを送る' }).click();
  await expect(page.getByText('メッセージの開始に失敗しました')).toBeVisible();
  await expect(ren(page)).toBeVisible();
});
