import type { DataProgress } from './collectData.ts';

const steps: Record<DataProgress['step'], string> = {
  profile: 'プロフィールと動画',
  likes: 'いいね',
  notifications: 'お知らせ',
  conversations: '会話',
  board: '掲示板の投稿',
};

/** The texts of the download of the user's own data. */
export const ownData = {
  download: 'データをダウンロード',
  help: 'すべてのデータを1つのJSONファイルにまとめます（動画と音声のファイルは除く）',
  reading: '取得中…',
  readingStep: (step: DataProgress['step']) => `${steps[step]}を取得しています…`,
  amount: (done: number, total: number | null) => (total === null ? `${done}件` : `${done} / ${total}`),
  progress: 'データの取得の進み具合',
  goesOn: 'この画面を閉じても続きます',
  failed: 'データを取得できませんでした。',
  remains: '取得できた分は残っています。もう一度押すと続きから取得します。',
  done: (name: string, kilobytes: number) => `${name}（約${kilobytes}KB）をダウンロードしました`,
  again: 'もう一度ダウンロードする',
} as const;

/** The texts of the password change. */
export const password = {
  change: 'パスワードを変更',
  help: (email: string) => `${email} にリンクを送ります`,
  submit: '再設定メールを送信する',
  submitting: '送信中…',
  sent: (email: string) =>
    `${email} 宛にパスワード再設定用のメールを送信しました。メールに記載されたリンクから、新しいパスワードを設定してください。`,
  hint: 'メールが届かない場合は、迷惑メールフォルダもご確認ください。',
  failed: 'メール送信中にエラーが発生しました。もう一度お試しください。',
} as const;
