/** docs/texts.md X12. */
export const conversations = {
  startFailed: 'メッセージの開始に失敗しました',
} as const;
