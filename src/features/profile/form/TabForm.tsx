import type { ReactNode } from 'react';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { edit } from '../copy.ts';
import type { ProfileForm } from './useProfileForm.ts';

/** Renders the fields of a tab in a form; Enter in one of them saves, as the save button does. */
export function TabForm({ form, children }: { form: ProfileForm; children: ReactNode }) {
  return (
    <Stack
      as="form"
      gap="large"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {children}
      <button type="submit" hidden>
        {edit.save}
      </button>
    </Stack>
  );
}
