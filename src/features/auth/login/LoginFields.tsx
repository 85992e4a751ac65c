import { useForm } from 'react-hook-form';
import type { LoginRequest } from '../../../api/generated/model/index.ts';
import { checkResolver } from '../../../lib/formCheck.ts';
import { paths } from '../../../lib/paths.ts';
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
  const { register, handleSubmit, formState } = useForm<LoginRequest>({
    resolver: checkResolver(checkLogin),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;
  return (
    <form
      className={css.form}
      noValidate
      onFocus={preloadAuthCalls}
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
    >
      {error !== null && <Banner kind="error">{error}</Banner>}
      <TextField
        {...register('email')}
        type="email"
        label={login.email}
        placeholder={login.emailPlaceholder}
        autoComplete="username"
        required
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password')}
        label={login.password}
        autoComplete="current-password"
        required
        error={errors.password?.message}
      />
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
