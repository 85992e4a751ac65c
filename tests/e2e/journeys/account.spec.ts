import { expect, test } from '../fixtures.ts';
import { enter, submitLogin, newPersonErrors } from './enter.ts';

// The registration is in accessibilityJourney.spec.ts; what the forms say is in the stories of their screens.

test('a verification link: retries after the server did not respond, verifies without a login, and works once', async ({
  page,
  backend,
  allowErrors,
}) => {
  allowErrors(/ERR_CONNECTION_REFUSED|status of 400/);
  const address = '**/api/auth/verify-email';
  // The preview's proxy would turn a missing response of the fake backend into a 502.
  await page.route(address, (route) => route.abort('connectionrefused'));
  const [mail] = await backend.mailbox();
  await page.goto(mail?.link ?? '');
  await expect(page.getByRole('alert')).toHaveText('サーバーに接続できません。ネットワーク接続を確認してください。');
  await page.unroute(address);
  await page.getByRole('button', { name: 'もう一度試す' }).click();
  await expect(page.getByRole('heading', { name: '確認完了！' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'ログイン画面へ' })).toHaveAttribute('href', '/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText('このリンクは既に使用されています');
});

test('a logged-in person changes the password by a mail, which ends the session and leads away from no public page (C5)', async ({
  page,
  backend,
  allowErrors,
}) => {
  allowErrors(/status of 401/);
  await test.step('requests the mail', async () => {
    await enter(page, 'hana@example.com', '/forgot-password');
    await page.getByLabel('メールアドレス').pressSequentially('ｈａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'メールを送信しました' })).toBeFocused();
  });

  await test.step('its link changes the password and ends the session', async () => {
    const mail = (await backend.mailbox()).find(({ kind }) => kind === 'reset');
    await page.goto(mail?.link ?? '');
    await page.getByLabel('新しいパスワード', { exact: true }).fill('new-password');
    await page.getByLabel('新しいパスワード（確認）').fill('new-password');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'パスワードを変更しました' })).toBeFocused();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await expect(page.getByText('セッションの有効期限が切れました。もう一度ログインしてください。')).toHaveCount(0);
    await page.getByRole('link', { name: 'ログイン画面へ' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('without a token redirects to the login, and Back does not return here', async () => {
    await page.evaluate(() => history.pushState(null, '', '/privacy'));
    await expect(page.getByRole('heading', { level: 1, name: 'プライバシーポリシー' })).toBeVisible();
    await page.evaluate(() => history.pushState(null, '', '/reset-password'));
    await expect(page).toHaveURL(/\/login$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/privacy$/);
    await page.goForward();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('somebody without an account who comes by the address of a profile is back at that person after registering', async ({
  page,
  backend,
  allowErrors,
}) => {
  allowErrors(newPersonErrors);
  const person = '/search?profile=profile-2';

  await page.goto(person);
  await page.getByRole('link', { name: 'アカウントをお持ちでない方は新規登録' }).click();
  await page.getByLabel('メールアドレス').fill('guest@example.com');
  await page.getByLabel('パスワード', { exact: true }).fill('password123');
  await page.getByLabel('パスワード（確認）').fill('password123');
  await page.getByRole('checkbox', { name: 'プライバシーポリシーに同意します' }).check();
  await page.getByRole('button', { name: '登録する' }).click();
  await expect(page.getByRole('dialog').getByRole('link')).toHaveAttribute(
    'href',
    `/login?${new URLSearchParams({ next: person }).toString()}`,
  );

  const mail = (await backend.mailbox()).find(({ to }) => to === 'guest@example.com');
  await page.goto(mail?.link ?? '');
  await page.getByRole('link', { name: 'ログイン画面へ' }).click();
  await expect(page.getByLabel('メールアドレス')).toHaveValue('guest@example.com');
  await submitLogin(page, 'guest@example.com');
  await expect(page).toHaveURL(person);
  await expect(page.getByRole('dialog', { name: 'れん', exact: true })).toBeVisible();
});
