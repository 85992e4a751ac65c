import { useSearchParams } from 'wouter';
import { normalizeToken } from '../../lib/text/identifier.ts';
import { useVerification } from './verification/useVerification.ts';
import { VerifyEmailView } from './verification/VerifyEmailView.tsx';

/** Redeems the token of a verification e-mail on mount (rule A20). */
export function VerifyEmailScreen() {
  const [search] = useSearchParams();
  const [state, retry] = useVerification(normalizeToken(search.get('token') ?? ''));
  return <VerifyEmailView state={state} onRetry={retry} />;
}
