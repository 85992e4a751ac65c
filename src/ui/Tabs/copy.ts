export const tabsCopy = {
  invalid: '入力内容に問題があります',
  menu: 'タブの一覧',
  /** Begins with the visible word (rule T5). */
  open: (menu: string) => `${menu}を開く`,
  position: (position: number, total: number) => `${position} / ${total}`,
} as const;
