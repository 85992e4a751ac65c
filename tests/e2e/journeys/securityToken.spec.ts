import type { BrowserContext, Page } from '@playwright/test';
import { isSampled, sampleSeed } from '../../support/sample.ts';
import { expect, test } from '../fixtures.ts';
import { enterByForm as enter, submitLogin } from './enter.ts';
import { textsInMemory } from './heap.ts';
import { bubbles, composer, openChat, say } from './messagesPage.ts';

/** Where a token was found outside of its allowed places. */
function watchFor(context: BrowserContext, secret: () => string): string[] {
  const found: string[] = [];
  const look = (where: string, text: string | undefined) => {
    if (secret() !== '' && text?.includes(secret()) === true) found.push(`${where}: ${text}`);
  };
  context.on('console', (message) => look('console', message.text()));
  context.on('weberror', (error) => look('error', error.error().stack ?? error.error().message));
  context.on('request', (request) => {
    look('address', request.url());
    look('Referer', request.headers().referer);
  });
  return found;
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '');
const html = (page: Page) => page.evaluate(() => document.documentElement.outerHTML);

test('the token of a mail and that of the session are sent to the backend only, and appear nowhere in the page', async ({
  page,
  context,
  request,
  backend,
  allowErrors,
}) => {
  allowErrors(/status of 500|HTTP 500|ERR_|did not answer|WebSocket/);
  let token = '';
  const found = watchFor(context, () => token);
  await test.step('the token of a mail', async () => {
    await request.post('/api/auth/forgot-password', { data: { email: 'hana@example.com' } });
    const mail = (await backend.mailbox()).find(({ kind }) => kind === 'reset');
    await page.goto(mail?.link ?? '');
    token = mail?.token ?? '';
    await page.getByLabel('新しいパスワード', { exact: true }).fill('new-password');
    await page.getByLabel('新しいパスワード（確認）').fill('new-password');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'パスワードを変更しました' })).toBeVisible();
    expect(token).not.toBe('');
    expect(found).toEqual([]);
  });

  await test.step('the token of the session is in no console line, error, address or Referer, and nowhere in the page', async () => {
    await page.getByRole('link', { name: 'ログイン画面へ' }).click();
    await submitLogin(page, 'hana@example.com', 'new-password');
    await page.waitForURL(/\/search$/);
    token = await tokenOf(page);
    expect(token).not.toBe('');
    const screens = ['/search?profile=profile-2', '/likes', '/board', '/messages', '/notifications', '/profile/edit'];
    for (const path of screens) {
      await page.evaluate((path) => history.pushState(null, '', path), path);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      expect(await html(page)).not.toContain(token);
    }
    // Errors are reported without the token.
    await backend.faults({ rate: 1, status: 500 });
    await page.goto('/board');
    await expect(page.locator('main')).toBeVisible();
    expect(await html(page)).not.toContain(token);
    expect(found).toEqual([]);
  });
});

// Memory is checked with one seed in three: its snapshots have tens of megabytes.
const checksMemory = isSampled('memory after a logout', 3, sampleSeed());

test('after a logout no data of the person is left in storage or in memory', async ({ page }) => {
  test.slow();
  const secret = `合言葉${'一二三四五'.repeat(3)}`;
  await enter(page, 'hana@example.com', '/messages');
  await openChat(page, 'れん');
  await say(page, secret);
  await expect(bubbles(page).last()).toContainText(secret);
  await composer(page).fill('書きかけ');
  // A public screen in between does not end the session.
  await page.evaluate(() => history.pushState(null, '', '/privacy'));
  await expect(page.getByRole('heading', { level: 1, name: 'プライバシーポリシー' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: /^掲示板/ }).click();
  await page.getByRole('textbox', { name: '投稿を書く' }).fill('書きかけ');
  // A file that another app has shared waits here.
  await page.evaluate(async () => (await caches.open('otonowa-shared')).put('/share/media', new Response('音')));
  const token = await tokenOf(page);
  const secrets = [secret, token, 'hana@example.com'];
  if (checksMemory) expect(await textsInMemory(page, secrets)).toEqual(secrets);

  await page.getByRole('button', { name: 'アカウントメニューを開く' }).click();
  await page.getByRole('menuitem', { name: 'ログアウト' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ログイン' })).toBeFocused();
  const left = () =>
    page.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.entries(sessionStorage),
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      cookies: document.cookie,
    }));
  // That the names of the navigation were seen belongs to the device.
  await expect.poll(left).toEqual({ local: ['nav-names-seen'], session: [], databases: [], caches: [], cookies: '' });
  // A socket releases its address when the other side has closed it too.
  if (checksMemory) await expect.poll(() => textsInMemory(page, secrets)).toEqual([]);
});
