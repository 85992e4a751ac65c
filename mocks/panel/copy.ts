import type { PartnerAction } from '../realtime/partnerActions.ts';
import type { ScenarioName } from '../scenarios/scenario.ts';
import { DAY, HOUR, MINUTE } from '../world/clock.ts';

/** The texts of the mock panel, in Japanese like those of the app. */
export const mock = {
  badge: 'モック',
  open: 'モックパネルを開く',
  title: 'モックモード',
  close: 'モックパネルを閉じる',
  flip: '反対側へ移す',
  loading: '読み込み中…',
  section: { open: (title: string) => `${title}を開く`, close: (title: string) => `${title}を閉じる` },
  done: (what: string) => `「${what}」を実行しました。`,
  problem: (text: string) => `${text.replace(/。$/, '')}。`,
} as const;

export const scenario = {
  title: 'シナリオ',
  names: {
    default: '標準',
    newUser: '登録直後',
    popular: '人気ユーザー',
    empty: 'データなし',
    large: '大量データ（プロフィール10,000人）',
    unverified: 'メール未確認',
    expired: 'セッション切れ',
  } satisfies Record<ScenarioName, string>,
  help: '今の状態は失われ、すべてのタブがログアウトします。',
  begin: 'このシナリオで始める',
  beginning: '準備中…',
} as const;

export const user = {
  title: 'ログインユーザーを切り替え',
  nobody: '今は誰もログインしていません。',
  current: (name: string) => `ログイン中：${name}`,
  search: 'ユーザーを探す',
  searchHelp: '名前、ユーザー名、メールアドレスの一部',
  choose: 'ユーザー',
  none: '該当するユーザーがいません。',
  logIn: 'このユーザーでログイン',
  loggingIn: 'ログイン中…',
  option: (name: string, email: string) => `${name}（${email}）`,
} as const;

export const latency = {
  title: '応答の遅延',
  natural: '自然（80〜250ミリ秒）',
  none: 'なし',
  milliseconds: (value: number) => `${value.toLocaleString('ja-JP')}ミリ秒`,
  help: '変えるまで、再読み込みしても続きます。',
} as const;

export const failure = {
  title: '失敗・遅延させる呼び出し',
  operation: '呼び出し',
  all: 'すべての呼び出し',
  status: '結果',
  succeeds: '成功（遅延のみ）',
  noAnswer: '応答なし',
  delay: '遅延',
  rate: (percent: number) => `失敗率 ${percent}%`,
  add: '追加',
  none: '失敗・遅延させる呼び出しはありません。',
  line: (operation: string, parts: readonly string[]) => `${operation}：${parts.join('、')}`,
  delayed: (milliseconds: number) => `遅延${latency.milliseconds(milliseconds)}`,
  remove: (operation: string) => `${operation}の失敗・遅延を取り消す`,
} as const;

export const socket = {
  title: 'ソケット',
  disconnect: 'ソケットを切断',
  connect: 'ソケットを再接続',
  drop: '一度だけ切断',
  isCut: '切断中です。再接続するまで、新しい接続も断ります。',
  isOpen: '接続を受け付けています。',
} as const;

type Emission = PartnerAction['kind'] | 'typing' | 'online';

export const emit = {
  title: '相手の操作を再現',
  names: {
    message: 'メッセージを受信',
    typing: '入力中にする',
    like: 'いいねを受信',
    match: 'マッチング成立',
    notification: 'お知らせを受信',
    online: 'オンラインにする',
  } satisfies Record<Emission, string>,
  offline: 'オフラインにする',
  partner: '相手',
  search: '相手を探す',
  content: 'メッセージの内容',
  sample: 'こんにちは！一緒に演奏しませんか？',
  contentMissing: 'メッセージの内容を入力してください。',
  nobody: 'ログインすると、相手の操作を再現できます。',
} as const;

export const clock = {
  title: '時刻を進める',
  now: (time: string) => `サーバーの時刻：${time}（日本時間）`,
  steps: [
    { label: '1分進める', milliseconds: MINUTE },
    { label: '1時間進める', milliseconds: HOUR },
    { label: '1日進める', milliseconds: DAY },
  ],
} as const;

export const mail = {
  title: '送信されたメール（確認・再設定リンク）',
  kinds: { verify: 'メールアドレスの確認', reset: 'パスワードの再設定' },
  none: '送信されたメールはありません。',
  to: (address: string, time: string) => `${address} 宛・${time}`,
} as const;

export const world = {
  title: '状態',
  export: '状態を書き出す',
  import: '状態を読み込む',
  importHint: '書き出したJSONファイル',
  reset: '初期状態に戻す',
  resetTitle: '初期状態に戻しますか？',
  resetBody: '今のシナリオを最初からやり直します。登録や投稿などの変更は失われ、すべてのタブがログアウトします。',
  resetConfirm: '初期状態に戻す',
  resetting: '準備中…',
  unreadable: 'ファイルを読み取れませんでした。',
} as const;

export const log = {
  title: '呼び出し履歴',
  none: '呼び出しはまだありません。',
  noAnswer: '応答なし',
  milliseconds: (value: number) => `${value}ミリ秒`,
  directions: { fromPage: '送信', toPage: '受信' },
} as const;
