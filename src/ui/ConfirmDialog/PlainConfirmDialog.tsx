import { useId, useLayoutEffect, useRef } from 'react';
import * as text from '../Dialog/DialogText.css.ts';
import * as css from './ConfirmDialog.css.ts';
import type { ConfirmDialogProps } from './confirmDialogProps.ts';
import { ConfirmForm } from './ConfirmForm.tsx';

/**
 * A confirmation in a `dialog` element, whose code is a part of every screen. It is the fallback when the code of
 * `ConfirmDialogPanel` failed to load, because a protection against loss has to work without a network. Not used
 * otherwise, because snackbars cannot be reached while it is open. Not memoized: that would be half of its code.
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
      className={css.plain}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      onCancel={(event) => {
        event.preventDefault();
        if (form.pending !== true) form.onCancel();
      }}
    >
      <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className={text.title}>
        {title}
      </h2>
      <ConfirmForm
        {...form}
        description={
          <div id={`${id}-body`} className={text.description}>
            {body}
          </div>
        }
      />
    </dialog>
  );
}
