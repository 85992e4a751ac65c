import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { LazyDialog } from '../Lazy/LazyDialog.tsx';
import type { DrawerProps } from './drawerProps.ts';

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
