import type { Tag } from '../../api/generated/model/index.ts';
import { tagLabel } from '../../scoring/comparisonKey.ts';
import { ToggleChip } from '../../ui/Chip/ToggleChip.tsx';
import { categoryLabels } from './copy.ts';
import { type FilterChoice, type FilterGroup, type Filters, isChosen } from './filters.ts';
import * as css from './FilterTags.css.ts';

interface FilterTagsProps {
  group: FilterGroup;
  tags: readonly Tag[];
  filters: Filters;
  onChoose: (choice: FilterChoice, chosen: boolean) => void;
}

/** Tags of a category to choose from. */
export function FilterTags({ group, tags, filters, onChoose }: FilterTagsProps) {
  return (
    <div role="group" aria-label={categoryLabels[group]} className={css.list}>
      {tags.map((tag) => {
        const choice = { group, id: tag.id };
        return (
          <ToggleChip
            key={tag.id}
            pressed={isChosen(filters, choice)}
            onPressedChange={(chosen) => onChoose(choice, chosen)}
          >
            {tagLabel(tag)}
          </ToggleChip>
        );
      })}
    </div>
  );
}
