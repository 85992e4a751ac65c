import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enter } from './enter.ts';

const fromMenu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'アカウントメニューを開く' }).click();
  await page.getByRole('menuitem', { name }).click();
};

/** Runs in the page: simulates a browser that allows notifications, and records those that are shown. */
function recordNotifications(): void {
  const shown: string[] = [];
  class Recorded extends EventTarget {
    static permission = 'default';
    static requestPermission() {
      Recorded.permission = 'granted';
      return Promise.resolve('granted');
    }
    constructor(title: string, { body }: { body: string }) {
      super();
      shown.push(`${title}: ${body}`);
    }
    close() {}
  }
  Object.assign(window, { Notification: Recorded, shownNotifications: shown });
}

/** Runs in the page: it is hidden from now on. */
function hide(): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/**
 * Runs in the page: switches sound and notifications on, counts what is claimed of all tabs and which notes begin, and
 * stands in for the system, because the headless browser allows no notifications. All tabs have the same.
 */
function listen(): void {
  // An empty page in between has no storage.
  if (!location.protocol.startsWith('http')) return;
  for (const setting of ['message-sound', 'system-notifications']) localStorage.setItem(setting, 'on');
  const alerted = { claims: 0, notes: 0 };
  const request = navigator.locks.request.bind(navigator.locks);
  const counted = (name: string, options: LockOptions, run: LockGrantedCallback<unknown>) =>
    request(name, options, (lock) => {
      if (name.startsWith('alert:sound:')) alerted.claims += 1;
      return run(lock);
    });
  Object.assign(navigator.locks, { request: counted });
  class CountedNode extends OscillatorNode {
    override start(when?: number) {
      alerted.notes += 1;
      super.start(when);
    }
  }
  const shown = () => JSON.parse(localStorage.getItem('shown-by-system') ?? '[]') as { title: string; body: string }[];
  const setShown = (list: object[]) => localStorage.setItem('shown-by-system', JSON.stringify(list));
  Object.assign(ServiceWorkerRegistration.prototype, {
    showNotification: async (title: string, { body }: { body: string }) => setShown([...shown(), { title, body }]),
    getNotifications: async () =>
      shown().map((one) => ({ ...one, close: () => setShown(shown().filter(({ body }) => body !== one.body)) })),
  });
  const granted = class extends EventTarget {
    static readonly permission = 'granted';
  };
  Object.assign(window, { alerted, OscillatorNode: CountedNode, Notification: granted });
}

declare global {
  interface Window {
    alerted: { claims: number; notes: number };
  }
}

