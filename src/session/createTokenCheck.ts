/**
 * Returns a function that asks the server whether the token is still valid, to be called when the server may have
 * refused it at the socket. A 401 ends the session, as for every request. While a check is in flight no
 * other one starts.
 */
export function createTokenCheck(ask: () => Promise<unknown>): () => void {
  let isInFlight = false;
  const settle = () => {
    isInFlight = false;
  };
  return () => {
    // Offline no handshake succeeds, so a failed one does not indicate a refused token.
    if (isInFlight || !navigator.onLine) return;
    isInFlight = true;
    // The result is ignored: components that need the user have a query for it, which shows its own error.
    ask().then(settle, settle);
  };
}
