import { useEffect, useState } from 'react';
import type { LoginRequest } from '../../api/generated/model/index.ts';
import { closeNotifications } from '../../lib/browser/closeNotifications.ts';
import { startSession } from '../../session/sessions.ts';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { useTask } from '../../lib/react/useTask.ts';
import { LazyDialog } from '../../ui/Lazy/LazyDialog.tsx';
import { authCalls } from './authCalls.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { login } from './login/copy.ts';
import { isUnverified, loginErrorMessage } from './login/loginErrorMessage.ts';
import { LoginFields } from './login/LoginFields.tsx';
import { readRegisteredAddress, removeRegisteredAddress } from './registeredAddress.ts';

const UnverifiedDialog = lazyComponent(async () => (await import('./login/UnverifiedDialog.tsx')).UnverifiedDialog);

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
