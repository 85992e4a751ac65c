import { type ReactNode, useLayoutEffect } from 'react';
import { holdKeys } from '../../lib/keyboard/earlyKeys.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { useHasBeenTrue } from '../../lib/react/useHasBeenTrue.ts';
import { common } from '../copy.ts';
import { snackbars } from '../Snackbar/snackbars.ts';

interface LazyDialogProps {
  open: boolean;
  /** Called when the dialog's code failed to load or the dialog threw; the owner should set `open` to false. */
  onFailed: () => void;
  /** The lazily loaded dialog, which receives `open` itself. */
  children: ReactNode;
}

/**
 * Mounts a lazily loaded dialog when it is first opened. A failure shows a snackbar and leaves the screen unchanged;
 * opening the dialog again retries. Keys that are pressed while it is loading go to the dialog.
 */
export function LazyDialog({ open, onFailed, children }: LazyDialogProps) {
  const isWanted = useHasBeenTrue(open);
  if (!isWanted) return null;
  const fail = () => {
    snackbars.show(common.genericError, { kind: 'error', topic: 'code' });
    onFailed();
  };
  return (
    <LoadBoundary attempt={open} waiting={<HeldKeys />} onCrash={fail}>
      {children}
    </LoadBoundary>
  );
}

function HeldKeys() {
  useLayoutEffect(holdKeys, []);
  return null;
}
