import { useId } from 'react';
import { requestPasswordReset, useGetCurrentUser } from '../../../api/generated/auth/auth.ts';
import { Cooldown, startMailCooldown, useMailCooldown } from '../../../features/auth/MailCooldown.tsx';
import { isolate } from '../../../lib/text/isolate.ts';
import { normalizeEmail } from '../../../lib/forms/email.ts';
import { useTask } from '../../../lib/react/useTask.ts';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { password as copy } from './copy.ts';
import * as css from './DataDownload.css.ts';

/** Sends the e-mail for setting a new password to the user's own e-mail address (rule A31). */
export function ChangePassword() {
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
      <p className={css.help}>{copy.help(isolate(email))}</p>
      {sending.status === 'done' && <Banner kind="ok">{`${copy.sent(isolate(email))}\n${copy.hint}`}</Banner>}
      {sending.status === 'failed' && <Banner kind="error">{copy.failed}</Banner>}
      <Cooldown id={cooldownId} left={left} />
      <Button
        loading={sending.status === 'running'}
        loadingLabel={copy.submitting}
        temporarilyDisabled={left > 0}
        describedBy={left > 0 ? cooldownId : undefined}
        onClick={() => send()}
      >
        {copy.submit}
      </Button>
    </Stack>
  );
}
