import { useEffect, useEffectEvent } from 'react';

/**
 * Has the browser ask before the page is closed or reloaded.
 * @param active while something might be lost
 * @param isNeeded asked in the last moment; always unless given
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
