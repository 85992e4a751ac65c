import { useId, type FocusEventHandler, type Ref } from 'react';
import { describedBy, FieldFrame } from '../Field/FieldFrame.tsx';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import * as css from './Select.css.ts';

interface SelectProps {
  label: string;
  /** The label is only read out. */
  hideLabel?: boolean;
  /** The chosen option's. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: FocusEventHandler<HTMLSelectElement>;
  options: readonly { value: string; label: string }[];
  /** What is wrong with the choice; shown below, read out with the field. */
  error?: string | undefined;
  /** A word of advice below the field. */
  help?: string;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** One of several, in the browser's own list: it is the one that every keyboard and every phone knows. */
export function Select({ label, hideLabel, value, onChange, options, error, help, ref, ...select }: SelectProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hideLabel={hideLabel} error={error} help={help}>
      <select
        {...select}
        {...describedBy(id, { help, error })}
        ref={ref}
        id={id}
        className={css.select}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className={css.option}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={css.chevron}>
        <ChevronDownIcon />
      </span>
    </FieldFrame>
  );
}
