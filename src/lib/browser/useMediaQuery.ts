import { useSyncExternalStore } from 'react';

/** Whether a media query matches now. For differences in the rendered elements; differences in style belong in CSS. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
