import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enter } from './enter.ts';

const menu = (page: Page) => page.getByRole('button', { name: 'アカウントメニューを開く' });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'メインナビゲーション' });

async function logIn(page: Page): Promise<void> {
  await enter(page, 'hana@example.com', '/search');
  await expect(menu(page)).toBeVisible();
}

/** Simulates that the page's tab is hidden, or visible again. */
async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (isHidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, hidden);
}

test('the start makes no call twice; unread counts are on badges and in the title, and are requested every minute while the page is visible (N7)', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  let messages = 3;
  let asked = 0;
  await page.route('**/api/messages/unread-count', (route) => {
    asked += 1;
    return route.fulfill({ json: { count: messages } });
  });
  await page.route('**/api/notifications/unread-count', (route) => route.fulfill({ json: { count: 0 } }));
  await page.clock.install();
  // A socket that is still connecting when the clock is moved would reach its timeout.
  const opened = page.waitForEvent('websocket');
  const isConnected = opened.then((socket) => socket.waitForEvent('framereceived'));
  await logIn(page);
  await isConnected;
  const socket = await opened;
  let isPongOwed = false;
  socket.on('framesent', ({ payload }) => {
    if (payload === '{"type":"ping"}') isPongOwed = true;
  });
  socket.on('framereceived', ({ payload }) => {
    if (payload === '{"type":"pong"}') isPongOwed = false;
  });
  /** Lets time pass, and the network keep up with it: a ping 10 s without an answer would open a new connection (RT93). */
  const pass = async (milliseconds: number) => {
    for (let left = milliseconds; left > 0; left -= 3000) {
      await page.clock.runFor(Math.min(left, 3000));
      await expect.poll(() => isPongOwed).toBe(false);
    }
  };
  await expect(page).toHaveTitle('(3) さがす | OTONOWA');
  // B13: the second click of a double click on another control is suppressed in the built app, too.
  const isDelivered = await page.evaluate(() =>
    [document.body, document.createElement('button')].map((element, index) => {
      document.body.append(...(index === 1 ? [element] : []));
      const click = new MouseEvent('click', { detail: index + 1, bubbles: true, cancelable: true });
      const isDone = element.dispatchEvent(click);
      if (index === 1) element.remove();
      return isDone;
    }),
  );
  expect(isDelivered).toEqual([true, false]);
  await expect(navigation(page).getByRole('link', { name: 'メッセージ' })).toHaveText(/未読3件/);
  await expect(navigation(page).getByRole('link', { name: 'お知らせ' })).not.toHaveText(/未読/);

  await expect(page.getByRole('article')).toHaveCount(12);
  // At the same time, and so in any order.
  expect(calls.slice(0, 4).toSorted()).toEqual([
    '/api/profiles/me',
    '/api/profiles?skip=0&limit=100',
    '/api/tags/all-with-categories',
    '/api/users/me',
  ]);
  // The counters are fetched again when the socket opens (RT60), and a card that moves requests its like status again.
  const others = calls.filter((call) => !/\/unread-count$|^\/api\/likes\/profiles\//.test(call));
  expect(others).toEqual([...new Set(others)]);

  messages = 120;
  const before = asked;
  // All timers fire, unlike after a sleep, which would open a new connection (RT4).
  await pass(60_000);
  await expect(page).toHaveTitle('(99+) さがす | OTONOWA');
  await expect(navigation(page).getByText('99+')).toBeVisible();
  expect(asked).toBeGreaterThan(before);

  messages = 0;
  await hide(page, true);
  const whenHidden = asked;
  await pass(301_000);
  expect(asked).toBe(whenHidden);
  await hide(page, false);
  await expect(page).toHaveTitle('さがす | OTONOWA');
  await expect(navigation(page).getByText(/未読/)).toHaveCount(0);
});

