import { useId, useRef } from 'react';
import { useShortcutAction } from '../../lib/keyboard/shortcutActions.ts';
import { filter } from './copy.ts';
import type { FilterPanelProps } from './filterPanelProps.ts';
import * as css from './FilterSidebar.css.ts';
import { LazyFilterPanel } from './LazyFilterPanel.tsx';

/** Renders the filters beside the results, in windows that are wide enough. */
export function FilterSidebar(props: FilterPanelProps) {
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  return (
    <aside ref={root} className={css.root} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {filter.title}
      </h2>
      <LazyFilterPanel {...props}>
        <FocusShortcut onPress={() => root.current?.querySelector<HTMLElement>('button, input')?.focus()} />
      </LazyFilterPanel>
    </aside>
  );
}

/** Rendered inside the panel, so that the shortcut works only when its controls exist. */
function FocusShortcut({ onPress }: { onPress: () => void }) {
  useShortcutAction('focusFilters', onPress);
  return null;
}
