import { useId, type ChangeEventHandler, type FocusEventHandler, type ReactNode } from 'react';
import { FieldError, fieldAriaProps } from '../Field/FieldLayout.tsx';
import { TickIcon } from '../icons/icons.tsx';
import { Stack } from '../layout/Stack.tsx';
import * as css from './Checkbox.css.ts';

interface CheckboxProps {
  /** Text of the label; may contain a link. */
  label: ReactNode;
  checked?: boolean;
  /** `switch` for a setting that takes effect at once: at the end of the line. Default `box`. */
  look?: 'box' | 'switch';
  /** A note below the label. */
  help?: string;
  /** Message shown below the box and connected to it by `aria-describedby`. */
  error?: string | undefined;
  required?: boolean;

  name?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
}

/**
 * A checkbox, for consent and for settings. Tags are chosen with `ToggleChip`. The last group of its props is passed
 * to the input element.
 */
export function Checkbox({ label, look = 'box', help, error, ...input }: CheckboxProps) {
  'use no memo';
  const id = useId();
  const control = { ...input, ...fieldAriaProps(id, { help, error }), type: 'checkbox' };
  return (
    <Stack gap="hair">
      <label className={css.row[look]}>
        {look === 'switch' ? (
          <input {...control} className={css.track} />
        ) : (
          <span className={css.mark}>
            <input {...control} className={css.input} />
            <span className={css.tick}>
              <TickIcon />
            </span>
          </span>
        )}
        <span>{label}</span>
      </label>
      {help && (
        <p id={`${id}-help`} className={css.help[look]}>
          {help}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Stack>
  );
}
