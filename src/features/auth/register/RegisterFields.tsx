import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { normalizeEmail } from '../../../lib/email.ts';
import { checkResolver } from '../../../lib/formCheck.ts';
import { paths } from '../../../lib/paths.ts';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { preloadAuthCalls } from '../authCalls.ts';
import * as css from '../AuthForm.css.ts';
import { checkRegistration, type Registration } from './checkRegistration.ts';
import { ConsentField } from './ConsentField.tsx';
import { register as copy } from './copy.ts';

interface RegisterFieldsProps {
  /** Why the last try failed. */
  error: string | null;
  pending: boolean;
  /** What was typed, checked and tidied up. */
  onSubmit: (registration: Registration) => void;
}

/** The form of the registration. Keeps what was typed when a try fails. */
export function RegisterFields({ error, pending, onSubmit }: RegisterFieldsProps) {
  const { register, handleSubmit, setValue, formState } = useForm<Registration>({
    resolver: checkResolver(checkRegistration),
    defaultValues: { email: '', password: '', confirm: '' },
  });
  const { errors, isSubmitted } = formState;
  const [consent, setConsent] = useState(false);
  const [wasFullwidth, setWasFullwidth] = useState(false);

  const tidyUp = (typed: string) => {
    const meant = normalizeEmail(typed);
    setWasFullwidth(meant !== typed.trim());
    if (meant !== typed) setValue('email', meant, { shouldValidate: isSubmitted });
  };

  return (
    <form
      className={css.form}
      noValidate
      onFocus={preloadAuthCalls}
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
    >
      <TextField
        {...register('email', { onBlur: (event: { target: HTMLInputElement }) => tidyUp(event.target.value) })}
        type="email"
        label={copy.email}
        placeholder={copy.emailPlaceholder}
        {...(wasFullwidth ? { help: copy.fullwidthFixed } : {})}
        autoComplete="username"
        required
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password', { deps: ['confirm'] })}
        label={copy.password}
        {...(errors.password ? {} : { help: copy.passwordHelp })}
        autoComplete="new-password"
        required
        error={errors.password?.message}
      />
      <PasswordField
        {...register('confirm')}
        label={copy.confirm}
        autoComplete="new-password"
        required
        error={errors.confirm?.message}
      />
      <ConsentField given={consent} onChange={setConsent} />
      {error !== null && <Banner kind="error">{error}</Banner>}
      <Button type="submit" variant="primary" wide disabled={!consent} loading={pending} loadingLabel={copy.submitting}>
        {copy.submit}
      </Button>
      <div className={css.links}>
        <Link href={paths.login}>{copy.toLogin}</Link>
      </div>
    </form>
  );
}
