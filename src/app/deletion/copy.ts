/** The texts of the dialog that deletes the user's own account (docs/texts.md X2). */
export const deletion = {
  title: 'アカウントを削除しますか？',
  body: '削除すると、プロフィール・メッセージ・いいね・投稿などのデータは元に戻せません。続けるには、登録しているメールアドレスとパスワードを入力してください。',
  email: 'メールアドレス',
  password: 'パスワード',
  submit: 'アカウントを削除する',
  fillFirst: 'メールアドレスとパスワードを入力すると削除できます',
  submitting: '削除中…',
  done: 'アカウントを削除しました。ご利用ありがとうございました。',
} as const;

export const deletionErrors = {
  notMine: 'メールアドレスが正しくありません。',
  wrongPassword: 'パスワードが正しくありません。',
  fallback: 'エラーが発生しました。もう一度お試しください。',
} as const;
