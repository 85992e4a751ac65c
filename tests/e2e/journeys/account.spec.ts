import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { submitLogin } from './enter.ts';

const NETWORK = 'サーバーに接続できません。ネットワーク接続を確認してください。';

const email = (page: Page) => page.getByLabel('メールアドレス');
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Lets a call go unanswered; the preview's proxy would make a 502 of the fake's own silence. Returns a function that ends this. */
async function cutOff(page: Page, path: string): Promise<() => Promise<void>> {
  await page.route(path, (route) => route.abort('connectionrefused'));
  return () => page.unroute(path);
}

test.describe('registration', () => {
  const password = (page: Page) => page.getByLabel('パスワード', { exact: true });
  const confirm = (page: Page) => page.getByLabel('パスワード（確認）');
  const consent = (page: Page) => page.getByRole('checkbox', { name: 'プライバシーポリシーに同意します' });
  const submit = (page: Page) => page.getByRole('button', { name: '登録する' });

  async function fillIn(page: Page, address: string, secret = 'password123', again = secret): Promise<void> {
    await email(page).fill(address);
    await password(page).fill(secret);
    await confirm(page).fill(again);
    await consent(page).check();
  }

  test('consent, rules, success dialog, mail, login: only who has verified the address comes in', async ({
    page,
    backend,
    allowTrouble,
  }) => {
    allowTrouble(/status of 403/);
    // A new person has no profile yet.
    allowTrouble(/status of 404 .*profiles\/me/);
    await page.goto('/login');
    await page.getByRole('link', { name: 'アカウントをお持ちでない方は新規登録' }).click();
    await expect(heading(page, '新規登録')).toBeFocused();
    await expect(page).toHaveTitle('新規登録 | OTONOWA');

    await test.step('nobody registers without the consent', async () => {
      await expect(submit(page)).toBeDisabled();
      await expect(page.getByRole('link', { name: 'プライバシーポリシー' })).toHaveAttribute('href', '/privacy');
      const complaint = page.getByText('プライバシーポリシーに同意してください');
      await consent(page).focus();
      await expect(complaint).toHaveCount(0);
      await email(page).focus();
      await expect(complaint).toBeVisible();
      await consent(page).check();
      await expect(complaint).toHaveCount(0);
      await expect(submit(page)).toBeEnabled();
      await consent(page).uncheck();
      await expect(complaint).toBeVisible();
      await expect(submit(page)).toBeDisabled();
    });

    await test.step('an address in full width is put right, and what is pressed meanwhile is pressed', async () => {
      await email(page).fill('ｎｅｗ＠ｅｘａｍｐｌｅ．ｃｏｍ');
      await consent(page).check();
      await expect(email(page)).toHaveValue('new@example.com');
      await expect(email(page)).toHaveAccessibleDescription('全角文字を半角に変換しました');
      await email(page).fill('new2@example.com');
      await password(page).focus();
      await expect(email(page)).toHaveAccessibleDescription('');
    });

    await test.step('every rule says what it wants, and the focus goes to the first field that is wrong', async () => {
      await email(page).fill('');
      await submit(page).click();
      await expect(email(page)).toHaveAccessibleDescription('メールアドレスを入力してください');
      await expect(password(page)).toHaveAccessibleDescription('パスワードは8文字以上で入力してください');
      await expect(confirm(page)).toHaveAccessibleDescription('パスワードが一致しません');
      await expect(email(page)).toBeFocused();
      await email(page).fill('new@example');
      await expect(email(page)).toHaveAccessibleDescription('有効なメールアドレスを入力してください');
      await email(page).fill('new@example.com');
      await expect(email(page)).toHaveAccessibleDescription('');
      await password(page).fill('1234567');
      await confirm(page).fill('1234567');
      await expect(confirm(page)).toHaveAccessibleDescription('');
      await submit(page).click();
      await expect(password(page)).toHaveAccessibleDescription('パスワードは8文字以上で入力してください');
      await expect(password(page)).toBeFocused();
      // Changing the password makes the confirmation wrong without touching it.
      await password(page).fill('12345678');
      await expect(confirm(page)).toHaveAccessibleDescription('パスワードが一致しません');
    });

    await test.step('what is right is sent, and the dialog tells of the mail', async () => {
      await fillIn(page, 'ｎｅｗ＠example.com');
      await expect(email(page)).toHaveValue('new@example.com');
      await submit(page).click();
      const dialog = page.getByRole('dialog', { name: '確認メールを送信しました' });
      await expect(dialog).toContainText(
        'new@example.com 宛に確認メールを送信しました。メールに記載されたリンクをクリックして、登録を完了してください。',
      );
      await expect(dialog).toContainText('メールが届かない場合は、迷惑メールフォルダもご確認ください。');
      await dialog.getByRole('link', { name: 'ログイン画面へ' }).click();
      await expect(page).toHaveURL(/\/login$/);
      await expect(dialog).toHaveCount(0);
    });

    await test.step('the login opens after the mail and not before', async () => {
      await submitLogin(page, 'new@example.com');
      await expect(page.getByRole('dialog', { name: 'メールアドレスの確認が必要です' })).toBeVisible();

      const mail = (await backend.mailbox()).find(({ to }) => to === 'new@example.com');
      await page.goto(mail?.link ?? '');
      await expect(page.getByText('メールアドレスが確認されました！')).toBeVisible();
      await page.getByRole('link', { name: 'ログイン画面へ' }).click();
      await submitLogin(page, 'new@example.com');
      await expect(page).toHaveURL(/\/search$/);
      await expect(page).toHaveTitle(/さがす \| OTONOWA$/);
    });
  });

  test('what the server says is shown, nothing typed is lost, and a slow one is sent it once', async ({
    page,
    backend,
    allowTrouble,
  }) => {
    allowTrouble(/status of (409|422)|ERR_CONNECTION_REFUSED/);
    const success = page.getByRole('dialog', { name: '確認メールを送信しました' });
    await page.goto('/register');
    await fillIn(page, 'HANA@example.com');
    await submit(page).click();
    await expect(alert(page)).toHaveText('このメールアドレスは既に登録されています。');
    await expect(email(page)).toHaveValue('HANA@example.com');
    await expect(password(page)).toHaveValue('password123');
    await expect(confirm(page)).toHaveValue('password123');
    await expect(consent(page)).toBeChecked();

    await email(page).fill('new@example.com');
    await backend.faults({ operationId: 'registerAccount', status: 422 });
    await submit(page).click();
    await expect(alert(page)).toHaveText('登録に失敗しました。');
    await backend.faults({ operationId: 'registerAccount' });
    const reconnect = await cutOff(page, '**/api/auth/register');
    await submit(page).click();
    await expect(alert(page)).toHaveText(NETWORK);
    await reconnect();
    await submit(page).click();
    await expect(success).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/login$/);

    await test.step('a slow server is sent one registration, however often the button is pressed', async () => {
      await backend.faults({ operationId: 'registerAccount', latency: 600 });
      await page.getByRole('link', { name: 'アカウントをお持ちでない方は新規登録' }).click();
      await fillIn(page, 'slow@example.com');
      await submit(page).dblclick();
      const busy = page.getByRole('button', { name: '登録中…' });
      await expect(busy).toHaveAttribute('aria-busy', 'true');
      await page.keyboard.press('Enter');
      await expect(success).toBeVisible();
      expect((await backend.mailbox()).filter(({ to }) => to === 'slow@example.com')).toHaveLength(1);
    });
  });
});

