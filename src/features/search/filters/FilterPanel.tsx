import { useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RetryBanner } from '../../../ui/Banner/RetryBanner.tsx';
import { Collapsible } from '../../../ui/Collapsible/Collapsible.tsx';
import { SearchField } from '../../../ui/TextField/SearchField.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { filterPanel } from './copy.ts';
import { FilterPlaces } from './FilterPlaces.tsx';
import { FilterSearchResults } from './FilterSearchResults.tsx';
import { NameSearch } from '../narrowing/NameSearch.tsx';
import type { FilterPanelProps } from './filterPanelProps.ts';
import type { FilterGroup } from './filters.ts';
import { FilterTags } from './FilterTags.tsx';
import { FilterTagsSkeleton } from './FilterTagsSkeleton.tsx';
import { tagLabel } from '../../../scoring/comparisonKey.ts';
import type { TagGroupOptions } from '../../../tags/tagCatalogue.ts';
import { useTagFinder } from '../../../tags/tagFinder.tsx';

/** The groups that are expanded initially (rule F20). */
const initiallyExpanded: readonly FilterGroup[] = ['locations', 'genres', 'instruments'];

/** Renders all filter tags by category, and a field that finds a tag by typing. */
export function FilterPanel({ catalogue, filters, ownRegion, onChoose, children, ref, ...names }: FilterPanelProps) {
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
    return ownRegion === undefined ? <FilterTagsSkeleton /> : <FilterPlaces {...props} ownRegion={ownRegion} />;
  };
  return (
    <Stack gap="small">
      <NameSearch {...names} />
      {children}
      <SearchField
        label={filterPanel.findTag}
        value={typed}
        onFocus={prepare}
        onChange={(next) => {
          prepare();
          setTyped(next);
        }}
      />
      {catalogue.error !== null && <RetryBanner onRetry={catalogue.retry}>{filterPanel.failed}</RetryBanner>}
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
        {catalogue.categories.map((category) => (
          <Collapsible
            key={category.group}
            ref={(button) => {
              if (button !== null) buttons.current.set(category.group, button);
            }}
            title={category.label}
            openLabel={filterPanel.expand(category.label)}
            closeLabel={filterPanel.collapse(category.label)}
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
