import type { MatchLabel } from '../../scoring/matchLabel.ts';

/** copy.md section 12, the card. */
export const card = {
  open: (name: string) => `${name}さんのプロフィールを開く`,
  more: (tags: number) => `+${tags} more`,
  /** With the visible words in it, for people who say what they see (WCAG 2.5.3). */
  moreTags: (tags: number) => `+${tags} more ほか${tags}個のタグを表示する`,
  allTags: 'すべてのタグ',
  match: (score: number) => `マッチ度 ${score}%`,
  liked: 'いいね済み',
  received: '相手からいいね',
  mutual: 'マッチング中',
  like: (name: string) => `${name}さんにいいねする`,
  unlike: (name: string) => `${name}さんへのいいねを取り消す`,
  years: (years: number) => `経験${years}年`,
} as const;

/** spec.md section 9. */
export const matchLabels: Record<MatchLabel, string> = {
  high: '高相性',
  good: '相性良好',
  fair: '相性あり',
  new: '新しい出会い',
};
