/** The texts of saved searches, and of the link to one. */
export const savedSearch = {
  share: 'リンクをコピー',
  shareFailed: 'コピーできませんでした。アドレス欄からコピーしてください',
  title: '保存した条件',
  save: 'この条件を保存',
  /** What is seen of it. */
  saveShort: '保存',
  name: '条件の名前',
  done: '条件を保存しました',
  deleted: '保存した条件を削除しました',
  newPeople: (people: number) => `${people}人の新着`,
  noName: '条件の名前を入力してください',
  nameTooLong: (most: number) => `${most}文字以内で入力してください`,
  full: (most: number) => `保存できる条件は${most}件までです`,
  rename: '名前を変更',
  renameOf: (name: string) => `「${name}」の名前を変更`,
  delete: '削除',
  deleteOf: (name: string) => `「${name}」を削除`,
  moveUpOf: (name: string) => `「${name}」を上へ移動`,
  moveDownOf: (name: string) => `「${name}」を下へ移動`,
} as const;
