import { isolate } from '../../../lib/text/isolate.ts';
import { paths } from '../../../navigation/paths.ts';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import * as css from '../AuthForm.css.ts';
import { forgot } from './copy.ts';

/** Confirms that the e-mail for setting a new password was sent, without saying whether the account exists. */
export function EmailSentMessage({ email }: { email: string }) {
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
