import { useRef, useState } from 'react';
import { useIsScrolledDown } from '../../lib/browser/useIsScrolledDown.ts';
import { useShortcutAction } from '../../lib/keyboard/shortcutActions.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Drawer, preloadDrawer } from '../../ui/Drawer/Drawer.tsx';
import { icon } from '../../ui/icons/icon.tsx';
import { filter } from './copy.ts';
import type { FilterPanelHandle, FilterPanelProps } from './FilterPanel.tsx';
import { type FilterGroup, selectedTags } from './filters.ts';
import { LazyFilterPanel, preloadFilterPanel } from './LazyFilterPanel.tsx';
import { SelectedFilterList } from './SelectedFilters.tsx';
import * as css from './FilterDrawer.css.ts';

function preload(): void {
  preloadDrawer();
  preloadFilterPanel();
}

interface FilterDrawerProps extends FilterPanelProps {
  onClear: () => void;
  /** Number of people found; null while it is not known yet. */
  resultCount: number | null;
  /** Whether `resultCount` is a lower bound because more people are still loading. */
  isLowerBound: boolean;
}

/**
 * Renders the filters in a drawer that a floating button opens, for windows without space for a sidebar. Each choice
 * takes effect at once, without a confirmation.
 */
export function FilterDrawer({ onClear, resultCount, isLowerBound, ...panel }: FilterDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panelRef = useRef<FilterPanelHandle>(null);
  const isScrollingDown = useIsScrolledDown(true);
  const chosen = selectedTags(panel.filters).length;
  const { words, onlyWithClip } = panel.narrowing;
  const close = () => setIsOpen(false);
  useShortcutAction('focusFilters', () => setIsOpen(true));
  return (
    <>
      <div className={css.floatingContainer} data-aside={isScrollingDown || undefined}>
        <button
          type="button"
          className={css.openButton}
          aria-label={filter.open(chosen)}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          onPointerEnter={preload}
          onFocus={preload}
        >
          <FilterIcon size="large" />
        </button>
        <span className={css.badge} aria-hidden="true">
          <Badge count={chosen} size="small" />
        </span>
      </div>
      <Drawer
        open={isOpen}
        onClose={close}
        title={filter.title}
        closeLabel={filter.close}
        header={<FilterDrawerHeader {...panel} onJump={(group) => panelRef.current?.jumpTo(group)} />}
        footer={
          <>
            <Button variant="primary" wide loading={resultCount === null} onClick={close}>
              {filter.show(resultCount ?? 0, isLowerBound)}
            </Button>
            <Button size="compact" wide disabled={chosen === 0 && words === '' && !onlyWithClip} onClick={onClear}>
              {filter.clearAll}
            </Button>
          </>
        }
      >
        <LazyFilterPanel {...panel} ref={panelRef} />
      </Drawer>
    </>
  );
}

interface FilterDrawerHeaderProps extends Pick<FilterPanelProps, 'catalogue' | 'filters' | 'onChoose'> {
  onJump: (group: FilterGroup) => void;
}

/** Renders the part of the drawer that does not scroll: the chosen tags and a link to each category. */
function FilterDrawerHeader({ catalogue, filters, onChoose, onJump }: FilterDrawerHeaderProps) {
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

/** The icon of the button that opens the filters: the faders of a mixer. */
const FilterIcon = icon('M6 4v4M6 13v7M12 4v9M12 18v2M18 4v2M18 11v9M3.5 10.5h5M9.5 15.5h5M15.5 8.5h5');
