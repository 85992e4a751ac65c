/** The texts of the filters and of the search for tags (docs/texts.md X10, X11). */
export const filterPanel = {
  findTag: 'タグをさがす',
  failed: 'タグの読み込みに失敗しました',
  expand: (category: string) => `${category}を開く`,
  collapse: (category: string) => `${category}を閉じる`,
} as const;
