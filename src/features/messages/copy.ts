const leftUser = '退会したユーザー';
/** Appends さん to a name, except to the text for a user who has left. */
export const withHonorific = (name: string) => (name === leftUser ? name : `${name}さん`);
const fromMe = 'あなた: ';
const from = (name: string) => `${withHonorific(name)}: `;
const typing = (name: string) => `${name}が入力中...`;

/** The texts of the conversation list. */
export const list = {
  kicker: 'Messages',
  title: 'メッセージ',
  label: '会話一覧',
  empty: 'まだメッセージがありません',
  emptyHint: 'プロフィールの「メッセージを送る」から会話を始められます',
  findPeople: '仲間をさがす',
  own: (text: string) => `${fromMe}${text}`,
  draft: (text: string) => `下書き: ${text}`,
  item: (name: string, unread: number, text: string) =>
    `${withHonorific(name)}との会話。未読${unread}件。最新のメッセージ: ${text}`,
  /** Appended to `item` when a draft is displayed instead of the last message. */
  itemDraft: (text: string) => `。下書き: ${text}`,
  /** Appended to `item` while the other person is typing. */
  itemTyping: (name: string) => `。${typing(name)}`,
  /** Appended to `item` when a date is agreed. */
  itemDate: (date: string) => `。次の予定 ${date}`,
  search: '名前・メッセージをさがす',
  nothingFound: '見つかりませんでした',
  nothingFoundHint: '別の言葉でさがしてください',
  nothingUnread: '未読のメッセージはありません',
  menu: (name: string) => `「${name}」の会話の操作`,
} as const;

export const chat = {
  select: '会話を選んでください',
  back: '会話一覧に戻る',
  online: 'オンライン',
  offline: 'オフライン',
  leftUser,
  read: '既読',
  typing,
  empty: 'まだメッセージはありません',
  emptyHint: 'あいさつから始めてみましょう',
  safety:
    '初めて会うときは、スタジオやライブハウスなど人のいる場所を選びましょう。連絡先の交換は急がなくて大丈夫です。',
  sending: '送信中',
  failed: '送信できませんでした',
  queued: '接続が戻りしだい送信します',
  resend: '再送する',
  discard: '取り消す',
  copy: 'コピー',
  unreadDivider: 'ここから未読メッセージ',
  jumpToLatest: '最新のメッセージへ',
  newBelow: (count: number) => `新着メッセージ ${count}件`,
  /** Names the sender of the messages that follow, for assistive technology. */
  fromMe,
  from,
  announcement: (name: string, text: string) => `${from(name)}${text}`,
  search: 'この会話をさがす',
  menu: 'メッセージの操作',
  userInfo: (name: string) => `${withHonorific(name)}の情報を見る`,
  loadError: 'メッセージを読み込めませんでした',
  sendError: 'メッセージの送信に失敗しました',
} as const;

export const composer = {
  label: 'メッセージを入力',
  hint: 'Enterで送信・Shift+Enterで改行',
  hintWithCtrl: 'Ctrl+Enterで送信・Enterで改行',
  send: '送信する',
} as const;

/** The texts of a chat with somebody who is blocked. */
export const blockedChat = {
  title: 'ブロックした人との会話です',
  hint: 'ブロックを解除すると読めます',
} as const;
