import { networkCopy } from '../../api/errors.ts';

/** The texts of the login. */
export const login = {
  title: 'ログイン',
  lead: '音楽仲間が待っています',
  email: 'メールアドレス',
  emailPlaceholder: 'example@mail.com',
  password: 'パスワード',
  submit: 'ログイン',
  submitting: 'ログイン中…',
  verifyFirst: (email: string) => `${email} 宛の確認メールのリンクを開くと、ログインできます。`,
  register: '新規登録',
  /** Accessible name of the link `register`. */
  toRegister: 'アカウントをお持ちでない方は新規登録',
  toForgot: 'パスワードをお忘れの方',
} as const;

export const loginRules = {
  email: { required: 'メールアドレスを入力してください', invalid: '有効なメールアドレスを入力してください' },
  passwordMin: 'パスワードは6文字以上で入力してください',
} as const;

export const loginErrors = {
  credentials: 'メールアドレスまたはパスワードが正しくありません。',
  badRequest: 'リクエストが正しくありません。入力内容を確認してください。',
  network: networkCopy,
  fallback: 'ログインに失敗しました。',
} as const;

export const unverified = {
  title: 'メールアドレスの確認が必要です',
  body: (email: string) =>
    `ご登録のメールアドレス（${email}）の確認がまだ完了していません。届いている確認メールのリンクを開いてください。メールが見つからない場合は、確認メールを再送信できます。`,
  resend: '確認メールを再送信する',
  resending: '再送信中…',
  close: '閉じる',
  resent: '確認メールを再送信しました。メールをご確認ください。',
  resendFailed: '確認メールの再送信に失敗しました。しばらくしてからもう一度お試しください。',
} as const;
