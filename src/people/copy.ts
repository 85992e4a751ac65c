import type { MatchLabel } from '../scoring/matchTotal.ts';

/** The texts of a person's card. */
export const card = {
  open: (name: string) => `${name}さんのプロフィールを開く`,
  more: (tags: number) => `+${tags} more`,
  /** The name contains the visible label, as voice control requires (WCAG 2.5.3). */
  moreTags: (tags: number) => `+${tags} more ほか${tags}個のタグを表示する`,
  allTags: 'すべてのタグ',
  match: (score: number) => `マッチ度 ${score}%`,
  liked: 'いいね済み',
  received: '相手からいいね',
  mutual: 'マッチング中',
  like: (name: string) => `${name}さんにいいねする`,
  unlike: (name: string) => `${name}さんへのいいねを取り消す`,
  hide: '非表示にする',
  hideOf: (name: string) => `${name}さんを非表示にする`,
  years: (years: number) => `経験${years}年`,
} as const;

/** The label of each score range. */
export const matchLabels: Record<MatchLabel, string> = {
  high: '高相性',
  good: '相性良好',
  fair: '相性あり',
  new: '新しい出会い',
};
