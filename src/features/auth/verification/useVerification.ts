import { useEffect, useState } from 'react';
import { verify } from './copy.ts';
import { isWorthRetrying, verifyErrorMessage } from './verifyErrorMessage.ts';
import { verifyEmailOnce } from './verifyEmailOnce.ts';

export type Verification =
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
export function useVerification(token: string): [Verification, () => void] {
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
