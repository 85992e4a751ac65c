import { useEffect, useRef, useState } from 'react';
import { focusHeading } from '../../../lib/browser/focus/focusHeading.ts';
import { withNext } from '../../../navigation/nextAddress.ts';
import { paths } from '../../../navigation/paths.ts';
import { sessions } from '../../../session/sessions.ts';
import { useIsAuthenticated } from '../../../session/useIsAuthenticated.ts';
import { Banner } from '../../../ui/Banner/Banner.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { RetryButton } from '../../../ui/Button/RetryButton.tsx';
import { ConfirmDialog, preloadConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { readRegisteredAddress } from '../registeredAddress.ts';
import { verify } from './copy.ts';
import { verifyHint } from './verifyErrorMessage.ts';
import * as css from './Verification.css.ts';

/** Returns the path of the login, with the path where the registration in this browser began (rule A13). */
const login = () => withNext(paths.login, readRegisteredAddress()?.next ?? '');

/**
 * Confirms that the e-mail address is verified. Takes the focus, so that screen readers continue here. The link may
 * have been opened on another device than that of the registration, where the e-mail address is unknown or another user
 * is logged in (rule A30).
 */
export function VerificationSuccess() {
  const isSomebodyIn = useIsAuthenticated();
  const [isKnown] = useState(() => readRegisteredAddress() !== null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <Stack gap="large">
      <h2 ref={title} tabIndex={-1} className={css.heading}>
        {verify.success.heading}
      </h2>
      <Banner kind="ok">{verify.success.message}</Banner>
      {isSomebodyIn ? (
        <OtherAccount />
      ) : (
        <>
          <p>{isKnown ? verify.success.body : verify.success.elsewhere}</p>
          <ButtonLink href={login()} variant="primary" wide>
            {verify.success.toLogin}
          </ButtonLink>
        </>
      )}
    </Stack>
  );
}

/**
 * Offers a logout when another user is logged in, because the confirmed account cannot be logged in yet. The logout
 * asks for confirmation, since the person who presses it may not be that user.
 */
function OtherAccount() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Banner kind="info">{verify.other.message}</Banner>
      <p>{verify.other.body}</p>
      <Stack gap="compact">
        <Button variant="primary" wide onIntent={preloadConfirmDialog} onClick={() => setAsking(true)}>
          {verify.other.logOut}
        </Button>
        <ButtonLink href={paths.search} wide>
          {verify.other.stay}
        </ButtonLink>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        danger
        title={verify.other.question}
        body={verify.other.loss}
        confirmLabel={verify.other.confirm}
        onConfirm={() => sessions.getState().end('logout')}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

interface VerificationFailureProps {
  message: string;
  /** Undefined when a retry cannot help. */
  onRetry: (() => void) | undefined;
}

/** Renders the result of a failed verification. The title of the screen states the failure and takes the focus. */
export function VerificationFailure({ message, onRetry }: VerificationFailureProps) {
  const hint = verifyHint(message);
  const isSomebodyIn = useIsAuthenticated();
  useEffect(focusHeading, []);
  return (
    <Stack gap="large">
      <Banner kind="error">{message}</Banner>
      {hint !== null && <Banner kind={hint.kind}>{hint.text}</Banner>}
      <Stack gap="compact">
        {onRetry && <RetryButton variant="primary" wide onRetry={onRetry} />}
        {/* Both screens below would redirect a logged-in user to the search. */}
        {isSomebodyIn && (
          <ButtonLink href={paths.search} variant={onRetry ? 'plain' : 'primary'} wide>
            {verify.other.stay}
          </ButtonLink>
        )}
        <ButtonLink href={login()} variant={onRetry || isSomebodyIn ? 'plain' : 'primary'} wide>
          {verify.error.toLogin}
        </ButtonLink>
        <ButtonLink href={paths.register} wide>
          {verify.error.toRegister}
        </ButtonLink>
      </Stack>
    </Stack>
  );
}
