import { useId } from 'react';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { below } from '../theme/breakpoints.ts';
import { TabList, tabId } from './TabList.tsx';
import * as css from './Tabs.css.ts';
import { TabsMenu } from './TabsMenu.tsx';
import type { TabsProps } from './tabsProps.ts';

/**
 * Several panels of which one is shown (WAI-ARIA tabs, chosen as the focus moves). With `narrow="drawer"` a phone gets a
 * button with a drawer for the row; the panel stays the same element, so that nothing typed is lost when a window
 * changes its width.
 */
export function Tabs({ label, tabs, selected, onSelect, children, narrow = 'scroll', openLabel }: TabsProps) {
  const panelId = useId();
  const isNarrow = useMediaQuery(below('small'));
  const inDrawer = narrow === 'drawer' && isNarrow;
  const shared = { label, tabs, selected, onSelect };
  const panel = inDrawer
    ? { role: 'region', 'aria-label': tabs.find((tab) => tab.id === selected)?.label }
    : { role: 'tabpanel', 'aria-labelledby': tabId(panelId, selected), tabIndex: 0 };
  return (
    <div className={css.root}>
      {inDrawer ? (
        <TabsMenu {...shared} {...(openLabel === undefined ? {} : { openLabel })} />
      ) : (
        <TabList {...shared} panelId={panelId} />
      )}
      <div id={panelId} className={css.panel} {...panel}>
        {children}
      </div>
    </div>
  );
}
