import { RemovableChip } from '../../ui/Chip/RemovableChip.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { tagLabel } from '../../scoring/comparisonKey.ts';
import { filter } from './copy.ts';
import { choicesOf, type FilterChoice, type Filters } from './filters.ts';
import { type FilterCatalogue, tagKey } from './useFilterCatalogue.ts';
import * as css from './SelectedFilters.css.ts';

interface SelectedFiltersProps {
  catalogue: FilterCatalogue;
  filters: Filters;
  onRemove: (choice: FilterChoice) => void;
  /** The focus was on the last one and has to go somewhere. */
  onRemoveLast: () => void;
  onClear: () => void;
}

/** What is filtered by, each to be let go, and all at once. Nothing without filters. */
export function SelectedFilters({ catalogue, filters, onRemove, onRemoveLast, onClear }: SelectedFiltersProps) {
  const choices = choicesOf(filters);
  if (choices.length === 0) return null;
  const remove = (choice: FilterChoice) => {
    if (choices.length === 1) onRemoveLast();
    onRemove(choice);
  };
  return (
    <section className={css.root} aria-label={filter.selected}>
      <ul className={css.list}>
        {choices.map((choice) => {
          const tag = catalogue.tags?.get(tagKey(choice.group, choice.id));
          return (
            <li key={tagKey(choice.group, choice.id)} className={css.item}>
              {tag === undefined ? (
                <span className={css.waiting}>
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
      {/* After the chips have their widths, so that it never moves. */}
      {(catalogue.tags !== null || catalogue.error !== null) && (
        <button type="button" className={css.clear} onClick={onClear}>
          {filter.clearAll}
        </button>
      )}
    </section>
  );
}
