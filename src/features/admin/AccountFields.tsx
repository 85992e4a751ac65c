import type { DeleteAccountRequest } from '../../api/generated/model/index.ts';
import { useCheckedForm } from '../../lib/forms/useCheckedForm.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { preloadConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { checkAccount } from './checkAccount.ts';
import { admin } from './copy.ts';

interface AccountFieldsProps {
  /** Message about the last failed attempt. */
  error: string | null;
  /** Receives the validated and normalized values. */
  onSubmit: (account: DeleteAccountRequest) => void;
}

/** Renders the form for the account to delete. Its values remain after a failed attempt. */
export function AccountFields({ error, onSubmit }: AccountFieldsProps) {
  const { submit, field } = useCheckedForm<DeleteAccountRequest>(checkAccount, onSubmit);
  return (
    <Stack as="form" gap="large" noValidate onFocus={preloadConfirmDialog} onSubmit={submit}>
      <TextField
        {...field('email')}
        type="email"
        label={admin.email}
        // The browser must not fill in the administrator's own account.
        autoComplete="off"
        required
      />
      <PasswordField {...field('password')} label={admin.password} autoComplete="off" required />
      {error !== null && <Banner kind="error">{error}</Banner>}
      <Button type="submit" variant="danger" wide onIntent={preloadConfirmDialog}>
        {admin.submit}
      </Button>
    </Stack>
  );
}
