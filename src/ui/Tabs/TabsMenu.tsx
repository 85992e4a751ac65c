import { useState } from 'react';
import { Drawer, preloadDrawer } from '../Drawer/Drawer.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MenuIcon } from '../icons/MenuIcon.tsx';
import { Stack } from '../layout/Stack.tsx';
import { tabsCopy } from './copy.ts';
import { TabLabel } from './TabLabel.tsx';
import * as css from './Tabs.css.ts';
import type { TabsProps } from './tabsProps.ts';

type TabsMenuProps = Pick<TabsProps, 'label' | 'tabs' | 'selected' | 'onSelect' | 'openLabel'>;

/** The tabs on small screens: the label of the selected tab, and a drawer with all tabs. */
export function TabsMenu({ label, tabs, selected, onSelect, openLabel = tabsCopy.open }: TabsMenuProps) {
  const [open, setOpen] = useState(false);
  const current = tabs.find((tab) => tab.id === selected);
  return (
    <div className={css.menu}>
      <IconButton label={openLabel} variant="filled" onIntent={preloadDrawer} onClick={() => setOpen(true)}>
        <MenuIcon />
      </IconButton>
      <span className={css.current}>{current && <TabLabel tab={current} />}</span>
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
