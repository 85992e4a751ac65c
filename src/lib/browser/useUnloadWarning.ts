import { useEffect, useEffectEvent } from 'react';

/**
 * Makes the browser ask for confirmation before the page is closed or reloaded.
 * @param active whether something might be lost
 * @param isNeeded called at the last moment to decide; default: always
 */
export function useUnloadWarning(active: boolean, isNeeded: () => boolean = () => true): void {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isNeeded()) event.preventDefault();
  });
  useEffect(() => {
    if (!active) return undefined;
    const listener = (event: BeforeUnloadEvent) => ask(event);
    window.addEventListener('beforeunload', listener);
    return () => window.removeEventListener('beforeunload', listener);
  }, [active]);
}
