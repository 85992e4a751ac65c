import { useId } from 'react';
import { requestPasswordReset, useGetCurrentUser } from '../../api/generated/auth/auth.ts';
import { Cooldown, startMailCooldown, useMailCooldown } from '../../features/auth/MailCooldown.tsx';
import { normalizeEmail } from '../../lib/forms/email.ts';
import { useTask } from '../../lib/react/useTask.ts';
import { isolate } from '../../lib/text/isolate.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Collapsible } from '../../ui/Collapsible/Collapsible.tsx';
import { DialogPart } from '../../ui/Dialog/DialogPart.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { DataDownload } from './data/DataDownload.tsx';
import { ownData, password } from './data/copy.ts';
import { StoredList, type AskFirst, useStored } from './stored/StoredList.tsx';
import { stored } from './stored/copy.ts';
import * as css from './MyData.css.ts';

interface MyDataProps {
  /** Asks a question outside of the settings' dialog: nested in it, the dialog would have no backdrop. */
  onAsk: AskFirst;
}

/**
 * Renders the settings for the user's data: password change, download, and what this browser stores. Loaded with the
 * first settings.
 */
export function MyData({ onAsk }: MyDataProps) {
  const things = useStored(onAsk);
  return (
    <Stack gap="huge">
      <DialogPart title={password.change}>
        <ChangePassword />
      </DialogPart>
      <DialogPart title={ownData.download}>
        <DataDownload />
      </DialogPart>
      <div className={css.storedRow}>
        <Collapsible title={stored.title} openLabel={stored.open} closeLabel={stored.close}>
          <StoredList things={things} />
        </Collapsible>
      </div>
    </Stack>
  );
}

/** Sends the e-mail for setting a new password to the user's own e-mail address. */
function ChangePassword() {
  const { data: user } = useGetCurrentUser();
  const email = user === undefined ? '' : normalizeEmail(user.email);
  const cooldownId = useId();
  const left = useMailCooldown('reset', email);
  const [sending, send] = useTask(async () => {
    await requestPasswordReset({ email });
    startMailCooldown('reset', email);
  });
  if (email === '') return null;
  return (
    <Stack gap="small" align="start">
      <p className={css.help}>{password.help(isolate(email))}</p>
      {sending.status === 'done' && <Banner kind="ok">{`${password.sent(isolate(email))}\n${password.hint}`}</Banner>}
      {sending.status === 'failed' && <Banner kind="error">{password.failed}</Banner>}
      <Cooldown id={cooldownId} left={left} />
      <Button
        loading={sending.status === 'running'}
        loadingLabel={password.submitting}
        temporarilyDisabled={left > 0}
        describedBy={left > 0 ? cooldownId : undefined}
        onClick={() => send()}
      >
        {password.submit}
      </Button>
    </Stack>
  );
}
