/** The texts of the screen that deletes any account. */
export const admin = {
  title: 'アカウント削除（管理者用）',
  lead: '削除するアカウントのメールアドレスとパスワードを入力してください。この操作は取り消せません。',
  email: 'メールアドレス',
  password: 'パスワード',
  submit: 'アカウントを削除する',
  confirm: {
    title: 'アカウントを削除しますか？',
    body: (email: string) => `アカウント「${email}」を完全に削除します。この操作は取り消せません。`,
    ok: '削除する',
    deleting: '削除中…',
  },
  success: (email: string) => `アカウント「${email}」が正常に削除されました。`,
  backHome: 'ホームに戻る',
} as const;

export const adminRules = {
  email: { required: 'メールアドレスを入力してください', invalid: '有効なメールアドレスを入力してください' },
  passwordRequired: 'パスワードを入力してください',
} as const;

export const adminErrors = {
  notFound: 'ユーザーが見つかりません。',
  wrongPassword: 'パスワードが正しくありません。',
  fallback: 'エラーが発生しました。もう一度お試しください。',
} as const;
