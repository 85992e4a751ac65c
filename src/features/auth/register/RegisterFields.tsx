import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { normalizeEmail } from '../../../lib/forms/email.ts';
import { nfkc } from '../../../lib/text/nfkc.ts';
import { after } from '../../../lib/time/timer.ts';
import { useCheckedForm } from '../../../lib/forms/useCheckedForm.ts';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { preloadAuthCalls } from '../authCalls.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import * as css from '../AuthForm.css.ts';
import type { FormProps } from '../formProps.ts';
import { checkRegistration, type Registration } from './checkRegistration.ts';
import { ConsentField } from './ConsentField.tsx';
import { register } from './copy.ts';

/** Milliseconds until the hint appears; longer than a press takes. */
const HINT_DELAY = 400;

/** Renders the registration form. Its values remain after a failed attempt. */
export function RegisterFields({ error, pending, onSubmit }: FormProps<Registration>) {
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
        reasonShown
        loading={pending}
        loadingLabel={register.submitting}
      >
        {register.submit}
      </Button>
    </Stack>
  );
}
