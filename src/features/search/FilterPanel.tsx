import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { MAX_WORDS_LENGTH } from '../../lib/forms/searchWords.ts';
import { useDelayedWords } from '../../lib/forms/useDelayedWords.ts';
import { tagLabel } from '../../scoring/comparisonKey.ts';
import { otherPlaces } from '../../tags/copy.ts';
import { NoTagFound, type tagFinder, useTagFinder } from '../../tags/tagFinder.tsx';
import type { TagGroupOptions } from '../../tags/tagCatalogue.ts';
import { tagsByRegion } from '../../tags/tagsByRegion.ts';
import { RetryBanner } from '../../ui/Banner/RetryBanner.tsx';
import { ToggleChip } from '../../ui/Chip/ToggleChip.tsx';
import { Collapsible } from '../../ui/Collapsible/Collapsible.tsx';
import { Cluster } from '../../ui/layout/Cluster.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { tabTarget } from '../../ui/Tabs/tabKeys.ts';
import { SearchField } from '../../ui/TextField/SearchField.tsx';
import { search } from './copy.ts';
import { FilterTagsSkeleton } from './FilterPanelSkeleton.tsx';
import { type FilterGroup, type Filters, isTagSelected, type SelectedTag } from './filters.ts';
import type { Narrowing } from './narrowing.ts';
import type { FilterCatalogue } from './useFilterCatalogue.ts';
import * as css from './FilterPanel.css.ts';

/** The texts of the filters and of the search for tags. */
const filterCopy = {
  findTag: 'タグをさがす',
  failed: 'タグの読み込みに失敗しました',
  expand: (category: string) => `${category}を開く`,
  collapse: (category: string) => `${category}を閉じる`,
} as const;

/** Functions that the panel exposes through its ref. */
export interface FilterPanelHandle {
  /** Expands a category if it is collapsed, scrolls to it and focuses its button. */
  jumpTo: (group: FilterGroup) => void;
}

/** The properties of `FilterPanel`, which the sidebar and the drawer pass to it. */
export interface FilterPanelProps {
  catalogue: FilterCatalogue;
  filters: Filters;
  /** The region of the viewer's places; null for none, undefined while it is not known. */
  viewerRegion: string | null | undefined;
  onChoose: (choice: SelectedTag, chosen: boolean) => void;
  narrowing: Narrowing;
  onNarrow: (changes: Partial<Narrowing>) => void;
  /** Called when the user is about to search for a name, to prepare the profiles. */
  onPrepare: () => void;
  /** Rendered together with the controls. */
  children?: ReactNode;
  ref?: Ref<FilterPanelHandle>;
}

/** The groups that are expanded initially. */
const initiallyExpanded: readonly FilterGroup[] = ['locations', 'genres', 'instruments'];

/** Renders all filter tags by category, and a field that finds a tag by typing. */
export function FilterPanel({
  catalogue,
  filters,
  viewerRegion,
  onChoose,
  narrowing: { words, onlyWithClip },
  onNarrow,
  onPrepare,
  children,
  ref,
}: FilterPanelProps) {
  const [typed, setTyped] = useState('');
  const { finds, prepare } = useTagFinder(typed);
  const buttons = useRef(new Map<FilterGroup, HTMLButtonElement>());
  useImperativeHandle(ref, () => ({
    jumpTo: (group) => {
      // The categories are hidden while the field contains text.
      flushSync(() => setTyped(''));
      const button = buttons.current.get(group);
      if (button?.ariaExpanded === 'false') flushSync(() => button.click());
      button?.focus({ preventScroll: true });
      button?.scrollIntoView({ block: 'start' });
    },
  }));
  const tagsOf = (category: TagGroupOptions) => {
    const props = { category, filters, onChoose };
    if (catalogue.tags === null) return catalogue.error === null && <FilterTagsSkeleton />;
    if (category.group !== 'locations') return <FilterTags {...props} />;
    // The regions are rendered when the viewer's own one is known, which is first, so that none moves later.
    return viewerRegion === undefined ? (
      <FilterTagsSkeleton />
    ) : (
      <FilterPlaces {...props} viewerRegion={viewerRegion} />
    );
  };
  return (
    <Stack gap="small">
      <NameSearch words={words} onChange={(next) => onNarrow({ words: next })} onPrepare={onPrepare} />
      {children}
      <SearchField
        label={filterCopy.findTag}
        value={typed}
        onFocus={prepare}
        onChange={(next) => {
          prepare();
          setTyped(next);
        }}
      />
      {catalogue.error !== null && <RetryBanner onRetry={catalogue.retry}>{filterCopy.failed}</RetryBanner>}
      {typed.trim() !== '' && (
        <FilterSearchResults
          query={typed}
          matchesTag={finds}
          catalogue={catalogue}
          filters={filters}
          onChoose={onChoose}
        />
      )}
      {/* Hidden and not unmounted while the user types, so that the categories stay expanded. */}
      <div hidden={typed.trim() !== ''}>
        <div className={css.firstRow}>
          <ToggleChip pressed={onlyWithClip} onPressedChange={(next) => onNarrow({ onlyWithClip: next })}>
            {search.onlyWithClip}
          </ToggleChip>
        </div>
        {catalogue.categories.map((category) => (
          <Collapsible
            key={category.group}
            ref={(button) => {
              if (button !== null) buttons.current.set(category.group, button);
            }}
            title={category.label}
            openLabel={filterCopy.expand(category.label)}
            closeLabel={filterCopy.collapse(category.label)}
            defaultOpen={initiallyExpanded.includes(category.group)}
            count={filters[category.group]?.length ?? 0}
            closedText={category.tags.map(tagLabel).join(' ')}
          >
            {tagsOf(category)}
          </Collapsible>
        ))}
      </div>
    </Stack>
  );
}

