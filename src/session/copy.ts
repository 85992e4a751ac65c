/** Texts about lists that are stored in the browser. */
export const privateList = {
  notPersisted: 'ブラウザに保存できませんでした。ページを閉じると失われます',
} as const;
