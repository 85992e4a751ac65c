import { useState, type KeyboardEvent } from 'react';
import { passwordToggle } from '../copy.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { FieldProps } from '../Field/FieldLayout.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { icon } from '../icons/icon.tsx';

type PasswordFieldProps = Omit<FieldProps, 'onKeyUp'>;

/** A password field with a button to show its value and a warning while Caps Lock is on. */
export function PasswordField({ help, onBlur, ...field }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState('CapsLock'));
  const advice = capsLock ? passwordToggle.capsLock : help;
  return (
    <TextField
      {...field}
      {...(advice === undefined ? {} : { help: advice })}
      type={visible ? 'text' : 'password'}
      isVerbatim
      onKeyUp={watchCapsLock}
      onBlur={(event) => {
        setCapsLock(false);
        onBlur?.(event);
      }}
      end={
        <IconButton
          label={visible ? passwordToggle.hide : passwordToggle.show}
          onClick={() => setVisible((shown) => !shown)}
        >
          {visible ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}

const EyeIcon = icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM14.8 12a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0Z',
);
const EyeOffIcon = icon(
  'M9.9 5.8A9.6 9.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a15.6 15.6 0 0 1-2.8 3.5M6.3 7.4A15 15 0 0 0 2.5 12S6 18.5 12 18.5a9.3 9.3 0 0 0 4.6-1.2M10 10a2.8 2.8 0 0 0 4 4M3 3l18 18',
);
