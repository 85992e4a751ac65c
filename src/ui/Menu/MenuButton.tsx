import {
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { Link } from 'wouter';
import { usePopoverDismissal } from '../Popover/usePopoverDismissal.ts';
import * as css from './Menu.css.ts';
import type { MenuItem } from './menuItem.ts';
import { menuTarget } from './menuKeys.ts';
import { menuPlace } from './menuPlace.ts';

interface MenuButtonProps {
  /** What the button shows. */
  children: ReactNode;
  /** What the button does, in words; the menu has the same name. */
  label: string;
  /** What stands above the entries, for example whose menu it is. */
  header?: ReactNode;
  items: readonly MenuItem[];
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
}

const HEADER_HEIGHT = 80;
const ITEM_HEIGHT = 44;

/**
 * A button that opens a menu. The browser's own popover does the rest: the top layer, closing by Esc or by a press
 * elsewhere, giving the focus back (DECISIONS.md, "Menus are popovers").
 */
export function MenuButton({ children, label, header, items, ref }: MenuButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState<CSSProperties>({});

  const itemElements = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const close = () => menu.current?.hidePopover();
  const putInPlace = () => {
    if (button.current === null) return;
    const height = items.length * ITEM_HEIGHT + (header ? HEADER_HEIGHT : 0);
    const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
    setPlace({ ...menuPlace(button.current.getBoundingClientRect(), room, height) });
  };

  usePopoverDismissal(menu, open);

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
        ref={button}
        type="button"
        className={css.trigger}
        popoverTarget={id}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          menu.current?.showPopover();
        }}
      >
        {children}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        aria-describedby={header ? `${id}-header` : undefined}
        tabIndex={-1}
        className={css.popup}
        style={place}
        onBeforeToggle={(event) => event.newState === 'open' && putInPlace()}
        onToggle={(event) => {
          setOpen(event.newState === 'open');
          if (event.newState === 'open') itemElements()[0]?.focus();
        }}
        onKeyDown={moveByKey}
      >
        {header && (
          <div id={`${id}-header`} className={css.header} role="presentation">
            {header}
          </div>
        )}
        {items.map((item) => (
          <Entry key={item.label} item={item} onChosen={close} />
        ))}
      </div>
    </>
  );
}

function Entry({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  const shared = { role: 'menuitem', tabIndex: -1, className: css.tone[item.tone ?? 'normal'] };
  const content = (
    <>
      {item.icon}
      {item.label}
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
