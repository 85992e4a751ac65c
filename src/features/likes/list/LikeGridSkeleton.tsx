import { ProfileCardSkeleton } from '../../../people/card/ProfileCardSkeleton.tsx';
import { common } from '../../../ui/copy.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './LikeGrid.css.ts';

/** Renders one row of card placeholders while the likes of a tab are being loaded. */
export function LikeGridSkeleton() {
  return (
    <>
      <div role="status">
        <VisuallyHidden>{common.loading}</VisuallyHidden>
      </div>
      <div className={css.grid} aria-hidden="true">
        {[1, 2, 3, 4].map((place) => (
          <ProfileCardSkeleton key={place} />
        ))}
      </div>
    </>
  );
}
