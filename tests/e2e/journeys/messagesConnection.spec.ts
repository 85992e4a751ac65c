import type { Page, WebSocketRoute } from '@playwright/test';
import { walkTo } from '../../../scripts/monkey/tour.ts';
import { expect, test } from '../fixtures.ts';
import { ports } from '../ports.ts';
import { startSwallowingProxy } from '../swallowingProxy.ts';
import { enter } from './enter.ts';
import { asUser, bubbles, conversationWith, openChat, say } from './messagesPage.ts';

const banner = (page: Page) => page.locator('[data-connection]');

/** A proxy for the socket that can refuse and close connections. */
async function proxySocket(page: Page): Promise<{ refuse: () => void; shut: () => Promise<void>; open: () => void }> {
  let isShut = false;
  const through = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/ws\//, (socket) => {
    if (isShut) return void socket.close();
    socket.connectToServer();
    through.add(socket);
  });
  const refuse = () => {
    isShut = true;
  };
  return {
    /** Refuses new connections. */
    refuse,
    /** Also closes the existing connections. */
    async shut() {
      refuse();
      for (const socket of through) await socket.close();
      through.clear();
    },
    open: () => {
      isShut = false;
    },
  };
}

test('the server closes the socket during three sends, and the network fails: each message arrives once, in order', async ({
  page,
  openPage,
  backend,
  allowErrors,
}) => {
  // Playwright's proxy forwards a frame later, when the socket may be closed already.
  allowErrors(/ERR_INTERNET_DISCONNECTED|WebSocket is already in CLOSING or CLOSED state/);
  const proxy = await proxySocket(page);
  await enter(page, 'hana@example.com', '/messages');
  await openChat(page, 'れん');
  const other = await openPage();
  await enter(other, 'ren@example.com', '/messages');
  await openChat(other, 'はな');

  await say(page, '一つ目');
  await expect(bubbles(other).last()).toContainText('一つ目');
  proxy.refuse();
  await backend.closeSockets({ email: 'hana@example.com' });
  await say(page, '二つ目');
  await say(page, '三つ目');
  await expect(banner(page)).toHaveText(/^再接続しています…（\d\/5回目）$/);
  await expect(page.getByText('接続が戻りしだい送信します')).toHaveCount(2);

  proxy.open();
  await expect(page.getByText('接続が戻りました')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  const three = /[一二三]つ目/;
  await expect(bubbles(other).filter({ hasText: three })).toHaveText([/一つ目/, /二つ目/, /三つ目/]);
  await expect(bubbles(page).filter({ hasText: three })).toHaveText([/一つ目/, /二つ目/, /三つ目/]);
  await expect(bubbles(page).last()).toContainText('既読');

  await test.step('offline and back online: no message is lost in either direction', async () => {
    await page.context().setOffline(true);
    await backend.closeSockets({ email: 'hana@example.com' });
    await expect(banner(page)).toHaveText('オフラインです。接続が戻ると自動で更新します。');
    await say(page, '電車の中です');
    await say(other, '聞こえますか');
    await expect(bubbles(page).last()).toContainText('接続が戻りしだい送信します');

    await page.context().setOffline(false);
    await expect(banner(page)).toHaveCount(0);
    await expect(bubbles(page).filter({ hasText: /電車|聞こえ/ })).toHaveText([/聞こえますか/, /電車の中です/]);
    await expect(bubbles(other).filter({ hasText: /電車|聞こえ/ })).toHaveText([/聞こえますか/, /電車の中です/]);
  });
});

test('M3a: the socket dies in silence while HTTP works: what is said goes out by itself, once, and what others say arrives', async ({
  page,
  openPage,
  request,
}, { parallelIndex, annotations }) => {
  const proxy = await startSwallowingProxy(ports.app(parallelIndex), ports.ofTest(parallelIndex));
  await enter(page, 'hana@example.com', `${proxy.origin}/messages`);
  await openChat(page, 'れん');
  await say(page, 'まだ届く');
  await expect(page.getByText('送信中')).toHaveCount(0);
  const other = await openPage();
  await enter(other, 'ren@example.com', '/messages');
  await openChat(other, 'はな');

  proxy.swallow();
  const since = performance.now();
  const took = () => `${((performance.now() - since) / 1_000).toFixed(1)} s`;
  await say(page, 'トンネルの中です');
  await say(page, '聞こえますか');
  await say(other, '聞こえません');
  await expect(bubbles(page).filter({ hasText: '聞こえません' })).toBeVisible();
  annotations.push({ type: 'a message of the other side arrives after', description: took() });
  // A poll may have brought it before the new connection is open.
  await expect.poll(() => proxy.opened()).toBe(1);
  await expect(page.getByRole('button', { name: '再送する' })).toHaveCount(0);
  await expect(bubbles(other).filter({ hasText: '聞こえますか' })).toBeVisible();
  annotations.push({ type: 'the own messages arrive after', description: took() });
  expect(performance.now() - since).toBeLessThan(45_000);

  await expect(page.getByText('送信中')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '再送する' })).toHaveCount(0);
  const id = new URL(page.url()).searchParams.get('c');
  const { messages } = (await (await asUser(request, 'ren@example.com')).get(`/api/messages/conversations/${id}`)) as {
    messages: { content: string }[];
  };
  expect(messages.slice(-4).map(({ content }) => content)).toEqual([
    'まだ届く',
    '聞こえません',
    'トンネルの中です',
    '聞こえますか',
  ]);
  await proxy.close();
});

