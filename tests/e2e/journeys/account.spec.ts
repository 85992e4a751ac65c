import { expect, test } from '../fixtures.ts';
import { enter, submitLogin } from './enter.ts';

// The registration is in accessibilityJourney.spec.ts; what the forms say is in the stories of their screens.

test('the link of a mail: a server that is not heard, another try, success without a login, and only once', async ({
  page,
  backend,
  allowTrouble,
}) => {
  allowTrouble(/ERR_CONNECTION_REFUSED|status of 400/);
  const address = '**/api/auth/verify-email';
  // The preview's proxy would make a 502 of the fake's own silence.
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

test('who is logged in changes the password by a mail, and logs in anew with it and not with the old one', async ({
  page,
  backend,
  allowTrouble,
}) => {
  allowTrouble(/status of 401/);
  await test.step('the mail is asked for', async () => {
    await enter(page, 'hana@example.com', '/forgot-password');
    await page.getByLabel('メールアドレス').pressSequentially('ｈａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'メールを送信しました' })).toBeFocused();
  });

  await test.step('the link in it changes the password and ends the session', async () => {
    const mail = (await backend.mailbox()).find(({ kind }) => kind === 'reset');
    await page.goto(mail?.link ?? '');
    await page.getByLabel('新しいパスワード', { exact: true }).fill('new-password');
    await page.getByLabel('新しいパスワード（確認）').fill('new-password');
    await page.getByRole('button', { name: 'パスワードを変更する' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'パスワードを変更しました' })).toBeFocused();
    await page.getByRole('link', { name: 'ログイン画面へ' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('without a token the way leads to the login, and Back does not lead here again', async () => {
    await page.evaluate(() => history.pushState(null, '', '/privacy'));
    await expect(page.getByRole('heading', { level: 1, name: 'プライバシーポリシー' })).toBeVisible();
    await page.evaluate(() => history.pushState(null, '', '/reset-password'));
    await expect(page).toHaveURL(/\/login$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/privacy$/);
    await page.goForward();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('the new password is the one that counts', async () => {
    await submitLogin(page);
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
      'メールアドレスまたはパスワードが正しくありません。',
    );
    await submitLogin(page, 'hana@example.com', 'new-password');
    await expect(page).toHaveURL(/\/search$/);
  });
});
