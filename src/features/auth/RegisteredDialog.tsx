import { isolate } from '../../lib/text/isolate.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { registered } from './registerCopy.ts';
import * as css from './RegisteredDialog.css.ts';

interface RegisteredDialogProps {
  /** The e-mail address that the verification e-mail was sent to. */
  email: string;
  /** Path of the login. */
  login: string;
  onClose: () => void;
}

/** Confirms the registration and asks the user to open the link in the e-mail. */
export function RegisteredDialog({ email, login, onClose }: RegisteredDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      staysOnPressOutside
      title={registered.title}
      description={registered.body}
      actions={
        <ButtonLink href={login} variant="primary">
          {registered.toLogin}
        </ButtonLink>
      }
    >
      <p className={css.address}>{isolate(email)}</p>
      <p className={css.spam}>{registered.spam}</p>
    </Dialog>
  );
}
