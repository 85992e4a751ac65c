import { useId } from 'react';
import { useTask } from '../../lib/react/useTask.ts';
import { isolate } from '../../lib/text/isolate.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Cooldown, startMailCooldown, useMailCooldown } from './MailCooldown.tsx';
import { authCalls } from './authCalls.ts';
import { unverified } from './loginCopy.ts';

interface UnverifiedDialogProps {
  /** The e-mail address of the login attempt. */
  email: string;
  onClose: () => void;
}

/** Explains that the e-mail address must be verified first, and can send the verification e-mail again. */
export function UnverifiedDialog({ email, onClose }: UnverifiedDialogProps) {
  const cooldownId = useId();
  const left = useMailCooldown('verification', email);
  const [resending, resend] = useTask(async () => {
    const { resendVerification } = await authCalls();
    await resendVerification({ email });
    startMailCooldown('verification', email);
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={unverified.title}
      description={unverified.body(isolate(email))}
      actions={
        <>
          <Button onClick={onClose}>{unverified.close}</Button>
          <Button
            variant="primary"
            loading={resending.status === 'running'}
            loadingLabel={unverified.resending}
            temporarilyDisabled={left > 0}
            describedBy={left > 0 ? cooldownId : undefined}
            onClick={() => resend()}
          >
            {unverified.resend}
          </Button>
        </>
      }
    >
      {resending.status === 'done' && <Banner kind="ok">{unverified.resent}</Banner>}
      {resending.status === 'failed' && <Banner kind="error">{unverified.resendFailed}</Banner>}
      <Cooldown id={cooldownId} left={left} />
    </Dialog>
  );
}
