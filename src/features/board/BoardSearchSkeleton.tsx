import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import * as css from './BoardSearch.css.ts';

/** Renders a placeholder while the code of the search is loading. */
export function BoardSearchSkeleton() {
  'use no memo';
  return (
    <div className={css.root}>
      <div className={css.skeletonField}>
        <Skeleton shape="box" />
      </div>
      <div className={css.skeletonChips}>
        <Skeleton shape="box" />
      </div>
    </div>
  );
}
