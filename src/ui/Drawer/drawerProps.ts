import type { ReactNode } from 'react';

export const drawerSides = ['left', 'right', 'bottom'] as const;
export type DrawerSide = (typeof drawerSides)[number];

export interface DrawerProps {
  open: boolean;
  /** The person wants it closed: by the cross, Esc, or a press beside it. */
  onClose: () => void;
  title: string;
  /** Where it comes from; right unless given. */
  side?: DrawerSide;
  children: ReactNode;
  /** Stays at the lower edge while the rest scrolls: the buttons. */
  footer?: ReactNode;
  /** What the cross does, in words; ダイアログを閉じる unless given. */
  closeLabel?: string;
}
