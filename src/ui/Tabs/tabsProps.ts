import type { ReactNode } from 'react';

export interface Tab {
  id: string;
  label: string;
  /** Number of items in the tab, 0 included; null while unknown, undefined to show none. */
  count?: number | null;
  /** Accessible name instead of label and count: 送ったいいね（12件）. Contains the label. */
  accessibleName?: string;
  /** Number of unread or pending items; nothing is shown for 0. */
  badge?: number;
  /** Text about new items in the tab: 新着2件. Becomes the accessible description, not a part of the name. */
  unseen?: string;
  /** The tab contains an invalid field. */
  invalid?: boolean;
}

export interface TabsProps {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the selected tab. */
  selected: string;
  onSelect: (id: string) => void;
  /** Content of the selected tab's panel. */
  children: ReactNode;
  /** The row of tabs below 600 px: scrolls sideways or becomes a drawer. Default `scroll`. */
  narrow?: 'scroll' | 'drawer';
  /** Word on the button that opens the drawer: 編集メニュー. Its accessible name is 編集メニューを開く. Default タブの一覧. */
  menuLabel?: string;
  /** Shown instead of the tabs, for a mode in which the content determines the selected tab. */
  header?: ReactNode;
}
