/** The texts about people who are not shown any more. */
export const hiddenPeople = {
  hidden: (name: string) => `${name}さんを非表示にしました`,
  title: '非表示にした人',
  restore: '再表示する',
  restoreOf: (name: string) => `${name}さんを再表示する`,
  restored: (name: string) => `${name}さんを再表示しました`,
  help: '検索・受け取ったいいね・掲示板に表示されません。メッセージは今までどおり届きます',
  none: '非表示にした人はいません',
  blocked: (name: string) => `${name}さんをブロックしました`,
  unblocked: (name: string) => `${name}さんのブロックを解除しました`,
} as const;

/** The texts about blocking and reporting. */
export const safety = {
  block: 'この人をブロック',
  blockTitle: (name: string) => `${name}さんをブロックしますか？`,
  blockBody: ['検索・いいね・掲示板・メッセージに表示されなくなります。', '相手には伝わりません。'],
  blockNote: 'このブラウザにだけ保存されます。解除は設定から。',
  blockConfirm: 'ブロックする',
  isBlocked: 'ブロック中',
  unblock: 'ブロックを解除',
  unblockOf: (name: string) => `${name}さんのブロックを解除`,
  report: '通報する',
  reportHelp: '運営あてのメールを用意します。ご自分で送るまで、どこにも送られません。相手には伝わりません。',
  reportedMessage: 'どのメッセージですか',
  noMessage: 'メッセージは指定しない',
  words: '理由（任意）',
  mail: '送られる内容',
  openMail: 'メールを作成',
  copyMail: '内容をコピー',
  tooLongForMail:
    '長いため、「メールを作成」には途中までしか入りません。全文は「内容をコピー」を押して、メールに貼り付けてください。',
  copyRefused: 'コピーできませんでした。内容を選択してコピーしてください',
  address: (contact: string) => `宛先：${contact}`,
} as const;