test.describe('verification', () => {
  const result = (page: Page, name: string) => page.getByRole('heading', { name });

  test('loading, a server that is not heard, another try, then success', async ({ page, backend, allowTrouble }) => {
    allowTrouble(/ERR_CONNECTION_REFUSED/);
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const address = '**/api/auth/verify-email';
    await page.route(address, async (route) => {
      await held;
      await route.abort('connectionrefused');
    });
    const loading = page.getByRole('status').filter({ hasText: 'メールアドレスを確認しています…' });
    const [mail] = await backend.mailbox();
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await page.goto(mail?.link ?? '');
    await expect(loading).toBeVisible();
    await expect(page).toHaveTitle('メールアドレスの確認 | OTONOWA');
    letGo();
    await expect(alert(page)).toHaveText(NETWORK);
    expect(posts).toHaveLength(1);

    await page.unroute(address);
    await page.getByRole('button', { name: 'もう一度試す' }).click();
    await expect(result(page, '確認完了！')).toBeFocused();
    await expect(page.getByText('メールアドレスが確認されました！')).toBeVisible();
    await expect(page.getByText('登録が完了しました。ログインしてご利用ください。')).toBeVisible();
    await expect(page.getByRole('link', { name: 'ログイン画面へ' })).toHaveAttribute('href', '/login');
    expect(posts).toHaveLength(2);
  });

  test('an unknown, a used and an outdated link', async ({ page, backend, allowTrouble }) => {
    allowTrouble(/status of 400/);
    await page.goto('/verify-email?token=nonsense');
    await expect(alert(page)).toHaveText('リンクが無効です');
    await expect(result(page, '確認できませんでした')).toBeFocused();

    const [mail] = await backend.mailbox();
    await page.goto(mail?.link ?? '');
    await expect(result(page, '確認完了！')).toBeVisible();
    await page.reload();
    await expect(alert(page)).toHaveText('このリンクは既に使用されています');
    await expect(
      page.getByText('このリンクは既に使用されています。確認が済んでいる場合は、そのままログインしてください。'),
    ).toBeVisible();

    await backend.reset();
    await backend.advanceClock(25 * 3_600_000);
    const [old] = await backend.mailbox();
    await page.goto(old?.link ?? '');
    await expect(alert(page).first()).toHaveText('リンクの有効期限が切れています');
    await expect(
      page.getByText('リンクの有効期限が切れています。ログイン画面から確認メールを再送信してください。'),
    ).toBeVisible();
  });
});

