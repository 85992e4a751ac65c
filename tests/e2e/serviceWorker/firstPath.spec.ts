import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { submitLogin } from '../journeys/enter.ts';

// Code that is preloaded when the page is left: behind a service worker this fails and is not only aborted.
test.beforeEach(({ allowErrors }) => allowErrors(/request failed: GET \S+\/assets\/\S+\.js net::ERR_FAILED/));

const search = (page: Page) => page.getByRole('heading', { name: 'あなたにおすすめのアーティスト' });

async function openLogin(page: Page): Promise<void> {
  await page.goto('/?scenario=default&latency=0');
  await expect(page.getByRole('heading', { name: 'ログイン' })).toBeVisible();
}

test('はな mistypes her password, logs in, sees musicians with pictures and likes れん, which is persisted', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 401/);
  await openLogin(page);
  await test.step('a wrong password shows a message and keeps the typed text', async () => {
    await submitLogin(page, 'hana@example.com', 'password124');
    const alert = page.getByRole('alert').filter({ hasText: /./ });
    await expect(alert).toHaveText('メールアドレスまたはパスワードが正しくありません。');
    await expect(page.getByLabel('メールアドレス')).toHaveValue('hana@example.com');
    await expect(page.getByLabel('パスワード', { exact: true })).toHaveValue('password124');
    await expect(page).toHaveURL(/\/login/);
  });

  await submitLogin(page, 'hana@example.com');
  await expect(search(page)).toBeVisible();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByText('299人', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'はな', exact: true })).toHaveCount(0);

  await page.getByRole('combobox', { name: '並び替え' }).selectOption('新着順');
  await expect(page).toHaveURL(/\/search\?sort=newest$/);
  const like = page.getByRole('button', { name: 'れんさんにいいねする' });
  await like.scrollIntoViewIfNeeded();
  const pictures = page.getByRole('main').locator('img');
  await expect(pictures.first()).toBeVisible();
  await expect
    .poll(() => pictures.first().evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);

  await like.click();
  const unlike = page.getByRole('button', { name: 'れんさんへのいいねを取り消す' });
  await expect(unlike).toHaveAttribute('aria-pressed', 'true');
  // れん likes はな already: the match is celebrated as soon as the server has reported it.
  await page.getByRole('button', { name: 'あとで' }).click();

  await page.reload();
  await expect(unlike).toBeVisible();
  // The button changes at once; a reload must not overtake the call.
  const answered = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await unlike.click();
  await expect(like).toBeVisible();
  await answered;
  await page.reload();
  await expect(like).toBeVisible();
});

test('an unverified person requests another mail, follows its link and logs in', async ({
  page,
  backend,
  allowErrors,
}) => {
  allowErrors(/status of 403/);
  // みお has no profile yet.
  allowErrors(/status of 404 .*profiles\/me/);
  await openLogin(page);
  await submitLogin(page, 'mio@example.com');
  const dialog = page.getByRole('dialog', { name: 'メールアドレスの確認が必要です' });
  await expect(dialog).toContainText('mio@example.com');
  await dialog.getByRole('button', { name: '確認メールを再送信する' }).click();
  await expect(dialog).toContainText('確認メールを再送信しました。メールをご確認ください。');

  const mails = (await backend.mailbox()).filter((mail) => mail.to === 'mio@example.com');
  expect(mails).toHaveLength(2);
  await page.goto(mails[1]?.link ?? '');
  await expect(page.getByText('メールアドレスが確認されました！')).toBeVisible();
  await page.getByRole('link', { name: 'ログイン画面へ' }).click();
  await submitLogin(page, 'mio@example.com');
  await expect(search(page)).toBeVisible();
});