test('by keyboard: the screens, the list of shortcuts, Enter and Ctrl+Enter, the next conversation', async ({
  page,
}) => {
  await enter(page, 'hana@example.com', '/search');
  await expect(page.getByRole('article')).toHaveCount(12);
  const list = page.getByRole('dialog', { name: 'キーボードショートカット' });
  // The code of the shortcuts is loaded after the screen.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(list).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('complementary', { name: 'フィルター' }).getByRole('searchbox').first()).toBeFocused();
  // Past the two fields, in which letters are text.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');

  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await expect(page).toHaveURL('/messages');
  await expect(page.getByRole('link', { name: /との会話/ }).first()).toBeVisible();
  await page.keyboard.press('Alt+ArrowDown');
  const composer = page.getByRole('textbox', { name: 'メッセージを入力' });
  await expect(composer).toBeFocused();
  const first = page.url();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page).not.toHaveURL(first);

  await fromMenu(page, '表示と操作の設定');
  await page.getByRole('checkbox', { name: 'Enterキーで送信する' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region').getByText('Ctrl+Enterで送信・Enterで改行')).toBeVisible();
  await composer.fill('一行目');
  await composer.press('Enter');
  await composer.pressSequentially('二行目');
  await composer.press('Control+Enter');
  await expect(composer).toHaveValue('');
  await expect(page.getByRole('log').getByText(/一行目\s二行目/)).toBeVisible();
});

test('after the first answer the device offers notifications, and shows them while the page is hidden', async ({
  page,
  backend,
}) => {
  await page.addInitScript(recordNotifications);
  await enter(page, 'hana@example.com', '/messages');
  await page.getByRole('link', { name: /^れんさんとの会話/ }).click();
  const composer = page.getByRole('textbox', { name: 'メッセージを入力' });
  await composer.fill('よろしくお願いします');
  await composer.press('Enter');
  await expect(page.getByRole('log').getByText('よろしくお願いします')).toBeVisible();
  const arrive = (id: string, content: string) =>
    backend.emit('hana@example.com', {
      type: 'new_message',
      message: {
        id,
        conversation_id: new URL(page.url()).searchParams.get('c'),
        sender_id: 'user-2',
        content,
        created_at: new Date().toISOString(),
        is_read: false,
      },
    });
  const allow = page.getByRole('button', { name: '通知を受け取る' });
  await expect(allow).toHaveCount(0);
  // The row loads with the parts of the log.
  await expect(async () => {
    await arrive(`answer-${Date.now()}`, 'こちらこそ');
    await expect(allow).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await allow.click();
  await page.evaluate(hide);
  await arrive('message-while-away', 'スタジオ予約しました');
  const shown = () => page.evaluate(() => (window as unknown as { shownNotifications: string[] }).shownNotifications);
  await expect.poll(shown).toContain('れんさんからのメッセージ: スタジオ予約しました');
});

test.describe('in hidden tabs', () => {
  test.use({ cachesApp: true });

  test('M41, M42: of three one sounds, one notification is shown, a press opens the chat in a tab, a logout takes back the rest', async ({
    page,
    context,
    backend,
  }) => {
    await context.addInitScript(listen);
    await enter(page, 'hana@example.com', '/messages');
    const chat = await page.getByRole('link', { name: /^れんさんとの会話/ }).getAttribute('href');
    const tabs = [page, await context.newPage(), await context.newPage()];
    for (const tab of tabs) {
      const socket = tab.waitForEvent('websocket');
      await tab.goto('/notifications');
      await (await socket).waitForEvent('framereceived');
      // A browser allows sound after a press.
      await tab.getByRole('heading', { level: 1 }).click();
      await tab.waitForFunction(() => navigator.serviceWorker.controller !== null);
    }
    const visible = () =>
      page.evaluate(async () => {
        const locks = Object.values<LockInfo[]>({ ...(await navigator.locks.query()) }).flat();
        return locks.filter(({ name }) => name?.startsWith('visible:')).length;
      });
    await expect.poll(visible).toBe(3);
    for (const tab of tabs) await tab.evaluate(hide);
    await expect.poll(visible).toBe(0);

    const alerted = async () => {
      const each = await Promise.all(tabs.map((tab) => tab.evaluate(() => window.alerted)));
      const sum = (of: 'claims' | 'notes') => each.reduce((total, tab) => total + tab[of], 0);
      return { claims: sum('claims'), notes: sum('notes') };
    };
    const shown = () =>
      page.evaluate(async () => {
        const notifications = await (await navigator.serviceWorker.ready).getNotifications();
        return notifications.map(({ title, body }) => `${title}: ${body}`);
      });
    const arrive = (id: string, content: string) =>
      backend.emit('hana@example.com', {
        type: 'new_message',
        message: {
          id,
          conversation_id: new URL(chat ?? '', page.url()).searchParams.get('c'),
          // れん
          sender_id: 'user-2',
          content,
          created_at: new Date().toISOString(),
          is_read: false,
        },
      });
    await arrive('message-1', 'スタジオ予約しました');
    await expect.poll(alerted).toEqual({ claims: 3, notes: 2 });
    await expect.poll(shown).toEqual(['れんさんからのメッセージ: スタジオ予約しました']);

    // The event of a press, which a test cannot make.
    await context.serviceWorkers()[0]?.evaluate((data) => {
      const notification = { data, close: () => undefined };
      dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }));
    }, chat);
    const inChat = () => tabs.filter((tab) => tab.url().endsWith(chat ?? '')).length;
    await expect.poll(inChat).toBe(1);
    expect(await shown()).toHaveLength(1);

    await fromMenu(page, 'ログアウト');
    await expect(page).toHaveURL('/login');
    await expect.poll(shown).toEqual([]);
  });
});

test('after the page is closed and opened: the open chat with its draft and the sound at its position; after a logout neither', async ({
  page,
  context,
}) => {
  /** Closes the page as a person does, so that the page receives the events before it. */
  const close = async (closed: Page) => {
    const isClosed = closed.waitForEvent('close');
    await closed.close({ runBeforeUnload: true });
    await isClosed;
  };
  const openAgain = async () => {
    const next = await context.newPage();
    await next.goto('/');
    return next;
  };
  await enter(page, 'hana@example.com', '/messages');
  await page
    .getByRole('link', { name: /との会話/ })
    .first()
    .click();
  const draft = (on: Page) => on.getByRole('textbox', { name: 'メッセージを入力' });
  await draft(page).fill('書きかけ');
  const chat = page.url();
  await close(page);

  const second = await openAgain();
  await expect(second).toHaveURL(chat);
  await expect(draft(second)).toHaveValue('書きかけ');
  await second.getByRole('link', { name: '掲示板' }).click();
  const sound = second.locator('[data-post]', { has: second.getByRole('slider', { name: '再生位置' }) }).first();
  const position = (on: Page) => on.getByRole('slider', { name: '再生位置' }).first();
  await sound.getByRole('button', { name: '再生', exact: true }).click();
  await expect(position(second)).not.toHaveAttribute('aria-valuenow', '0');
  await close(second);

  const third = await openAgain();
  await expect(third).toHaveURL('/board');
  await expect(position(third)).not.toHaveAttribute('aria-valuenow', '0');
  await expect(third.getByRole('button', { name: '一時停止' })).toHaveCount(0);
  // In a tab that has been used, the home address leads home.
  await third.goto('/');
  await expect(third).toHaveURL('/search');
  await fromMenu(third, 'ログアウト');
  await expect(third).toHaveURL('/login');
  await close(third);
  expect(await (await openAgain()).evaluate(() => [localStorage['last-place'], localStorage['last-sound']])).toEqual(
    [],
  );
});
