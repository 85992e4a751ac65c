import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FilePicker } from '../FilePicker/FilePicker.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { Control } from './specimen.ts';

const nothing = () => undefined;
const options = (label: string) => [
  { value: 'a', label },
  { value: 'b', label: 'ほか' },
];

/** The fields of a form by name. */
export const fields: Readonly<Record<string, Control>> = {
  TextField: {
    render: ({ label, onUse, disabled, ref }) => (
      <TextField ref={ref} label={label} help={label} error={label} disabled={disabled} onChange={onUse} />
    ),
    role: 'textbox',
    key: 'a',
    takesRef: true,
    takesDisabled: true,
    states: {
      invalid: { node: <TextField label="名前" error="必須です" />, attribute: 'aria-invalid', value: 'true' },
      valid: { node: <TextField label="名前" />, attribute: 'aria-invalid', value: null },
      required: { node: <TextField label="名前" required />, attribute: 'required', value: '' },
    },
  },
  PasswordField: {
    render: ({ label, onUse, disabled, ref }) => (
      <PasswordField ref={ref} label={label} help={label} disabled={disabled} onChange={onUse} />
    ),
    role: 'textbox',
    key: 'a',
    takesRef: true,
    takesDisabled: true,
  },
  TextArea: {
    render: ({ label, onUse, disabled, ref }) => (
      <TextArea ref={ref} label={label} error={label} counter={label} disabled={disabled} onChange={onUse} />
    ),
    role: 'textbox',
    key: 'a',
    takesRef: true,
    takesDisabled: true,
    states: {
      invalid: { node: <TextArea label="本文" error="必須です" />, attribute: 'aria-invalid', value: 'true' },
    },
  },
  Select: {
    render: ({ label, onUse, disabled, ref }) => (
      <Select
        ref={ref}
        label={label}
        error={label}
        value="a"
        options={options(label)}
        disabled={disabled}
        onChange={onUse}
      />
    ),
    role: 'combobox',
    key: '{ArrowDown}',
    takesRef: true,
    takesDisabled: true,
    states: {
      invalid: {
        node: <Select label="年代" value="a" options={options('20代')} onChange={nothing} error="選んでください" />,
        attribute: 'aria-invalid',
        value: 'true',
      },
    },
  },
  Checkbox: {
    render: ({ label, onUse, disabled, ref }) => (
      <Checkbox ref={ref} label={label} error={label} disabled={disabled} onChange={onUse} />
    ),
    role: 'checkbox',
    key: ' ',
    takesRef: true,
    takesDisabled: true,
    states: {
      invalid: { node: <Checkbox label="同意します" error="必須です" />, attribute: 'aria-invalid', value: 'true' },
    },
  },
  FilePicker: {
    render: ({ label, disabled, ref }) => (
      <FilePicker
        ref={ref}
        accept="image/*"
        label={label}
        dropLabel={label}
        hint={label}
        disabled={disabled}
        onFile={nothing}
      />
    ),
    role: 'button',
    key: null,
    takesRef: true,
    takesDisabled: true,
  },
};
