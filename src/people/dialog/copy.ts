/** The texts of the profile dialog. */
export const profileDialog = {
  menu: (name: string) => `${name}さんのメニューを開く`,
  message: 'メッセージを送る',
  noMatchNeeded: 'マッチング前でも送れます',
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
  /** The particle is left out where it would be wrong: たった今アクティブ. */
  lastActive: (relative: string) => (relative === 'たった今' ? `${relative}アクティブ` : `${relative}にアクティブ`),
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

/**
 * The sentences about what two people have in common: those that are alone, those that need another one after them
 * (`genresBefore`), and those that follow another one (`placeAfter`).
 */
export const sentence = {
  genres: (genres: readonly string[]) => `ふたりとも${some(genres)}が好きです`,
  genresBeforePair: (genres: readonly string[]) =>
    genres.length === 2 ? `${genres.join('も')}も好き同士。` : `${some(genres)}好き同士。`,
  genresBefore: (genres: readonly string[]) =>
    genres.length === 1 ? `ふたりとも${genres[0]}好き。` : `ふたりとも${some(genres)}が好き。`,
  instruments: (parts: readonly string[]) =>
    parts.length > 2 ? `${some(parts)}など、パートが重なっています` : `パートはふたりとも${some(parts)}です`,
  instrumentsAfter: (parts: readonly string[]) => {
    if (parts.length === 1) return `パートも同じ${parts[0]}です`;
    return parts.length === 2 ? `${some(parts)}、パートも同じです` : `${some(parts)}など、パートも重なっています`;
  },
  /** Who writes, arranges or records does not play together with somebody in the narrow sense. */
  pair: (viewer: string, person: string, isWriting: boolean) =>
    `${viewer}×${person}で${isWriting ? '組めそうです' : '合わせられそうです'}`,
  pairBefore: (viewer: string, person: string) => `${viewer}×${person}で組めます。`,
  place: (place: string) => `活動地域はどちらも${place}です`,
  placeAfter: (place: string) => `活動地域も同じ${place}です`,
} as const;

/** One or two words, or the first two of more. */
function some([one = '', other, more]: readonly string[]): string {
  if (other === undefined) return one;
  return more === undefined ? `${one}と${other}` : `${one}や${other}`;
}

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

/** The label of the tags that name nothing. */
export const unnamed = 'その他';
