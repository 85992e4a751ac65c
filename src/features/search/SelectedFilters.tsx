import { Cluster } from '../../ui/layout/Cluster.tsx';
import { filter } from './copy.ts';
import { selectedTags, type SelectedTag, type Filters } from './filters.ts';
import { SelectedFilterList } from './SelectedFilterList.tsx';
import type { FilterCatalogue } from './useFilterCatalogue.ts';
import * as css from './SelectedFilters.css.ts';

interface SelectedFiltersProps {
  catalogue: FilterCatalogue;
  filters: Filters;
  onRemove: (choice: SelectedTag) => void;
  /** Called when the last filter is about to be removed: its button had the focus, which must move elsewhere. */
  onRemoveLast: () => void;
  onClear: () => void;
}

/**
 * The active filters, each with a button to remove it, and one button to remove all. Renders nothing without filters.
 */
export function SelectedFilters({ filters, onClear, ...list }: SelectedFiltersProps) {
  const { catalogue } = list;
  const choices = selectedTags(filters);
  if (choices.length === 0) return null;
  return (
    <Cluster as="section" gap="small" align="center" aria-label={filter.selected}>
      <SelectedFilterList {...list} choices={choices} />
      {/* Rendered only after the chips have their final widths, so that this button does not move. */}
      {(catalogue.tags !== null || catalogue.error !== null) && (
        <button type="button" className={css.clear} onClick={onClear}>
          {filter.clearAll}
        </button>
      )}
    </Cluster>
  );
}
