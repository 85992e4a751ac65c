import { RemovableChip } from '../../ui/Chip/RemovableChip.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { tagLabel } from '../../scoring/comparisonKey.ts';
import { filter } from './copy.ts';
import type { SelectedTag } from './filters.ts';
import { type FilterCatalogue, tagKey } from './useFilterCatalogue.ts';
import * as css from './SelectedFilters.css.ts';

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
  );
}
