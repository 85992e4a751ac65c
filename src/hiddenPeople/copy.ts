/** People who are not shown any more (rules F39, F42). */
export const hiddenPeople = {
  hidden: (name: string) => `${name}さんを非表示にしました`,
  title: '非表示にした人',
  restore: '再表示する',
  restoreOf: (name: string) => `${name}さんを再表示する`,
  restored: (name: string) => `${name}さんを再表示しました`,
  help: '検索、受け取ったいいね、掲示板に出なくなります。メッセージは今までどおり届きます',
  none: '非表示にした人はいません',
  blocked: (name: string) => `${name}さんをブロックしました`,
  unblocked: (name: string) => `${name}さんのブロックを解除しました`,
} as const;
