import { useId, type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref } from 'react';
import { FieldError } from '../Field/FieldError.tsx';
import { describedBy } from '../Field/FieldFrame.tsx';
import { TickIcon } from '../icons/TickIcon.tsx';
import * as css from './Checkbox.css.ts';

interface CheckboxProps {
  /** What is agreed to; may hold a link. */
  label: ReactNode;
  checked?: boolean;
  defaultChecked?: boolean;
  /** Why it has to be ticked; shown below, read out with the box. */
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;

  name?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

/** A box to tick. The last group of its props is what react-hook-form's `register` gives. */
export function Checkbox({ label, error, ref, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={css.root}>
      <label className={css.row}>
        <span className={css.mark}>
          <input {...input} {...describedBy(id, { error })} ref={ref} type="checkbox" className={css.input} />
          <span className={css.tick}>
            <TickIcon />
          </span>
        </span>
        <span>{label}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
