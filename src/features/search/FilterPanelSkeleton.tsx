import { Stack } from '../../ui/layout/Stack.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import * as css from './SearchScreen.css.ts';

/** Renders a placeholder while the code of the filter panel is being loaded. */
export function FilterPanelSkeleton() {
  return (
    <Stack gap="small" aria-hidden="true">
      <div className={css.skeletonField}>
        <Skeleton shape="box" />
      </div>
      <div className={css.skeletonField}>
        <Skeleton shape="box" />
      </div>
      <span className={css.skeletonChip}>
        <Skeleton shape="pill" width="112px" />
      </span>
      <div className={css.skeletonTitle}>
        <Skeleton shape="text" width="5em" />
      </div>
      <FilterTagsSkeleton />
    </Stack>
  );
}

const widths = ['72px', '88px', '104px', '80px', '96px'];
const chips = Array.from({ length: 45 }, (_, index) => ({
  key: `chip-${index}`,
  width: widths[index % widths.length],
}));

/** Renders a placeholder while the tag catalogue is being fetched. */
export function FilterTagsSkeleton() {
  return (
    <div className={css.skeletonTags} aria-hidden="true">
      {chips.map(({ key, width = '80px' }) => (
        <span key={key} className={css.skeletonChip}>
          <Skeleton shape="pill" width={width} />
        </span>
      ))}
    </div>
  );
}
