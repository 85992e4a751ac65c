import { useTask } from '../../../lib/useTask.ts';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { authCalls } from '../authCalls.ts';
import { unverified } from './copy.ts';

interface UnverifiedDialogProps {
  /** The address that the login was tried with. */
  email: string;
  onClose: () => void;
}

/** Explains that the e-mail address must be verified first, and sends the mail again. */
export function UnverifiedDialog({ email, onClose }: UnverifiedDialogProps) {
  const [resending, resend] = useTask(async () => (await authCalls()).resendVerification({ email }));
  return (
    <Dialog
      open
      onClose={onClose}
      title={unverified.title}
      description={unverified.body(email)}
      actions={
        <>
          <Button onClick={onClose}>{unverified.close}</Button>
          <Button
            variant="primary"
            loading={resending.status === 'running'}
            loadingLabel={unverified.resending}
            onClick={() => resend()}
          >
            {unverified.resend}
          </Button>
        </>
      }
    >
      {resending.status === 'done' && <Banner kind="ok">{unverified.resent}</Banner>}
      {resending.status === 'failed' && <Banner kind="error">{unverified.resendFailed}</Banner>}
    </Dialog>
  );
}
