import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function whose identity never changes and that calls the latest `callback`, so that a component that only
 * needs it for an event is not rendered again when the callback changes. Must not be called while rendering.
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
