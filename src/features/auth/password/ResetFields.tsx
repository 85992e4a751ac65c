import { paths } from '../../../navigation/paths.ts';
import { useCheckedForm, useFilledIn } from '../../../lib/forms/useCheckedForm.ts';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx';
import { preloadAuthCalls } from '../authCalls.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import * as css from '../AuthForm.css.ts';
import type { FormProps } from '../formProps.ts';
import { checkNewPassword, type NewPassword } from './checkNewPassword.ts';
import { reset } from './copy.ts';

/**
 * Renders the form for the new password and its confirmation. After a failed attempt its values remain, and it links to
 * the screen that sends a new reset e-mail.
 */
export function ResetFields({ error, pending, onSubmit }: FormProps<string>) {
  const { submit, field } = useCheckedForm<NewPassword>(checkNewPassword, ({ password }) => onSubmit(password));
  const [isFilledIn, around] = useFilledIn();
  const password = field('password');
  return (
    <Stack as="form" gap="large" ref={around} noValidate onFocus={preloadAuthCalls} onSubmit={submit}>
      <PasswordField
        {...password}
        label={reset.password}
        {...(password.error === undefined ? { help: reset.passwordHelp } : {})}
        autoComplete="new-password"
        required
      />
      <PasswordField {...field('confirm')} label={reset.confirm} autoComplete="new-password" required />
      {error !== null && <Banner kind="error">{error}</Banner>}
      <Button
        type="submit"
        variant="primary"
        wide
        disabled={!isFilledIn}
        disabledReason={reset.fillFirst}
        reasonShown
        loading={pending}
        loadingLabel={reset.submitting}
      >
        {reset.submit}
      </Button>
      <div className={css.links}>
        {error !== null && <Link href={paths.forgotPassword}>{reset.toForgot}</Link>}
        <Link href={paths.login}>{reset.toLogin}</Link>
      </div>
    </Stack>
  );
}
