import { useState, type SyntheticEvent } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useCheckedForm } from '../../../lib/useCheckedForm.ts';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx';
import { preloadAuthCalls } from '../authCalls.ts';
import * as css from '../AuthForm.css.ts';
import { checkNewPassword, type NewPassword } from './checkNewPassword.ts';
import { reset } from './copy.ts';

interface ResetFieldsProps {
  /** Why the last try failed. */
  error: string | null;
  pending: boolean;
  onSubmit: (password: string) => void;
}

/** The new password, twice. Keeps what was typed when a try fails, and then shows where another link comes from. */
export function ResetFields({ error, pending, onSubmit }: ResetFieldsProps) {
  const { submit, field } = useCheckedForm<NewPassword>(checkNewPassword, ({ password }) => onSubmit(password));
  const [isFilledIn, setIsFilledIn] = useState(false);
  const lookWhetherFilledIn = ({ currentTarget: form }: SyntheticEvent<HTMLFormElement>) => {
    setIsFilledIn([...form.querySelectorAll('input')].every((input) => input.value !== ''));
  };
  const password = field('password');
  return (
    <form className={css.form} noValidate onFocus={preloadAuthCalls} onInput={lookWhetherFilledIn} onSubmit={submit}>
      <PasswordField
        {...password}
        label={reset.password}
        {...(password.error === undefined ? { help: reset.passwordHelp } : {})}
        autoComplete="new-password"
        required
      />
      <PasswordField {...field('confirm')} label={reset.confirm} autoComplete="new-password" required />
      {error !== null && <Banner kind="error">{error}</Banner>}
      <Button
        type="submit"
        variant="primary"
        wide
        disabled={!isFilledIn}
        loading={pending}
        loadingLabel={reset.submitting}
      >
        {reset.submit}
      </Button>
      <div className={css.links}>
        {error !== null && <Link href={paths.forgotPassword}>{reset.toForgot}</Link>}
        <Link href={paths.login}>{reset.toLogin}</Link>
      </div>
    </form>
  );
}
