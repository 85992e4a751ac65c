import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { FilterTagsSkeleton } from './FilterTagsSkeleton.tsx';
import * as css from './FilterPanelSkeleton.css.ts';

/** The place of the filters whose code is on its way. */
export function FilterPanelSkeleton() {
  return (
    <div className={css.root} aria-hidden="true">
      <div className={css.field}>
        <Skeleton shape="box" />
      </div>
      <div className={css.title}>
        <Skeleton shape="text" width="5em" />
      </div>
      <FilterTagsSkeleton />
    </div>
  );
}
