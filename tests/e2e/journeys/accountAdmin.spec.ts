import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { submitLogin } from './enter.ts';

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

async function logIn(page: Page, address: string): Promise<void> {
  await page.goto('/login');
  await submitLogin(page, address);
  await expect(page).toHaveURL(/\/search$/);
}

test('form, confirm dialog, call, and what came of it: errors first, then it is gone', async ({
  page,
  backend,
  allowTrouble,
}) => {
  allowTrouble(/status of (401|404|500)/);
  await page.goto('/admin/delete-account');
  await expect(page).toHaveTitle('アカウント削除 | OTONOWA');
  await expect(page.getByRole('heading', { level: 1, name: 'アカウント削除（管理者用）' })).toBeVisible();

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
  await deleteAccount(page, 'ren@example.com', 'password123');
  await expect(page.getByText('アカウント「ren@example.com」が正常に削除されました。')).toBeVisible();
  await expect(email(page)).toHaveValue('');
  await expect(password(page)).toHaveValue('');
  await deleteAccount(page, 'ren@example.com', 'password123');
  await expect(alert(page)).toHaveText('ユーザーが見つかりません。');
});

test('every rule says what it wants, and a second thought ends it', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  await page.goto('/admin/delete-account');
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

test('is kept out of search engines and is linked from nowhere', async ({ page }) => {
  const robots = page.locator('meta[name="robots"]');
  await page.goto('/admin/delete-account');
  await expect(robots).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'ホームに戻る' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(robots).toHaveCount(0);
  for (const path of ['/login', '/register', '/forgot-password', '/privacy', '/verify-email', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('a[href*="admin"]')).toHaveCount(0);
  }
});

test("somebody else's account leaves one's own session alone, one's own ends it", async ({ page }) => {
  await logIn(page, 'hana@example.com');
  await page.goto('/admin/delete-account');
  await deleteAccount(page, 'ren@example.com', 'password123');
  await expect(page.getByText('アカウント「ren@example.com」が正常に削除されました。')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    const me = (await (await fetch('/api/users/me', { headers })).json()) as { id: string };
    localStorage.setItem(`draft:${me.id}:post`, 'これから書くこと');
  });
  await deleteAccount(page, 'hana@example.com', 'password123');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('アカウント「hana@example.com」が正常に削除されました。')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
