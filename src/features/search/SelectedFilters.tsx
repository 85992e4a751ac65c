import { RemovableChip } from '../../ui/Chip/RemovableChip.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { tagLabel } from '../../scoring/comparisonKey.ts';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { filter } from './copy.ts';
import { selectedTags, type SelectedTag, type Filters } from './filters.ts';
import { type FilterCatalogue, tagKey } from './useFilterCatalogue.ts';
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
export function SelectedFilters({ catalogue, filters, onRemove, onRemoveLast, onClear }: SelectedFiltersProps) {
  const choices = selectedTags(filters);
  if (choices.length === 0) return null;
  const remove = (choice: SelectedTag) => {
    if (choices.length === 1) onRemoveLast();
    onRemove(choice);
  };
  return (
    <Cluster as="section" gap="small" align="center" aria-label={filter.selected}>
      <ul className={css.list}>
        {choices.map((choice) => {
          const tag = catalogue.tags?.get(tagKey(choice.group, choice.id));
          return (
            <li key={tagKey(choice.group, choice.id)} className={css.item}>
              {tag === undefined ? (
                <span className={css.skeleton}>
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
      {/* Rendered only after the chips have their final widths, so that this button does not move. */}
      {(catalogue.tags !== null || catalogue.error !== null) && (
        <button type="button" className={css.clear} onClick={onClear}>
          {filter.clearAll}
        </button>
      )}
    </Cluster>
  );
}
