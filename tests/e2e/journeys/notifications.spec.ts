import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enter } from './messagesPage.ts';

const items = (page: Page) => page.getByRole('article');
const bell = (page: Page) => page.getByRole('link', { name: /^お知らせ/ });
const unreadTab = (page: Page) => page.getByRole('tab', { name: /^未読/ });

test('what is unread on arrival counts as read at once and stays in 未読 until one leaves', async ({ page }) => {
  await enter(page, 'hana@example.com', '/search');
  await expect(bell(page)).toHaveAccessibleName('お知らせ 未読3件');
  await bell(page).click();
  await expect(items(page)).toHaveCount(4);
  // The third unread one is a like, which is counted and not listed.
  await expect(bell(page)).toHaveAccessibleName('お知らせ');
  await expect(unreadTab(page)).toHaveAccessibleName('未読 未読2件');
  await unreadTab(page).click();
  await expect(items(page)).toHaveCount(2);

  // A click takes the mark away and leaves the item where it is.
  await items(page).first().getByRole('button', { name: /^未読/ }).click();
  await expect(unreadTab(page)).toHaveAccessibleName('未読 未読1件');
  await expect(items(page)).toHaveCount(2);

  await page.getByRole('button', { name: 'すべて既読にする' }).click();
  await expect(page.getByText('すべて既読にしました')).toBeVisible();
  await expect(page.getByRole('heading', { name: '未読のお知らせはありません' })).toBeVisible();

  await page.reload();
  await expect(unreadTab(page)).toHaveAccessibleName('未読');
  await expect(items(page)).toHaveCount(4);
});

test('a notification is deleted from its menu; a failure brings it back', async ({ page, backend, allowTrouble }) => {
  allowTrouble(/status of 500/);
  await enter(page, 'hana@example.com', '/notifications');
  await page.getByRole('button', { name: '「メンテナンスのお知らせ」のメニューを開く' }).click();
  await page.getByRole('menuitem', { name: '削除' }).click();
  await expect(page.getByText('お知らせを削除しました')).toBeVisible();
  await expect(items(page)).toHaveCount(3);

  await backend.faults({ operationId: 'deleteNotification', status: 500 });
  await page.getByRole('button', { name: '「OTONOWAへようこそ」のメニューを開く' }).click();
  await page.getByRole('menuitem', { name: '削除' }).click();
  // Messages come one after the other.
  await page.getByRole('button', { name: '通知を閉じる' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expect(items(page)).toHaveCount(3);
  await page.reload();
  await expect(items(page)).toHaveCount(3);
});

test('an arriving one is counted once, listed if its type is, and said', async ({ page, backend }) => {
  await enter(page, 'hana@example.com', '/notifications');
  await expect(items(page)).toHaveCount(4);
  await expect(bell(page)).toHaveAccessibleName('お知らせ');
  const frame = {
    type: 'new_notification',
    notification: {
      id: 'notification-sent-by-hand',
      type: 'info',
      title: '新しい機能',
      message: '',
      is_read: false,
      created_at: '2026-11-21T00:00:00Z',
    },
  };
  await backend.emit('hana@example.com', frame);
  await expect(bell(page)).toHaveAccessibleName('お知らせ 未読1件');
  await backend.emit('hana@example.com', frame);
  await backend.emit('hana@example.com', { type: 'notification_read' });
  await expect(bell(page)).toHaveAccessibleName('お知らせ');
});

test('the list reloads every 30 s', async ({ page }) => {
  await page.clock.install();
  await enter(page, 'hana@example.com', '/notifications');
  await expect(items(page)).toHaveCount(4);
  await page.waitForLoadState('networkidle');
  const reload = page.waitForRequest((request) => request.url().endsWith('/api/notifications'));
  await page.clock.fastForward(30_100);
  await reload;
});
