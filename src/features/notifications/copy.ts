import type { VisibleType } from './visit.ts';

/** The texts of the notifications screen. */
export const notifications = {
  title: 'お知らせ',
  all: 'すべて',
  unread: '未読',
  markAll: 'すべて既読にする',
  markedAll: 'すべて既読にしました',
  menu: (title: string) => `「${title}」のメニューを開く`,
  delete: '削除',
  deleted: 'お知らせを削除しました',
  empty: 'お知らせはありません',
  emptyUnread: '未読のお知らせはありません',
  emptyHint: '運営からのお知らせがここに届きます',
  findPeople: '仲間をさがす',
  newLikes: (count: number) => `新しいいいねが${count}件届いています`,
  newMatches: (count: number) => `新しいマッチングが${count}件あります`,
  newMessages: (count: number) => `新しいメッセージが${count}件届いています`,
  look: '見る',
  arrived: (count: number) => `新しいお知らせが${count}件あります`,
} as const;

export const typeLabels: Record<VisibleType, string> = {
  announcement: 'お知らせ',
  info: 'ご案内',
  warning: '重要',
  update: 'アップデート',
};
