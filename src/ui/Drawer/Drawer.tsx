import { lazyComponent } from '../../lib/lazyComponent.ts';
import { LateDialog } from '../Late/LateDialog.tsx';
import type { DrawerProps } from './drawerProps.ts';

const Panel = lazyComponent(async () => (await import('./DrawerPanel.tsx')).DrawerPanel);

/** Fetches the drawer's code: for the moment when somebody is about to need it (`onIntent` of a button). */
export const preloadDrawer = Panel.preload;

/** A modal dialog that slides in from an edge. Its code comes when it is first opened. */
export function Drawer(props: DrawerProps) {
  return (
    <LateDialog open={props.open} onFailed={props.onClose}>
      <Panel {...props} />
    </LateDialog>
  );
}
