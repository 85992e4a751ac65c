import { useId } from 'react';
import { useMediaQuery } from '../../lib/browser/useMediaQuery.ts';
import { below } from '../theme/breakpoints.ts';
import { Stack } from '../layout/Stack.tsx';
import { TabList, tabId } from './TabList.tsx';
import * as css from './Tabs.css.ts';
import { TabsMenu } from './TabsMenu.tsx';
import type { TabsProps } from './tabsProps.ts';

/**
 * Several panels of equal rank, one of which is shown (WAI-ARIA tabs with automatic activation). With
 * `narrow="drawer"` small screens show a button and a drawer instead of the row. The panel remains the same element,
 * so that resizing the window loses no input.
 */
export function Tabs({
  label,
  tabs,
  selected,
  onSelect,
  children,
  narrow = 'scroll',
  menuLabel,
  header = null,
}: TabsProps) {
  const panelId = useId();
  const isNarrow = useMediaQuery(below('small'));
  const hasRow = header === null && !(narrow === 'drawer' && isNarrow);
  const shared = { label, tabs, selected, onSelect };
  const panel = hasRow
    ? { role: 'tabpanel', 'aria-labelledby': tabId(panelId, selected), tabIndex: 0 }
    : { role: 'region', 'aria-label': tabs.find((tab) => tab.id === selected)?.label };
  return (
    <Stack gap="large">
      {hasRow && <TabList {...shared} panelId={panelId} />}
      {!hasRow && (header ?? <TabsMenu {...shared} {...(menuLabel === undefined ? {} : { menuLabel })} />)}
      <div id={panelId} className={css.panel} {...panel}>
        {children}
      </div>
    </Stack>
  );
}
