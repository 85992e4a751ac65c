import { useEffect, useState } from 'react';
import { focusHeading } from '../../lib/browser/focus/focusHeading.ts';
import { useTask } from '../../lib/react/useTask.ts';
import { authCalls } from './authCalls.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { startMailCooldown } from './mailCooldown.ts';
import { forgot } from './password/copy.ts';
import { ForgotFields } from './password/ForgotFields.tsx';
import { EmailSentMessage } from './password/EmailSentMessage.tsx';

/** Requests the e-mail for setting a new password. It never reveals whether the account exists (rule A10). */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [attempt, send] = useTask(async (email: string) => {
    const { requestPasswordReset } = await authCalls();
    await requestPasswordReset({ email });
    startMailCooldown('reset', email);
    setSentTo(email);
  });
  const isSent = sentTo !== null;
  useEffect(() => {
    if (isSent) focusHeading();
  }, [isSent]);

  if (isSent) {
    return (
      <AuthLayout title={forgot.sent.title}>
        <EmailSentMessage email={sentTo} />
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
