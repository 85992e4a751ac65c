import { groupedDigits } from '../lib/text/groupedDigits.ts';

/** Texts of more than one screen. */
export const common = {
  save: '保存する',
  saving: '保存中…',
  cancel: 'キャンセル',
  close: '閉じる',
  undo: '元に戻す',
  retry: 'もう一度試す',
  loadFailed: '読み込めませんでした',
  /** Replaces what failed to load while the browser is offline. */
  offline: 'オフラインのため表示できません',
  reload: '再読み込み',
  loading: '読み込み中…',
  processing: 'サーバーで処理しています…',
  required: '必須',
  openInNewTab: '新しいタブで開きます',
  defaultUser: 'ユーザー',
  avatarAlt: (name: string) => `${name}さんのプロフィール画像`,
  avatarMissing: 'プロフィール画像は未設定です',
  closeDialog: 'ダイアログを閉じる',
  closeSnackbar: '通知を閉じる',
  copied: 'コピーしました',
  genericError: 'エラーが発生しました。もう一度お試しください。',
} as const;

/** Shown at a text field when its text comes near the limit of the contract, or is longer. */
export const textLimit = {
  counter: (characters: number, most: number) => `${groupedDigits(characters)} / ${groupedDigits(most)}文字`,
  upTo: (most: number) => `${groupedDigits(most)}文字まで`,
  tooLong: (most: number) => `${groupedDigits(most)}文字以内で入力してください`,
} as const;

export const passwordToggle = {
  show: 'パスワードを表示する',
  hide: 'パスワードを隠す',
  capsLock: 'Caps Lockがオンになっています',
} as const;

export const pagination = {
  label: 'ページ送り',
  previous: '前のページ',
  next: '次のページ',
  page: (page: number) => `${page}ページ目`,
} as const;

export const fileDrop = { onlyFirst: '追加できるファイルは1件です。1件目を選びました' } as const;

export const linkedText = {
  open: (host: string) => `${host}を新しいタブで開く`,
} as const;

export const badge = {
  unread: (count: number) => `未読${count}件`,
} as const;
