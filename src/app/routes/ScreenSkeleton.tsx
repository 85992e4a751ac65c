import { common } from '../../ui/copy.ts';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { SkeletonKind } from './skeletonKind.ts';
import * as css from './ScreenSkeleton.css.ts';

const parts = [1, 2, 3, 4, 5, 6];

/**
 * Renders the placeholder of a screen while its code is being loaded: a heading and parts in the layout of the screen.
 * It is small, because every first load includes it; the screen's own skeleton follows while its data is being loaded.
 */
export function ScreenSkeleton({ kind }: { kind: SkeletonKind }) {
  return (
    <div className={css.root} data-skeleton={kind} role="status">
      <VisuallyHidden>{common.loading}</VisuallyHidden>
      <div className={css.heading}>
        <Skeleton shape="box" />
      </div>
      <div className={css.parts}>
        {parts.map((place) => (
          <div key={place} className={css.part}>
            <Skeleton shape="box" />
          </div>
        ))}
      </div>
    </div>
  );
}
