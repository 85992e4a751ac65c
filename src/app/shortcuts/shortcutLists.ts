import { paths } from '../../navigation/paths.ts';

/** The texts of the dialog of the keyboard shortcuts. */
export const shortcutTexts = {
  isOn: 'キーボードショートカットを使う',
  isOnHelp: '文字の入力中や、ダイアログが開いている間は働きません',
  here: 'この画面で使えるキー',
  enter: { send: 'Enter', newLine: 'Shift+Enter' },
  ctrlEnter: { send: 'Ctrl+Enter', newLine: 'Enter' },
} as const;

/** Where shortcuts work: on a screen, in a part of it, or everywhere. */
type ShortcutPlace = 'search' | 'chat' | 'messages' | 'board' | 'all';

export interface ShortcutLine {
  label: string;
  /** The keys, pressed one after the other, or together if there is a `+`. */
  keys: readonly string[];
}

interface ShortcutList {
  title: string;
  lines: readonly ShortcutLine[];
}

/** Returns the shortcuts of each place. @param send the keys with which a message is sent */
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

const places = ['all', 'search', 'messages', 'chat', 'board'] as const satisfies readonly ShortcutPlace[];

/**
 * Returns the lists of the shortcuts dialog: `here` are those of the shortcuts that work only on the current screen,
 * which the dialog shows first, and `others` the rest in their order.
 */
export function orderPlaces(path: string, search: string): { here: ShortcutPlace[]; others: ShortcutPlace[] } {
  const here = placesAt(path, search);
  return { here, others: places.filter((place) => !here.includes(place)) };
}

function placesAt(path: string, search: string): ShortcutPlace[] {
  if (path === paths.search) return ['search'];
  if (path === paths.board) return ['board'];
  if (path !== paths.messages) return [];
  return new URLSearchParams(search).has('c') ? ['chat', 'messages'] : ['messages'];
}
