/** The texts of the actions for a message (docs/texts.md X15). */
export const messageMenu = {
  quote: '引用する',
  copyLink: 'リンクをコピー',
  copyRefused: 'コピーできませんでした',
  /** Precedes a quoted message, for assistive technology. */
  quoted: '引用: ',
  toQuoted: '引用元のメッセージへ',
  linkMissing: 'リンク先のメッセージは見つかりませんでした',
} as const;
