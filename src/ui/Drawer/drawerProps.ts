import type { ReactNode } from 'react';

export const drawerSides = ['left', 'right'] as const;
export type DrawerSide = (typeof drawerSides)[number];

export interface DrawerProps {
  open: boolean;
  /** Called on the close button, on Esc and on a press outside. */
  onClose: () => void;
  title: string;
  /** The edge from which it slides in; default `right`. */
  side?: DrawerSide;
  /** Fixed below the title while the rest scrolls. */
  header?: ReactNode;
  children: ReactNode;
  /** Fixed at the lower edge while the rest scrolls; for buttons. */
  footer?: ReactNode;
  /** Accessible name of the close button; default ダイアログを閉じる. */
  closeLabel?: string;
}
