import { useStore } from 'zustand';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { announcements } from './announcer.ts';

/** Where `announce` speaks from. One for the page, there before the first announcement. */
export function LiveRegion() {
  const current = useStore(announcements);
  return (
    // Only what comes is spoken, and not the rest once more: `aria-atomic` is no part of `aria-live`.
    <div aria-live="polite" aria-relevant="additions">
      {current.map(({ id, text }) => (
        <VisuallyHidden key={id}>{text}</VisuallyHidden>
      ))}
    </div>
  );
}
