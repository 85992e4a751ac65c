import { lazyComponent } from '../../lib/lazyComponent.ts';
import { LateDialog } from '../Late/LateDialog.tsx';
import type { ConfirmDialogProps } from './confirmDialogProps.ts';

const Panel = lazyComponent(async () => (await import('./ConfirmDialogPanel.tsx')).ConfirmDialogPanel);

/** Fetches the dialog's code: for the moment when somebody is about to need it (`onIntent` of a button). */
export const preloadConfirmDialog = Panel.preload;

/**
 * Asks before something is done that is hard to undo, and stays until it is done: `pending`, then closed by its owner or
 * with an `error`. An alert dialog: a press beside it does not close it. Its code comes when it is first opened.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <LateDialog open={props.open} onFailed={props.onCancel}>
      <Panel {...props} />
    </LateDialog>
  );
}
