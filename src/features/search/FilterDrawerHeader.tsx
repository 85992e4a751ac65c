import { useRef } from 'react';
import { filter } from './copy.ts';
import type { FilterPanelProps } from './filterPanelProps.ts';
import { type FilterGroup, selectedTags } from './filters.ts';
import { SelectedFilterList } from './SelectedFilterList.tsx';
import * as css from './FilterDrawer.css.ts';

interface FilterDrawerHeaderProps extends Pick<FilterPanelProps, 'catalogue' | 'filters' | 'onChoose'> {
  onJump: (group: FilterGroup) => void;
}

/** Renders the part of the drawer that does not scroll: the chosen tags and a link to each category (rule F35). */
export function FilterDrawerHeader({ catalogue, filters, onChoose, onJump }: FilterDrawerHeaderProps) {
  const jumps = useRef<HTMLElement>(null);
  const choices = selectedTags(filters);
  return (
    <>
      {choices.length > 0 && (
        <section className={css.chosen} aria-label={filter.selected}>
          <SelectedFilterList
            catalogue={catalogue}
            choices={choices}
            onRemove={(choice) => onChoose(choice, false)}
            onRemoveLast={() => jumps.current?.focus()}
          />
        </section>
      )}
      <nav ref={jumps} tabIndex={-1} className={css.jumps} aria-label={filter.jumps}>
        {catalogue.categories.map(({ group, label }) => (
          <button key={group} type="button" className={css.jump} onClick={() => onJump(group)}>
            {label}
          </button>
        ))}
      </nav>
    </>
  );
}
