import { RingLoader } from '../../../ui/Ring/RingLoader.tsx';
import { AuthLayout } from '../AuthLayout.tsx';
import { verify } from './copy.ts';
import type { Verification } from './useVerification.ts';
import { VerificationFailure, VerificationSuccess } from './VerificationResult.tsx';
import * as css from './Verification.css.ts';

interface VerifyEmailViewProps {
  state: Verification;
  onRetry: () => void;
}

/** Shows whether the e-mail address is being verified, is verified, or could not be verified. */
export function VerifyEmailView({ state, onRetry }: VerifyEmailViewProps) {
  return (
    <AuthLayout title={state.status === 'error' ? verify.error.heading : verify.title}>
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
