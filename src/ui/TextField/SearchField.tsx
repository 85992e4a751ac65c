import type { FieldProps } from '../Field/FieldLayout.tsx';
import { TextField } from './TextField.tsx';

interface SearchFieldProps extends Pick<FieldProps, 'label' | 'maxLength' | 'onFocus' | 'onKeyDown' | 'ref'> {
  /** Placeholder; default the label. */
  placeholder?: string;
  value: string;
  onChange: (typed: string) => void;
}

/** A field for words that are searched for; `onChange` receives them with every character. */
export function SearchField({ onChange, ...field }: SearchFieldProps) {
  'use no memo';
  return (
    <TextField
      placeholder={field.label}
      {...field}
      type="search"
      hideLabel
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
