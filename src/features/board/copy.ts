/** The texts of the board (rules B21 to B24). */
export const board = {
  title: '掲示板',
  lead: 'メンバー募集や演奏のシェアなど、気軽に投稿してみましょう',
  created: '投稿が作成されました！',
  deleted: '投稿が削除されました',
  loadFailed: '投稿の読み込みに失敗しました',
  more: 'もっと見る',
  /** Label of the button for the next page while a search filters the list. */
  older: '古い投稿も読み込む',
  end: 'これ以上の投稿はありません',
  fab: '新しい投稿を書く',
} as const;

export const nothing = { title: 'まだ投稿がありません', hint: '最初の投稿をしてみましょう' } as const;

/** Shown when every post is by a person whom the viewer has hidden. */
export const allHidden = {
  title: '表示できる投稿はありません',
  hint: '非表示の人の投稿だけです。「さがす」で戻せます',
} as const;

export const composer = {
  label: '投稿を書く',
  placeholder: 'いま、どんな音楽をやっていますか？',
  addMedia: '音声・動画を追加',
  record: '録音する',
  /** Put before a text; by this word the board finds a post that looks for people (rule B32). */
  recruiting: '【募集】',
  /** Shown when an earlier visit left a take. */
  storedTake: '録音の続き',
  removeMedia: '添付したメディアを外す',
  rules: '音声または動画1件・100MBまで・10分まで',
  submit: '投稿する',
  submitting: '投稿中…',
  progress: (percent: number) => `投稿の進み具合 ${percent}%`,
  abort: 'キャンセル',
  restored: '下書きを復元しました',
  discard: '下書きを破棄',
  failed: '投稿の作成に失敗しました',
  inputRemains: '内容は残っています',
  empty: '内容を入力するか、メディアファイルを選択してください',
  tooLarge: 'ファイルサイズは100MB以下にしてください',
  wrongType: '音声または動画ファイルを選択してください',
  checkNotLoaded: 'ファイルを確認できません。もう一度お試しください',
  tooLong: { audio: '音声ファイルは10分以内にしてください', video: '動画ファイルは10分以内にしてください' },
  unreadable: {
    audio: '音声ファイルの読み込みに失敗しました',
    video: '動画ファイルの読み込みに失敗しました',
    mov: '動画ファイルの読み込みに失敗しました（MOV形式はMP4に変換してお試しください）',
  },
} as const;

export const post = {
  report: '通報する',
  kind: { audio: '音声', video: '動画' },
  openAuthor: (name: string) => `${name}さんのプロフィールを開く`,
  /** The label contains the visible name, as speech control requires it. */
  viewerProfile: (name: string) => `${name} 自分のプロフィールを編集する`,
  gone: '退会したユーザー',
  menu: '投稿メニューを開く',
  remove: '削除する',
  removing: '削除中…',
  removeTitle: 'この投稿を削除しますか？',
  removeBody: '削除した投稿は元に戻せません。返信がある場合は返信も表示されなくなります。',
  removeFailed: '投稿の削除に失敗しました',
  reply: '返信する',
} as const;

export const replies = {
  to: (name: string) => `${name}さんに返信`,
  placeholder: '返信を書く',
  done: '返信しました',
  count: (replies: number) => `${replies}件の返信`,
  hide: '返信を閉じる',
  /** Shown when a search finds words in replies that are collapsed. */
  match: '返信に一致する言葉があります',
} as const;
