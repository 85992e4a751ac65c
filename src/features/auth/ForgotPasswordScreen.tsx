import { useEffect, useState } from 'react';
import { focusHeading } from '../../lib/focusHeading.ts';
import { useTask } from '../../lib/useTask.ts';
import { authCalls } from './authCalls.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { forgot } from './password/copy.ts';
import { ForgotFields } from './password/ForgotFields.tsx';
import { MailSent } from './password/MailSent.tsx';

/** Sends the mail with which a new password can be set. Never tells whether there is such an account (decision A10). */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [attempt, send] = useTask(async (email: string) => {
    const { requestPasswordReset } = await authCalls();
    await requestPasswordReset({ email });
    setSentTo(email);
  });
  const isSent = sentTo !== null;
  useEffect(() => {
    if (isSent) focusHeading();
  }, [isSent]);

  if (isSent) {
    return (
      <AuthLayout title={forgot.sent.title}>
        <MailSent email={sentTo} />
      </AuthLayout>
    );
  }
  const error = attempt.status === 'failed' ? forgot.error : null;
  return (
    <AuthLayout title={forgot.title} lead={forgot.lead}>
      <ForgotFields error={error} pending={attempt.status === 'running'} onSubmit={send} />
    </AuthLayout>
  );
}
