import { TextField } from './TextField.tsx';

interface SearchFieldProps {
  label: string;
  /** What stands in the field while it is empty; the label unless given. */
  placeholder?: string;
  value: string;
  onChange: (typed: string) => void;
}

/** A field that narrows what is shown below it with every letter. */
export function SearchField({ label, placeholder = label, value, onChange }: SearchFieldProps) {
  return (
    <TextField
      type="search"
      label={label}
      hideLabel
      placeholder={placeholder}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
