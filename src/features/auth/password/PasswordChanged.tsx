import { paths } from '../../../navigation/paths.ts';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { reset } from './copy.ts';

/** Replaces the form when the new password is set, and leads to the login. */
export function PasswordChanged() {
  return (
    <Stack gap="large">
      <p>{reset.done.body}</p>
      <ButtonLink href={paths.login} variant="primary" wide>
        {reset.done.toLogin}
      </ButtonLink>
    </Stack>
  );
}
