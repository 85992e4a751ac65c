import type {
  ChangeEventHandler,
  FocusEventHandler,
  HTMLInputAutoCompleteAttribute,
  KeyboardEventHandler,
  Ref,
} from 'react';

/** What every one-line field takes. The last group is what react-hook-form's `register` gives. */
export interface FieldProps {
  label: string;
  /** What is wrong with what stands in it; shown below, read out with the field. */
  error?: string | undefined;
  /** A word of advice below the field, there from the start. */
  help?: string;
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  disabled?: boolean;
  required?: boolean;

  name?: string;
  value?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  onKeyUp?: KeyboardEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}
