import type { ReactNode, Ref } from 'react';
import { keyboardScrollable } from '../../lib/keyboardScrollable.ts';
import * as css from './Popover.css.ts';
import { popoverPlace } from './popoverPlace.ts';
import { usePopoverTrigger } from './usePopoverTrigger.ts';

interface PopoverButtonProps {
  /** What the button shows: +3 more. */
  label: ReactNode;
  /** What the button does, in words; has to contain the visible ones. */
  accessibleName: string;
  /** Heading and name of what opens. */
  title: string;
  children: ReactNode;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
}

/** Height from which on it opens upwards rather than be cut off below, in px. */
const HEIGHT = 240;

/** A small button that shows more about something, over the page. The browser's own popover, as with `MenuButton`. */
export function PopoverButton({ label, accessibleName, title, children, ref }: PopoverButtonProps) {
  const { id, popover, triggerProps, popupProps } = usePopoverTrigger({
    ref,
    placeAt: (button, room) => {
      const width = Math.min(css.WIDTH, room.width - 16);
      return { width, ...popoverPlace(button, room, { width, height: HEIGHT }) };
    },
    onOpened: () => popover.current?.focus(),
  });

  return (
    <>
      <button {...triggerProps} className={css.trigger} aria-label={accessibleName} aria-haspopup="dialog">
        {label}
      </button>
      <div {...popupProps} role="dialog" tabIndex={-1} aria-labelledby={`${id}-title`} className={css.popup}>
        <p id={`${id}-title`} className={css.title}>
          {title}
        </p>
        <div ref={keyboardScrollable} className={css.content}>
          {children}
        </div>
      </div>
    </>
  );
}
