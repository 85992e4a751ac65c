import { useForm } from 'react-hook-form';
import type { DeleteAccountRequest } from '../../api/generated/model/index.ts';
import { checkResolver } from '../../lib/formCheck.ts';
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
  const { register, handleSubmit, formState } = useForm<DeleteAccountRequest>({
    resolver: checkResolver(checkAccount),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;
  return (
    <form
      className={css.form}
      noValidate
      onFocus={preloadConfirmDialog}
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
    >
      <TextField
        {...register('email')}
        type="email"
        label={admin.email}
        // Somebody else's account: the own one is not to be filled in.
        autoComplete="off"
        required
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password')}
        label={admin.password}
        autoComplete="off"
        required
        error={errors.password?.message}
      />
      {error !== null && <Banner kind="error">{error}</Banner>}
      <Button type="submit" variant="danger" wide onIntent={preloadConfirmDialog}>
        {admin.submit}
      </Button>
    </form>
  );
}
