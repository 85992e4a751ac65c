import type {
  ChangeEventHandler,
  FocusEventHandler,
  HTMLAttributes,
  HTMLInputAutoCompleteAttribute,
  KeyboardEventHandler,
  Ref,
} from 'react';

/** What every field for text takes. The last group is what react-hook-form's `register` gives. */
export interface FieldProps<Control extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement> {
  label: string;
  /** The label is only read out: for fields whose use is plain to see, such as the one of a search. */
  hideLabel?: boolean;
  /** What is wrong with what stands in it; shown below, read out with the field. */
  error?: string | undefined;
  /** A word of advice below the field, there from the start. */
  help?: string;
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Which keyboard a phone shows; follows from `type` unless given. */
  inputMode?: HTMLAttributes<Control>['inputMode'];
  disabled?: boolean;
  required?: boolean;

  name?: string;
  value?: string;
  defaultValue?: string;
  onChange?: ChangeEventHandler<Control>;
  onBlur?: FocusEventHandler<Control>;
  onFocus?: FocusEventHandler<Control>;
  onKeyDown?: KeyboardEventHandler<Control>;
  onKeyUp?: KeyboardEventHandler<Control>;
  ref?: Ref<Control>;
}
