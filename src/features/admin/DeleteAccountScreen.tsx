import { useState } from 'react';
import { isApiError } from '../../api/errors.ts';
import { EmailMax, PasswordMax } from '../../api/generated/limits.ts';
import type { DeleteAccountRequest, UserId } from '../../api/generated/model/index.ts';
import { withRetry } from '../../api/withRetry.ts';
import { removeDrafts } from '../../session/drafts.ts';
import { sessions, isAuthenticated } from '../../session/sessions.ts';
import { paths } from '../../navigation/paths.ts';
import { comparableEmail, emailError, normalizeEmail } from '../../lib/forms/email.ts';
import { useCheckedForm, type CheckResult } from '../../lib/forms/useCheckedForm.ts';
import { useTask } from '../../lib/react/useTask.ts';
import { isolate } from '../../lib/text/isolate.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { ConfirmDialog, preloadConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { passwordTooLong, tooLong } from '../../ui/Field/textLimit.ts';
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx';
import { ScreenHeading } from '../../ui/ScreenHeading/ScreenHeading.tsx';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { Wordmark } from '../../ui/Wordmark/Wordmark.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { admin, adminRules, adminErrors } from './copy.ts';
import * as css from './DeleteAccountScreen.css.ts';

/**
 * Deletes any account by its e-mail address and password. It is not linked from anywhere; administrators know its path.
 */
export function DeleteAccountScreen() {
  /** The account that the dialog is about; it stays set during the dialog's exit animation. */
  const [asked, setAsked] = useState<DeleteAccountRequest | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [deleted, setDeleted] = useState<string | null>(null);
  const [attempt, remove] = useTask(async (account: DeleteAccountRequest) => {
    try {
      const { email, viewerId } = await deleteAnyAccount(account);
      if (viewerId === null) setDeleted(email);
      else endOwnSession(email, viewerId);
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

interface AccountFieldsProps {
  /** Message about the last failed attempt. */
  error: string | null;
  /** Receives the validated and normalized values. */
  onSubmit: (account: DeleteAccountRequest) => void;
}

/** Renders the form for the account to delete. Its values remain after a failed attempt. */
function AccountFields({ error, onSubmit }: AccountFieldsProps) {
  const { submit, field } = useCheckedForm<DeleteAccountRequest>(checkAccount, onSubmit);
  return (
    <Stack as="form" gap="large" noValidate onFocus={preloadConfirmDialog} onSubmit={submit}>
      <TextField
        {...field('email')}
        type="email"
        label={admin.email}
        // The browser must not fill in the administrator's own account.
        autoComplete="off"
        required
      />
      <PasswordField {...field('password')} label={admin.password} autoComplete="off" required />
      {error !== null && <Banner kind="error">{error}</Banner>}
      <Button type="submit" variant="danger" wide onIntent={preloadConfirmDialog}>
        {admin.submit}
      </Button>
    </Stack>
  );
}

/** Validates the form in which an administrator enters the account to delete. */
export function checkAccount(typed: DeleteAccountRequest): CheckResult<DeleteAccountRequest> {
  const email = normalizeEmail(typed.email);
  return {
    values: { email, password: typed.password },
    faults: {
      email: emailError(email, adminRules.email) ?? tooLong(email, EmailMax),
      password: typed.password === '' ? adminRules.passwordRequired : passwordTooLong(typed.password, PasswordMax),
    },
  };
}

/**
 * Deletes an account by its e-mail address and password, for an administrator.
 * @returns its e-mail address as the server has it, and the id of the signed-in user if it was their account
 */
async function deleteAnyAccount(account: DeleteAccountRequest) {
  // Loaded lazily, because the module imports TanStack Query, which this screen does not need otherwise.
  const { deleteAccount, getCurrentUser } = await import('../../api/generated/auth/auth.ts');
  // Requested before the deletion, since the token may be invalid afterwards.
  const viewer = isAuthenticated(sessions.getState())
    ? await withRetry(() => getCurrentUser()).catch(() => null)
    : null;
  const { deleted_user: deleted } = await deleteAccount(account);
  return {
    email: deleted.email,
    viewerId: viewer !== null && comparableEmail(viewer.email) === comparableEmail(deleted.email) ? viewer.id : null,
  };
}

/** Returns the message for a failed deletion of an account by an administrator. */
export function adminErrorMessage(error: unknown): string {
  const status = isApiError(error) ? error.status : 0;
  if (status === 404) return adminErrors.notFound;
  return status === 401 ? adminErrors.wrongPassword : adminErrors.fallback;
}
