import { type ReactNode, useId, useEffect, type KeyboardEvent, useState } from 'react';
import { useMediaQuery } from '../../lib/browser/useMediaQuery.ts';
import { below } from '../theme/breakpoints.ts';
import { Stack } from '../layout/Stack.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { WarningIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Drawer, preloadDrawer } from '../Drawer/Drawer.tsx';
import { MenuIcon } from '../icons/shellIcons.tsx';
import { tabTarget } from './tabKeys.ts';
import * as css from './Tabs.css.ts';

export interface Tab {
  id: string;
  label: string;
  /** Number of items in the tab, 0 included; null while unknown, undefined to show none. */
  count?: number | null;
  /** Accessible name instead of label and count: 送ったいいね（12件）. Contains the label. */
  accessibleName?: string;
  /** Number of unread or pending items; nothing is shown for 0. */
  badge?: number;
  /**
   * The number of new items in the tab, 0 included, whose space is reserved, and a text about them: 新着2件. The text
   * becomes the accessible description, not a part of the name.
   */
  unseen?: { count: number; text: string };
  /** The tab contains an invalid field. */
  invalid?: boolean;
}

interface TabsProps {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the selected tab. */
  selected: string;
  onSelect: (id: string) => void;
  /** Content of the selected tab's panel. */
  children: ReactNode;
  /** The row of tabs below 600 px: scrolls sideways or becomes a drawer. Default `scroll`. */
  narrow?: 'scroll' | 'drawer';
  /** Word on the button that opens the drawer: 編集メニュー. Its accessible name is 編集メニューを開く. Default タブの一覧. */
  menuLabel?: string;
  /** Shown instead of the tabs, for a mode in which the content determines the selected tab. */
  header?: ReactNode;
}

const tabsCopy = {
  invalid: '入力内容に問題があります',
  menu: 'タブの一覧',
  /** Begins with the visible word. */
  open: (menu: string) => `${menu}を開く`,
  position: (position: number, total: number) => `${position} / ${total}`,
} as const;

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

interface TabListProps extends Pick<TabsProps, 'label' | 'tabs' | 'selected' | 'onSelect'> {
  /** Id of the panel; the ids of the tabs are derived from it (`tabId`). */
  panelId: string;
}

/** The row of tabs: a single tab stop; arrow keys move along it and select at once. */
function TabList({ label, tabs, selected, onSelect, panelId }: TabListProps) {
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
          aria-describedby={tab.unseen?.count ? `${tabId(panelId, tab.id)}-unseen` : undefined}
          aria-controls={tab.id === selected ? panelId : undefined}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          onKeyDown={moveByKey}
        >
          <TabLabel tab={tab} />
          {tab.unseen && (
            // Hidden, because it describes the tab and is no part of its name.
            <span className={css.unseen} aria-hidden="true">
              <Badge size="small" count={tab.unseen.count} />
              <span id={`${tabId(panelId, tab.id)}-unseen`} hidden>
                {tab.unseen.text}
              </span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

/** Returns the id of a tab's element. */
function tabId(panelId: string, id: string): string {
  return `${panelId}-${id}`;
}

/** A blank as wide as a digit, shown while the count is unknown. */
const FIGURE_SPACE = '\u2007';

/** The content of a tab, in the row and in the drawer. */
function TabLabel({ tab: { label, count, accessibleName, badge = 0, invalid = false } }: { tab: Tab }) {
  return (
    <>
      <span aria-hidden={accessibleName ? true : undefined}>
        <span>{`${label} `}</span>
        {count !== undefined && <span className={css.count}>{count ?? FIGURE_SPACE}</span>}
      </span>
      {accessibleName && <VisuallyHidden>{accessibleName}</VisuallyHidden>}
      <span className={css.badge}>
        <Badge count={badge} />
      </span>
      {invalid && (
        <span className={css.invalid}>
          <WarningIcon size="small" />
          <VisuallyHidden>{tabsCopy.invalid}</VisuallyHidden>
        </span>
      )}
    </>
  );
}

type TabsMenuProps = Pick<TabsProps, 'label' | 'tabs' | 'selected' | 'onSelect' | 'menuLabel'>;

/**
 * The tabs on small screens: the selected tab in a box, which opens a drawer with all tabs wherever it is pressed. Of the
 * others it names those with an invalid field.
 */
function TabsMenu({ label, tabs, selected, onSelect, menuLabel = tabsCopy.menu }: TabsMenuProps) {
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
            .filter((tab) => tab.id !== selected && tab.invalid)
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
