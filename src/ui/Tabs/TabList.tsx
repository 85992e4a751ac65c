import { useEffect, type KeyboardEvent } from 'react';
import { TabLabel } from './TabLabel.tsx';
import { tabTarget } from './tabKeys.ts';
import * as css from './Tabs.css.ts';
import type { TabsProps } from './tabsProps.ts';

interface TabListProps extends Pick<TabsProps, 'label' | 'tabs' | 'selected' | 'onSelect'> {
  /** Id of the panel; the ids of the tabs are derived from it (`tabId`). */
  panelId: string;
}

/** The row of tabs: a single tab stop; arrow keys move along it and select at once. */
export function TabList({ label, tabs, selected, onSelect, panelId }: TabListProps) {
  useEffect(() => {
    document.getElementById(tabId(panelId, selected))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [panelId, selected]);

  const moveByKey = (event: KeyboardEvent) => {
    // Alt and the left arrow, for example, are the browser's Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const current = tabs.findIndex((tab) => tab.id === selected);
    const target = tabs[tabTarget(event.key, current, tabs.length) ?? -1];
    if (target === undefined) return;
    event.preventDefault();
    onSelect(target.id);
    document.getElementById(tabId(panelId, target.id))?.focus();
  };

  return (
    <div role="tablist" aria-label={label} className={css.row}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={tabId(panelId, tab.id)}
          type="button"
          role="tab"
          className={css.tab}
          aria-selected={tab.id === selected}
          aria-describedby={tab.unseen === undefined ? undefined : `${tabId(panelId, tab.id)}-unseen`}
          aria-controls={tab.id === selected ? panelId : undefined}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          onKeyDown={moveByKey}
        >
          <TabLabel tab={tab} />
          {tab.unseen !== undefined && (
            // Hidden, because it describes the tab and is no part of its name.
            <span id={`${tabId(panelId, tab.id)}-unseen`} aria-hidden="true" className={css.unseen}>
              {tab.unseen}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

/** Returns the id of a tab's element. */
export function tabId(panelId: string, id: string): string {
  return `${panelId}-${id}`;
}
