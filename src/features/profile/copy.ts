import type { CompletenessItem } from '../../scoring/profileCompleteness.ts';

/** The texts of the profile editor (rules P15, P32 and P34). */
export const edit = {
  title: 'プロフィール編集',
  tabs: { basic: '基本情報', tags: 'タグ設定', social: 'SNSリンク', videos: '動画設定' },
  menu: '編集メニュー',
  preview: '相手からの見え方を確認',
  cancel: 'キャンセル',
  save: '保存する',
  saving: '保存中…',
  saved: 'プロフィールを更新しました',
  saveFailed: 'プロフィールの更新に失敗しました',
  loadFailed: 'データの取得に失敗しました',
  invalid: '入力内容に問題があります',
  dirty: '未保存の変更があります',
  saveFailedWithInput: '保存できませんでした。入力した内容は残っています。',
  mend: (field: string, others: number) =>
    others === 0 ? `「${field}」を直すと保存できます` : `「${field}」ほか${others}件を直すと保存できます`,
  required: '必須',
  leaveTitle: '変更を破棄しますか？',
  leaveBody: '保存していない変更があります。このまま移動すると変更は失われます。',
  leave: '破棄して移動する',
  stay: '編集を続ける',
} as const;

/** The texts of the first-time path. */
export const guide = {
  position: (position: number, total: number) => `ステップ ${position} / ${total}`,
  progress: 'プロフィール登録の進み具合',
  steps: {
    displayName: {
      title: '表示名を教えてください',
      hint: 'あとから変えられます',
    },
    instruments: {
      title: '担当楽器を選びましょう',
      hint: 'これから始めたい楽器でも大丈夫です',
    },
    genres: {
      title: '好きなジャンルを選びましょう',
      hint: 'マッチ度の計算に使われます',
    },
    locations: {
      title: '活動地域を選びましょう',
      hint: '近くの仲間が見つかりやすくなります',
    },
  },
  back: '戻る',
  next: '次へ',
  later: 'あとで続ける',
  savedOnDevice: '入力した内容は、この端末に残っています',
  /** Shown for a moment after the last step. */
  ready: 'マッチ度を計算しました',
} as const;

/** Shown when the same field was changed here and elsewhere. */
export const conflict = {
  title: '同じ項目が別の場所でも変更されています',
  body: 'この画面を開いたあとに、別のタブや端末で同じ項目が保存されました。残す内容を選んでください。',
  chooseFirst: 'すべての項目で残す内容を選ぶと保存できます',
  mine: 'この画面で入力した内容',
  theirs: '保存されている内容',
  unset: '未設定',
  years: (years: string) => `${years}年`,
} as const;

export const basic = {
  displayNamePlaceholder: '例: ギターのたかし',
  displayNameRequired: '表示名は必須です',
  bioPlaceholder: '好きなアーティスト、活動歴、やってみたいことなどを書いてみましょう',
  bioCounter: (characters: number) => `${characters}文字`,
  yearsUnit: '年',
  yearsInvalid: '経験年数は0以上の数字で入力してください',
  yearsUpTo: (most: number) => `${most}年まで`,
  tooManyYears: (most: number) => `経験年数は${most}年以内で入力してください`,
  unselected: '選択しない',
} as const;

export const avatar = {
  title: 'プロフィール画像',
  choose: '画像を選ぶ',
  change: '画像を変更する',
  chooseAgain: '選び直す',
  discard: '選択を取り消す',
  drop: 'ここに画像をドロップするか、貼り付けてください',
  upload: 'アップロードする',
  uploading: 'アップロード中…',
  abort: 'アップロードを中止',
  delete: '画像を削除する',
  hint: '5MBまで・400×400px以上を推奨',
  preview: 'プレビュー',
  reading: '画像を読み込んでいます…',
  uploaded: 'プロフィール画像を更新しました',
  deleted: 'プロフィール画像を削除しました',
  deleteTitle: 'プロフィール画像を削除しますか？',
  deleteBody: '画像を削除すると、初期アイコンが表示されます。',
  deleteConfirm: '削除する',
  deleting: '削除中…',
  tooBig: 'ファイルサイズは5MB以下にしてください',
  wrongType: '画像ファイルを選択してください',
  unreadable: '画像を読み込めませんでした',
  unreadableHeic: '画像を読み込めませんでした（HEIC形式はJPEGに変換してお試しください）',
  uncroppable: 'ブラウザのプライバシー設定により、この形式の画像は使えません。JPEG、PNG、WebPの画像を選択してください',
  whole: 'ブラウザのプライバシー設定により切り抜けないため、画像全体を使います（位置情報などは取り除きます）',
  small: '画像が小さいため、ぼやけて表示されることがあります（400×400px以上を推奨）',
  uploadFailed: 'アップロードに失敗しました',
  deleteFailed: '削除に失敗しました',
  crop: '表示する範囲を選ぶ',
  zoom: '拡大・縮小',
  rotate: '90度回転',
  apply: 'この範囲に決定',
  cropArea: '切り抜き範囲。矢印キーで移動、プラスとマイナスで拡大・縮小できます',
} as const;

export const completeness = {
  title: 'プロフィール充実度',
  lead: '充実度を上げると、マッチ度の精度が上がり、見つけてもらいやすくなります',
  missing: '次の項目を入力してみましょう',
  rest: (items: number) => `ほか${items}件`,
  full: 'プロフィールが完成しました！',
} as const;

/** The texts that explain why the next missing item attracts more people. */
export const missingReasons: Record<CompletenessItem, string> = {
  displayName: '名前があると、検索に表示されます',
  bio: 'やりたい音楽が伝わると、声をかけてもらいやすくなります',
  avatar: '画像があると、検索結果で目に留まりやすくなります',
  ageRange: '年代で絞り込んだ人にも見つけてもらえます',
  activityLevel: '活動のペースが合う人に見つけてもらえます',
  years: '経験が分かると、声をかけてもらいやすくなります',
  tags: '楽器やジャンルで絞り込んだ人に見つけてもらえます',
  social: '演奏や活動を見てもらえます',
};

/** Texts of the missing items; `left` is used for the tags only. */
export const missingItems: Record<CompletenessItem, (left: number) => string> = {
  displayName: () => '表示名を入力する',
  bio: () => '自己紹介を書く',
  avatar: () => 'プロフィール画像を設定する',
  ageRange: () => '年代を選ぶ',
  activityLevel: () => '活動頻度を選ぶ',
  years: () => '経験年数を入力する',
  tags: (left) => `タグを3つ以上選ぶ（あと${left}つ）`,
  social: () => 'SNSリンクを追加する',
};

export const tags = {
  lead: '当てはまるタグを選んでください。選んだタグは検索とマッチ度の計算に使われます。',
  single: '1つだけ選べます',
  multi: 'いくつでも選べます',
  count: (chosen: number) => `${chosen}個選択中`,
  clear: 'すべてクリア',
  clearGroup: (category: string) => `${category}をすべてクリア`,
  filter: 'タグをさがす（ひらがな・カタカナ・漢字）',
  loadFailed: 'タグの読み込みに失敗しました',
} as const;

export const links = {
  lead: '活動が伝わるリンクを登録しましょう',
  placeholder: 'https://',
  notAnAddress: 'URLの形式で入力してください（https:// から始まるURL）',
  open: (service: string) => `${service}を新しいタブで開く`,
} as const;
