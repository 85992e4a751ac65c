import { Cluster } from '../../ui/layout/Cluster.tsx';
import { RemovableChip } from '../../ui/Chip/RemovableChip.tsx';
import { filter, search } from './copy.ts';
import { selectedTags, type SelectedTag, type Filters } from './filters.ts';
import type { Narrowing } from './narrowing.ts';
import { SelectedFilterList } from './SelectedFilterList.tsx';
import type { FilterCatalogue } from './useFilterCatalogue.ts';
import * as css from './SelectedFilters.css.ts';

interface SelectedFiltersProps {
  catalogue: FilterCatalogue;
  filters: Filters;
  onRemove: (choice: SelectedTag) => void;
  /** Called when the last condition is about to be removed: its button has the focus, which must move elsewhere. */
  onRemoveLast: () => void;
  onClear: () => void;
  narrowing: Narrowing;
  onNarrow: (changes: Partial<Narrowing>) => void;
}

/**
 * Renders the active filters, each with a button to remove it, and one button to remove all; nothing without filters.
 */
export function SelectedFilters({ filters, onClear, narrowing, onNarrow, ...list }: SelectedFiltersProps) {
  const { catalogue } = list;
  const choices = selectedTags(filters);
  const { words, onlyWithClip } = narrowing;
  const total = choices.length + Number(words !== '') + Number(onlyWithClip);
  if (total === 0) return null;
  const undo = (changes: Partial<Narrowing>) => {
    if (total === 1) list.onRemoveLast();
    onNarrow(changes);
  };
  return (
    <Cluster as="section" gap="small" align="center" aria-label={filter.selected}>
      {words !== '' && (
        <RemovableChip removeLabel={filter.remove(words)} onRemove={() => undo({ words: '' })}>
          {words}
        </RemovableChip>
      )}
      {onlyWithClip && (
        <RemovableChip removeLabel={filter.remove(search.onlyWithClip)} onRemove={() => undo({ onlyWithClip: false })}>
          {search.onlyWithClip}
        </RemovableChip>
      )}
      <SelectedFilterList {...list} choices={choices} total={total} />
      {/* Rendered only after the chips have their final widths, so that this button does not move. */}
      {(catalogue.tags !== null || catalogue.error !== null) && (
        <button type="button" className={css.clear} onClick={onClear}>
          {filter.clearAll}
        </button>
      )}
    </Cluster>
  );
}
