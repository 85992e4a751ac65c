/** The texts of the screens for a new password. */
export const forgot = {
  title: 'パスワードの再設定',
  lead: '登録しているメールアドレスを入力してください。パスワード再設定用のリンクをお送りします。',
  email: 'メールアドレス',
  emailPlaceholder: 'example@mail.com',
  submit: '再設定メールを送信する',
  submitting: '送信中…',
  toLogin: 'ログイン画面に戻る',
  error: 'メール送信中にエラーが発生しました。もう一度お試しください。',
  sent: {
    title: 'メールを送信しました',
    body: (email: string) =>
      `${email} 宛にパスワード再設定用のメールを送信しました。メールに記載されたリンクから、新しいパスワードを設定してください。`,
    hint: 'メールが届かない場合は、迷惑メールフォルダもご確認ください。',
  },
} as const;

export const reset = {
  fillFirst: '新しいパスワードを2つの欄に入力すると変更できます',
  title: '新しいパスワードの設定',
  password: '新しいパスワード',
  passwordHelp: '8文字以上で入力してください',
  confirm: '新しいパスワード（確認）',
  submit: 'パスワードを変更する',
  submitting: '変更中…',
  toForgot: 'パスワードをお忘れの方',
  toLogin: 'ログイン画面に戻る',
  error: 'パスワードリセット中にエラーが発生しました。',
  done: {
    title: 'パスワードを変更しました',
    body: '新しいパスワードでログインしてください。',
    toLogin: 'ログイン画面へ',
  },
} as const;

export const resetRules = {
  min: 'パスワードは8文字以上で入力してください',
  match: 'パスワードが一致しません',
} as const;
