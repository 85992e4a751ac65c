import type { MessageBody } from '../../../api/generated/model/index.ts';
import { authCalls } from '../authCalls.ts';
import { verifyRegisteredAddress } from '../registeredAddress.ts';

const verifications = new Map<string, Promise<MessageBody>>();

/**
 * Sends one request per token, however often it is called: a second request would fail with "already used"
 * (rule A7).
 */
export function verifyEmailOnce(token: string): Promise<MessageBody> {
  const known = verifications.get(token);
  if (known !== undefined) return known;
  const verification = authCalls().then(({ verifyEmail }) => verifyEmail({ token }));
  verifications.set(token, verification);
  // A failed request may be repeated.
  verification.then(verifyRegisteredAddress, () => verifications.delete(token));
  return verification;
}
