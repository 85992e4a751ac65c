import type { ComponentType } from 'react';
import { common } from '../../../ui/copy.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './LikeGrid.css.ts';

/** Renders one row of card placeholders while the likes of a tab are being loaded. */
export function LikeGridSkeleton({ CardSkeleton }: { CardSkeleton: ComponentType }) {
  return (
    <>
      <div role="status">
        <VisuallyHidden>{common.loading}</VisuallyHidden>
      </div>
      <div className={css.grid} aria-hidden="true">
        {[1, 2, 3, 4].map((place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    </>
  );
}