interface NameSearchProps extends Pick<FilterPanelProps, 'onPrepare'> {
  words: string;
  onChange: (words: string) => void;
}

/** Renders the field that filters the loaded people by name and bio. */
function NameSearch({ words, onChange, onPrepare }: NameSearchProps) {
  'use no memo';
  const [typed, setTyped] = useDelayedWords(words, onChange);
  return (
    <SearchField
      label={search.names}
      maxLength={MAX_WORDS_LENGTH}
      value={typed}
      onChange={setTyped}
      onFocus={onPrepare}
    />
  );
}

interface FilterSearchResultsProps extends Pick<FilterPanelProps, 'catalogue' | 'filters' | 'onChoose'> {
  query: string;
  matchesTag: ReturnType<typeof tagFinder>;
}

/** Renders the filter tags of all categories that match the text typed into the panel's tag field. */
function FilterSearchResults({ query, matchesTag, catalogue, filters, onChoose }: FilterSearchResultsProps) {
  const found = catalogue.categories
    .map((category) => ({ ...category, tags: category.tags.filter((tag) => matchesTag(category.group, tag)) }))
    .filter(({ tags }) => tags.length > 0);
  return (
    <Stack gap="medium">
      <p role="status" className={css.noResults}>
        {found.length === 0 && catalogue.tags !== null && <NoTagFound typed={query.trim()} />}
      </p>
      {found.map((category) => (
        <section key={category.group}>
          <h3 className={css.searchResultsTitle}>{category.label}</h3>
          <FilterTags category={category} filters={filters} onChoose={onChoose} />
        </section>
      ))}
    </Stack>
  );
}

interface FilterPlacesProps extends Pick<FilterPanelProps, 'filters' | 'onChoose'> {
  category: TagGroupOptions;
  viewerRegion: string | null;
}

/** Renders the places below the headings of their regions; without headings if no place has a region. */
function FilterPlaces({ category, viewerRegion, filters, onChoose }: FilterPlacesProps) {
  const regions = tagsByRegion(category.tags, viewerRegion);
  if (regions.every(({ name }) => name === null))
    return <FilterTags category={category} filters={filters} onChoose={onChoose} />;
  return (
    <Stack role="group" aria-label={category.label} gap="medium">
      {regions.map(({ name, tags }) => (
        <FilterTags
          key={name}
          category={{ ...category, label: name ?? otherPlaces, tags }}
          hasHeading
          filters={filters}
          onChoose={onChoose}
        />
      ))}
    </Stack>
  );
}

interface FilterTagsProps {
  category: TagGroupOptions;
  /** Whether the label is shown above the tags; default false. */
  hasHeading?: boolean;
  filters: Filters;
  onChoose: (choice: SelectedTag, chosen: boolean) => void;
}

/**
 * Renders the tags of one category, or of a part of it, as toggle chips: one tab stop, inside which the arrow keys
 * move.
 */
function FilterTags({ category, hasHeading = false, filters, onChoose }: FilterTagsProps) {
  const { group, label, tags } = category;
  // As one text, so that a filter of another category renders no tag of this one again.
  const chosen = tags
    .filter(({ id }) => isTagSelected(filters, { group, id }))
    .map(({ id }) => id)
    .join();
  const chosenIds = new Set(chosen.split(','));
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
          isChosen={chosenIds.has(tag.id)}
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
