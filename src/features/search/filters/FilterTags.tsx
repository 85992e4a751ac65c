import { memo, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { tagLabel } from '../../../scoring/comparisonKey.ts';
import type { TagGroupOptions } from '../../../tags/tagCatalogue.ts';
import { ToggleChip } from '../../../ui/Chip/ToggleChip.tsx';
import { Cluster } from '../../../ui/layout/Cluster.tsx';
import { tabTarget } from '../../../ui/Tabs/tabKeys.ts';
import { type FilterGroup, type Filters, isTagSelected, type SelectedTag } from './filters.ts';
import * as css from './FilterTags.css.ts';

interface FilterTagsProps {
  category: TagGroupOptions;
  /** Whether the label is shown above the tags; default false. */
  hasHeading?: boolean;
  filters: Filters;
  onChoose: (choice: SelectedTag, chosen: boolean) => void;
}

/**
 * Renders the tags of one category, or of a part of it, as toggle chips: one tab stop, inside which the arrow keys move
 * (rule F40).
 */
export function FilterTags({ category, hasHeading = false, filters, onChoose }: FilterTagsProps) {
  const { group, label, tags } = category;
  const [lastFocused, setLastFocused] = useState(0);
  const tabStop = Math.min(lastFocused, tags.length - 1);
  const onFocus = (event: FocusEvent<HTMLElement>) => setLastFocused(chipsIn(event).indexOf(event.target));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = tabTarget(rowKeys[event.key] ?? event.key, tabStop, tags.length);
    if (target === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    chipsIn(event)[target]?.focus();
  };
  return (
    <Cluster role="group" aria-label={label} gap="small" onFocus={onFocus} onKeyDown={onKeyDown}>
      {hasHeading && <h4 className={css.heading}>{label}</h4>}
      {tags.map((tag, index) => (
        <FilterTag
          key={tag.id}
          group={group}
          id={tag.id}
          label={tagLabel(tag)}
          isChosen={isTagSelected(filters, { group, id: tag.id })}
          isTabStop={index === tabStop}
          onChoose={onChoose}
        />
      ))}
    </Cluster>
  );
}

const chipsIn = ({ currentTarget }: { currentTarget: HTMLElement }): HTMLElement[] => [
  ...currentTarget.querySelectorAll('button'),
];

/** The chips wrap in rows, so both pairs of arrow keys move to the next and the previous one. */
const rowKeys: Partial<Record<string, string>> = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' };

interface FilterTagProps {
  group: FilterGroup;
  id: SelectedTag['id'];
  label: string;
  isChosen: boolean;
  isTabStop: boolean;
  onChoose: FilterTagsProps['onChoose'];
}

/** Renders one tag. It is memoized, because toggling one of more than a hundred tags changes only that tag. */
const FilterTag = memo(function FilterTag({ group, id, label, isChosen, isTabStop, onChoose }: FilterTagProps) {
  return (
    <ToggleChip
      pressed={isChosen}
      tabIndex={isTabStop ? 0 : -1}
      onPressedChange={(chosen) => onChoose({ group, id }, chosen)}
    >
      {label}
    </ToggleChip>
  );
});
