/** Texts about lists that are stored in the browser (rules F37 and F39). */
export const privateList = {
  notPersisted: 'ブラウザに保存できませんでした。ページを閉じると失われます',
} as const;
