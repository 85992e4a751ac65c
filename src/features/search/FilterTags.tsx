import { tagLabel } from '../../scoring/comparisonKey.ts';
import type { TagGroupOptions } from '../../tags/tagGroupOptions.ts';
import { ToggleChip } from '../../ui/Chip/ToggleChip.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { type SelectedTag, type Filters, isTagSelected } from './filters.ts';

interface FilterTagsProps {
  category: TagGroupOptions;
  filters: Filters;
  onChoose: (choice: SelectedTag, chosen: boolean) => void;
}

/** The tags of one category as toggle chips. */
export function FilterTags({ category: { group, label, tags }, filters, onChoose }: FilterTagsProps) {
  return (
    <Cluster role="group" aria-label={label} gap="small">
      {tags.map((tag) => {
        const choice = { group, id: tag.id };
        return (
          <ToggleChip
            key={tag.id}
            pressed={isTagSelected(filters, choice)}
            onPressedChange={(chosen) => onChoose(choice, chosen)}
          >
            {tagLabel(tag)}
          </ToggleChip>
        );
      })}
    </Cluster>
  );
}
