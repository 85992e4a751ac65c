import { type KeyboardEvent, type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { isFocusLost } from '../../lib/browser/focus/focusHeading.ts';
import { useBackLayer } from '../../lib/browser/history/useBackLayer.ts';
import { usePopoverDismissal } from '../Popover/popover.ts';
import * as css from './Menu.css.ts';
import { menuTarget, menuPlace } from './menu.ts';

/** An action of an `AnchoredMenu`. */
export interface AnchoredMenuItem {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  /** Why it cannot be chosen now. It is shown below the label, and the item does nothing. */
  obstacle?: string | undefined;
}

interface AnchoredMenuProps {
  /** The button that opened it, one of many in the rows of a list. */
  opener: HTMLElement;
  /** Accessible name. */
  label: string;
  items: readonly AnchoredMenuItem[];
  onClose: () => void;
}

const ITEM_HEIGHT = 44;
/** Padding and borders of the menu, in px. */
const FRAME = 18;
/** Height of the text of an obstacle, in px. */
const OBSTACLE_HEIGHT = 40;

/**
 * The menu of one of many buttons, loaded and mounted when its button is pressed; a single button has a `MenuButton`.
 * Its owner mounts it with another `key` for another button, and unmounts it when the same one is pressed again: the
 * browser would close an automatic popover at the beginning of that press.
 */
export function AnchoredMenu({ opener, label, items, onClose }: AnchoredMenuProps) {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const button = useRef(opener);
  const [place] = useState(() => placeBeside(opener, items));
  usePopoverDismissal(popover, button, true);
  useBackLayer(true, onClose);
  const itemElements = () => [...(popover.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  const open = useEffectEvent(() => {
    popover.current?.showPopover();
    itemElements()[0]?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const menu = popover.current;
    open();
    opener.setAttribute('aria-expanded', 'true');
    return () => {
      opener.setAttribute('aria-expanded', 'false');
      if (isFocusLost() || menu?.contains(document.activeElement)) opener.focus({ preventScroll: true });
    };
  }, [opener]);

  /** Moves the focus to the button and closes the menu; Tab, or the action of an item, continues from there. */
  const close = () => {
    opener.focus({ preventScroll: true });
    onClose();
  };
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close();
    const elements = itemElements();
    const current = elements.findIndex((element) => element === document.activeElement);
    const labels = items.map((item) => item.label);
    const target = menuTarget(event.key, current, labels);
    if (target === null) return undefined;
    event.preventDefault();
    elements[target]?.focus();
  };

  return (
    <div
      ref={popover}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={css.popup}
      style={place}
      onKeyDown={moveByKey}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {items.map(({ label: words, icon, onSelect, obstacle }) => (
        <button
          key={words}
          role="menuitem"
          type="button"
          tabIndex={-1}
          className={css.tone.normal}
          aria-disabled={obstacle !== undefined || undefined}
          aria-labelledby={obstacle === undefined ? undefined : `${id}-label`}
          aria-describedby={obstacle === undefined ? undefined : `${id}-obstacle`}
          onClick={() => {
            if (obstacle !== undefined) return;
            close();
            onSelect();
          }}
        >
          {icon}
          {obstacle === undefined ? (
            <span>{words}</span>
          ) : (
            <span>
              <span id={`${id}-label`} className={css.unavailable}>
                {words}
              </span>
              <span id={`${id}-obstacle`} className={css.obstacle}>
                {obstacle}
              </span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

function placeBeside(opener: HTMLElement, items: readonly AnchoredMenuItem[]) {
  const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const height = FRAME + items.length * ITEM_HEIGHT + items.filter(({ obstacle }) => obstacle).length * OBSTACLE_HEIGHT;
  return { ...menuPlace(opener.getBoundingClientRect(), room, height) };
}
