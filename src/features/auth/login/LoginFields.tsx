import type { LoginRequest } from '../../../api/generated/model/index.ts';
import { paths } from '../../../lib/paths.ts';
import { useCheckedForm } from '../../../lib/useCheckedForm.ts';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { preloadAuthCalls } from '../authCalls.ts';
import { checkLogin } from './checkLogin.ts';
import { login } from './copy.ts';
import * as css from '../AuthForm.css.ts';

interface LoginFieldsProps {
  /** Why the last try failed. */
  error: string | null;
  pending: boolean;
  /** What was typed, checked and tidied up. */
  onSubmit: (credentials: LoginRequest) => void;
}

/** The form of the login. Keeps what was typed when a try fails. */
export function LoginFields({ error, pending, onSubmit }: LoginFieldsProps) {
  const { submit, field } = useCheckedForm<LoginRequest>(checkLogin, onSubmit);
  return (
    <form className={css.form} noValidate onFocus={preloadAuthCalls} onSubmit={submit}>
      {error !== null && <Banner kind="error">{error}</Banner>}
      <TextField
        {...field('email')}
        type="email"
        label={login.email}
        placeholder={login.emailPlaceholder}
        autoComplete="username"
        required
      />
      <PasswordField {...field('password')} label={login.password} autoComplete="current-password" required />
      <Button type="submit" variant="primary" wide loading={pending} loadingLabel={login.submitting}>
        {login.submit}
      </Button>
      <div className={css.links}>
        <Link href={paths.forgotPassword}>{login.toForgot}</Link>
        <Link href={paths.register}>{login.toRegister}</Link>
      </div>
    </form>
  );
}
