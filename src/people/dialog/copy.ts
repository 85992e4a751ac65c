/** The texts of the profile dialog. */
export const profileDialog = {
  menu: (name: string) => `${name}さんのメニューを開く`,
  message: 'メッセージを送る',
  like: 'いいね',
  liked: 'いいね済み',
  editOwn: 'プロフィールを編集',
  loading: 'プロフィール',
  bio: '自己紹介',
  noBio: '自己紹介はまだありません',
  videos: '動画',
  untitled: 'タイトルなし',
  play: (title: string) => `「${title}」を再生する`,
  unplayable: 'このメディアは再生できません',
  links: 'リンク',
  openLink: (service: string) => `${service}を新しいタブで開く`,
  likes: (count: number) => `もらったいいね ${count}件`,
  lastActive: (relative: string) => `最終アクティブ: ${relative}`,
} as const;

export const services = {
  twitter_url: 'X（旧Twitter）',
  instagram_url: 'Instagram',
  youtube_url: 'YouTube',
  soundcloud_url: 'SoundCloud',
  website_url: 'ウェブサイト',
} as const;

/** The texts of the score breakdown. */
export const matchBreakdown = {
  title: 'マッチ度の内訳',
  open: 'マッチ度の内訳を見る',
  close: 'マッチ度の内訳を閉じる',
  genre: 'ジャンル',
  instrument: '楽器',
  skill: 'スキル',
  location: '地域',
  weight: (percent: number) => `配分 ${percent}%`,
  disclaimer: 'マッチ度は登録されたタグから計算した目安です',
  improve: (category: string) => `あなたの${category}を登録すると、より正確になります`,
  genresAndInstruments: 'ジャンルと担当楽器',
} as const;

/** Parts of the sentence about what two people have in common. */
export const sentence = {
  genres: (list: string) => `どちらも${list}が好き`,
  genresFirst: (list: string) => `${list}が好きで、`,
  instruments: (list: string) => `どちらも${list}`,
  pair: (viewer: string, person: string) => `${viewer}と${person}の組み合わせ`,
  place: (place: string) => `活動地域はどちらも${place}`,
  and: (fact: string) => `${fact}で、`,
  two: (one: string, other: string) => `${one}と${other}`,
  some: (one: string, other: string) => `${one}・${other}など`,
} as const;

export const reasons = {
  viewer: 'あなた',
  person: (name: string) => `${name}さん`,
  unset: '未設定',
  genresShared: (list: string) => `共通のジャンル: ${list}`,
  genresSame: 'ジャンルの好みが完全に一致しています',
  genresDiffer: '共通のジャンルはまだありません',
  genresSought: (list: string) => `探しているジャンル: ${list}`,
  genresMissing: (who: string) => `ジャンルが登録されていません（${who}）`,
  pairs: (pairs: string) => `組み合わせると活きるパート: ${pairs}`,
  pair: (viewer: string, person: string) => `${viewer} × ${person}`,
  instrumentsShared: (list: string) => `同じ楽器: ${list}`,
  instrumentsSought: (list: string) => `探している楽器: ${list}`,
  noPairs: '補い合う楽器はまだありません',
  instrumentsMissing: (who: string) => `楽器が登録されていません（${who}）`,
  skillSame: (level: string) => `スキルレベルが同じ（${level}）`,
  skillNear: (viewer: string, person: string) => `スキルレベルが近い（${viewer}・${person}）`,
  skillFar: (viewer: string, person: string) => `スキルレベルに差があります（${viewer}・${person}）`,
  placeSame: (place: string) => `活動地域が同じ（${place}）`,
  prefectureSame: (prefecture: string) => `同じ都道府県（${prefecture}）`,
  regionSame: (region: string) => `同じ地方（${region}）`,
  placeFar: '活動地域が離れています',
  placeMissing: (who: string) => `活動地域が未登録です（${who}）`,
} as const;

/** The texts of the viewer's own profile in the dialog. */
export const ownProfile = {
  seen: 'ほかの人には、このように見えています',
  unsaved: '保存していない変更は、まだほかの人には見えません',
  backToEditor: '編集に戻る',
  addressHelp: 'このアドレスを開いた人は、ログインするとあなたのプロフィールを見られます',
  share: 'プロフィールを共有',
  copyFailed: 'コピーできませんでした。アドレスを選択してコピーしてください',
  showCode: 'QRコードを表示',
  hideCode: 'QRコードを隠す',
  code: (name: string) => `${name}さんのプロフィールのQRコード`,
} as const;
