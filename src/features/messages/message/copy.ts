/** What somebody can do with a message (docs/texts.md X15). */
export const messageMenu = {
  quote: '引用する',
  copyLink: 'リンクをコピー',
  copyRefused: 'コピーできませんでした',
  /** Comes before a quoted message, for assistive technology. */
  quoted: '引用: ',
  toQuoted: '引用元のメッセージへ',
  linkMissing: 'リンク先のメッセージは見つかりませんでした',
} as const;
