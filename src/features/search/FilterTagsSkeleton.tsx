import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import * as css from './FilterTagsSkeleton.css.ts';

const widths = ['72px', '88px', '104px', '80px', '96px'];
const chips = Array.from({ length: 45 }, (_, index) => ({
  key: `chip-${index}`,
  width: widths[index % widths.length],
}));

/** Renders a placeholder while the tag catalogue is being fetched. */
export function FilterTagsSkeleton() {
  return (
    <div className={css.root} aria-hidden="true">
      {chips.map(({ key, width = '80px' }) => (
        <span key={key} className={css.chip}>
          <Skeleton shape="pill" width={width} />
        </span>
      ))}
    </div>
  );
}
