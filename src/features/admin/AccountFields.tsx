import type { DeleteAccountRequest } from '../../api/generated/model/index.ts';
import { useCheckedForm } from '../../lib/useCheckedForm.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { preloadConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { checkAccount } from './checkAccount.ts';
import { admin } from './copy.ts';
import * as css from './DeleteAccountScreen.css.ts';

interface AccountFieldsProps {
  /** Why the last try failed. */
  error: string | null;
  /** What was typed, checked and tidied up. */
  onSubmit: (account: DeleteAccountRequest) => void;
}

/** Whose account is to go. Keeps what was typed when a try fails. */
export function AccountFields({ error, onSubmit }: AccountFieldsProps) {
  const { submit, field } = useCheckedForm<DeleteAccountRequest>(checkAccount, onSubmit);
  return (
    <form className={css.form} noValidate onFocus={preloadConfirmDialog} onSubmit={submit}>
      <TextField
        {...field('email')}
        type="email"
        label={admin.email}
        // Somebody else's account: the own one is not to be filled in.
        autoComplete="off"
        required
      />
      <PasswordField {...field('password')} label={admin.password} autoComplete="off" required />
      {error !== null && <Banner kind="error">{error}</Banner>}
      <Button type="submit" variant="danger" wide onIntent={preloadConfirmDialog}>
        {admin.submit}
      </Button>
    </form>
  );
}
