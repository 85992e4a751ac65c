import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { isApiError, shownDetail } from '../../api/errors.ts';
import type { MessageBody } from '../../api/generated/model/index.ts';
import { sessions } from '../../session/sessions.ts';
import { useIsAuthenticated } from '../../session/useIsAuthenticated.ts';
import { withNext, paths } from '../../navigation/paths.ts';
import { focusHeading } from '../../lib/browser/focus/focusHeading.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { RetryButton } from '../../ui/Button/RetryButton.tsx';
import { ConfirmDialog, preloadConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { RingLoader } from '../../ui/Ring/RingLoader.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { authCalls } from './authCalls.ts';
import { mailToken } from './mailToken.ts';
import { readRegisteredAddress, verifyRegisteredAddress } from './registeredAddress.ts';
import { verify } from './verifyCopy.ts';
import * as css from './VerifyEmailScreen.css.ts';

/** Redeems the token of a verification e-mail on mount. */
export function VerifyEmailScreen() {
  const [search] = useSearchParams();
  const [state, retry] = useVerification(mailToken(search));
  return <VerifyEmailView state={state} onRetry={retry} />;
}

const titles = { loading: verify.title, success: verify.success.heading, error: verify.error.heading };

interface VerifyEmailViewProps {
  state: Verification;
  onRetry: () => void;
}

/** Shows whether the e-mail address is being verified, is verified, or could not be verified. */
export function VerifyEmailView({ state, onRetry }: VerifyEmailViewProps) {
  return (
    <AuthLayout title={titles[state.status]}>
      {state.status === 'loading' && (
        <div className={css.waiting}>
          <RingLoader size={64} label={verify.loading} />
          <p aria-hidden="true">{verify.loading}</p>
        </div>
      )}
      {state.status === 'success' && <VerificationSuccess />}
      {state.status === 'error' && (
        <VerificationFailure message={state.message} onRetry={state.canRetry ? onRetry : undefined} />
      )}
    </AuthLayout>
  );
}

/** Returns the path of the login, with the path where the registration in this browser began. */
const login = () => withNext(paths.login, readRegisteredAddress()?.next ?? '');

/**
 * Confirms that the e-mail address is verified. The title of the screen takes the focus, so that screen readers continue
 * here. The link may have been opened on another device than that of the registration, where the e-mail address is unknown
 * or another user is logged in.
 */
function VerificationSuccess() {
  const isSomebodyIn = useIsAuthenticated();
  const [isKnown] = useState(() => readRegisteredAddress() !== null);
  useEffect(focusHeading, []);
  return (
    <Stack gap="large">
      <Banner kind="ok">{verify.success.message}</Banner>
      {isSomebodyIn ? (
        <OtherAccount />
      ) : (
        <>
          {!isKnown && <p className={css.elsewhere}>{verify.success.elsewhere}</p>}
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
function VerificationFailure({ message, onRetry }: VerificationFailureProps) {
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

type Verification =
  | { status: 'loading' }
  | { status: 'success' }
  /** `canRetry`: the server has not checked the token, because of a network or server error. */
  | { status: 'error'; message: string; canRetry: boolean };

const loading: Verification = { status: 'loading' };
const noToken: Verification = { status: 'error', message: verify.error.noToken, canRetry: false };

/**
 * Redeems the token of a verification e-mail on mount.
 * @returns the state, and a function that tries again
 */
function useVerification(token: string): [Verification, () => void] {
  const [state, setState] = useState<Verification>(loading);
  useEffect(() => {
    if (token === '') return;
    let isShown = true;
    void redeem(token).then((result) => isShown && setState(result));
    return () => {
      isShown = false;
    };
  }, [token]);
  const retry = () => {
    setState(loading);
    void redeem(token).then(setState);
  };
  return [token === '' ? noToken : state, retry];
}

async function redeem(token: string): Promise<Verification> {
  try {
    await verifyEmailOnce(token);
    return { status: 'success' };
  } catch (error) {
    return { status: 'error', message: verifyErrorMessage(error), canRetry: isWorthRetrying(error) };
  }
}

const verifications = new Map<string, Promise<MessageBody>>();

/**
 * Sends one request per token, however often it is called: a second request would fail with "already used".
 */
function verifyEmailOnce(token: string): Promise<MessageBody> {
  const known = verifications.get(token);
  if (known !== undefined) return known;
  const verification = authCalls().then(({ verifyEmail }) => verifyEmail({ token }));
  verifications.set(token, verification);
  // A failed request may be repeated.
  verification.then(verifyRegisteredAddress, () => verifications.delete(token));
  return verification;
}

const ALREADY_USED = /既に使用|使用済み|already\s+(been\s+)?used/i;
const EXPIRED = /有効期限|期限切れ|expired/i;

/**
 * Returns the message for a failed verification: detail, status text, network error, default. A detail that
 * is not meant for users is replaced by the default text and not by the status text, which usually has the same
 * wording.
 */
export function verifyErrorMessage(error: unknown): string {
  if (!isApiError(error)) return verify.error.other(error instanceof Error ? error.message : String(error));
  if (error.kind === 'network') return verify.error.network;
  if (error.detail === null && error.statusText !== '') return error.statusText;
  return shownDetail(error) ?? verify.error.other(error.message);
}

/** Returns an explanation of the two known messages, null for others. */
export function verifyHint(message: string): { kind: 'info' | 'error'; text: string } | null {
  if (ALREADY_USED.test(message)) return { kind: 'info', text: verify.hint.alreadyUsed };
  if (EXPIRED.test(message)) return { kind: 'error', text: verify.hint.expired };
  return null;
}

/** Whether the error came from the network or the server, so that the token may still be valid. */
function isWorthRetrying(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'network' || error.status >= 500);
}
