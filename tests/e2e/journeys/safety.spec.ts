import type { Conversation } from '../../../src/api/generated/model/index.ts';
import { expect, test } from '../fixtures.ts';
import { enter } from './enter.ts';
import { shiftsIn, watchShifts } from './layoutShifts.ts';
import { asUser, bubbles, composer, conversationWith, openChat, say } from './messagesPage.ts';

test('はな blocks れん in the chat, gets no message of his, reports him, and takes the block back in the settings', async ({
  page,
  openPage,
  request,
}) => {
  await enter(page, 'hana@example.com', '/messages');
  await openChat(page, 'れん');
  // What an operator sets stands in the page.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('#root')?.setAttribute('data-contact', 'care@otonowa.example');
  });
  const readMessages = page.getByRole('link', { name: /^メッセージ/ });
  await page.getByRole('button', { name: 'れんさんの情報を見る' }).click();
  await page.getByRole('button', { name: '通報する' }).click();
  const report = page.getByRole('dialog', { name: '通報する' });
  await report.getByLabel('どのメッセージですか').selectOption({ index: 1 });
  await report.getByLabel('理由（任意）').fill('しつこいです');
  await expect(report.getByRole('link', { name: 'メールを作成' })).toHaveAttribute(
    'href',
    /^mailto:care@otonowa\.example\?subject=.+%0D%0A/,
  );
  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();

  await page.getByRole('button', { name: 'この人をブロック' }).click();
  await page.getByRole('button', { name: 'ブロックする' }).click();
  await expect(page.getByText('ブロックした人との会話です')).toBeVisible();
  await expect(composer(page)).toHaveCount(0);
  await expect(conversationWith(page, 'れん')).toHaveCount(0);
  const counted = await readMessages.first().textContent();

  const other = await openPage();
  await enter(other, 'ren@example.com', '/messages');
  await openChat(other, 'はな');
  await say(other, '返事をください');
  await expect(bubbles(other).last()).toContainText('返事をください');

  // The list is late, so the answer of the conversation is the first to say whose it is.
  let sendList = () => {};
  const isSent = new Promise<void>((resolve) => (sendList = resolve));
  await page.route(/\/api\/messages\/conversations\?/, async (route) => {
    await isSent;
    await route.fallback();
  });
  await page.reload();
  await expect(page.getByText('ブロックした人との会話です')).toBeVisible();
  const { get } = await asUser(request, 'hana@example.com');
  const chats = (await get('/api/messages/conversations')) as Conversation[];
  const withRen = chats.find(({ other_user: { profile } }) => profile?.display_name === 'れん');
  expect(withRen?.unread_count, 'what れん wrote is not reported as read').toBe(1);
  sendList();
  await expect(readMessages.first()).toHaveText(counted ?? '');

  await page.getByRole('button', { name: 'アカウントメニューを開く' }).click();
  await page.getByRole('menuitem', { name: '設定' }).click();
  await page.getByRole('button', { name: 'れんさんのブロックを解除' }).click();
  await page.keyboard.press('Escape');
  await expect(bubbles(page).last()).toContainText('返事をください');
  await expect(conversationWith(page, 'れん')).toBeVisible();
});

test('M46: the warning of a young chat moves nothing: it opens with the messages, or with the one that it is about', async ({
  page,
  openPage,
}) => {
  const shifts = async () => (await shiftsIn(page)).filter((shift) => shift.includes('by itself'));
  const warning = page.getByRole('region', { name: 'ご注意' });
  await watchShifts(page);
  await enter(page, 'hana@example.com', '/messages');
  await openChat(page, 'れん');
  await expect(warning).toHaveCount(0);
  const before = (await shifts()).length;
  const other = await openPage();
  await enter(other, 'ren@example.com', '/messages');
  await openChat(other, 'はな');
  await say(other, 'LINEのIDを教えてください');
  await expect(warning).toBeVisible();
  await expect(bubbles(page).last()).toBeInViewport({ ratio: 1 });
  expect((await shifts()).slice(before)).toEqual([]);

  // The code of the warning comes long after the messages.
  let sendCode = () => {};
  const isSent = new Promise<void>((resolve) => (sendCode = resolve));
  await page.route(/\/assets\/logParts-/, async (route) => {
    await isSent;
    await route.fallback();
  });
  const messages = page.waitForResponse(/\/api\/messages\/conversations\/[^/?]+/);
  await page.reload();
  await (await messages).finished();
  sendCode();
  await expect(warning).toBeVisible();
  await expect(bubbles(page).last()).toBeInViewport({ ratio: 1 });
  expect(await shifts()).toEqual([]);
});
