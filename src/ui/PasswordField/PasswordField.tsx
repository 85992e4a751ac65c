import { useState, type KeyboardEvent } from 'react';
import { passwordToggle } from '../copy.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { EyeIcon, EyeOffIcon } from '../icons/EyeIcons.tsx';
import type { FieldProps } from '../Field/FieldLayout.tsx';
import { TextField } from '../TextField/TextField.tsx';

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
