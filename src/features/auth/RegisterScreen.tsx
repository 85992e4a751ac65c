import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { lazyComponent } from '../../lib/lazyComponent.ts';
import { paths } from '../../lib/paths.ts';
import { useTask } from '../../lib/useTask.ts';
import { authCalls } from './authCalls.ts';
import { AuthLayout } from './AuthLayout.tsx';
import type { Registration } from './register/checkRegistration.ts';
import { register } from './register/copy.ts';
import { registerErrorMessage } from './register/registerErrorMessage.ts';
import { RegisterFields } from './register/RegisterFields.tsx';

const RegisteredDialog = lazyComponent(async () => (await import('./register/RegisteredDialog.tsx')).RegisteredDialog);

/** Makes an account. It can log in once the address is verified, so the way on leads through a mail to the login. */
export function RegisterScreen() {
  const [, navigate] = useLocation();
  /** Where the verification mail went, once it has. */
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [attempt, tryToRegister] = useTask(async ({ email, password }: Registration) => {
    RegisteredDialog.preload();
    const { registerAccount } = await authCalls();
    await registerAccount({ email, password });
    setSentTo(email);
  });
  const error = attempt.status === 'failed' ? registerErrorMessage(attempt.error) : null;
  return (
    <AuthLayout title={register.title} lead={register.lead}>
      <RegisterFields error={error} pending={attempt.status === 'running'} onSubmit={tryToRegister} />
      {sentTo !== null && (
        <Suspense fallback={null}>
          <RegisteredDialog email={sentTo} onClose={() => navigate(paths.login)} />
        </Suspense>
      )}
    </AuthLayout>
  );
}
