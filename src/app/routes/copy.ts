import { APP_NAME } from '../../ui/Wordmark/appName.ts';

/** Document titles (rule X20). */
export const titles = {
  login: 'ログイン',
  register: '新規登録',
  verifyEmail: 'メールアドレスの確認',
  forgotPassword: 'パスワードの再設定',
  resetPassword: '新しいパスワードの設定',
  privacy: 'プライバシーポリシー',
  adminDeleteAccount: 'アカウント削除',
  search: 'さがす',
  profileEdit: 'プロフィール編集',
  likes: 'いいね',
  board: '掲示板',
  messages: 'メッセージ',
  notifications: 'お知らせ',
  notFound: 'ページが見つかりません',
} as const;

/** Returns the title of the browser tab. A total of unread items above 0 precedes it, as `(3)` or `(99+)`. */
export function documentTitle(title: string, unread = 0): string {
  const name = `${title} | ${APP_NAME}`;
  return unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${name}` : name;
}

export const sessionText = {
  loggedOut: 'ログアウトしました',
  expired: 'セッションの有効期限が切れました。もう一度ログインしてください。',
} as const;

export const crash = {
  title: '画面の表示中に問題が発生しました',
  body: 'お手数ですが、再読み込みしてください。入力中の下書きは保存されています。',
  offlineTitle: '画面を読み込めませんでした',
  offlineBody: 'オフラインです。接続が戻ると自動で表示します。',
} as const;

export const notFound = {
  title: 'ページが見つかりません',
  body: 'お探しのページは移動または削除された可能性があります。URLをご確認ください。',
  home: 'ホームに戻る',
} as const;
