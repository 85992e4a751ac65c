import { useState } from 'react';
import type { DeleteAccountRequest, UserId } from '../../api/generated/model/index.ts';
import { sessions } from '../../session/sessions.ts';
import { removeDrafts } from '../../session/drafts.ts';
import { paths } from '../../navigation/paths.ts';
import { isolate } from '../../lib/text/isolate.ts';
import { useTask } from '../../lib/react/useTask.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { ScreenHeading } from '../../ui/ScreenHeading/ScreenHeading.tsx';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { Wordmark } from '../../ui/Wordmark/Wordmark.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { AccountFields } from './AccountFields.tsx';
import { adminErrorMessage } from './adminErrorMessage.ts';
import { admin } from './copy.ts';
import { deleteAnyAccount } from './deleteAnyAccount.ts';
import * as css from './DeleteAccountScreen.css.ts';

/**
 * Deletes any account by its e-mail address and password. It is not linked from anywhere; administrators know its path
 * (rule V2).
 */
export function DeleteAccountScreen() {
  /** The account that the dialog is about; it stays set during the dialog's exit animation. */
  const [asked, setAsked] = useState<DeleteAccountRequest | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [deleted, setDeleted] = useState<string | null>(null);
  const [attempt, remove] = useTask(async (account: DeleteAccountRequest) => {
    try {
      const { email, own } = await deleteAnyAccount(account);
      if (own === null) setDeleted(email);
      else endOwnSession(email, own);
    } finally {
      setIsAsking(false);
    }
  });
  const isRunning = attempt.status === 'running';
  const ask = (account: DeleteAccountRequest) => {
    setDeleted(null);
    setAsked(account);
    setIsAsking(true);
  };
  return (
    <div className={css.root}>
      {/* Search engines must not list this page. */}
      <meta name="robots" content="noindex" />
      <Wordmark />
      <div className={css.card}>
        <Card padding="large">
          <Stack gap="large">
            <Stack gap="small">
              <ScreenHeading>{admin.title}</ScreenHeading>
              <p className={css.lead}>{admin.lead}</p>
            </Stack>
            {deleted !== null && <Banner kind="ok">{admin.success(deleted)}</Banner>}
            <AccountFields
              key={deleted}
              error={attempt.status === 'failed' && !isAsking ? adminErrorMessage(attempt.error) : null}
              onSubmit={ask}
            />
            <ButtonLink href={paths.home} wide>
              {admin.backHome}
            </ButtonLink>
          </Stack>
        </Card>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={admin.confirm.title}
        body={admin.confirm.body(isolate(asked?.email ?? ''))}
        confirmLabel={admin.confirm.ok}
        pendingLabel={admin.confirm.deleting}
        pending={isRunning}
        danger
        onConfirm={() => asked !== null && remove(asked)}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  );
}

/** Removes the drafts of the user's own deleted account and ends the session. */
function endOwnSession(email: string, userId: UserId): void {
  removeDrafts(userId);
  sessions.getState().end('logout');
  snackbars.clear();
  snackbars.show(admin.success(isolate(email)), { kind: 'ok', topic: `account:${email}` });
}
