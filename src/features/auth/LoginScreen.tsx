import { useEffect, useState, useRef } from 'react';
import { useSearch } from 'wouter';
import { isApiError, shownDetail } from '../../api/errors.ts';
import { EmailMax, PasswordMax } from '../../api/generated/limits.ts';
import type { LoginRequest } from '../../api/generated/model/index.ts';
import { startSession } from '../../session/sessions.ts';
import { nextIn, withNext, paths } from '../../navigation/paths.ts';
import { closeNotifications } from '../../lib/browser/closeNotifications.ts';
import { emailError, normalizeEmail } from '../../lib/forms/email.ts';
import { useCheckedForm, type CheckResult } from '../../lib/forms/useCheckedForm.ts';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { useTask } from '../../lib/react/useTask.ts';
import { isolate } from '../../lib/text/isolate.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { passwordTooLong, tooLong } from '../../ui/Field/textLimit.ts';
import { LazyDialog } from '../../ui/Lazy/LazyDialog.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { AuthLayout, type FormProps } from './AuthLayout.tsx';
import { authCalls, preloadAuthCalls } from './authCalls.ts';
import { login, loginRules, loginErrors } from './loginCopy.ts';
import { readRegisteredAddress, removeRegisteredAddress, type RegisteredAddress } from './registeredAddress.ts';
import * as css from './AuthLayout.css.ts';

const UnverifiedDialog = lazyComponent(async () => (await import('./UnverifiedDialog.tsx')).UnverifiedDialog);

/** Renders the login. It does not navigate: when a session starts, the routes redirect. */
export function LoginScreen() {
  /** The unverified e-mail address of the last attempt while the dialog about it is open, else null. */
  const [unverified, setUnverified] = useState<string | null>(null);
  const [registered] = useState(readRegisteredAddress);
  // Nobody is logged in here: notifications for the previous user must close, however the session ended.
  useEffect(() => void closeNotifications(), []);
  const [attempt, tryToLogIn] = useTask(async (credentials: LoginRequest) => {
    UnverifiedDialog.preload();
    try {
      const { logIn } = await authCalls();
      startSession((await logIn(credentials)).access_token);
      removeRegisteredAddress();
    } catch (error) {
      if (isUnverified(error)) setUnverified(credentials.email);
      throw error;
    }
  });
  // The dialog shows the reason first; the message appears when the dialog is closed.
  const error = attempt.status === 'failed' && unverified === null ? loginErrorMessage(attempt.error) : null;
  return (
    <AuthLayout title={login.title} lead={login.lead}>
      <LoginFields registered={registered} error={error} pending={attempt.status === 'running'} onSubmit={tryToLogIn} />
      {unverified !== null && (
        <LazyDialog open onFailed={() => setUnverified(null)}>
          <UnverifiedDialog email={unverified} onClose={() => setUnverified(null)} />
        </LazyDialog>
      )}
    </AuthLayout>
  );
}

interface LoginFieldsProps extends FormProps<LoginRequest> {
  /** The registration on this device, whose e-mail address is filled in; the password field then receives the focus. */
  registered: RegisteredAddress | null;
}

/** Renders the login form. Its values remain after a failed attempt. */
function LoginFields({ registered, error, pending, onSubmit }: LoginFieldsProps) {
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
      <Stack gap="compact">
        <Button type="submit" variant="primary" wide loading={pending} loadingLabel={login.submitting}>
          {login.submit}
        </Button>
        <ButtonLink href={withNext(paths.register, next)} aria-label={login.toRegister} wide>
          {login.register}
        </ButtonLink>
      </Stack>
      <div className={css.links}>
        <Link href={paths.forgotPassword}>{login.toForgot}</Link>
      </div>
    </Stack>
  );
}

/** Minimum length. It is lower than at registration, because old accounts may have shorter passwords. */
const PASSWORD_MIN = 6;

/** Validates the login form; empty and too short give the same message. */
export function checkLogin(typed: { email: string; password: string }): CheckResult<LoginRequest> {
  const email = normalizeEmail(typed.email);
  return {
    values: { email, password: typed.password },
    faults: {
      email: emailError(email, loginRules.email) ?? tooLong(email, EmailMax),
      password:
        typed.password.length < PASSWORD_MIN ? loginRules.passwordMin : passwordTooLong(typed.password, PasswordMax),
    },
  };
}

/** Matches server messages about an unverified e-mail address. */
export const UNVERIFIED =
  /確認されていません|認証されていません|未確認|未認証|not\s+verified|unverified|verify your email/i;

/** Matches server messages about a wrong e-mail address or password. */
const WRONG_CREDENTIALS = /incorrect|invalid credentials|正しくありません/i;

/** Whether the login failed only because the e-mail address is not verified. */
export function isUnverified(error: unknown): boolean {
  return isApiError(error) && error.detail !== null && UNVERIFIED.test(error.detail);
}

/**
 * Returns the message for a failed login. The order matters, because a server may send the message about an
 * unverified e-mail address with status 400, 401 or 403: unverified, wrong credentials, 400, other detail, network
 * error, default.
 */
export function loginErrorMessage(error: unknown): string {
  if (!isApiError(error)) return loginErrors.fallback;
  const detail = shownDetail(error) ?? '';
  if (UNVERIFIED.test(detail)) return detail;
  if (error.status === 401 || WRONG_CREDENTIALS.test(detail)) return loginErrors.credentials;
  if (error.status === 400) return loginErrors.badRequest;
  if (detail !== '') return detail;
  return error.kind === 'network' ? loginErrors.network : loginErrors.fallback;
}