test.describe('a forgotten password', () => {
  const newPassword = (page: Page) => page.getByLabel('新しいパスワード', { exact: true });
  const confirm = (page: Page) => page.getByLabel('新しいパスワード（確認）');
  const change = (page: Page) => page.getByRole('button', { name: 'パスワードを変更する' });

  test('form, sent, mail, form, done, login with the new password and not with the old', async ({
    page,
    backend,
    allowTrouble,
  }) => {
    allowTrouble(/status of 40[01]/);
    await test.step('the mail is asked for', async () => {
      await page.goto('/login');
      await page.getByRole('link', { name: 'パスワードをお忘れの方' }).click();
      await expect(heading(page, 'パスワードの再設定')).toBeFocused();
      await expect(page).toHaveTitle('パスワードの再設定 | OTONOWA');
      await email(page).pressSequentially('ｈａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ');
      await page.keyboard.press('Enter');
      await expect(heading(page, 'メールを送信しました')).toBeFocused();
      await expect(
        page.getByText(
          'hana@example.com 宛にパスワード再設定用のメールを送信しました。メールに記載されたリンクから、新しいパスワードを設定してください。',
        ),
      ).toBeVisible();
      await expect(page.getByText('メールが届かない場合は、迷惑メールフォルダもご確認ください。')).toBeVisible();
      await expect(page.getByRole('link', { name: 'ログイン画面に戻る' })).toHaveAttribute('href', '/login');
    });

    await test.step('rules of the new password', async () => {
      const mail = (await backend.mailbox()).find(({ kind }) => kind === 'reset');
      await page.goto(mail?.link ?? '');
      await expect(page).toHaveTitle('新しいパスワードの設定 | OTONOWA');
      await expect(change(page)).toBeDisabled();
      await newPassword(page).fill('1234567');
      await expect(change(page)).toBeDisabled();
      await confirm(page).fill('1234568');
      await change(page).click();
      await expect(newPassword(page)).toHaveAccessibleDescription('パスワードは8文字以上で入力してください');
      await expect(confirm(page)).toHaveAccessibleDescription('パスワードが一致しません');
      await newPassword(page).fill('new-password');
      await expect(newPassword(page)).not.toHaveAttribute('aria-invalid');
      await confirm(page).fill('new-password');
      await page.getByRole('button', { name: 'パスワードを表示する' }).first().click();
      await expect(newPassword(page)).toHaveAttribute('type', 'text');
    });

    await test.step('it is changed, and is the one that counts', async () => {
      await change(page).click();
      await expect(heading(page, 'パスワードを変更しました')).toBeFocused();
      await expect(page.getByText('新しいパスワードでログインしてください。')).toBeVisible();
      await page.getByRole('link', { name: 'ログイン画面へ' }).click();
      await submitLogin(page);
      await expect(alert(page)).toHaveText('メールアドレスまたはパスワードが正しくありません。');
      await submitLogin(page, 'hana@example.com', 'new-password');
      await expect(page).toHaveURL(/\/search$/);
    });

    await test.step('who is logged in and changes the password logs in anew', async () => {
      // Once in a minute is enough for a mail; this is later.
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('/forgot-password');
      await email(page).fill('hana@example.com');
      await page.keyboard.press('Enter');
      await expect(heading(page, 'メールを送信しました')).toBeVisible();
      const mail = (await backend.mailbox()).findLast(({ kind }) => kind === 'reset');
      await page.goto(mail?.link ?? '');
      await newPassword(page).fill('newer-password');
      await confirm(page).fill('newer-password');
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'ログイン画面へ' }).click();
      await expect(heading(page, 'ログイン')).toBeVisible();
      await expect(page).toHaveURL(/\/login$/);
    });

    await test.step('a link that was used is no good any more; nothing typed is lost', async () => {
      const mail = (await backend.mailbox()).find(({ kind }) => kind === 'reset');
      await page.goto(mail?.link ?? '');
      await newPassword(page).fill('12345678');
      await confirm(page).fill('12345678');
      await change(page).click();
      await expect(alert(page)).toHaveText('パスワードリセット中にエラーが発生しました。');
      await expect(newPassword(page)).toHaveValue('12345678');
      await expect(confirm(page)).toHaveValue('12345678');
      await expect(page.getByRole('link', { name: 'パスワードをお忘れの方' })).toHaveAttribute(
        'href',
        '/forgot-password',
      );
    });

    await test.step('without a token the way leads to the login, and Back does not lead here again', async () => {
      await page.goto('/privacy');
      await page.goto('/reset-password');
      await expect(page).toHaveURL(/\/login$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/privacy$/);
    });
  });

  test('an unknown address is told the same, no answer is told as it is', async ({ page, backend, allowTrouble }) => {
    allowTrouble(/status of (422|500)|ERR_CONNECTION_REFUSED/);
    await page.goto('/forgot-password');
    const send = page.getByRole('button', { name: '再設定メールを送信する' });
    await send.click();
    await expect(email(page)).toBeFocused();
    expect(await email(page).evaluate((field) => (field as HTMLInputElement).validity.valueMissing)).toBe(true);
    await email(page).fill('nobody');
    await send.click();
    expect(await email(page).evaluate((field) => (field as HTMLInputElement).validity.typeMismatch)).toBe(true);
    await email(page).fill('nobody@example.com');
    const failed = 'メール送信中にエラーが発生しました。もう一度お試しください。';
    for (const status of [500, 422]) {
      await backend.faults({ operationId: 'requestPasswordReset', status });
      await send.click();
      await expect(alert(page)).toHaveText(failed);
    }
    const reconnect = await cutOff(page, '**/api/auth/forgot-password');
    await send.click();
    await expect(alert(page)).toHaveText(failed);
    await reconnect();
    await expect(email(page)).toHaveValue('nobody@example.com');
    await backend.faults({ operationId: 'requestPasswordReset' });
    await send.click();
    await expect(heading(page, 'メールを送信しました')).toBeVisible();
    expect((await backend.mailbox()).filter(({ to }) => to === 'nobody@example.com')).toEqual([]);
  });
});

