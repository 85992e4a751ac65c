import type { ReactNode } from 'react';

export interface Tab {
  id: string;
  label: string;
  /** How many things are in it, 0 included; nothing is shown unless given. */
  count?: number | null;
  /** What is read out instead of label and count: 送ったいいね（12件）. Contains the label. */
  accessibleName?: string;
  /** How many things wait in it; nothing is shown for 0. */
  badge?: number;
  /** Something in it was filled in wrongly. */
  invalid?: boolean;
}

export interface TabsProps {
  /** What the tabs are for, read out before them. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the tab that is shown. */
  selected: string;
  onSelect: (id: string) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
  /** What becomes of the row of tabs below 600 px: it scrolls sideways, or goes into a drawer. `scroll` unless given. */
  narrow?: 'scroll' | 'drawer';
  /** What the button of the drawer does, in words; タブの一覧を開く unless given. */
  openLabel?: string;
}
