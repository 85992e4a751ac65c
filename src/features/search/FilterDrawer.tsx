import { useRef, useState } from 'react';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Drawer, preloadDrawer } from '../../ui/Drawer/Drawer.tsx';
import { filter } from './copy.ts';
import { selectedTags } from './filters.ts';
import { FilterDrawerHeader } from './FilterDrawerHeader.tsx';
import { FilterIcon } from './FilterIcon.tsx';
import type { FilterPanelHandle, FilterPanelProps } from './filterPanelProps.ts';
import { LazyFilterPanel, preloadFilterPanel } from './LazyFilterPanel.tsx';
import { useIsScrolledDown } from '../../lib/browser/useIsScrolledDown.ts';
import { useShortcutAction } from '../../lib/keyboard/shortcutActions.ts';
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
