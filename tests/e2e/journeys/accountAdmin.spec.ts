import type { Page } from '@playwright/test';
import { walkTo } from '../../../scripts/monkey/tour.ts';
import { expect, test } from '../fixtures.ts';
import { tabTo, typeInto } from './accessibilityKeys.ts';
import { enter, submitLogin } from './enter.ts';

const email = (page: Page) => page.getByLabel('メールアドレス');
const password = (page: Page) => page.getByLabel('パスワード', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'アカウントを削除する' });
const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'アカウントを削除しますか？' });
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

async function deleteAccount(page: Page, address: string, secret: string): Promise<void> {
  await email(page).fill(address);
  await password(page).fill(secret);
  await submit(page).click();
  await expect(dialog(page)).toContainText(`アカウント「${address}」を完全に削除します。この操作は取り消せません。`);
  await dialog(page).getByRole('button', { name: '削除する' }).click();
}

test('by keyboard, an administrator deletes another account and then the own one, which ends the session', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  const done = (address: string) => page.getByText(`アカウント「${address}」が正常に削除されました。`);
  await enter(page, 'hana@example.com', '/admin/delete-account');
  await expect(page.getByRole('heading', { level: 1, name: 'アカウント削除（管理者用）' })).toBeVisible();

  await test.step('deleting another account keeps the own session', async () => {
    await typeInto(page, 'メールアドレス', 'ren@example.com');
    await typeInto(page, 'パスワード', 'password123');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('heading')).toBeFocused();
    await tabTo(page, 'button', '削除する');
    await page.keyboard.press('Enter');
    await expect(done('ren@example.com')).toBeVisible();
    await expect(email(page)).toHaveValue('');
    await expect(password(page)).toHaveValue('');
    await deleteAccount(page, 'ren@example.com', 'password123');
    await expect(alert(page)).toHaveText('ユーザーが見つかりません。');
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  });

  await test.step('deleting the own account ends the session', async () => {
    await page.evaluate(async () => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
      const me = (await (await fetch('/api/users/me', { headers })).json()) as { id: string };
      localStorage.setItem(`draft:${me.id}:post`, 'これから書くこと');
    });
    await deleteAccount(page, 'hana@example.com', 'password123');
    await expect(page).toHaveURL(/\/login$/);
    await expect(done('hana@example.com')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  await test.step('no screen links to the page', async () => {
    for (const [path, title] of [
      ['/register', '新規登録'],
      ['/forgot-password', 'パスワードの再設定'],
      ['/privacy', 'プライバシーポリシー'],
      ['/verify-email', '確認できませんでした'],
      ['/nowhere', 'ページが見つかりません'],
      ['/login', 'ログイン'],
    ] as const) {
      await walkTo(page, path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
      await expect(page.locator('a[href*="admin"]')).toHaveCount(0);
    }
  });
});

test('by keyboard, the own account is deleted in its menu with all its data on the device', async ({
  page,
  allowErrors,
}) => {
  // The page is left before the socket has connected.
  allowErrors(/status of 401|WebSocket is closed before the connection is established/);
  await enter(page, 'hana@example.com', '/search');
  await page.getByRole('button', { name: 'アカウントメニューを開く' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'プロフィールを編集' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading')).toBeFocused();
  await typeInto(page, 'メールアドレス', 'hana@example.com');
  await typeInto(page, 'パスワード', 'password123');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('アカウントを削除しました。ご利用ありがとうございました。')).toBeVisible();
  await expect(page.getByText('ログアウトしました')).toHaveCount(0);
  // The remaining entry, that the search was visited on this device, names no user.
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'search-seen'))).toEqual([]);
  await submitLogin(page);
  await expect(alert(page)).toHaveText('メールアドレスまたはパスワードが正しくありません。');
});
