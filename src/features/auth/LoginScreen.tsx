import { useState } from 'react';
import type { LoginRequest } from '../../api/generated/model/index.ts';
import { startSession } from '../../api/session.ts';
import { lazyComponent } from '../../lib/lazyComponent.ts';
import { useTask } from '../../lib/useTask.ts';
import { LateDialog } from '../../ui/Late/LateDialog.tsx';
import { authCalls } from './authCalls.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { login } from './login/copy.ts';
import { isUnverified, loginErrorMessage } from './login/loginErrorMessage.ts';
import { LoginFields } from './login/LoginFields.tsx';

const UnverifiedDialog = lazyComponent(async () => (await import('./login/UnverifiedDialog.tsx')).UnverifiedDialog);

/** Log in. Where to go afterwards is not its business: a session that starts makes the routes lead on. */
export function LoginScreen() {
  /** The address that was tried last and has to be verified first, while the dialog says so. */
  const [unverified, setUnverified] = useState<string | null>(null);
  const [attempt, tryToLogIn] = useTask(async (credentials: LoginRequest) => {
    UnverifiedDialog.preload();
    try {
      const { logIn } = await authCalls();
      startSession((await logIn(credentials)).access_token);
    } catch (error) {
      if (isUnverified(error)) setUnverified(credentials.email);
      throw error;
    }
  });
  // The dialog says it first; the line stays behind for when it is closed.
  const error = attempt.status === 'failed' && unverified === null ? loginErrorMessage(attempt.error) : null;
  return (
    <AuthLayout title={login.title} lead={login.lead}>
      <LoginFields error={error} pending={attempt.status === 'running'} onSubmit={tryToLogIn} />
      {unverified !== null && (
        <LateDialog open onFailed={() => setUnverified(null)}>
          <UnverifiedDialog email={unverified} onClose={() => setUnverified(null)} />
        </LateDialog>
      )}
    </AuthLayout>
  );
}
