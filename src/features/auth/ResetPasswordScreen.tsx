import { useEffect } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { isAuthenticated, sessions } from '../../session/sessions.ts';
import { withRetry } from '../../api/withRetry.ts';
import { focusHeading } from '../../lib/browser/focus/focusHeading.ts';
import { paths } from '../../navigation/paths.ts';
import { useTask } from '../../lib/react/useTask.ts';
import { authCalls } from './authCalls.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { mailToken } from './mailToken.ts';
import { reset } from './password/copy.ts';
import { PasswordChanged } from './password/PasswordChanged.tsx';
import { ResetFields } from './password/ResetFields.tsx';

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
