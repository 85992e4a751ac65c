import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enter } from './enter.ts';
import { asUser, connected } from './messagesPage.ts';

const items = (page: Page) => page.getByRole('article');
const bell = (page: Page) => page.getByRole('link', { name: /^お知らせ/ });
const unreadTab = (page: Page) => page.getByRole('tab', { name: /^未読/ });

/**
 * Waits until the socket is open and the unread notifications are marked as read. To be called before the page opens
 * the screen.
 */
const connectedAndRead = (page: Page) =>
  Promise.all([connected(page), page.waitForEvent('requestfinished', (sent) => sent.url().endsWith('/mark-all-read'))]);

test('notifications that are unread on arrival count as read at once and stay in 未読 until the screen is left; one is deleted', async ({
  page,
}) => {
  await enter(page, 'hana@example.com', '/search');
  await expect(bell(page)).toHaveAccessibleName('お知らせ 未読3件');
  await bell(page).click();
  await expect(items(page)).toHaveCount(4);
  // The third unread notification is a like, which is counted but not listed.
  await expect(bell(page)).toHaveAccessibleName('お知らせ');
  await expect(unreadTab(page)).toHaveAccessibleName('未読 未読2件');
  await unreadTab(page).click();
  await expect(items(page)).toHaveCount(2);

  // A click removes the unread mark and keeps the item in its place.
  await items(page).first().getByRole('button', { name: /^未読/ }).click();
  await expect(unreadTab(page)).toHaveAccessibleName('未読 未読1件');
  await expect(items(page)).toHaveCount(2);

  await page.getByRole('button', { name: 'すべて既読にする' }).click();
  await expect(page.getByText('すべて既読にしました')).toBeVisible();
  await expect(page.getByRole('heading', { name: '未読のお知らせはありません' })).toBeVisible();

  await test.step('a notification is deleted from its menu', async () => {
    // The snackbar covers the menu.
    await page.getByRole('button', { name: '通知を閉じる' }).click();
    await page.getByRole('tab', { name: /^すべて/ }).click();
    await expect(items(page)).toHaveCount(4);
    await page.getByRole('button', { name: '「メンテナンスのお知らせ」のメニューを開く' }).click();
    await page.getByRole('menuitem', { name: '削除' }).click();
    await expect(page.getByText('お知らせを削除しました')).toBeVisible();
    await expect(items(page)).toHaveCount(3);
    await page.reload();
    await expect(items(page)).toHaveCount(3);
    await expect(unreadTab(page)).toHaveAccessibleName('未読');
  });
});

test('new notifications are counted once and stay unread; an announcement is listed and announced', async ({
  page,
  request,
  backend,
}) => {
  const isReady = connectedAndRead(page);
  await enter(page, 'hana@example.com', '/notifications');
  await isReady;
  const hana = await asUser(request, 'hana@example.com');
  const sora = await asUser(request, 'sora@example.com');
  const { id, user_id } = (await hana.get('/api/profiles/me')) as { id: string; user_id: string };
  // Likes and messages are counted but not listed.
  await sora.post(`/api/likes/profiles/${id}/like`);
  await expect(bell(page)).toHaveAccessibleName('お知らせ 未読1件');
  await expect(items(page)).toHaveCount(4);

  const [newest] = (await hana.get('/api/notifications')) as { id: string }[];
  await backend.emit('hana@example.com', { type: 'new_notification', notification: newest });
  const chat = (await sora.post('/api/messages/conversations', { other_user_id: user_id })) as { data: { id: string } };
  await sora.post(`/api/messages/conversations/${chat.data.id}/messages`, { content: 'はじめまして' });
  await expect(bell(page)).toHaveAccessibleName('お知らせ 未読2件');

  await test.step('opening the screen in another tab marks them as read here', async () => {
    const second = await page.context().newPage();
    await second.goto('/notifications');
    await expect(bell(page)).toHaveAccessibleName('お知らせ');
    await second.close();
  });

  await test.step('an announcement that arrives is listed and announced', async () => {
    const listed = (await (await asUser(request, 'hana@example.com')).get('/api/notifications')) as object[];
    const notification = { ...listed[0], id: 'just-written', type: 'info', title: '新しい機能', is_read: false };
    // The fake backend does not send announcements by itself.
    await page.route('**/api/notifications', (route) => route.fulfill({ json: [notification, ...listed] }));
    await backend.emit('hana@example.com', { type: 'new_notification', notification });
    await expect(items(page).first()).toContainText('新しい機能');
    await expect(page.getByText('新しいお知らせが1件あります')).toBeAttached();
  });
});
