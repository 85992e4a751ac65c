import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { LazyDialog } from '../Lazy/LazyDialog.tsx';
import type { ConfirmDialogProps } from './confirmDialogProps.ts';

const Panel = lazyComponent(async () => (await import('./ConfirmDialogPanel.tsx')).ConfirmDialogPanel);

/** Loads the dialog's code; to be called when it is about to be needed (`onIntent` of a button). */
export const preloadConfirmDialog = Panel.preload;

/**
 * Confirms an action that is hard to undo. It stays open while the action is running (`pending`) until its owner closes
 * it or sets an `error`. As an alert dialog it is not closed by a press outside. Its code is loaded lazily when it is
 * first opened.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <LazyDialog open={props.open} onFailed={props.onCancel}>
      <Panel {...props} />
    </LazyDialog>
  );
}
