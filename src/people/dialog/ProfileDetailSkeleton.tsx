import { common } from '../../ui/copy.ts';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as hero from './detail/DetailHero.css.ts';
import * as css from './ProfileDetail.css.ts';

/** Renders a placeholder in the profile dialog while the profile is being loaded. */
export function ProfileDetailSkeleton() {
  return (
    <div className={css.root}>
      <div className={hero.root}>
        <div className={hero.backdrop}>
          <Skeleton shape="box" />
        </div>
      </div>
      <Skeleton shape="text" width="38%" />
      <Skeleton shape="text" width="64%" />
      <Skeleton shape="text" />
      <Skeleton shape="text" width="82%" />
      <div role="status">
        <VisuallyHidden>{common.loading}</VisuallyHidden>
      </div>
    </div>
  );
}
