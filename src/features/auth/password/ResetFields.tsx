import { useForm, useWatch } from 'react-hook-form';
import { checkResolver } from '../../../lib/formCheck.ts';
import { paths } from '../../../lib/paths.ts';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx';
import { preloadAuthCalls } from '../authCalls.ts';
import * as css from '../AuthForm.css.ts';
import { checkNewPassword, type NewPassword } from './checkNewPassword.ts';
import { reset } from './copy.ts';

interface ResetFieldsProps {
  /** Why the last try failed. */
  error: string | null;
  pending: boolean;
  onSubmit: (password: string) => void;
}

/** The new password, twice. Keeps what was typed when a try fails, and then shows where another link comes from. */
export function ResetFields({ error, pending, onSubmit }: ResetFieldsProps) {
  const { register, handleSubmit, control, formState } = useForm<NewPassword>({
    resolver: checkResolver(checkNewPassword),
    defaultValues: { password: '', confirm: '' },
  });
  const { errors } = formState;
  const [password, confirm] = useWatch({ control, name: ['password', 'confirm'] });
  const submit = handleSubmit((typed) => onSubmit(typed.password));
  return (
    <form className={css.form} noValidate onFocus={preloadAuthCalls} onSubmit={(event) => void submit(event)}>
      <PasswordField
        {...register('password', { deps: ['confirm'] })}
        label={reset.password}
        {...(errors.password ? {} : { help: reset.passwordHelp })}
        autoComplete="new-password"
        required
        error={errors.password?.message}
      />
      <PasswordField
        {...register('confirm')}
        label={reset.confirm}
        autoComplete="new-password"
        required
        error={errors.confirm?.message}
      />
      {error !== null && <Banner kind="error">{error}</Banner>}
      <Button
        type="submit"
        variant="primary"
        wide
        disabled={password === '' || confirm === ''}
        loading={pending}
        loadingLabel={reset.submitting}
      >
        {reset.submit}
      </Button>
      <div className={css.links}>
        {error !== null && <Link href={paths.forgotPassword}>{reset.toForgot}</Link>}
        <Link href={paths.login}>{reset.toLogin}</Link>
      </div>
    </form>
  );
}
