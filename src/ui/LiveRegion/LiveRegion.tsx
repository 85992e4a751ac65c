import { useStore } from 'zustand';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { announcements } from './announcer.ts';

/** The live region that `announce` writes to. To be mounted once per page, before the first announcement. */
export function LiveRegion() {
  const current = useStore(announcements);
  return (
    // Only additions are announced: `aria-live` does not imply `aria-atomic`.
    <div aria-live="polite" aria-relevant="additions">
      {current.map(({ id, text }) => (
        <VisuallyHidden key={id}>{text}</VisuallyHidden>
      ))}
    </div>
  );
}
