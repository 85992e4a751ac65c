import type { KeyboardEventHandler } from 'react';
import { TextField } from './TextField.tsx';

interface SearchFieldProps {
  label: string;
  /** Placeholder; default the label. */
  placeholder?: string;
  /** Maximum length in UTF-16 code units; default no limit. */
  maxLength?: number;
  value: string;
  onChange: (typed: string) => void;
  onFocus?: () => void;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
}

/** A field that filters the content below it with every character. */
export function SearchField({
  label,
  placeholder = label,
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
      maxLength={maxLength}
      autoComplete="off"
      value={value}
      onFocus={() => onFocus?.()}
      onKeyDown={(event) => onKeyDown?.(event)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
