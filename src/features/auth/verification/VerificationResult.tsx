import { useEffect, useRef } from 'react';
import { focusHeading } from '../../../lib/browser/focus/focusHeading.ts';
import { withNext } from '../../../navigation/nextAddress.ts';
import { paths } from '../../../navigation/paths.ts';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { RetryButton } from '../../../ui/Button/RetryButton.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { readRegisteredAddress } from '../registeredAddress.ts';
import { verify } from './copy.ts';
import { verifyHint } from './verifyErrorMessage.ts';
import * as css from './Verification.css.ts';

/** The login, which leads to where the registration in this browser has begun (rule A13). */
const login = () => withNext(paths.login, readRegisteredAddress()?.next ?? '');

/** Replaces the loader and takes the focus, so that screen readers continue here. */
export function VerificationSuccess() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <Stack gap="large">
      <h2 ref={title} tabIndex={-1} className={css.heading}>
        {verify.success.heading}
      </h2>
      <Banner kind="ok">{verify.success.message}</Banner>
      <p>{verify.success.body}</p>
      <ButtonLink href={login()} variant="primary" wide>
        {verify.success.toLogin}
      </ButtonLink>
    </Stack>
  );
}

interface VerificationFailureProps {
  message: string;
  /** Undefined when a retry cannot help. */
  onRetry: (() => void) | undefined;
}

/** The title of the screen says that it failed, and takes the focus. */
export function VerificationFailure({ message, onRetry }: VerificationFailureProps) {
  const hint = verifyHint(message);
  useEffect(focusHeading, []);
  return (
    <Stack gap="large">
      <Banner kind="error">{message}</Banner>
      {hint !== null && <Banner kind={hint.kind}>{hint.text}</Banner>}
      <Stack gap="compact">
        {onRetry && <RetryButton variant="primary" wide onRetry={onRetry} />}
        <ButtonLink href={login()} variant={onRetry ? 'plain' : 'primary'} wide>
          {verify.error.toLogin}
        </ButtonLink>
        <ButtonLink href={paths.register} wide>
          {verify.error.toRegister}
        </ButtonLink>
      </Stack>
    </Stack>
  );
}
