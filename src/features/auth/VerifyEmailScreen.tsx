import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { RingLoader } from '../../ui/Ring/RingLoader.tsx';
import { verifyEmailOnce } from './authCalls.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { verify } from './copy.ts';
import { verifyErrorMessage, verifyHint } from './verifyErrorMessage.ts';
import * as css from './VerifyEmailScreen.css.ts';

type State = { status: 'loading' } | { status: 'success' } | { status: 'error'; message: string };

/** Redeems the token of a verification mail as soon as it is opened (spec.md section 2 "Verify e-mail"). */
export function VerifyEmailScreen() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const state = useVerification(token);
  return (
    <AuthLayout title={verify.title}>
      {state.status === 'loading' && (
        <div className={css.waiting}>
          <RingLoader size={64} label={verify.loading} />
          <p aria-hidden="true">{verify.loading}</p>
        </div>
      )}
      {state.status === 'success' && <Success />}
      {state.status === 'error' && <Failure message={state.message} />}
    </AuthLayout>
  );
}

function useVerification(token: string): State {
  const [state, setState] = useState<State>({ status: 'loading' });
  useEffect(() => {
    if (token === '') return;
    let shown = true;
    const show = (next: State) => {
      if (shown) setState(next);
    };
    verifyEmailOnce(token).then(
      () => show({ status: 'success' }),
      (error: unknown) => show({ status: 'error', message: verifyErrorMessage(error) }),
    );
    return () => {
      shown = false;
    };
  }, [token]);
  return token === '' ? { status: 'error', message: verify.error.noToken } : state;
}

function Success() {
  return (
    <div className={css.result}>
      <h2 className={css.heading}>{verify.success.heading}</h2>
      <Banner kind="ok">{verify.success.message}</Banner>
      <p>{verify.success.body}</p>
      <ButtonLink href={paths.login} variant="primary" wide>
        {verify.success.toLogin}
      </ButtonLink>
    </div>
  );
}

function Failure({ message }: { message: string }) {
  const hint = verifyHint(message);
  return (
    <div className={css.result}>
      <h2 className={css.heading}>{verify.error.heading}</h2>
      <Banner kind="error">{message}</Banner>
      {hint !== null && <Banner kind={hint.kind}>{hint.text}</Banner>}
      <ButtonLink href={paths.login} variant="primary" wide>
        {verify.error.toLogin}
      </ButtonLink>
      <ButtonLink href={paths.register} wide>
        {verify.error.toRegister}
      </ButtonLink>
    </div>
  );
}
