import { NoTagFound, type tagFinder } from '../../../tags/tagFinder.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import type { FilterPanelProps } from './filterPanelProps.ts';
import { FilterTags } from './FilterTags.tsx';
import * as css from './FilterPanel.css.ts';

interface FilterFoundProps extends Pick<FilterPanelProps, 'catalogue' | 'filters' | 'onChoose'> {
  query: string;
  matchesTag: ReturnType<typeof tagFinder>;
}

/** Renders the filter tags of all categories that match the text typed into the panel's tag field. */
export function FilterSearchResults({ query, matchesTag, catalogue, filters, onChoose }: FilterFoundProps) {
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
