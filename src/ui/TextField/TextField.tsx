import { useId, type HTMLInputTypeAttribute, type ReactNode } from 'react';
import { WarningIcon } from '../icons/WarningIcon.tsx';
import type { FieldProps } from './fieldProps.ts';
import * as css from './TextField.css.ts';

interface TextFieldProps extends FieldProps {
  /** `text` unless given. */
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'url' | 'search' | 'password'>;
  /** A control inside the field, at its end. */
  end?: ReactNode;
}

/** A one-line field with its label, and below it advice and what is wrong. */
export function TextField({ label, error, help, type = 'text', end, ref, ...input }: TextFieldProps) {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={css.root}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.box} data-invalid={error ? '' : undefined}>
        <input
          {...input}
          ref={ref}
          id={id}
          type={type}
          className={css.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          autoCapitalize={type === 'text' ? undefined : 'none'}
          spellCheck={type === 'text' ? undefined : false}
        />
        {end}
      </div>
      {help && (
        <p id={`${id}-help`} className={css.help}>
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={css.error}>
          <span className={css.errorIcon}>
            <WarningIcon size="small" />
          </span>
          {error}
        </p>
      )}
    </div>
  );
}
