import { RingLoader } from '../../ui/Ring/RingLoader.tsx';
import type { Route } from './routes.ts';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import * as css from './ScreenPlaceholder.css.ts';

/**
 * Replaces a screen while its code is being loaded, from the first frame: React replaces it after 300 ms at the
 * earliest, so a delay would only leave the page empty.
 */
export function ScreenPlaceholder({ route: { skeleton } }: { route: Route }) {
  if (skeleton !== undefined) return <ScreenSkeleton kind={skeleton} />;
  return (
    <div className={css.root}>
      <RingLoader />
    </div>
  );
}
