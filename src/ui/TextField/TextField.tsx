import { useId, type HTMLInputTypeAttribute, type ReactNode } from 'react';
import { fieldAriaProps, FieldLayout, type FieldProps } from '../Field/FieldLayout.tsx';
import { isNearLimit, tooLong } from '../Field/textLimit.ts';
import { textLimit } from '../copy.ts';
import * as css from '../Field/Field.css.ts';

interface TextFieldProps extends FieldProps {
  /** Default `text`. The value of a `date` is 2026-11-20, of a `time` 23:00; empty while it is incomplete. */
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'url' | 'search' | 'password' | 'date' | 'time'>;
  /** The first and the last day of a `date`, as its value. The browser's calendar offers no other; a form checks it. */
  min?: string;
  max?: string;
  /** Whether keyboards neither capitalise nor correct the text, and nothing checks its spelling; by default all but `text`. */
  isVerbatim?: boolean;
  /** A control or a unit inside the field, at its end. */
  end?: ReactNode;
  /** A word beside the label: 必須. Only visual; assistive technology announces `required` instead. */
  mark?: string;
}

/**
 * A one-line field with label, hint and error message. Passwords have a `PasswordField`, several lines a `TextArea`.
 */
export function TextField({
  label,
  hideLabel,
  error: fault,
  help: hint,
  limit = Number.POSITIVE_INFINITY,
  type = 'text',
  isVerbatim = type !== 'text',
  end,
  mark,
  ref,
  ...input
}: TextFieldProps) {
  'use no memo';
  const id = useId();
  const text = input.value ?? '';
  const error = fault ?? tooLong(text, limit);
  const help = hint ?? (error === undefined && isNearLimit(text, limit) ? textLimit.upTo(limit) : undefined);
  return (
    <FieldLayout id={id} label={label} hideLabel={hideLabel} error={error} help={help} mark={mark}>
      <input
        {...input}
        {...fieldAriaProps(id, { help, error })}
        ref={ref}
        id={id}
        type={type}
        // A name or a message may be written from right to left; addresses and passwords are not.
        dir={type === 'text' || type === 'search' ? 'auto' : 'ltr'}
        className={css.textInput}
        autoCapitalize={isVerbatim ? 'none' : undefined}
        spellCheck={isVerbatim ? false : undefined}
      />
      {end}
    </FieldLayout>
  );
}
