import { useEffect } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { NewPasswordMax, NewPasswordMin } from '../../api/generated/limits.ts';
import { withRetry } from '../../api/withRetry.ts';
import { isAuthenticated, sessions } from '../../session/sessions.ts';
import { paths } from '../../navigation/paths.ts';
import { focusHeading } from '../../lib/browser/focus/focusHeading.ts';
import { useCheckedForm, useFilledIn, type CheckResult } from '../../lib/forms/useCheckedForm.ts';
import { useTask } from '../../lib/react/useTask.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { passwordTooLong } from '../../ui/Field/textLimit.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { AuthLayout, type FormProps } from './AuthLayout.tsx';
import { authCalls, preloadAuthCalls } from './authCalls.ts';
import { mailToken } from './mailToken.ts';
import { reset, resetRules } from './passwordCopy.ts';
import * as css from './AuthLayout.css.ts';

/** Sets a new password with the token from a reset e-mail. */
export function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const token = mailToken(search);
  const [attempt, change] = useTask(async (password: string) => {
    const { resetPassword } = await authCalls();
    await resetPassword({ token, new_password: password });
    await endInvalidSession();
  });
  const isDone = attempt.status === 'done';
  useEffect(() => {
    if (isDone) focusHeading();
  }, [isDone]);

  if (token === '') return <Redirect to={paths.login} replace />;
  if (isDone) {
    return (
      <AuthLayout title={reset.done.title}>
        <PasswordChanged />
      </AuthLayout>
    );
  }
  const error = attempt.status === 'failed' ? reset.error : null;
  return (
    <AuthLayout title={reset.title}>
      <ResetFields error={error} pending={attempt.status === 'running'} onSubmit={change} />
    </AuthLayout>
  );
}

/**
 * Requests the signed-in user after a new password, which invalidates the tokens that were issued for the old one: an
 * invalid token then ends this browser's session, so that the next step is the login and not a screen whose requests
 * fail.
 */
async function endInvalidSession(): Promise<void> {
  if (!isAuthenticated(sessions.getState())) return;
  const { getCurrentUser } = await authCalls();
  await withRetry(() => getCurrentUser()).catch(() => undefined);
}

/**
 * Renders the form for the new password and its confirmation. After a failed attempt its values remain, and it links to
 * the screen that sends a new reset e-mail.
 */
function ResetFields({ error, pending, onSubmit }: FormProps<string>) {
  const { submit, field } = useCheckedForm<NewPassword>(checkNewPassword, ({ password }) => onSubmit(password));
  const [isFilledIn, around] = useFilledIn();
  const password = field('password');
  return (
    <Stack as="form" gap="large" ref={around} noValidate onFocus={preloadAuthCalls} onSubmit={submit}>
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
        disabledReason={reset.fillFirst}
        reasonShown
        loading={pending}
        loadingLabel={reset.submitting}
      >
        {reset.submit}
      </Button>
      <div className={css.links}>
        {error !== null && <Link href={paths.forgotPassword}>{reset.toForgot}</Link>}
        <Link href={paths.login}>{reset.toLogin}</Link>
      </div>
    </Stack>
  );
}

/** Replaces the form when the new password is set, and leads to the login. */
export function PasswordChanged() {
  return (
    <Stack gap="large">
      <p>{reset.done.body}</p>
      <ButtonLink href={paths.login} variant="primary" wide>
        {reset.done.toLogin}
      </ButtonLink>
    </Stack>
  );
}

interface NewPassword {
  password: string;
  confirm: string;
}

/** Validates the form for a new password. */
export function checkNewPassword(typed: NewPassword): CheckResult<NewPassword> {
  return {
    values: typed,
    faults: {
      password:
        typed.password.length < NewPasswordMin ? resetRules.min : passwordTooLong(typed.password, NewPasswordMax),
      confirm: typed.confirm === typed.password ? undefined : resetRules.match,
    },
  };
}
