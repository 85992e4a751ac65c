import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { usePopoverTrigger } from '../Popover/usePopoverTrigger.ts';
import { TickIcon } from '../icons/icons.tsx';
import { menuTarget, menuPlace } from './menu.ts';
import * as css from './Menu.css.ts';

/** An entry of a menu: it performs an action or links to a path of this app. */
export type MenuItem = {
  label: string;
  icon?: ReactNode;
  /** `danger` for actions that cannot be undone; default `normal`. */
  tone?: 'normal' | 'danger';
} & (
  | {
      onSelect: () => void;
      /** Only for entries that are switched on and off. */
      checked?: boolean;
      href?: never;
    }
  | { href: string; onSelect?: never; checked?: never }
);

interface MenuButtonProps {
  /** Content of the button. */
  children: ReactNode;
  /** Accessible name of the button and of the menu. */
  label: string;
  /** Shown above the entries, for example the name of the signed-in user. */
  header?: ReactNode;
  items: readonly MenuItem[];
}

const HEADER_HEIGHT = 80;
const ITEM_HEIGHT = 44;

/**
 * A button that opens a menu of actions. For choosing a value use `Select`. It uses the popover API for the top layer,
 * for closing on Esc and on a press outside, and for restoring the focus (docs/decisions.md, "Menus are popovers"). Its
 * entries are rendered only while it is open.
 */
export function MenuButton({ children, label, header, items }: MenuButtonProps) {
  'use no memo';
  const height = items.length * ITEM_HEIGHT + (header ? HEADER_HEIGHT : 0);
  const [isRendered, setRendered] = useState(false);
  const {
    id,
    open,
    popover: menu,
    toggle,
    triggerProps,
    popupProps,
  } = usePopoverTrigger({
    placeAt: (button, room) => ({ ...menuPlace(button, room, height) }),
    onPressed: () => flushSync(() => setRendered(true)),
    onOpened: () => itemElements()[0]?.focus({ preventScroll: true }),
    onClosed: () => setRendered(false),
  });
  const itemElements = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  const close = () => menu.current?.hidePopover();

  const moveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close();
    const elements = itemElements();
    const current = elements.findIndex((element) => element === document.activeElement);
    const target = menuTarget(
      event.key,
      current,
      items.map((item) => item.label),
    );
    if (target === null) return undefined;
    event.preventDefault();
    elements[target]?.focus();
  };

  return (
    <>
      <button
        {...triggerProps}
        className={css.trigger}
        aria-label={label}
        aria-haspopup="menu"
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && !open) toggle(event);
        }}
      >
        {children}
      </button>
      <div
        {...popupProps}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        aria-describedby={isRendered && header ? `${id}-header` : undefined}
        className={css.popup}
        onKeyDown={moveByKey}
      >
        {isRendered && header && (
          <div id={`${id}-header`} className={css.header} role="presentation">
            {header}
          </div>
        )}
        {isRendered && items.map((item) => <Entry key={item.label} item={item} onChosen={close} />)}
      </div>
    </>
  );
}

function Entry({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  const shared = {
    ...(item.checked === undefined ? { role: 'menuitem' } : { role: 'menuitemcheckbox', 'aria-checked': item.checked }),
    tabIndex: -1,
    className: css.tone[item.tone ?? 'normal'],
  };
  const content = (
    <>
      {item.icon}
      <span>{item.label}</span>
      {item.checked !== undefined && <span className={css.tick}>{item.checked && <TickIcon />}</span>}
    </>
  );
  if (item.href !== undefined) {
    return (
      <Link {...shared} href={item.href} onClick={onChosen}>
        {content}
      </Link>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      onClick={() => {
        onChosen();
        item.onSelect();
      }}
    >
      {content}
    </button>
  );
}
