import type { MessageBody } from '../../../api/generated/model/index.ts';
import { authCalls } from '../authCalls.ts';

const verifications = new Map<string, Promise<MessageBody>>();

/** One call for each token, however often it is asked for: a second one would answer "already used" (decision A7). */
export function verifyEmailOnce(token: string): Promise<MessageBody> {
  const known = verifications.get(token);
  if (known !== undefined) return known;
  const verification = authCalls().then(({ verifyEmail }) => verifyEmail({ token }));
  verifications.set(token, verification);
  // What failed may be tried again by coming back.
  verification.catch(() => verifications.delete(token));
  return verification;
}
