import { useSearchParams } from 'wouter';
import { useVerification } from './verification/useVerification.ts';
import { VerifyEmailView } from './verification/VerifyEmailView.tsx';

/** Redeems the token of a verification mail as soon as it is opened (spec.md section 2 "Verify e-mail"). */
export function VerifyEmailScreen() {
  const [search] = useSearchParams();
  const [state, retry] = useVerification(search.get('token') ?? '');
  return <VerifyEmailView state={state} onRetry={retry} />;
}
