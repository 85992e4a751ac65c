import type { LikeTab } from '../../likes/likeCache.ts';
import type { LikeSort } from './likeSorts.ts';

/** The texts of the likes screen (rules L20 and L21). */
export const likes = {
  title: 'いいね',
  tabs: { sent: '送った', received: '受け取った', matched: 'マッチング' } satisfies Record<LikeTab, string>,
  tab: (tab: string, count: number) => `${tab}（${count}件）`,
  unseen: (count: number) => `新着${count}件`,
  sortLabel: '並び替え',
  sorts: { match: 'マッチ度順', newest: '新着順', name: '名前順（A-Z）' } satisfies Record<LikeSort, string>,
  hints: {
    sent: 'いいねを送ったお相手です。相手からもいいねが届くとマッチングします。',
    received: 'あなたにいいねを送ってくれた人です。いいねを返すとマッチングします。',
    matched: 'お互いにいいねした相手です。メッセージを送って音楽の話をしてみましょう。',
  } satisfies Record<LikeTab, string>,
  closeHint: 'ヒントを閉じる',
  /** Follows the date. */
  dates: { sent: 'に送信', received: 'に受信', matched: 'にマッチング' } satisfies Record<LikeTab, string>,
  day: (month: number, day: number, year: number | null) => `${year === null ? '' : `${year}年`}${month}月${day}日`,
  likeBack: 'いいねを返す',
  unmatch: 'マッチングを解除',
  message: 'メッセージを送る',
} as const;

export const emptyTabs = {
  sent: {
    title: 'まだいいねを送っていません',
    hint: '気になる人を見つけて、いいねを送ってみましょう',
    action: '仲間をさがす',
  },
  received: {
    title: 'まだいいねが届いていません',
    hint: 'プロフィールを充実させると、見つけてもらいやすくなります',
    action: 'プロフィールを編集',
  },
  matched: {
    title: 'まだマッチングはありません',
    hint: 'いいねを送り合うとマッチングします',
    action: '仲間をさがす',
  },
} as const satisfies Record<LikeTab, object>;

/** The texts shown when all received likes are of hidden people. */
export const allHidden = {
  title: '表示できるいいねはありません',
  hint: '届いているのは、非表示にした人からのいいねだけです',
} as const;

/** The snackbar texts for likes. */
export const likeMessages = {
  liked: 'いいねを送りました',
  /** Shown below `liked` after the viewer's first like. */
  firstLike: '相手からもいいねが届くとマッチングします',
  unliked: 'いいねを取り消しました',
  matched: '🎉 マッチングしました！',
  unmatched: 'マッチングを解除しました',
  matchedLive: '🎉 新しいマッチングが成立しました！',
  likeFailed: 'いいねの送信に失敗しました',
  unlikeFailed: 'いいねの取り消しに失敗しました',
} as const;

/** The texts of the match celebration. */
export const celebration = {
  title: (name: string) => `${name}さんとマッチングしました！`,
  common: (list: string) => `共通点: ${list}`,
  openerLabel: '最初のメッセージ',
  openerHelp: '送る前に、メッセージ画面で確認できます',
  opensChat: 'メッセージ画面が開きます',
  /** Contains the number and the first words, so that users know an example before they select it. */
  opener: (number: number, words: string) => `文例${number} ${words}`,
  message: 'メッセージを送る',
  later: 'あとで',
} as const;
