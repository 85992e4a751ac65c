import { useSearchParams } from 'wouter';
import { mailToken } from './mailToken.ts';
import { useVerification } from './verification/useVerification.ts';
import { VerifyEmailView } from './verification/VerifyEmailView.tsx';

/** Redeems the token of a verification e-mail on mount (rule A20). */
export function VerifyEmailScreen() {
  const [search] = useSearchParams();
  const [state, retry] = useVerification(mailToken(search));
  return <VerifyEmailView state={state} onRetry={retry} />;
}
