/** docs/texts.md X18. */
export const shortcutTexts = {
  isOn: 'キーボードショートカットを使う',
  isOnHelp: '文字の入力中や、ダイアログが開いている間は働きません',
  moves: '画面の移動',
  actions: '操作',
} as const;

interface Line {
  label: string;
  /** One after the other, or together where there is a `+`. */
  keys: readonly string[];
}

export const moves: readonly Line[] = [
  { label: 'さがすへ移動', keys: ['g', 's'] },
  { label: 'いいねへ移動', keys: ['g', 'l'] },
  { label: 'メッセージへ移動', keys: ['g', 'm'] },
  { label: 'お知らせへ移動', keys: ['g', 'n'] },
  { label: '掲示板へ移動', keys: ['g', 'b'] },
];

export const actions: readonly Line[] = [
  { label: 'フィルターを開く', keys: ['/'] },
  { label: '新しい投稿', keys: ['n'] },
  { label: '次の会話（メッセージで）', keys: ['Alt+↓'] },
  { label: '前の会話（メッセージで）', keys: ['Alt+↑'] },
  { label: 'この一覧を表示', keys: ['?'] },
];
