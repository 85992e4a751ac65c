import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import * as css from '../AuthForm.css.ts';
import { reset } from './copy.ts';

export function PasswordChanged() {
  return (
    <div className={css.form}>
      <p>{reset.done.body}</p>
      <ButtonLink href={paths.login} variant="primary" wide>
        {reset.done.toLogin}
      </ButtonLink>
    </div>
  );
}
