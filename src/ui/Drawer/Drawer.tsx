import type { ReactNode } from 'react';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { LazyDialog } from '../Lazy/LazyDialog.tsx';

export const drawerSides = ['left', 'right'] as const;
type DrawerSide = (typeof drawerSides)[number];

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

const Panel = lazyComponent(async () => (await import('./DrawerPanel.tsx')).DrawerPanel);

/** Loads the drawer's code; to be called when it is about to be needed (`onIntent` of a button). */
export const preloadDrawer = Panel.preload;

/**
 * A modal dialog that slides in from an edge, for filters and navigation on a narrow screen. Its code is loaded lazily
 * when it is first opened.
 */
export function Drawer(props: DrawerProps) {
  return (
    <LazyDialog open={props.open} onFailed={props.onClose}>
      <Panel {...props} />
    </LazyDialog>
  );
}
