import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enter, submitLogin } from './enter.ts';

const EXPIRED = 'セッションの有効期限が切れました。もう一度ログインしてください。';
const LOGGED_OUT = 'ログアウトしました';

const login = (page: Page) => page.getByRole('heading', { level: 1, name: 'ログイン' });
const menu = (page: Page) => page.getByRole('button', { name: 'アカウントメニューを開く' });

/** Logs in with the form of the page. */
async function logIn(page: Page): Promise<void> {
  await submitLogin(page);
  await expect(menu(page)).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'ログアウト' }).click();
}

/** Navigates as a link of the app does, without loading the page. */
const goTo = (page: Page, path: string) => page.evaluate((path) => history.pushState(null, '', path), path);

const stored = (page: Page) =>
  page.evaluate(() => ({ token: localStorage.getItem('token'), store: localStorage.getItem('auth-storage') }));

// The page is left before the socket has connected.
test.beforeEach(({ allowErrors }) => allowErrors(/WebSocket is closed before the connection is established/));

test('anonymous, led back to the requested screen after the login, authenticated over a reload, anonymous again without leftovers', async ({
  page,
}) => {
  await page.goto('/search?page=2');
  await expect(page).toHaveURL(/\/login\?next=%2Fsearch%3Fpage%3D2$/);
  await submitLogin(page);
  await expect(page).toHaveURL(/\/search\?page=2$/);
  const { token, store } = await stored(page);
  expect(token).toMatch(/^bearer-/);
  expect(JSON.parse(store ?? '')).toEqual({ state: { token, isAuthenticated: true }, version: 0 });

  await page.reload();
  await menu(page).click();
  await expect(page.getByRole('menu')).toContainText('はな');
  await expect(page.getByRole('menu')).toContainText('hana@example.com');
  await page.keyboard.press('Escape');
  for (const path of ['/login', '/register', '/']) {
    await goTo(page, path);
    await expect(page).toHaveURL(/\/search$/);
  }

  await logOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(LOGGED_OUT)).toBeVisible();
  await expect(login(page)).toBeFocused();
  expect(await stored(page)).toEqual({ token: null, store: null });
  await page.goBack();
  await expect(login(page)).toBeVisible();

  await test.step('never to another site (A13)', async () => {
    // Other addresses that lead to another site are in nextPath.test.ts.
    await goTo(page, '/login?next=/%5Cevil.example');
    await submitLogin(page);
    await expect(page).toHaveURL(/localhost:\d+\/search$/);
    // The backend of the next test knows no token of this one: the calls have to be over.
    await expect(page.getByText(/^マッチ度 \d+%$/).first()).toBeVisible();
  });
});

test('one tab follows the login and logout of the other, and only the one that knows the reason shows it (C7)', async ({
  page,
  context,
  backend,
  allowErrors,
}) => {
  allowErrors(/status of 401/);
  const other = await context.newPage();
  await other.goto('/login');
  await page.goto('/login');
  await logIn(page);
  await expect(other).toHaveURL(/\/search$/);
  await expect(menu(other)).toBeVisible();

  await logOut(other);
  await expect(other.getByText(LOGGED_OUT)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(LOGGED_OUT)).toHaveCount(0);

  await logIn(page);
  await expect(menu(other)).toBeVisible();
  // Only one of the tabs makes the call that is rejected.
  await backend.faults({ operationId: 'listNotifications', status: 401 });
  await page.getByRole('link', { name: 'お知らせ' }).click();
  await expect(page.getByText(EXPIRED)).toBeVisible();
  await expect(other).toHaveURL(/\/login$/);
  await expect(login(other)).toBeVisible();
  await expect(other.getByText(EXPIRED)).toHaveCount(0);
  await expect(other.getByText(LOGGED_OUT)).toHaveCount(0);

  await test.step('a tab on a public page stays there when another one logs out', async () => {
    // Not back to the notifications, which are still rejected.
    await goTo(page, '/login');
    await logIn(page);
    await expect(menu(other)).toBeVisible();
    await goTo(other, '/privacy');
    await expect(other.getByRole('heading', { level: 1, name: 'プライバシーポリシー' })).toBeVisible();
    await logOut(page);
    await expect(page.getByText(LOGGED_OUT)).toBeVisible();
    await expect(other.getByRole('heading', { level: 1, name: 'プライバシーポリシー' })).toBeVisible();
    await expect(other).toHaveURL(/\/privacy$/);
  });
});

test('without a network the shell is shown, and its content is loaded when the network is back (A14)', async ({
  page,
  context,
  allowErrors,
}) => {
  // Code that is being loaded when the network fails is lost, too.
  allowErrors(/ERR_|The server did not answer|WebSocket|did not arrive|Unable to preload CSS/);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await enter(page, 'hana@example.com', '/search');
  await menu(page).click();
  await expect(page.getByRole('menu')).toContainText('ユーザー');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/search$/);
  await context.setOffline(true);
  await expect(page.getByText('オフラインです。接続が戻ると自動で更新します。')).toBeVisible();
  await page.unroute('**/api/**');
  await context.setOffline(false);
  await expect(page.getByText('接続が戻りました')).toBeVisible();
  await expect(page.getByText('オフラインです。接続が戻ると自動で更新します。')).toHaveCount(0);
  await menu(page).click();
  await expect(page.getByRole('menu')).toContainText('はな');
  expect((await stored(page)).token).not.toBeNull();
});

test('an invalid token at start-up leads to the login once (C6): many rejected calls, one message and one navigation', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 401/);
  await page.goto('/privacy');
  await page.evaluate(() => {
    const state = { token: 'dead', isAuthenticated: true };
    localStorage.setItem('token', state.token);
    localStorage.setItem('auth-storage', JSON.stringify({ state, version: 0 }));
  });
  let asked = 0;
  page.on('request', (request) => {
    if (request.headers().authorization === 'Bearer dead') asked += 1;
  });
  await page.goto('/search');
  await expect(page).toHaveURL(/\/login\?next=%2Fsearch$/);
  await expect(page.getByText(EXPIRED)).toHaveCount(1);
  expect(asked).toBeGreaterThan(1);
  expect(await stored(page)).toEqual({ token: null, store: null });
  await page.getByRole('button', { name: '通知を閉じる' }).click();
  await expect(page.getByText(EXPIRED)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/privacy$/);
});
