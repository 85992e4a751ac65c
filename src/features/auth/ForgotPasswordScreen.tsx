import { useEffect, useState, useId, useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { EmailMax } from '../../api/generated/limits.ts';
import { paths } from '../../navigation/paths.ts';
import { focusHeading } from '../../lib/browser/focus/focusHeading.ts';
import { normalizeEmail } from '../../lib/forms/email.ts';
import { isComposing } from '../../lib/keyboard/isComposing.ts';
import { useTask } from '../../lib/react/useTask.ts';
import { isolate } from '../../lib/text/isolate.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { tooLong } from '../../ui/Field/textLimit.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { AuthLayout, type FormProps } from './AuthLayout.tsx';
import { startMailCooldown, Cooldown, mailCooldownLeft, useMailCooldown } from './MailCooldown.tsx';
import { authCalls, preloadAuthCalls } from './authCalls.ts';
import { forgot } from './passwordCopy.ts';
import * as css from './AuthLayout.css.ts';

/** Requests the e-mail for setting a new password. It never reveals whether the account exists. */
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

/**
 * Renders the form that requests the e-mail for setting a new password. It uses the browser's own validation and
 * messages. The field is uncontrolled, so that the address of a password manager is read too.
 */
function ForgotFields({ error, pending, onSubmit }: FormProps<string>) {
  const field = useRef<HTMLInputElement>(null);
  /** The address in the field as it is meant, for the cooldown. */
  const [email, setEmail] = useState('');
  const cooldownId = useId();
  const left = useMailCooldown('reset', email);
  // The browser validates before the submit event, so the address must be normalized before that.
  const tidyUp = () => {
    const input = field.current;
    const meant = normalizeEmail(input?.value ?? '');
    if (input !== null && input.value !== meant) input.value = meant;
    setEmail(meant);
    return meant;
  };
  const tidyUpBeforeEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isComposing(event.nativeEvent)) tidyUp();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const meant = tidyUp();
    if (mailCooldownLeft('reset', meant) === 0 && tooLong(meant, EmailMax) === undefined) onSubmit(meant);
  };
  return (
    <Stack as="form" gap="large" onFocus={preloadAuthCalls} onSubmit={submit}>
      <div onKeyDown={tidyUpBeforeEnter} role="presentation">
        <TextField
          type="email"
          name="email"
          label={forgot.email}
          placeholder={forgot.emailPlaceholder}
          autoComplete="username"
          required
          error={tooLong(email, EmailMax)}
          ref={field}
          onChange={(event) => setEmail(normalizeEmail(event.target.value))}
          onBlur={tidyUp}
        />
      </div>
      {error !== null && <Banner kind="error">{error}</Banner>}
      <Cooldown id={cooldownId} left={left} />
      <Button
        type="submit"
        variant="primary"
        wide
        loading={pending}
        loadingLabel={forgot.submitting}
        temporarilyDisabled={left > 0}
        describedBy={left > 0 ? cooldownId : undefined}
        onIntent={tidyUp}
      >
        {forgot.submit}
      </Button>
      <div className={css.links}>
        <Link href={paths.login}>{forgot.toLogin}</Link>
      </div>
    </Stack>
  );
}

/** Confirms that the e-mail for setting a new password was sent, without saying whether the account exists. */
function EmailSentMessage({ email }: { email: string }) {
  return (
    <Stack gap="large">
      <p>{forgot.sent.body(isolate(email))}</p>
      <p className={css.hint}>{forgot.sent.hint}</p>
      <ButtonLink href={paths.login} variant="primary" wide>
        {forgot.toLogin}
      </ButtonLink>
    </Stack>
  );
}