test('the frame of every screen: the skip link, no horizontal overflow, and the scroll position', async ({
  page,
  allowErrors,
}) => {
  // A page that is left aborts its pictures.
  allowErrors(/ERR_ABORTED/);
  await test.step('the skip link leads past the navigation bar', async () => {
    await logIn(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: '本文へスキップ' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(/\/search$/);
  });

  await test.step('nothing is wider than the window', async () => {
    for (const width of [320, 360, 599, 600, 640, 720, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // A busy machine renders the layout of the new width later.
      await expect
        .poll(() => menu(page).evaluate((button) => button.getBoundingClientRect().right))
        .toBeLessThanOrEqual(width);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  await test.step('a new screen starts at its top with its heading; Back and a reload restore the scroll position', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
    // Content that still arrives above the cards would move them, and change the scroll position.
    await expect(page.getByText('299人', { exact: true })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(scrollY).toBe(900);
    await navigation(page).getByRole('link', { name: 'いいね' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(scrollY).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/search$/);
    await expect.poll(scrollY).toBe(900);
    await page.goForward();
    await expect(page).toHaveURL(/\/likes$/);
    await expect.poll(scrollY).toBe(0);
    // The entry of the screen itself leads to its beginning, and makes no entry in the history.
    await page.evaluate(() => window.scrollTo(0, 300));
    await navigation(page).getByRole('link', { name: 'いいね' }).click();
    await expect.poll(scrollY).toBe(0);
    await page.goBack();
    await expect.poll(scrollY).toBe(900);
    await page.reload();
    await expect(menu(page)).toBeVisible();
    await expect.poll(scrollY).toBe(900);
  });
});

test('code that fails to load: a dialog is loaded again by the next press, a screen shows an error with two ways on', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await test.step('a dialog whose code failed to load is loaded again by the next press', async () => {
    let isAway = true;
    await page.route(/assets\/ProfileDialog-[^/]*\.js/, (route) => (isAway ? route.abort() : route.continue()));
    await logIn(page);
    const card = page.getByRole('link', { name: /さんのプロフィールを開く$/ }).first();
    await page.mouse.move(0, 0);
    // The address may name the dialog for a short time only.
    const isOpened = page.waitForURL(/profile=/);
    await card.click();
    await isOpened;
    await expect(page).toHaveURL(/\/search$/);
    isAway = false;
    await card.click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('S23, S27: the page shows its logo until the app has loaded, shows an error when that fails, and retries with the network', async () => {
    const { promise: isLooked, resolve: look } = Promise.withResolvers<void>();
    await page.route('**/assets/app-*.js', async (route) => {
      await isLooked;
      await route.abort();
    });
    const mark = page.locator('#starting');
    // Not in a corner when the styles load late, as from a development server.
    await page.route('**/assets/*.css', (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await expect(mark).toBeAttached();
    await expect(mark).toBeHidden();
    await page.unroute('**/assets/*.css');
    await page.reload({ waitUntil: 'commit' });
    await expect(mark).toBeVisible();
    const { width = 0 } = page.viewportSize() ?? {};
    // Playwright may also check before the styles have loaded, when nothing is painted yet.
    await expect
      .poll(async () => {
        const box = await mark.boundingBox();
        return Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2);
      })
      .toBeLessThan(10);
    look();
    await expect(page.getByRole('alert')).toContainText('画面の表示中に問題が発生しました');
    await expect(mark).toBeHidden();
    await page.unroute('**/assets/app-*.js');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(navigation(page)).toBeVisible();
  });

  await test.step('a screen whose code failed to load shows an error with two ways on', async () => {
    await page.route('**/assets/NotFoundScreen-*.js', (route) => route.abort());
    await page.goto('/nowhere');
    await expect(page.getByRole('alert')).toContainText('画面の表示中に問題が発生しました');
    await expect(page.getByRole('alert')).toContainText(
      'お手数ですが、再読み込みしてください。入力中の下書きは保存されています。',
    );
    await expect(navigation(page)).toBeVisible();
    await page.getByRole('link', { name: 'ホームに戻る' }).click();
    await expect(page).toHaveURL(/\/search$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.evaluate(() => history.pushState(null, '', '/nowhere'));
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/assets/NotFoundScreen-*.js');
    await page.getByRole('button', { name: '再読み込み' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'ページが見つかりません' })).toBeVisible();
    await expect(page).toHaveTitle(/ページが見つかりません \| OTONOWA$/);
    await page.getByRole('link', { name: 'ホームに戻る' }).click();
    await expect(page).toHaveURL(/\/search$/);
  });
});

test('while its code is loading, a screen shows its skeleton, with the shell and without it', async ({ page }) => {
  const { promise: isPressed, resolve: press } = Promise.withResolvers<void>();
  const { promise: isLooked, resolve: look } = Promise.withResolvers<void>();
  await page.route(/assets\/shell-[^/]*\.js/, async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.route(/assets\/BoardScreen-[^/]*\.js/, async (route) => {
    await isLooked;
    await route.continue();
  });
  await enter(page, 'hana@example.com', '/board', { waitUntil: 'commit' });
  const skeleton = page.getByRole('main').locator('[data-skeleton="list"]');
  await expect(skeleton.getByText('読み込み中…')).toBeAttached();
  await expect(navigation(page)).toHaveCount(0);
  press();
  await expect(navigation(page)).toBeVisible();
  expect((await skeleton.boundingBox())?.height).toBeGreaterThan(300);
  look();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(skeleton).toHaveCount(0);
});

for (const [width, top] of [
  [390, 88],
  [1280, 104],
] as const) {
  test(`T12: the heading is at the same place on every screen, in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await enter(page, 'hana@example.com', '/search');
    const heading = page.getByRole('heading', { level: 1 });
    // The first visit of the search has an introduction; every later one does not.
    for (const path of [
      '/search',
      '/search',
      '/likes',
      '/board',
      '/messages',
      '/notifications',
      '/profile/edit',
      '/privacy',
    ]) {
      await page.goto(path);
      await expect(heading).toBeVisible();
      await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? 0), path).toBe(top);
    }
  });
}
