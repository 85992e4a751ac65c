import { useId } from 'react';
import { filter } from './copy.ts';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
import * as css from './FilterSidebar.css.ts';

/** The filters beside the results, where there is room for both. */
export function FilterSidebar(props: FilterPanelProps) {
  const titleId = useId();
  return (
    <aside className={css.root} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {filter.title}
      </h2>
      <FilterPanel {...props} />
    </aside>
  );
}
