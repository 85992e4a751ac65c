import { useId } from 'react';
import { filter } from './copy.ts';
import type { FilterPanelProps } from './filterPanelProps.ts';
import * as css from './FilterSidebar.css.ts';
import { LazyFilterPanel } from './LazyFilterPanel.tsx';

/** The filters beside the results, where there is room for both. */
export function FilterSidebar(props: FilterPanelProps) {
  const titleId = useId();
  return (
    <aside className={css.root} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {filter.title}
      </h2>
      <LazyFilterPanel {...props} />
    </aside>
  );
}
