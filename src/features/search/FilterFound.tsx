import type { tagFinder } from '../../lib/tagFinder.ts';
import { categoryLabels, tagFinding } from './copy.ts';
import type { FilterPanelProps } from './FilterPanel.tsx';
import { FilterTags } from './FilterTags.tsx';
import * as css from './FilterPanel.css.ts';

interface FilterFoundProps extends FilterPanelProps {
  typed: string;
  finds: ReturnType<typeof tagFinder>;
}

/** The tags that somebody's typing finds, in all categories. */
export function FilterFound({ typed, finds, catalogue, filters, onChoose }: FilterFoundProps) {
  const found = catalogue.categories
    .map(({ group, tags }) => ({ group, tags: tags.filter((tag) => finds(group, tag)) }))
    .filter(({ tags }) => tags.length > 0);
  return (
    <div className={css.found}>
      <p role="status" className={css.nothing}>
        {found.length === 0 && catalogue.tags !== null && tagFinding.empty(typed.trim())}
      </p>
      {found.map(({ group, tags }) => (
        <section key={group}>
          <h3 className={css.foundTitle}>{categoryLabels[group]}</h3>
          <FilterTags group={group} tags={tags} filters={filters} onChoose={onChoose} />
        </section>
      ))}
    </div>
  );
}
