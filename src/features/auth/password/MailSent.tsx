import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import * as css from '../AuthForm.css.ts';
import { forgot } from './copy.ts';

/** The mail is on its way, if there is such an account. */
export function MailSent({ email }: { email: string }) {
  return (
    <div className={css.form}>
      <p>{forgot.sent.body(email)}</p>
      <p className={css.hint}>{forgot.sent.hint}</p>
      <ButtonLink href={paths.login} variant="primary" wide>
        {forgot.toLogin}
      </ButtonLink>
    </div>
  );
}
