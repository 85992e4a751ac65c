import { APP_NAME } from '../ui/Wordmark/appName.ts';

export const shell = {
  skip: '本文へスキップ',
  home: `${APP_NAME} ホーム（さがす画面へ）`,
  search: 'さがす',
  nav: 'メインナビゲーション',
  board: '掲示板',
  likes: 'いいね',
  messages: 'メッセージ',
  notifications: 'お知らせ',
  openMenu: 'アカウントメニューを開く',
  editProfile: 'プロフィールを編集',
  logOut: 'ログアウト',
} as const;

/** The texts of the account menu. */
export const accountMenu = {
  noteEffect: '音符エフェクトを表示する',
  settings: '表示と操作の設定',
  shortcuts: 'キーボードショートカット',
  deleteAccount: 'アカウントを削除',
  install: 'ホーム画面に追加',
} as const;

export const unsentDialog = {
  titles: {
    messages: '送信していないメッセージがあります。',
    post: '送信していない投稿があります。',
    both: '送信していないメッセージと投稿があります。',
  },
  body: 'ログアウトすると失われます。',
  confirm: 'ログアウト',
} as const;

/** The texts of the connection banner. */
export const connection = {
  offline: 'オフラインです。接続が戻ると自動で更新します。',
  reconnecting: (attempt: number) => `再接続しています…（${attempt}/5回目）`,
  failed: 'リアルタイム接続が切れました。',
  /** The operator's settings and the page's policy name different hosts. */
  blocked: 'サーバーの設定により、リアルタイム接続を使えません。',
  retry: '再接続する',
  restored: '接続が戻りました',
} as const;

/** The texts about a newer version of the app. */
export const update = {
  text: '新しいバージョンがあります',
  load: '更新する',
} as const;

export const slowRequests = 'サーバーの応答に時間がかかっています';
