import type { Page } from '@playwright/test';
import { walkTo } from '../../../scripts/monkey/tour.ts';
import { expect, test } from '../fixtures.ts';
import { enter } from './enter.ts';

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

test('rules, a second thought, errors, somebody else’s account, and one’s own at last', async ({
  page,
  backend,
  allowTrouble,
}) => {
  allowTrouble(/status of (401|404|500)/);
  const done = (address: string) => page.getByText(`アカウント「${address}」が正常に削除されました。`);
  await enter(page, 'hana@example.com', '/admin/delete-account');
  await expect(page).toHaveTitle('アカウント削除 | OTONOWA');
  await expect(page.getByRole('heading', { level: 1, name: 'アカウント削除（管理者用）' })).toBeVisible();

  await test.step('every rule says what it wants, and a second thought ends it', async () => {
    const calls: string[] = [];
    page.on('request', (request) => request.url().endsWith('/delete-account') && calls.push(request.method()));
    await submit(page).click();
    await expect(email(page)).toHaveAccessibleDescription('メールアドレスを入力してください');
    await expect(password(page)).toHaveAccessibleDescription('パスワードを入力してください');
    await expect(email(page)).toBeFocused();
    await email(page).fill('ren@example');
    await expect(email(page)).toHaveAccessibleDescription('有効なメールアドレスを入力してください');
    await email(page).fill('ｒｅｎ＠example.com');
    await password(page).fill('password123');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('アカウント「ren@example.com」');
    await dialog(page).getByRole('button', { name: 'キャンセル' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(email(page)).toHaveValue('ｒｅｎ＠example.com');
    expect(calls).toEqual([]);
  });

  await test.step('errors keep what was typed', async () => {
    await deleteAccount(page, 'nobody@example.com', 'password123');
    await expect(alert(page)).toHaveText('ユーザーが見つかりません。');
    await deleteAccount(page, 'ren@example.com', 'password124');
    await expect(alert(page)).toHaveText('パスワードが正しくありません。');
    await expect(email(page)).toHaveValue('ren@example.com');
    await expect(password(page)).toHaveValue('password124');
    await backend.faults({ operationId: 'deleteAccount', status: 500 });
    await deleteAccount(page, 'ren@example.com', 'password123');
    await expect(alert(page)).toHaveText('エラーが発生しました。もう一度お試しください。');
    await backend.faults({ operationId: 'deleteAccount' });
  });

  await test.step('somebody else’s account goes and leaves one’s own session alone', async () => {
    await deleteAccount(page, 'ren@example.com', 'password123');
    await expect(done('ren@example.com')).toBeVisible();
    await expect(email(page)).toHaveValue('');
    await expect(password(page)).toHaveValue('');
    await deleteAccount(page, 'ren@example.com', 'password123');
    await expect(alert(page)).toHaveText('ユーザーが見つかりません。');
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  });

  await test.step('one’s own ends it', async () => {
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
});

test('is kept out of search engines and is linked from nowhere', async ({ page }) => {
  const robots = page.locator('meta[name="robots"]');
  await page.goto('/admin/delete-account');
  await expect(robots).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'ホームに戻る' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(robots).toHaveCount(0);
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
    await expect(page.locator('a[href*="admin"]')).toHaveCount(0);
  }
});
