import { tagLabel } from '../../scoring/comparisonKey.ts';
import { RemovableChip } from '../../ui/Chip/RemovableChip.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { filter, search } from './copy.ts';
import { type Filters, type SelectedTag, selectedTags } from './filters.ts';
import type { Narrowing } from './narrowing.ts';
import { type FilterCatalogue, tagKey } from './useFilterCatalogue.ts';
import * as css from './SearchResults.css.ts';

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
 * Renders the active filters in rows of their own: one button to remove all, then each filter with a button to remove
 * it; nothing without filters.
 */
export function SelectedFilters({ filters, onClear, narrowing, onNarrow, ...list }: SelectedFiltersProps) {
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
      {/* First, so that it does not move while chips come, go and get their final widths. */}
      <button type="button" className={css.clearFilters} onClick={onClear}>
        {filter.clearAll}
      </button>
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
    </Cluster>
  );
}

interface SelectedFilterListProps {
  catalogue: FilterCatalogue;
  choices: readonly SelectedTag[];
  /** Number of all conditions that the parent shows; defaults to the number of choices. */
  total?: number;
  onRemove: (choice: SelectedTag) => void;
  /** Called when the last condition is about to be removed: its button has the focus, which must move elsewhere. */
  onRemoveLast: () => void;
}

/**
 * Renders the chosen tags above the results or in the filter drawer, each with a button to remove it. The parent lays
 * out the list.
 */
export function SelectedFilterList({
  catalogue,
  choices,
  total = choices.length,
  onRemove,
  onRemoveLast,
}: SelectedFilterListProps) {
  const remove = (choice: SelectedTag) => {
    if (total === 1) onRemoveLast();
    onRemove(choice);
  };
  return (
    <ul className={css.filters}>
      {choices.map((choice) => {
        const tag = catalogue.tags?.get(tagKey(choice.group, choice.id));
        return (
          <li key={tagKey(choice.group, choice.id)} className={css.filter}>
            {tag === undefined ? (
              <span className={css.filterSkeleton}>
                <Skeleton shape="pill" width="96px" />
              </span>
            ) : (
              <RemovableChip removeLabel={filter.remove(tagLabel(tag))} onRemove={() => remove(choice)}>
                {tagLabel(tag)}
              </RemovableChip>
            )}
          </li>
        );
      })}
    </ul>
  );
}