test('after five failed attempts the person reconnects, and failed messages are sent again', async ({ page }) => {
  await page.clock.install();
  const proxy = await proxySocket(page);
  await enter(page, 'hana@example.com', '/messages');
  await openChat(page, 'れん');
  await say(page, 'これは届く');
  await expect(page.getByText('送信中')).toHaveCount(0);
  await proxy.shut();
  await say(page, 'これは待つ');
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await expect(banner(page)).toHaveText(`再接続しています…（${attempt}/5回目）`);
    await page.clock.fastForward(5_100);
  }
  await expect(banner(page)).toContainText('リアルタイム接続が切れました。');
  const failed = bubbles(page).filter({ hasText: 'これは待つ' });
  await expect(failed).toContainText('送信できませんでした');

  // REST is available: the person sends again.
  await failed.getByRole('button', { name: '再送する' }).click();
  await expect(failed).not.toContainText('送信できませんでした');
  await say(page, 'これは取り消す');
  await bubbles(page).last().getByRole('button', { name: '取り消す' }).click();
  await expect(bubbles(page).filter({ hasText: 'これは取り消す' })).toHaveCount(0);

  proxy.open();
  await page.getByRole('button', { name: '再接続する' }).click();
  await expect(page.getByText('接続が戻りました')).toBeVisible();
  await say(page, 'また届く');
  await expect(page.getByText('送信中')).toHaveCount(0);
  await expect(bubbles(page).filter({ hasText: /届く|待つ/ })).toHaveText([/これは届く/, /これは待つ/, /また届く/]);
});

test('two tabs of one person stay in sync, and one sends what the other could not', async ({ page, openPage }) => {
  await enter(page, 'hana@example.com', '/messages');
  await openChat(page, 'れん');
  const second = await page.context().newPage();
  const proxy = await proxySocket(second);
  await second.goto(page.url());
  await expect(bubbles(second).last()).toBeVisible();

  await say(page, '片方から');
  await expect(bubbles(second).last()).toContainText('片方から');
  await say(second, 'もう片方から');
  await expect(bubbles(page).last()).toContainText('もう片方から');

  // A third conversation: reading it in one tab marks it as read in the other.
  await walkTo(second, '/messages');
  const row = conversationWith(second, 'あやか');
  await expect(row).toHaveAccessibleName(/未読1件/);
  await openChat(page, 'あやか');
  await expect(row).toHaveAccessibleName(/未読0件/);
  await expect(second).toHaveTitle(/メッセージ \| OTONOWA/);

  const other = await openPage();
  await enter(other, 'ren@example.com', '/messages');
  await openChat(other, 'はな');
  await expect(bubbles(other).filter({ hasText: '片方から' })).toHaveText([/(?<!もう)片方から/, /もう片方から/]);

  await openChat(second, 'れん');
  await proxy.shut();
  await say(second, '閉じる前に');
  await expect(bubbles(second).last()).toContainText('接続が戻りしだい送信します');
  await expect(bubbles(other).filter({ hasText: '閉じる前に' })).toHaveCount(0);
  await second.close();
  await openChat(page, 'れん');
  await expect(bubbles(other).filter({ hasText: '閉じる前に' })).toHaveCount(1);
  await expect(bubbles(page).filter({ hasText: '閉じる前に' })).toHaveCount(1);
});
