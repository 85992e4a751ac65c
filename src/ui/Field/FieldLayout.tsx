import type {
  ChangeEventHandler,
  FocusEventHandler,
  HTMLAttributes,
  HTMLInputAutoCompleteAttribute,
  KeyboardEventHandler,
  Ref,
  ReactNode,
} from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { WarningIcon } from '../icons/icons.tsx';
import * as css from './Field.css.ts';

/** Props common to all text fields. The last group is passed to the element. */
export interface FieldProps<Control extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement> {
  label: string;
  /** Hides the label visually, for fields whose purpose is evident, such as a search field. */
  hideLabel?: boolean;
  /** Error message, shown below the field and announced with it. */
  error?: string | undefined;
  /** Hint below the field, always visible. */
  help?: string | undefined;
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Keyboard layout on phones; by default it depends on `type`. */
  inputMode?: HTMLAttributes<Control>['inputMode'];
  /**
   * Maximum length of the text that is sent, from the contract's generated code. The field says it when `value` comes
   * near and when it is longer; nothing is cut off, so the form must not be sent then (`tooLong`).
   */
  limit?: number | undefined;
  /** Maximum length in UTF-16 code units. The browser cuts off what is longer, so it is not for texts to be kept. */
  maxLength?: number | undefined;
  disabled?: boolean;
  required?: boolean;

  name?: string;
  value?: string;
  defaultValue?: string;
  onChange?: ChangeEventHandler<Control>;
  onBlur?: FocusEventHandler<Control>;
  onFocus?: FocusEventHandler<Control>;
  onKeyDown?: KeyboardEventHandler<Control>;
  onKeyUp?: KeyboardEventHandler<Control>;
  ref?: Ref<Control>;
}

interface FieldLayoutProps {
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
export function FieldLayout({ id, label, hideLabel = false, error, help, mark, children }: FieldLayoutProps) {
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

/** The error message of a field, which refers to it by `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={css.error}>
      <span className={css.errorIcon}>
        <WarningIcon size="small" />
      </span>
      <span>{children}</span>
    </p>
  );
}
