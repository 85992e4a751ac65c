import type { ReactNode } from 'react';
import { LoadBoundary } from '../../lib/LoadBoundary.tsx';
import { useOnceTrue } from '../../lib/useOnceTrue.ts';
import { common } from '../copy.ts';
import { snackbars } from '../Snackbar/snackbars.ts';

interface LateDialogProps {
  open: boolean;
  /** The dialog's code did not arrive, or it has crashed: to be taken as closed. */
  onFailed: () => void;
  /** The dialog, which gets `open` itself. */
  children: ReactNode;
}

/**
 * Where a dialog stands whose code comes when it is first opened. What fails in it is said and leaves the screen as it
 * was; opened again, it is tried again.
 */
export function LateDialog({ open, onFailed, children }: LateDialogProps) {
  const isWanted = useOnceTrue(open);
  if (!isWanted) return null;
  const fail = () => {
    snackbars.show(common.genericError, { kind: 'error' });
    onFailed();
  };
  return (
    <LoadBoundary attempt={open} onCrash={fail}>
      {children}
    </LoadBoundary>
  );
}
