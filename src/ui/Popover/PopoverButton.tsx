import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { keyboardScrollable } from '../../lib/browser/focus/keyboardScrollable.ts';
import * as css from './Popover.css.ts';
import { popoverPlace } from './popoverPlace.ts';
import { usePopoverTrigger } from './usePopoverTrigger.ts';

interface PopoverButtonProps {
  /** Content of the button: +3 more. */
  label: ReactNode;
  /** Accessible name of the button; must contain the visible label. */
  accessibleName: string;
  /** Heading and accessible name of the popover. */
  title: string;
  /** `chip` for text, `icon` for an icon of 44 px; default `chip`. */
  look?: keyof typeof css.trigger;
  /** Estimated height in px; with less room below the button, the popover may open above. Default 240. */
  height?: number;
  children: ReactNode;
}

/**
 * A small button that shows details in a popover. Uses the popover API, as `MenuButton` does. The popover is rendered
 * only while it is open: a page of cards has a dozen of these buttons, whose popovers would be most of its elements.
 */
export function PopoverButton({
  label,
  accessibleName,
  title,
  look = 'chip',
  height = 240,
  children,
}: PopoverButtonProps) {
  const [isRendered, setIsRendered] = useState(false);
  const { id, popover, triggerProps, popupProps } = usePopoverTrigger({
    placeAt: (button, room) => {
      const width = Math.min(css.WIDTH, room.width - 16);
      return { width, ...popoverPlace(button, room, { width, height }) };
    },
    onPressed: () => flushSync(() => setIsRendered(true)),
    onOpened: () => popover.current?.focus({ preventScroll: true }),
    onClosed: () => setIsRendered(false),
  });

  return (
    <>
      <button {...triggerProps} className={css.trigger[look]} aria-label={accessibleName} aria-haspopup="dialog">
        {label}
      </button>
      {isRendered && (
        <div {...popupProps} role="dialog" tabIndex={-1} aria-labelledby={`${id}-title`} className={css.popup}>
          <p id={`${id}-title`} className={css.title}>
            {title}
          </p>
          <div ref={keyboardScrollable} className={css.content}>
            {children}
          </div>
        </div>
      )}
    </>
  );
}
