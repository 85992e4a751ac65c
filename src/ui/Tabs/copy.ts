export const tabsCopy = {
  invalid: '入力内容に問題があります',
  open: 'タブの一覧を開く',
} as const;
