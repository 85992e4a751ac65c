import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { tabTo, typeInto } from './accessibilityKeys.ts';
import { submitLogin } from './enter.ts';

// The deletion of the own account by keyboard; the registration is in accessibilityJourney.spec.ts.

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

// The page is left before the socket has connected.
test.beforeEach(({ allowErrors }) => allowErrors(/WebSocket is closed before the connection is established/));

test('by keyboard: the deletion of the own account', async ({ page, allowErrors }) => {
  allowErrors(/status of 401/);
  await page.goto('/login');
  await expect(title(page, 'ログイン')).toBeVisible();

  await test.step('the dialog that deletes the own account takes the focus and returns it', async () => {
    await typeInto(page, 'メールアドレス', 'hana@example.com');
    await typeInto(page, 'パスワード', 'password123');
    await page.keyboard.press('Enter');
    await expect(title(page, '音でつながる、仲間に出会う。')).toBeFocused();
    await tabTo(page, 'button', 'アカウントメニューを開く', 'Shift+Tab');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'プロフィールを編集' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'アカウントを削除' })).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'アカウントを削除しますか？' });
    await expect(dialog.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'アカウントメニューを開く' })).toBeFocused();
  });

  await test.step('the own account is deleted with all its data on the device', async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'プロフィールを編集' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'アカウントを削除しますか？' });
    await expect(dialog.getByRole('heading')).toBeFocused();
    await typeInto(page, 'メールアドレス', 'hana@example.com');
    await typeInto(page, 'パスワード', 'password123');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('アカウントを削除しました。ご利用ありがとうございました。')).toBeVisible();
    await expect(page.getByText('ログアウトしました')).toHaveCount(0);
    // The remaining entry, that the search was visited on this device, names no user.
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'search-seen'))).toEqual([]);
    await submitLogin(page, 'hana@example.com', 'password123');
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
      'メールアドレスまたはパスワードが正しくありません。',
    );
  });
});
