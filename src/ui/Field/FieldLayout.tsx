import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Field.css.ts';
import { FieldError } from './FieldError.tsx';

interface FieldFrameProps {
  /** Id of the control; the ids of the notes below are derived from it (`describedBy`). */
  id: string;
  label: string;
  /** Hides the label visually. */
  hideLabel?: boolean | undefined;
  error?: string | undefined;
  help?: string | undefined;
  /** A word beside the label, such as 必須. Hidden from assistive technology: the control has it as an attribute. */
  mark?: string | undefined;
  /** The control, and other elements in the same box. */
  children: ReactNode;
}

/** The parts common to all fields: label, box, hint and error message. */
export function FieldLayout({ id, label, hideLabel = false, error, help, mark, children }: FieldFrameProps) {
  // Its value changes with each rendering, so memoizing its parts would only add bytes to the first load.
  'use no memo';
  return (
    <div className={css.root}>
      {hideLabel ? (
        <VisuallyHidden as="label" htmlFor={id}>
          {label}
        </VisuallyHidden>
      ) : (
        <div className={css.head}>
          <label className={css.label} htmlFor={id}>
            {label}
          </label>
          {mark && (
            <span className={css.mark} aria-hidden="true">
              {mark}
            </span>
          )}
        </div>
      )}
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

/** Returns the ARIA attributes that connect a control with the notes of its frame and mark it as invalid. */
export function fieldAriaProps(id: string, { help, error }: { help?: string | undefined; error?: string | undefined }) {
  const notes = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': notes || undefined, 'aria-invalid': error ? true : undefined } as const;
}
