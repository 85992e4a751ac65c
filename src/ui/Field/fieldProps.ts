import type {
  ChangeEventHandler,
  FocusEventHandler,
  HTMLAttributes,
  HTMLInputAutoCompleteAttribute,
  KeyboardEventHandler,
  Ref,
} from 'react';

/** Props common to all text fields. The last group is passed to the element. */
export interface FieldProps<Control extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement> {
  label: string;
  /** Hides the label visually, for fields whose purpose is evident, such as a search field. */
  hideLabel?: boolean;
  /** Error message, shown below the field and announced with it. */
  error?: string | undefined;
  /** Hint below the field, always visible. */
  help?: string | undefined;
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Keyboard layout on phones; by default it depends on `type`. */
  inputMode?: HTMLAttributes<Control>['inputMode'];
  /**
   * Maximum length of the text that is sent, from the contract's generated code. The field says it when `value` comes
   * near and when it is longer; nothing is cut off, so the form must not be sent then (`tooLong`).
   */
  limit?: number | undefined;
  /** Maximum length in UTF-16 code units. The browser cuts off what is longer, so it is not for texts to be kept. */
  maxLength?: number | undefined;
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
