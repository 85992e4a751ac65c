/** The texts of a search without results (docs/texts.md X11). */
export const nobody = {
  title: 'プロフィールが見つかりません',
  hint: 'フィルター条件を調整してみてください',
  relax: (tag: string, people: number) => `「${tag}」を外すと${people}人見つかります`,
} as const;
