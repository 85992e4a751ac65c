import { networkCopy } from '../../api/errors.ts';

/** The texts of the verification of an e-mail address. */
export const verify = {
  title: 'メールアドレスの確認',
  loading: 'メールアドレスを確認しています…',
  success: {
    heading: '確認完了！',
    message: 'メールアドレスが確認されました！',
    toLogin: 'ログイン画面へ',
    /** Shown to users who registered on another device. */
    elsewhere: 'この端末でも、登録に使った端末でもログインできます。',
  },
  /** Shown when another user is logged in where the link was opened. */
  other: {
    message: 'この端末では、いま別のアカウントでログインしています。',
    body: '確認したアカウントを使うには、いまのアカウントからログアウトして、ログインしてください。',
    logOut: 'ログアウトしてログイン画面へ',
    stay: 'いまのアカウントのまま続ける',
    question: 'いまのアカウントからログアウトしますか？',
    loss: 'いまのアカウントの、書きかけの文章、送信していないメッセージ、投稿していない録音は失われます。',
    confirm: 'ログアウトする',
  },
  error: {
    heading: '確認できませんでした',
    noToken: 'リンクが無効です（トークンが見つかりません）。',
    network: networkCopy,
    other: (detail: string) => `エラーが発生しました: ${detail}`,
    toRegister: '新規登録へ',
    toLogin: 'ログインへ',
  },
  hint: {
    alreadyUsed: 'このリンクは既に使用されています。確認が済んでいる場合は、そのままログインしてください。',
    expired: 'リンクの有効期限が切れています。ログイン画面から確認メールを再送信してください。',
  },
} as const;
