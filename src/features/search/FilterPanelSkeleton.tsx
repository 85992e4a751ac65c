import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { FilterTagsSkeleton } from './FilterTagsSkeleton.tsx';
import * as css from './FilterPanelSkeleton.css.ts';

/** Renders a placeholder while the code of the filter panel is being loaded. */
export function FilterPanelSkeleton() {
  return (
    <Stack gap="small" aria-hidden="true">
      <div className={css.field}>
        <Skeleton shape="box" />
      </div>
      <Skeleton shape="text" width="10em" />
      <div className={css.title}>
        <Skeleton shape="text" width="5em" />
      </div>
      <FilterTagsSkeleton />
    </Stack>
  );
}
