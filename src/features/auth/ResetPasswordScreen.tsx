import { useEffect } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { session } from '../../api/session.ts';
import { tryAgain } from '../../api/tryAgain.ts';
import { focusHeading } from '../../lib/focusHeading.ts';
import { paths } from '../../lib/paths.ts';
import { useTask } from '../../lib/useTask.ts';
import { authCalls } from './authCalls.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { reset } from './password/copy.ts';
import { PasswordChanged } from './password/PasswordChanged.tsx';
import { ResetFields } from './password/ResetFields.tsx';

/** Sets a new password with the token of a reset mail. */
export function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [attempt, change] = useTask(async (password: string) => {
    const { resetPassword } = await authCalls();
    await resetPassword({ token, new_password: password });
    await dropDeadSession();
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
 * The new password has ended what the old one opened. If that is the session of this browser, the way on leads to the
 * login and not into screens that refuse: asking who I am finds it out.
 */
async function dropDeadSession(): Promise<void> {
  if (!session.getState().isAuthenticated) return;
  const { getCurrentUser } = await authCalls();
  await tryAgain(() => getCurrentUser()).catch(() => undefined);
}
