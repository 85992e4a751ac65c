import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { registered } from './copy.ts';

interface RegisteredDialogProps {
  /** Where the mail went. */
  email: string;
  onClose: () => void;
}

/** The account exists; the link in the mail comes next. */
export function RegisteredDialog({ email, onClose }: RegisteredDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={registered.title}
      description={registered.body(email)}
      actions={
        <ButtonLink href={paths.login} variant="primary">
          {registered.toLogin}
        </ButtonLink>
      }
    >
      <p>{registered.spam}</p>
    </Dialog>
  );
}
