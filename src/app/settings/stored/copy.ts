import type { StoredKind } from '../../../storage/storedData.ts';

/** The texts about what the browser stores. */
export const stored = {
  title: '保存されているもの',
  open: '保存されているものを開く',
  close: '保存されているものを閉じる',
  help: 'この端末に保存しているデータです。消しても、プロフィールや送信済みのメッセージは残ります',
  none: '保存されているものはありません',
  blocked: 'ブラウザの設定で保存がブロックされているため、何も保存されていません',
  count: (count: number, unit: string) => `${count}${unit}`,
  kilobytes: (size: number) => (size === 0 ? '1KB未満' : `約${size}KB`),
  remove: '削除する',
  what: (name: string) => `（${name}）`,
  removed: '削除しました',
  removedOf: (name: string) => `${name}を削除しました`,
  question: (name: string) => `${name}を削除しますか？`,
} as const;

interface KindCopy {
  name: string;
  help: string;
  /** Unit of the number of items; without it, the size is shown instead. */
  unit?: string;
  /** What a deletion loses; without it, no confirmation is asked. */
  loss?: string;
}

/**
 * The kinds of the table `storedData`, as users would name them, in the order of the list in the settings.
 */
export const storedCopy: Record<StoredKind, KindCopy> = {
  login: { name: 'ログイン', help: '次に開いたときもログインしたままにします。ログアウトすると消えます' },
  drafts: {
    name: '下書き',
    help: '書きかけのメッセージ・投稿・プロフィール',
    unit: '件',
    loss: '書きかけの内容は元に戻せません。いま開いている画面に入力中の文は、その画面を離れるまで残ります。',
  },
  unsent: {
    name: '送信していないメッセージ',
    help: '接続が戻ると送信されます',
    unit: '件',
    loss: '送信待ちのメッセージと、送信に失敗したメッセージが失われます。送信中のものは取り消せません。',
  },
  takes: {
    name: '投稿していない録音',
    help: '掲示板の「録音の続き」から使えます',
    unit: '件',
    loss: '録音は元に戻せません。録音中の場合、その録音は保存されなくなります。',
  },
  shared: {
    name: 'ほかのアプリから共有されたファイル',
    help: '掲示板の投稿に添付されるまで保存されます',
    unit: '件',
    loss: 'このブラウザにあるコピーが失われます。元のアプリのファイルはそのままです。',
  },
  hidden: {
    name: '非表示・ブロックした人',
    help: '1人ずつ戻すこともできます',
    unit: '人',
    loss: '全員がまた表示され、ブロックも解除されます。',
  },
  chats: {
    name: 'メッセージの整理',
    help: '会話のピン留め・通知オフ・アーカイブ',
    unit: '件',
    loss: 'ピン留めと通知オフが外れ、アーカイブした会話が一覧に戻ります。',
  },
  searches: { name: '保存した検索', help: '検索画面から使えます', unit: '件', loss: '保存した検索は元に戻せません。' },
  settings: {
    name: '表示と操作の設定',
    help: 'この画面の設定、再生の音量と速さ',
    loss: 'すべて最初の設定に戻ります。',
  },
  place: { name: '前回開いていた画面', help: '画面と再生位置。アプリを閉じるたびに新しくなります' },
  seen: {
    name: '表示済みの案内',
    help: '新着いいねと、試聴した人の記録も含みます。削除すると、また表示されます',
  },
  address: { name: '登録したメールアドレス', help: '登録後のはじめてのログインのためのものです' },
  files: {
    name: 'アプリのファイル',
    help: '接続がなくても開けるようにします。次に開いたときにまた保存されます',
    unit: '個',
  },
  tab: { name: 'このタブの記録', help: 'スクロール位置、メール送信の待ち時間など。タブを閉じると消えます' },
};
export const storedKinds = Object.keys(storedCopy) as StoredKind[];
