import { Suspense, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { nextIn, withNext } from '../../navigation/nextAddress.ts';
import { paths } from '../../navigation/paths.ts';
import { useTask } from '../../lib/react/useTask.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { authCalls } from './authCalls.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { writeRegisteredAddress } from './registeredAddress.ts';
import type { Registration } from './register/checkRegistration.ts';
import { register } from './register/copy.ts';
import { registerErrorMessage } from './register/registerErrorMessage.ts';
import { RegisterFields } from './register/RegisterFields.tsx';

const RegisteredDialog = lazyComponent(async () => (await import('./register/RegisteredDialog.tsx')).RegisteredDialog);

/** Registers an account. The e-mail address must be verified before the first login. */
export function RegisterScreen() {
  const [, navigate] = useLocation();
  const next = nextIn(useSearch());
  const login = withNext(paths.login, next);
  /** The e-mail address that the verification e-mail was sent to; null before it was sent. */
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [attempt, tryToRegister] = useTask(async ({ email, password }: Registration) => {
    RegisteredDialog.preload();
    const { registerAccount } = await authCalls();
    await registerAccount({ email, password });
    writeRegisteredAddress(email, next);
    setSentTo(email);
  });
  const error = attempt.status === 'failed' ? registerErrorMessage(attempt.error) : null;
  return (
    <AuthLayout title={register.title} lead={register.lead} other={<Link href={login}>{register.toLogin}</Link>}>
      <RegisterFields error={error} pending={attempt.status === 'running'} onSubmit={tryToRegister} />
      {sentTo !== null && (
        <Suspense fallback={null}>
          <RegisteredDialog email={sentTo} login={login} onClose={() => navigate(login)} />
        </Suspense>
      )}
    </AuthLayout>
  );
}
