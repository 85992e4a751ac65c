import { Suspense, useState, useEffect, useRef, type FocusEvent } from 'react';
import { useLocation, useSearch } from 'wouter';
import { isApiError, shownDetail } from '../../api/errors.ts';
import { EmailMax, NewPasswordMax, NewPasswordMin } from '../../api/generated/limits.ts';
import { nextIn, withNext, paths } from '../../navigation/paths.ts';
import { appBase } from '../../lib/browser/history/appBase.ts';
import { normalizeEmail, emailError } from '../../lib/forms/email.ts';
import { useCheckedForm, type CheckResult } from '../../lib/forms/useCheckedForm.ts';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { useTask } from '../../lib/react/useTask.ts';
import { nfkc } from '../../lib/text/nfkc.ts';
import { after } from '../../lib/time/timer.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
import { passwordTooLong, tooLong } from '../../ui/Field/textLimit.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { common } from '../../ui/copy.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { AuthLayout, type FormProps } from './AuthLayout.tsx';
import { authCalls, preloadAuthCalls } from './authCalls.ts';
import { register, registerRules, registerErrors } from './registerCopy.ts';
import { writeRegisteredAddress } from './registeredAddress.ts';
import * as css from './AuthLayout.css.ts';

const RegisteredDialog = lazyComponent(async () => (await import('./RegisteredDialog.tsx')).RegisteredDialog);

/** Registers an account. The e-mail address must be verified before the first login. */
export function RegisterScreen() {
  const [, navigate] = useLocation();
  const next = nextIn(useSearch());
  const login = withNext(paths.login, next);
  /** The e-mail address that the verification e-mail was sent to; null before it was sent. */
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [attempt, tryToRegister] = useTask(async ({ email, password }: Registration) => {
    RegisteredDialog.preload();
    const { registerAccount } = await authCalls();
    await registerAccount({ email, password });
    writeRegisteredAddress(email, next);
    setSentTo(email);
  });
  const error = attempt.status === 'failed' ? registerErrorMessage(attempt.error) : null;
  return (
    <AuthLayout title={register.title} lead={register.lead} other={<Link href={login}>{register.toLogin}</Link>}>
      <RegisterFields error={error} pending={attempt.status === 'running'} onSubmit={tryToRegister} />
      {sentTo !== null && (
        <Suspense fallback={null}>
          <RegisteredDialog email={sentTo} login={login} onClose={() => navigate(login)} />
        </Suspense>
      )}
    </AuthLayout>
  );
}

/** Milliseconds until the hint appears; longer than a press takes. */
const HINT_DELAY = 400;

/** Renders the registration form. Its values remain after a failed attempt. */
function RegisterFields({ error, pending, onSubmit }: FormProps<Registration>) {
  const { submit, field, recheck } = useCheckedForm<Registration>(checkRegistration, onSubmit);
  const [consent, setConsent] = useState(false);
  const [wasFullwidth, setWasFullwidth] = useState(false);
  const [isFullwidthFixed, setFullwidthFixed] = useState(false);
  // Delayed: the field may have lost the focus to a press on a button, and the hint must not move that button away.
  useEffect(() => after(HINT_DELAY, () => setFullwidthFixed(wasFullwidth)), [wasFullwidth]);

  const tidyUp = ({ target }: FocusEvent<HTMLInputElement>) => {
    const meant = normalizeEmail(target.value);
    setWasFullwidth(nfkc(target.value).trim() !== target.value.trim());
    if (meant === target.value) return;
    target.value = meant;
    recheck(target.form);
  };

  const problem = useRef<HTMLDivElement>(null);
  // It takes the place of the button that was pressed, which may be at the lower edge of the screen.
  useEffect(() => {
    if (error !== null) problem.current?.scrollIntoView({ block: 'center' });
  }, [error]);

  const email = field('email');
  const password = field('password');
  return (
    <Stack as="form" gap="large" noValidate onFocus={preloadAuthCalls} onSubmit={submit}>
      <TextField
        {...email}
        type="email"
        label={register.email}
        placeholder={register.emailPlaceholder}
        {...(isFullwidthFixed ? { help: register.fullwidthFixed } : {})}
        autoComplete="username"
        required
        onBlur={(event) => {
          tidyUp(event);
          email.onBlur(event);
        }}
      />
      <PasswordField
        {...password}
        label={register.password}
        {...(password.error === undefined ? { help: register.passwordHelp } : {})}
        autoComplete="new-password"
        required
      />
      <PasswordField {...field('confirm')} label={register.confirm} autoComplete="new-password" required />
      <ConsentField given={consent} onChange={setConsent} />
      {error !== null && (
        <Stack ref={problem} gap="small">
          <Banner kind="error">{error}</Banner>
          <p role="status" className={css.hint}>
            {register.inputRemains}
          </p>
        </Stack>
      )}
      <Button
        type="submit"
        variant="primary"
        wide
        disabled={!consent}
        disabledReason={register.consentFirst}
        loading={pending}
        loadingLabel={register.submitting}
      >
        {register.submit}
      </Button>
    </Stack>
  );
}

interface ConsentFieldProps {
  given: boolean;
  onChange: (given: boolean) => void;
}

/**
 * Renders the checkbox of the consent to the privacy policy, which a registration requires. An error appears when it is
 * cleared or skipped.
 */
function ConsentField({ given, onChange }: ConsentFieldProps) {
  const [asked, setAsked] = useState(false);
  const label = (
    <>
      {/* Opens a new tab, so that the values of this form are not lost. */}
      <a
        href={appBase + paths.privacy}
        target="_blank"
        rel="noopener"
        title={common.openInNewTab}
        className={css.privacyLink}
      >
        {register.consentLink}
      </a>
      <span>{register.consentRest}</span>
    </>
  );
  return (
    <div className={css.consent}>
      <Checkbox
        name="consent"
        label={label}
        required
        checked={given}
        error={asked && !given ? registerRules.consent : undefined}
        onChange={(event) => {
          setAsked(true);
          onChange(event.target.checked);
        }}
        onBlur={() => setAsked(true)}
      />
    </div>
  );
}

interface Registration {
  email: string;
  password: string;
  confirm: string;
}

/** Validates the registration form; an empty confirmation counts as different. */
export function checkRegistration({ email: typed, password, confirm }: Registration): CheckResult<Registration> {
  const email = normalizeEmail(typed);
  return {
    values: { email, password, confirm },
    faults: {
      email: emailError(email, registerRules.email) ?? tooLong(email, EmailMax),
      password:
        password.length < NewPasswordMin ? registerRules.passwordMin : passwordTooLong(password, NewPasswordMax),
      confirm: confirm === '' || confirm !== password ? registerRules.confirm : undefined,
    },
  };
}

/** Matches server messages about a username or e-mail address that is in use. */
const TAKEN = /already|exist|registered|taken|既に|すでに|登録済/i;
const USERNAME = /user\s?name|ユーザー名/i;
const EMAIL = /e-?mail|メール/i;

/**
 * Returns the message for a failed registration: username taken, e-mail address taken, other detail, network
 * error, default. The username comes first, because a message about it may mention the e-mail address too.
 */
export function registerErrorMessage(error: unknown): string {
  if (!isApiError(error)) return registerErrors.fallback;
  const detail = shownDetail(error) ?? '';
  if ((error.status === 409 || error.status === 400) && TAKEN.test(detail)) {
    if (USERNAME.test(detail)) return registerErrors.usernameTaken;
    if (EMAIL.test(detail)) return registerErrors.emailTaken;
  }
  if (detail !== '') return detail;
  return error.kind === 'network' ? registerErrors.network : registerErrors.fallback;
}
