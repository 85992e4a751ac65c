import { useId, useRef, useState, type CSSProperties, type MouseEvent, type ToggleEvent } from 'react';
import { useBackLayer } from '../../lib/browser/history/useBackLayer.ts';
import { usePopoverDismissal } from './popover.ts';

interface PopoverTrigger {
  /** Returns the position of the popover, given the button's box and the window, from the left edge of the button's list. */
  placeAt: (button: DOMRect, room: { left: number; width: number; height: number }) => CSSProperties;
  /** Called before the popover opens or closes by its button; the popover must be rendered when it returns. */
  onPressed?: () => void;
  /**
   * Called when the popover has opened, to set the focus. It is the task of the press: the next key, which may follow
   * before the `toggle` event, then goes to the popover. Its place is not applied yet, so the focus must not scroll.
   */
  onOpened: () => void;
  /** Called after the popover has closed. */
  onClosed?: () => void;
}

/**
 * Returns the state and the props of a button with a popover beside it, based on the popover API (docs/decisions.md,
 * "Menus are popovers").
 */
export function usePopoverTrigger({ placeAt, onPressed, onOpened, onClosed }: PopoverTrigger) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  /** Whether it is open or about to open. `open` follows after it took the focus, which may scroll. */
  const [isShowing, setShowing] = useState(false);
  const isOpening = useRef(false);
  const [place, setPlace] = useState<CSSProperties>({});
  usePopoverDismissal(popover, button, open);
  useBackLayer(isShowing, () => popover.current?.hidePopover());

  const putInPlace = () => {
    if (button.current === null) return;
    const left = button.current.closest('ul')?.getBoundingClientRect().left ?? 0;
    const room = { left, width: document.documentElement.clientWidth, height: window.innerHeight };
    setPlace(placeAt(button.current.getBoundingClientRect(), room));
  };

  const toggle = (event: Pick<MouseEvent, 'preventDefault'>) => {
    // The browser would open it only after the listeners of the press.
    event.preventDefault();
    onPressed?.();
    popover.current?.togglePopover();
    if (isOpening.current) onOpened();
  };

  return {
    id,
    open,
    popover,
    toggle,
    // With `popoverTarget`, a press of the button does not count as one outside of the popover.
    triggerProps: { ref: button, type: 'button', popoverTarget: id, 'aria-expanded': open, onClick: toggle },
    popupProps: {
      ref: popover,
      id,
      popover: 'auto',
      style: place,
      onBeforeToggle: (event: ToggleEvent) => {
        isOpening.current = event.newState === 'open';
        if (!isOpening.current) return;
        putInPlace();
        // The toggle event comes later than the popover is seen, and a Back in between would leave the screen.
        setShowing(true);
      },
      onToggle: (event: ToggleEvent) => {
        setOpen(event.newState === 'open');
        setShowing(event.newState === 'open');
        if (event.newState === 'closed') onClosed?.();
      },
    },
  } as const;
}
