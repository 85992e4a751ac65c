import { useId } from 'react';
import { fieldAriaProps, FieldLayout } from '../Field/FieldLayout.tsx';
import { ChevronDownIcon } from '../icons/shellIcons.tsx';
import * as css from './Select.css.ts';

interface SelectProps {
  label: string;
  /** Hides the label visually. */
  hideLabel?: boolean;
  /** Value of the chosen option. */
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  /** Error message, shown below the field and announced with it. */
  error?: string | undefined;
  /** Hint below the field. */
  help?: string;
  name?: string;
  disabled?: boolean;
}

/**
 * A native select, for one of several when the others need not be seen. It works with every keyboard and on
 * every phone.
 */
export function Select({ label, hideLabel, value, onChange, options, error, help, ...select }: SelectProps) {
  const id = useId();
  return (
    <FieldLayout id={id} label={label} hideLabel={hideLabel} error={error} help={help}>
      <select
        {...select}
        {...fieldAriaProps(id, { help, error })}
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
    </FieldLayout>
  );
}
