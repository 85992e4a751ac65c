import { useId, type HTMLInputTypeAttribute, type ReactNode } from 'react';
import { describedBy, FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import * as css from './TextField.css.ts';

interface TextFieldProps extends FieldProps {
  /** `text` unless given. */
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'url' | 'search' | 'password'>;
  /** A control or a unit inside the field, at its end. */
  end?: ReactNode;
}

/** A one-line field with its label, and below it advice and what is wrong. */
export function TextField({ label, hideLabel, error, help, type = 'text', end, ref, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} error={error} help={help}>
      <input
        {...input}
        {...describedBy(id, { help, error })}
        ref={ref}
        id={id}
        type={type}
        className={css.input}
        autoCapitalize={type === 'text' ? undefined : 'none'}
        spellCheck={type === 'text' ? undefined : false}
      />
      {end}
    </FieldFrame>
  );
}
