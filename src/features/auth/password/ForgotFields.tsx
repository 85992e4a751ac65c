import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { normalizeEmail } from '../../../lib/email.ts';
import { paths } from '../../../lib/paths.ts';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import { preloadAuthCalls } from '../authCalls.ts';
import * as css from '../AuthForm.css.ts';
import { forgot } from './copy.ts';

interface ForgotFieldsProps {
  /** Why the last try failed. */
  error: string | null;
  pending: boolean;
  /** The address as it was meant. */
  onSubmit: (email: string) => void;
}

/** One address. The browser itself checks it and says what is wrong (decision A6). */
export function ForgotFields({ error, pending, onSubmit }: ForgotFieldsProps) {
  const [email, setEmail] = useState('');
  // The browser looks at the field before the form hears of it: full-width letters have to be gone by then.
  const tidyUp = () => setEmail(normalizeEmail);
  const tidyUpBeforeEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) tidyUp();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit(normalizeEmail(email));
  };
  return (
    <form className={css.form} onFocus={preloadAuthCalls} onSubmit={submit}>
      <div onKeyDown={tidyUpBeforeEnter} role="presentation">
        <TextField
          type="email"
          name="email"
          label={forgot.email}
          placeholder={forgot.emailPlaceholder}
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          onBlur={tidyUp}
        />
      </div>
      {error !== null && <Banner kind="error">{error}</Banner>}
      <Button type="submit" variant="primary" wide loading={pending} loadingLabel={forgot.submitting}>
        {forgot.submit}
      </Button>
      <div className={css.links}>
        <Link href={paths.login}>{forgot.toLogin}</Link>
      </div>
    </form>
  );
}
