import { useState } from 'react';
import type { DeleteAccountRequest, UserId } from '../../api/generated/model/index.ts';
import { endSession } from '../../api/session.ts';
import { dropDrafts } from '../../lib/drafts.ts';
import { paths } from '../../lib/paths.ts';
import { useTask } from '../../lib/useTask.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { ScreenHeading } from '../../ui/ScreenHeading/ScreenHeading.tsx';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { Wordmark } from '../../ui/Wordmark/Wordmark.tsx';
import { AccountFields } from './AccountFields.tsx';
import { adminErrorMessage } from './adminErrorMessage.ts';
import { admin } from './copy.ts';
import { deleteAnyAccount } from './deleteAnyAccount.ts';
import * as css from './DeleteAccountScreen.css.ts';

/** Deletes any account by its e-mail address and password. For administrators, who know its address (decision V2). */
export function DeleteAccountScreen() {
  /** What the dialog asks about; kept while it goes away. */
  const [asked, setAsked] = useState<DeleteAccountRequest | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [deleted, setDeleted] = useState<string | null>(null);
  const [attempt, remove] = useTask(async (account: DeleteAccountRequest) => {
    try {
      const { email, own } = await deleteAnyAccount(account);
      if (own === null) setDeleted(email);
      else leave(email, own);
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
      {/* Nobody is to come across this page by searching. */}
      <meta name="robots" content="noindex" />
      <Wordmark />
      <div className={css.card}>
        <Card padding="large">
          <div className={css.panel}>
            <div className={css.head}>
              <ScreenHeading>{admin.title}</ScreenHeading>
              <p className={css.lead}>{admin.lead}</p>
            </div>
            {deleted !== null && <Banner kind="ok">{admin.success(deleted)}</Banner>}
            <AccountFields
              key={deleted}
              error={attempt.status === 'failed' && !isAsking ? adminErrorMessage(attempt.error) : null}
              onSubmit={ask}
            />
            <ButtonLink href={paths.home} wide>
              {admin.backHome}
            </ButtonLink>
          </div>
        </Card>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={admin.confirm.title}
        body={admin.confirm.body(asked?.email ?? '')}
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

/** One's own account is gone, and with it the session and what was begun in it. */
function leave(email: string, userId: UserId): void {
  dropDrafts(userId);
  endSession('logout');
  snackbars.clear();
  snackbars.show(admin.success(email), { kind: 'ok' });
}
