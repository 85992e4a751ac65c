import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enter } from './enter.ts';

const openRen = (page: Page) => page.getByRole('link', { name: 'れんさんのプロフィールを開く' });
const ren = (page: Page) => page.getByRole('dialog', { name: 'れん', exact: true });

test('a card opens the dialog of a person, and their conversation leads back to it, without extra history entries', async ({
  page,
}) => {
  let arrive = () => {};
  const pressed = new Promise<void>((resolve) => (arrive = resolve));
  // A person may press before the code of the dialog is loaded.
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

  await test.step('a click anywhere on the card opens it; Back closes it, Forward opens it again', async () => {
    // Here on the text about the match.
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
  });

  await test.step('the message button leads to the same conversation each time (F14)', async () => {
    await ren(page).getByRole('button', { name: 'メッセージを送る' }).click();
    await expect(page).toHaveURL(/\/messages\?c=/);
    const first = page.url();
    // They have talked before; it is opened to write in it.
    await expect(page.getByRole('textbox', { name: 'メッセージを入力' })).toBeFocused();
    await page.goBack();
    await ren(page).getByRole('button', { name: 'メッセージを送る' }).click();
    await expect(page).toHaveURL(first);
    await page.goBack();
    await expect(ren(page)).toBeVisible();
    await page.getByRole('button', { name: 'ダイアログを閉じる' }).click();
    await expect(ren(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/likes\?tab=received$/);
  });

  await test.step('Back leaves the screen', async () => {
    await page.goBack();
    await expect(page).not.toHaveURL(/\/likes/);
  });
});
