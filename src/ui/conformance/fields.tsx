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
  },
  Select: {
    render: ({ label, onUse, disabled }) => (
      <Select label={label} error={label} value="a" options={options(label)} disabled={disabled} onChange={onUse} />
    ),
    role: 'combobox',
    key: '{ArrowDown}',
    takesDisabled: true,
  },
  Checkbox: {
    render: ({ label, onUse }) => <Checkbox label={label} error={label} onChange={onUse} />,
    role: 'checkbox',
    key: ' ',
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
