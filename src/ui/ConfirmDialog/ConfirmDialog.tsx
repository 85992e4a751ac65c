import { useState, useId, useLayoutEffect, useRef } from 'react';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { LoadBoundary } from '../../lib/react/LoadBoundary.tsx';
import { useHasBeenTrue } from '../../lib/react/useHasBeenTrue.ts';
import * as css from '../Dialog/Dialog.css.ts';
import { type ConfirmDialogProps, ConfirmForm } from './ConfirmForm.tsx';

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

/**
 * A confirmation in a `dialog` element, whose code is a part of every screen. It is the fallback when the code of
 * `ConfirmDialogPanel` failed to load, because a protection against loss has to work without a network. Not used
 * otherwise, because snackbars cannot be reached while it is open.
 */
export function PlainConfirmDialog({ title, body, ...form }: Omit<ConfirmDialogProps, 'open'>) {
  'use no memo';
  const id = useId();
  const root = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = root.current;
    element?.showModal();
    heading.current?.focus();
    // Closing restores the focus.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={root}
      role="alertdialog"
      className={css.plainConfirm}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      onCancel={(event) => {
        event.preventDefault();
        if (form.pending !== true) form.onCancel();
      }}
    >
      <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className={css.title}>
        {title}
      </h2>
      <ConfirmForm
        {...form}
        description={
          <div id={`${id}-body`} className={css.description}>
            {body}
          </div>
        }
      />
    </dialog>
  );
}
