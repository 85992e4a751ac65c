/** The search of the board (docs/texts.md X16). */
export const boardSearch = {
  label: '掲示板をさがす',
  kinds: '投稿の種類',
  media: { audio: '音声あり', video: '動画あり' },
  recruiting: '募集',
  found: (found: number, loaded: number) => `読み込んだ${loaded}件のうち${found}件が見つかりました`,
  nothingFound: '条件に合う投稿が見つかりません',
  nothingFoundHint: (loaded: number) => `読み込んだ${loaded}件の中からさがしました`,
  clear: '条件をすべてクリア',
  clearedForPost: '新しい投稿を表示するため、条件をクリアしました',
} as const;
