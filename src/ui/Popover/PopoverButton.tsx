import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { keyboardScrollable } from '../../lib/browser/focus/keyboardScrollable.ts';
import { usePopoverTrigger } from './usePopoverTrigger.ts';
import { placeBesideButton, GAP } from './popover.ts';
import * as css from './Popover.css.ts';

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

/**
 * Returns the position of a popover that is centred on its button as far as the window allows, and does not begin left
 * of the list that the button is in: what stands beside the list stays free. All values in px of the viewport.
 * @param wanted width and preferred height of the popover
 */
export function popoverPlace(
  button: { top: number; bottom: number; left: number; right: number },
  window: { left: number; width: number; height: number },
  wanted: { width: number; height: number },
) {
  const centred = (button.left + button.right - wanted.width) / 2;
  const left = Math.max(GAP, Math.min(Math.max(centred, window.left), window.width - wanted.width - GAP));
  return { left, ...placeBesideButton(button, window.height, wanted.height) };
}
