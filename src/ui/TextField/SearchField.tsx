import type { KeyboardEventHandler } from 'react';
import { TextField } from './TextField.tsx';

interface SearchFieldProps {
  label: string;
  /** What stands in the field while it is empty; the label unless given. */
  placeholder?: string;
  /** Hint below the field, for what would not fit into it on a phone. */
  help?: string;
  /** In UTF-16 code units; without a limit unless given. */
  maxLength?: number;
  value: string;
  onChange: (typed: string) => void;
  onFocus?: () => void;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
}

/** A field that narrows what is shown below it with every letter. */
export function SearchField({
  label,
  placeholder = label,
  help,
  maxLength,
  value,
  onChange,
  onFocus,
  onKeyDown,
}: SearchFieldProps) {
  'use no memo';
  return (
    <TextField
      type="search"
      label={label}
      hideLabel
      placeholder={placeholder}
      help={help}
      maxLength={maxLength}
      autoComplete="off"
      value={value}
      onFocus={() => onFocus?.()}
      onKeyDown={(event) => onKeyDown?.(event)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
