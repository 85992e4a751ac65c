import { useState } from 'react';
import { Drawer, preloadDrawer } from '../Drawer/Drawer.tsx';
import { MenuIcon } from '../icons/MenuIcon.tsx';
import { Stack } from '../layout/Stack.tsx';
import { tabsCopy } from './copy.ts';
import { TabLabel } from './TabLabel.tsx';
import * as css from './Tabs.css.ts';
import type { TabsProps } from './tabsProps.ts';

type TabsMenuProps = Pick<TabsProps, 'label' | 'tabs' | 'selected' | 'onSelect' | 'menuLabel'>;

/**
 * The tabs on small screens: the selected tab and the names of the others in a box, which opens a drawer with all tabs
 * wherever it is pressed.
 */
export function TabsMenu({ label, tabs, selected, onSelect, menuLabel = tabsCopy.menu }: TabsMenuProps) {
  const [open, setOpen] = useState(false);
  const position = tabs.findIndex((tab) => tab.id === selected);
  const current = tabs[position];
  return (
    <div className={css.menu}>
      <div className={css.menuWords}>
        <p className={css.current}>
          {current && <TabLabel tab={current} />}
          <span className={css.position}>{tabsCopy.position(position + 1, tabs.length)}</span>
        </p>
        <ul className={css.others}>
          {tabs
            .filter((tab) => tab.id !== selected)
            .map((tab) => (
              <li key={tab.id} className={css.other}>
                <TabLabel tab={tab} />
              </li>
            ))}
        </ul>
      </div>
      <button
        type="button"
        className={css.opener}
        aria-label={tabsCopy.open(menuLabel)}
        aria-haspopup="dialog"
        onPointerEnter={preloadDrawer}
        onFocus={preloadDrawer}
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
        <span>{menuLabel}</span>
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} title={label} side="left">
        <Stack as="ul" gap="hair">
          {tabs.map((tab) => (
            <li key={tab.id}>
              <button
                type="button"
                className={css.entry}
                aria-current={tab.id === selected || undefined}
                onClick={() => {
                  setOpen(false);
                  onSelect(tab.id);
                }}
              >
                <TabLabel tab={tab} />
              </button>
            </li>
          ))}
        </Stack>
      </Drawer>
    </div>
  );
}
