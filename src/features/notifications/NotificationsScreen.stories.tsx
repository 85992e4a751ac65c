import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { goOffline } from '../../../tests/support/goOffline.ts';
import { watchCalls } from '../../../tests/support/watchCalls.ts';
import { deleteNotification, listNotifications } from '../../api/generated/notifications/notifications.ts';
import { NotificationsScreen } from './NotificationsScreen.tsx';
import { visibleNotifications } from './visit.ts';
import { inMain } from '../../ui/storySpecimens.tsx';

const meta = preview.meta({
  component: NotificationsScreen,
  parameters: { scenario: 'default', as: 'hana@example.com', path: '/notifications' },
  decorators: [inMain({ paddingInline: 16 })],
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    // The third unread notification is a like, which is counted but not listed.
    const elsewhere = canvas.getByRole('link', { name: /^新しいいいねが1件届いています ?見る$/ });
    await expect(elsewhere).toHaveAttribute('href', '/likes?tab=received');
    const [card] = canvas.getAllByRole('article');
    const room = (card?.getBoundingClientRect().top ?? 0) - elsewhere.getBoundingClientRect().bottom;
    await expect(room).toBeGreaterThanOrEqual(16);
    await expect(elsewhere.getBoundingClientRect().height).toBeLessThanOrEqual(44);
  },
});

export const NothingUnread = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    await userEvent.click(canvas.getByRole('tab', { name: /^未読/ }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'すべて既読にする' }));
    await canvas.findByRole('heading', { name: '未読のお知らせはありません' });
    await expect(canvas.queryByRole('link', { name: /^新しいいいね/ })).not.toBeInTheDocument();
  },
});

/** N5: a deletion that fails brings it back. */
export const DeleteFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { fault: { operationId: 'deleteNotification', status: 500, latency: 100 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '「OTONOWAへようこそ」のメニューを開く' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: '削除' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
  },
});

/** The second press comes before the screen shows the effect of the first one. */
export const PressedTwice = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const deletions = watchCalls('DELETE', /notifications/);
    await userEvent.click(await canvas.findByRole('button', { name: '「メンテナンスのお知らせ」のメニューを開く' }));
    const item = canvas.getByRole('menuitem', { name: '削除' });
    item.click();
    item.click();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await waitFor(() => expect(deletions()).toBe(1));
  },
});

const deleteListed = async () => {
  const listed = visibleNotifications(await listNotifications());
  for (const { id } of listed) await deleteNotification(id);
};

/** The bell shows 1 and the list is empty: the screen links to the screen of that notification. */
export const OnlyElsewhere = meta.story({
  beforeEach: deleteListed,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'お知らせはありません' });
    await expect(canvas.getByRole('link', { name: /^新しいいいねが1件届いています ?見る$/ })).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'お知らせはありません' });
  },
});

export const Loading = meta.story({
  parameters: { fault: { operationId: 'listNotifications', latency: 60_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('読み込み中…');
  },
});

export const Failed = meta.story({
  parameters: { fault: { operationId: 'listNotifications', status: 500 } },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'もう一度試す' });
    await expect(canvas.getByRole('alert')).toContainElement(retry);
  },
});

export const ServerDown = meta.story({
  parameters: { fault: { status: 503 } },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'もう一度試す' });
  },
});

export const Offline = meta.story({
  parameters: { fault: { status: 0 }, allowConsole: [/did not answer/] },
  beforeEach: goOffline,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'オフラインのため表示できません' });
  },
});

/** No notification is read. */
export const NothingRead = meta.story({
  parameters: { scenario: 'popular' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    await expect(canvas.queryByRole('link', { name: /^新しいいいね/ })).not.toBeInTheDocument();
  },
});

/** 999 unread ones: the server's list ends after 100. */
export const Popular = meta.story({
  parameters: { scenario: 'empty', announcements: 999 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(100));
    await expect(canvas.getByRole('tab', { name: /^未読/ })).toHaveTextContent('99+');
  },
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const Narrow = meta.story({
  globals: { viewport: { value: 'small' } },
});

export const LongTexts = meta.story({
  parameters: { stretched: true },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
  },
});
