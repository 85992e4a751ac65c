import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import type { LoginRequest } from '../../../api/generated/model/index.ts';
import { nextIn, withNext } from '../../../navigation/nextAddress.ts';
import { paths } from '../../../navigation/paths.ts';
import { isolate } from '../../../lib/text/isolate.ts';
import { useCheckedForm } from '../../../lib/forms/useCheckedForm.ts';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { preloadAuthCalls } from '../authCalls.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import type { FormProps } from '../formProps.ts';
import type { RegisteredAddress } from '../registeredAddress.ts';
import { checkLogin } from './checkLogin.ts';
import { login } from './copy.ts';
import * as css from '../AuthForm.css.ts';

interface LoginFieldsProps extends FormProps<LoginRequest> {
  /** The registration on this device, whose e-mail address is filled in; the password field then receives the focus. */
  registered: RegisteredAddress | null;
}

/** Renders the login form. Its values remain after a failed attempt. */
export function LoginFields({ registered, error, pending, onSubmit }: LoginFieldsProps) {
  const { submit, field } = useCheckedForm<LoginRequest>(checkLogin, onSubmit);
  const next = nextIn(useSearch());
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (registered !== null) password.current?.focus();
  }, [registered]);
  return (
    <Stack as="form" gap="large" noValidate onFocus={preloadAuthCalls} onSubmit={submit}>
      {error !== null && <Banner kind="error">{error}</Banner>}
      {error === null && registered?.isVerified === false && (
        <Banner kind="info">{login.verifyFirst(isolate(registered.email))}</Banner>
      )}
      <TextField
        {...field('email')}
        type="email"
        label={login.email}
        placeholder={login.emailPlaceholder}
        defaultValue={registered?.email ?? ''}
        autoComplete="username"
        required
      />
      <PasswordField
        {...field('password')}
        ref={password}
        label={login.password}
        autoComplete="current-password"
        required
      />
      <Button type="submit" variant="primary" wide loading={pending} loadingLabel={login.submitting}>
        {login.submit}
      </Button>
      <div className={css.links}>
        <Link href={paths.forgotPassword}>{login.toForgot}</Link>
        <Link href={withNext(paths.register, next)}>{login.toRegister}</Link>
      </div>
    </Stack>
  );
}
