/** The texts of the dialog of the keyboard shortcuts (docs/texts.md X18). */
export const shortcutTexts = {
  isOn: 'キーボードショートカットを使う',
  isOnHelp: '文字の入力中や、ダイアログが開いている間は働きません',
  here: 'この画面で使えるキー',
  enter: { send: 'Enter', newLine: 'Shift+Enter' },
  ctrlEnter: { send: 'Ctrl+Enter', newLine: 'Enter' },
} as const;

/** Where shortcuts work: on a screen, in a part of it, or everywhere. */
export type ShortcutPlace = 'search' | 'chat' | 'messages' | 'board' | 'all';

export interface ShortcutLine {
  label: string;
  /** The keys, pressed one after the other, or together if there is a `+`. */
  keys: readonly string[];
}

interface ShortcutList {
  title: string;
  lines: readonly ShortcutLine[];
}

/** Returns the shortcuts of each place. @param send the keys with which a message is sent (rule M14) */
export const shortcutLists = (
  send: typeof shortcutTexts.enter | typeof shortcutTexts.ctrlEnter,
): Record<ShortcutPlace, ShortcutList> => ({
  search: {
    title: 'さがす',
    lines: [
      { label: 'フィルターを開く', keys: ['/'] },
      { label: 'グループの中のタグを移動', keys: ['矢印キー'] },
    ],
  },
  chat: {
    title: '会話',
    lines: [
      { label: 'メッセージを送信', keys: [send.send] },
      { label: '改行', keys: [send.newLine] },
      { label: '入力欄から出る', keys: ['Esc'] },
      { label: '会話の検索で次の一致', keys: ['Enter'] },
      { label: '会話の検索で前の一致', keys: ['Shift+Enter'] },
    ],
  },
  messages: {
    title: 'メッセージ',
    lines: [
      { label: '次の会話', keys: ['Alt+↓'] },
      { label: '前の会話', keys: ['Alt+↑'] },
    ],
  },
  board: {
    title: '掲示板',
    lines: [
      { label: '新しい投稿', keys: ['n'] },
      { label: '再生位置を5秒ずつ移動', keys: ['←', '→'] },
    ],
  },
  all: {
    title: 'どの画面でも',
    lines: [
      { label: 'さがすへ移動', keys: ['g', 's'] },
      { label: 'いいねへ移動', keys: ['g', 'l'] },
      { label: 'メッセージへ移動', keys: ['g', 'm'] },
      { label: 'お知らせへ移動', keys: ['g', 'n'] },
      { label: '掲示板へ移動', keys: ['g', 'b'] },
      { label: '画面に出た通知へ移動', keys: ['F6'] },
      { label: 'この一覧を表示', keys: ['?'] },
    ],
  },
});
