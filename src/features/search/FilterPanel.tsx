import { useState } from 'react';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Collapsible } from '../../ui/Collapsible/Collapsible.tsx';
import { RetryButton } from '../../ui/Button/RetryButton.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { categoryLabels, filter, tagFinding } from './copy.ts';
import { FilterFound } from './FilterFound.tsx';
import type { FilterChoice, FilterGroup, Filters } from './filters.ts';
import { FilterTags } from './FilterTags.tsx';
import { FilterTagsSkeleton } from './FilterTagsSkeleton.tsx';
import { useTagFinder } from './useTagFinder.ts';
import type { FilterCatalogue } from './useFilterCatalogue.ts';
import * as css from './FilterPanel.css.ts';

/** spec.md section 2: these start open. */
const openAtFirst: readonly FilterGroup[] = ['locations', 'genres', 'instruments'];

export interface FilterPanelProps {
  catalogue: FilterCatalogue;
  filters: Filters;
  onChoose: (choice: FilterChoice, chosen: boolean) => void;
}

/** All tags to filter by, category by category, and a field to find one by typing. */
export function FilterPanel({ catalogue, filters, onChoose }: FilterPanelProps) {
  const [typed, setTyped] = useState('');
  const { finds, prepare } = useTagFinder(typed);
  return (
    <div className={css.root}>
      <div className={css.finder} onFocus={prepare}>
        <TextField
          label={tagFinding.label}
          hideLabel
          type="search"
          placeholder={tagFinding.placeholder}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            prepare();
            setTyped(event.target.value);
          }}
        />
      </div>
      {catalogue.error !== null && (
        <Banner
          kind="error"
          action={<RetryButton size="compact" isRetrying={catalogue.isRetrying} onRetry={catalogue.retry} />}
        >
          {tagFinding.failed}
        </Banner>
      )}
      {typed.trim() !== '' && (
        <FilterFound typed={typed} finds={finds} catalogue={catalogue} filters={filters} onChoose={onChoose} />
      )}
      {/* Stays there while somebody types: what is open stays open. */}
      <div hidden={typed.trim() !== ''}>
        {catalogue.categories.map(({ group, tags }) => (
          <Collapsible
            key={group}
            title={categoryLabels[group]}
            openLabel={filter.expand(categoryLabels[group])}
            closeLabel={filter.collapse(categoryLabels[group])}
            defaultOpen={openAtFirst.includes(group)}
            count={filters[group]?.length ?? 0}
          >
            {catalogue.tags === null ? (
              catalogue.error === null && <FilterTagsSkeleton />
            ) : (
              <FilterTags group={group} tags={tags} filters={filters} onChoose={onChoose} />
            )}
          </Collapsible>
        ))}
      </div>
    </div>
  );
}
