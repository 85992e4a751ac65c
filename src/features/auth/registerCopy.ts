import { networkCopy } from '../../api/errors.ts';

/** The texts of the registration. */
export const register = {
  title: '新規登録',
  lead: '無料ではじめられます',
  email: 'メールアドレス',
  emailPlaceholder: 'example@mail.com',
  fullwidthFixed: '全角文字を半角に変換しました',
  password: 'パスワード',
  passwordHelp: '8文字以上で入力してください',
  confirm: 'パスワード（確認）',
  consentLink: 'プライバシーポリシー',
  consentRest: 'に同意します',
  submit: '登録する',
  submitting: '登録中…',
  consentFirst: 'プライバシーポリシーに同意すると登録できます',
  inputRemains: '入力した内容はそのまま残っています。',
  toLogin: 'すでにアカウントをお持ちの方はログイン',
} as const;

export const registerRules = {
  email: { required: 'メールアドレスを入力してください', invalid: '有効なメールアドレスを入力してください' },
  passwordMin: 'パスワードは8文字以上で入力してください',
  confirm: 'パスワードが一致しません',
  consent: 'プライバシーポリシーに同意してください',
} as const;

export const registerErrors = {
  emailTaken: 'このメールアドレスは既に登録されています。',
  usernameTaken: 'このユーザー名は既に使用されています。',
  network: networkCopy,
  fallback: '登録に失敗しました。',
} as const;

export const registered = {
  title: '確認メールを送信しました',
  body: 'メールのリンクをクリックすると、登録が完了します。',
  spam: '届かない場合は、迷惑メールフォルダもご確認ください。',
  toLogin: 'ログイン画面へ',
} as const;
