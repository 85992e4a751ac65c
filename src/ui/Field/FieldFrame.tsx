import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Field.css.ts';
import { FieldError } from './FieldError.tsx';

interface FieldFrameProps {
  /** Of the control; the notes below it derive theirs from it (`describedBy`). */
  id: string;
  label: string;
  /** The label is only read out. */
  hideLabel?: boolean | undefined;
  error?: string | undefined;
  help?: string | undefined;
  /** The control, and what stands beside it in the same box. */
  children: ReactNode;
}

/** What all fields share: the label above, the box, and below it advice and what is wrong. */
export function FieldFrame({ id, label, hideLabel = false, error, help, children }: FieldFrameProps) {
  const labelled = (
    <label className={css.label} htmlFor={id}>
      {label}
    </label>
  );
  return (
    <div className={css.root}>
      {hideLabel ? <VisuallyHidden>{labelled}</VisuallyHidden> : labelled}
      <div className={css.box} data-invalid={error ? '' : undefined}>
        {children}
      </div>
      {help && (
        <p id={`${id}-help`} className={css.help}>
          {help}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** Says to the control which notes of its frame belong to it, and whether it holds something wrong. */
export function describedBy(id: string, { help, error }: { help?: string | undefined; error?: string | undefined }) {
  const notes = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': notes || undefined, 'aria-invalid': error ? true : undefined } as const;
}
