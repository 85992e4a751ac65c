import { useEffect, useRef } from 'react';
import { announce } from '../../ui/LiveRegion/LiveRegion.tsx';
import { notifications } from './copy.ts';

/**
 * Announces notifications that were not in the list before to assistive technology.
 * @param isLoaded the ids of the first loaded list are not announced
 */
export function useArrivalAnnouncements(ids: readonly string[], isLoaded: boolean): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  const all = ids.join(' ');
  useEffect(() => {
    if (!isLoaded) return;
    const now = all.split(' ').filter(Boolean);
    const before = known.current;
    known.current = new Set([...(before ?? []), ...now]);
    const arrived = before === null ? 0 : now.filter((id) => !before.has(id)).length;
    if (arrived > 0) announce(notifications.arrived(arrived));
  }, [all, isLoaded]);
}
