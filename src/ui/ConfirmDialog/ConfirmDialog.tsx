import { useState } from 'react';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { useHasBeenTrue } from '../../lib/react/useHasBeenTrue.ts';
import type { ConfirmDialogProps } from './confirmDialogProps.ts';
import { PlainConfirmDialog } from './PlainConfirmDialog.tsx';

const Panel = lazyComponent(async () => (await import('./ConfirmDialogPanel.tsx')).ConfirmDialogPanel);

/** Loads the dialog's code; to be called when it is about to be needed (`onIntent` of a button). */
export const preloadConfirmDialog = Panel.preload;

/**
 * Confirms an action that is hard to undo. It stays open while the action is running (`pending`) until its owner closes
 * it or sets an `error`. As an alert dialog it is not closed by a press outside. Its code is loaded lazily when it is
 * first opened; without that code `PlainConfirmDialog` asks.
 */
export function ConfirmDialog({ open, ...question }: ConfirmDialogProps) {
  const isWanted = useHasBeenTrue(open);
  const [isPlain, setPlain] = useState(false);
  if (isPlain && !open) setPlain(false);
  if (!isWanted) return null;
  return (
    // An open question does not change its dialog; the next one tries to load the code again.
    <LoadBoundary
      attempt={open && !isPlain}
      onCrash={() => setPlain(true)}
      crashed={open && <PlainConfirmDialog {...question} />}
    >
      <Panel open={open} {...question} />
    </LoadBoundary>
  );
}