test('deleting the own account: a change of mind, three errors, none of which logs out, and then it is gone', async ({
  page,
  backend,
  allowTrouble,
}) => {
  allowTrouble(/status of (401|404|500)/);
  await page.goto('/login');
  await submitLogin(page);
  const menu = page.getByRole('button', { name: 'アカウントメニューを開く' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'アカウントを削除' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'アカウントを削除しますか？' });
  await expect(dialog).toContainText(
    '削除すると、プロフィール・メッセージ・いいね・投稿などのデータは元に戻せません。続けるには、登録しているメールアドレスとパスワードを入力してください。',
  );
  const submit = dialog.getByRole('button', { name: 'アカウントを削除する' });
  const password = dialog.getByLabel('パスワード', { exact: true });
  const address = dialog.getByLabel('メールアドレス');
  const complaint = dialog.getByRole('alert');

  await test.step('who changes their mind finds everything as it was', async () => {
    await address.fill('hana@example.com');
    await dialog.getByRole('button', { name: 'キャンセル' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'アカウントを削除' }).click();
    await expect(address).toHaveValue('');
  });

  await test.step('errors', async () => {
    await expect(submit).toBeDisabled();
    await address.fill('ren@example.com');
    await expect(submit).toBeDisabled();
    await password.fill('password123');

    // れん's address and password are right, but they are れん's: no call is made.
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('delete-account') && calls.push(request.url()));
    await submit.click();
    await expect(complaint).toHaveText('メールアドレスが正しくありません。');
    expect(calls).toEqual([]);

    await address.fill('ＨＡＮＡ＠example.com');
    await password.fill('password124');
    await submit.click();
    await expect(complaint).toHaveText('パスワードが正しくありません。');
    await expect(page).toHaveURL(/\/search$/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();

    await backend.faults({ operationId: 'deleteAccount', status: 404 });
    await submit.click();
    await expect(complaint).toHaveText('メールアドレスが正しくありません。');
    await backend.faults({ operationId: 'deleteAccount', status: 500, latency: 400 });
    await submit.click();
    await expect(dialog.getByRole('button', { name: '削除中…' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'キャンセル' })).toBeDisabled();
    await expect(complaint).toHaveText('エラーが発生しました。もう一度お試しください。');
    await expect(address).toHaveValue('ＨＡＮＡ＠example.com');
    await expect(password).toHaveValue('password124');
  });

  await test.step('gone', async () => {
    await backend.faults({ operationId: 'deleteAccount' });
    await password.fill('password123');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('アカウントを削除しました。ご利用ありがとうございました。')).toBeVisible();
    await expect(page.getByText('ログアウトしました')).toHaveCount(0);
    // That the search was seen on this device names nobody.
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'search-seen'))).toEqual([]);
    await submitLogin(page);
    await expect(alert(page)).toHaveText('メールアドレスまたはパスワードが正しくありません。');
  });
});
