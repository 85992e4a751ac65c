import { useState } from 'react';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Drawer, preloadDrawer } from '../../ui/Drawer/Drawer.tsx';
import { filter } from './copy.ts';
import { choicesOf } from './filters.ts';
import { FilterIcon } from './FilterIcon.tsx';
import type { FilterPanelProps } from './FilterPanel.tsx';
import * as css from './FilterDrawer.css.ts';
import { LazyFilterPanel, preloadFilterPanel } from './LazyFilterPanel.tsx';

function preload(): void {
  preloadDrawer();
  preloadFilterPanel();
}

interface FilterDrawerProps extends FilterPanelProps {
  onClear: () => void;
  /** How many are found; null while that is being asked. */
  found: number | null;
}

/** The filters behind a floating button, for screens without room for a sidebar. Each choice counts at once. */
export function FilterDrawer({ onClear, found, ...panel }: FilterDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const chosen = choicesOf(panel.filters).length;
  const close = () => setIsOpen(false);
  return (
    <>
      <div className={css.corner}>
        <button
          type="button"
          className={css.open}
          aria-label={filter.open(chosen)}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          onPointerEnter={preload}
          onFocus={preload}
        >
          <FilterIcon size="large" />
        </button>
        <span className={css.badge} aria-hidden="true">
          <Badge count={chosen} />
        </span>
      </div>
      <Drawer
        open={isOpen}
        onClose={close}
        title={filter.title}
        closeLabel={filter.close}
        footer={
          <div className={css.actions}>
            <Button variant="primary" wide loading={found === null} onClick={close}>
              {filter.show(found ?? 0)}
            </Button>
            <Button size="compact" wide disabled={chosen === 0} onClick={onClear}>
              {filter.clearAll}
            </Button>
          </div>
        }
      >
        <LazyFilterPanel {...panel} />
      </Drawer>
    </>
  );
}
