import { tempoRange } from '../../plans/planText.ts';
import { withHonorific } from './copy.ts';

/** The texts of cards, of the forms that write them, and of agreed dates. */
export const card = {
  choose: '選ぶ',
  chosen: '選択済み',
  /** @param state `choose` or `chosen` */
  chooseLabel: (candidate: string, state: string) => `${candidate}を${state}`,
  none: 'どれも合わない',
  /** Replaces `none` once a date is agreed. */
  withdraw: '決定を取り消す',
  agreed: '決定',
  over: '終了しました',
  mine: 'あなた',
  other: withHonorific,
  saidNone: (who: string) => `${who}: どれも合いません`,
  local: (time: string) => `（この端末の時刻では ${time}）`,
  calendar: 'カレンダーに追加',
  map: '地図で開く',
} as const;

export const agreed = {
  next: '次の予定 ',
  list: '予定',
  none: 'まだ決まった予定はありません',
  noneHint: '会話の「＋」から日程の候補を送れます',
  loadedOnly: '開いた会話のメッセージから作っています。',
} as const;

/** The label of the button beside the composer, and of its menu. */
export const menuLabel = '日程・曲・場所を送る';

export const form = {
  send: 'この内容で送る',
  date: (number: number) => `候補${number}の日付`,
  from: '開始',
  to: '終了',
  addCandidate: '候補を増やす',
  removeCandidate: (number: number) => `候補${number}を削除`,
  studio: 'スタジオ（任意）',
  timesInJapan: '時刻は日本時間です',
  title: '曲名',
  artist: 'アーティスト（任意）',
  link: 'リンク（任意）',
  linkHint: '音源や動画のURL',
  key: 'キー（任意）',
  tempo: 'テンポ（任意）',
  bpm: 'BPM',
  name: '名前',
  nameHint: 'スタジオやライブハウスの名前',
  address: '住所（任意）',
  mapLinkHint: '地図やお店のURL',
  shared: (genre: string) => `ふたりとも好きな${genre}から選んでみませんか？`,
  noDate: '日付を入力してください',
  noTime: '開始と終了の時刻を入力してください',
  isOver: '過ぎた日時は送れません',
  tooFar: '1年以内の日付を入力してください',
  required: (label: string) => `${label}を入力してください`,
  noLink: 'http:// または https:// で始まるURLを入力してください',
  noTempo: `${tempoRange.min}〜${tempoRange.max}の数字で入力してください`,
  unseen: '使えない文字が含まれています',
  failed: '送信できませんでした。内容は残っています',
} as const;
