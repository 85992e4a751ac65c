import { ApiError } from '../../api/errors.ts';
import type { LoginRequest, LoginResponse, MessageBody } from '../../api/generated/model/index.ts';

/**
 * The calls of the screens before the login. Their module brings the query cache with it, which these screens do
 * without: it is fetched when somebody begins to fill in a form (DECISIONS.md, "The login loads its calls late").
 */
async function calls() {
  try {
    return await import('../../api/generated/auth/auth.ts');
  } catch (error) {
    throw new ApiError('network', 'The code for the call did not arrive', { cause: error });
  }
}

/** Fetches the calls ahead of the first one. */
export function preloadAuthCalls(): void {
  // Should it fail, the call itself tries again and reports.
  calls().catch(() => undefined);
}

export async function logIn(credentials: LoginRequest): Promise<LoginResponse> {
  return (await calls()).logIn(credentials);
}

export async function resendVerification(email: string): Promise<MessageBody> {
  return (await calls()).resendVerification({ email });
}

const verifications = new Map<string, Promise<MessageBody>>();

/** One call for each token, however often it is asked for: a second one would answer "already used" (decision A7). */
export function verifyEmailOnce(token: string): Promise<MessageBody> {
  const known = verifications.get(token);
  if (known !== undefined) return known;
  const verification = calls().then(({ verifyEmail }) => verifyEmail({ token }));
  verifications.set(token, verification);
  // What failed may be tried again by coming back.
  verification.catch(() => verifications.delete(token));
  return verification;
}
