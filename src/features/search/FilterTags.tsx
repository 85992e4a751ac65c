import { memo } from 'react';
import { tagLabel } from '../../scoring/comparisonKey.ts';
import type { TagGroupOptions } from '../../tags/tagGroupOptions.ts';
import { ToggleChip } from '../../ui/Chip/ToggleChip.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { type FilterGroup, type Filters, isTagSelected, type SelectedTag } from './filters.ts';
import * as css from './FilterTags.css.ts';

interface FilterTagsProps {
  category: TagGroupOptions;
  /** Shows the label above the tags; default false. */
  hasHeading?: boolean;
  filters: Filters;
  onChoose: (choice: SelectedTag, chosen: boolean) => void;
}

/** The tags of one category, or of a part of it, as toggle chips. */
export function FilterTags({ category, hasHeading = false, filters, onChoose }: FilterTagsProps) {
  const { group, label, tags } = category;
  return (
    <Cluster role="group" aria-label={label} gap="small">
      {hasHeading && <h4 className={css.heading}>{label}</h4>}
      {tags.map((tag) => (
        <FilterTag
          key={tag.id}
          group={group}
          id={tag.id}
          label={tagLabel(tag)}
          isChosen={isTagSelected(filters, { group, id: tag.id })}
          onChoose={onChoose}
        />
      ))}
    </Cluster>
  );
}

interface FilterTagProps {
  group: FilterGroup;
  id: SelectedTag['id'];
  label: string;
  isChosen: boolean;
  onChoose: FilterTagsProps['onChoose'];
}

/** One tag. Memoized, because a press on one of more than a hundred changes this one alone. */
const FilterTag = memo(function FilterTag({ group, id, label, isChosen, onChoose }: FilterTagProps) {
  return (
    <ToggleChip pressed={isChosen} onPressedChange={(chosen) => onChoose({ group, id }, chosen)}>
      {label}
    </ToggleChip>
  );
});
