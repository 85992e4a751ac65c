import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that stays the same and calls the latest one it was given, so that a component that only needs it
 * for an event is not rendered when the function changes. Must not be called while rendering.
 */
export function useStableCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
