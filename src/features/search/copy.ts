/** copy.md section 11. */
export const search = {
  headline: '音でつながる、仲間に出会う。',
  sub: 'ジャンル・楽器・地域から、あなたにぴったりの音楽仲間を見つけましょう',
  heading: 'あなたにおすすめのアーティスト',
  count: (people: number) => `${people}人`,
  found: (people: number) => `${people}人のプロフィールが見つかりました`,
  emptyTitle: 'プロフィールが見つかりません',
  emptyHint: 'フィルター条件を調整してみてください',
} as const;

/** copy.md section 12. */
export const card = {
  more: (tags: number) => `+${tags} more`,
  moreTags: (tags: number) => `ほか${tags}個のタグ`,
  liked: 'いいね済み',
  mutual: 'マッチング中',
  like: (name: string) => `${name}さんにいいねする`,
  unlike: (name: string) => `${name}さんへのいいねを取り消す`,
  years: (years: number) => `経験${years}年`,
} as const;

/** spec.md section 8 and 4, likes. */
export const likeMessages = {
  liked: 'いいねを送りました',
  unliked: 'いいねを取り消しました',
  likeFailed: 'いいねの送信に失敗しました',
  unlikeFailed: 'いいねの取り消しに失敗しました',
} as const;
