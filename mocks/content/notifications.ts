/** The text of a notification of the fake backend, before it has a receiver and a time. */
export interface NotificationText {
  readonly type: 'announcement' | 'info' | 'warning' | 'update' | 'new_like' | 'mutual_like' | 'new_message';
  readonly title: string;
  readonly message: string;
}

const APP_NAME = 'OTONOWA';

/**
 * Returns the four announcements of rule X23, the oldest first.
 * @param maintenanceDate the day of the maintenance as displayed, for example 12月1日
 */
export function announcements(maintenanceDate: string): readonly NotificationText[] {
  return [
    {
      type: 'announcement',
      title: `${APP_NAME}へようこそ`,
      message: 'プロフィールを登録して、音楽仲間を見つけましょう。',
    },
    { type: 'info', title: '演奏動画のすすめ', message: '動画を登録すると、いいねが届きやすくなります。' },
    {
      type: 'warning',
      title: 'メンテナンスのお知らせ',
      message: `${maintenanceDate} 2:00〜4:00はご利用いただけません。`,
    },
    { type: 'update', title: '掲示板に返信機能が加わりました', message: '投稿に返信できるようになりました。' },
  ];
}

/** The receiver got a like. The app counts such notifications and does not list them. */
export function newLike(name: string): NotificationText {
  return { type: 'new_like', title: 'いいねが届きました', message: `${name}さんからいいねが届きました。` };
}

/** A like of the receiver was returned. The app counts such notifications and does not list them. */
export function mutualLike(name: string): NotificationText {
  return { type: 'mutual_like', title: 'マッチングしました', message: `${name}さんとマッチングしました。` };
}

/** The receiver got a message. The app counts such notifications and does not list them. */
export function newMessage(name: string): NotificationText {
  return { type: 'new_message', title: 'メッセージが届きました', message: `${name}さんからメッセージが届きました。` };
}
