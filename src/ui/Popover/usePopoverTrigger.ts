import { useId, useImperativeHandle, useRef, useState, type CSSProperties, type Ref, type ToggleEvent } from 'react';
import { usePopoverDismissal } from './usePopoverDismissal.ts';

interface PopoverTrigger {
  /** The button, for who uses the component. */
  ref: Ref<HTMLButtonElement> | undefined;
  /** Where what opens stands. */
  placeAt: (button: DOMRect, room: { width: number; height: number }) => CSSProperties;
  /** Gives the focus to what has opened. */
  onOpened: () => void;
}

/** A button and the browser's own popover that it opens beside itself (DECISIONS.md, "Menus are popovers"). */
export function usePopoverTrigger({ ref, placeAt, onOpened }: PopoverTrigger) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  const popover = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState<CSSProperties>({});
  usePopoverDismissal(popover, open);

  const putInPlace = () => {
    if (button.current === null) return;
    const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
    setPlace(placeAt(button.current.getBoundingClientRect(), room));
  };

  return {
    id,
    open,
    popover,
    triggerProps: { ref: button, type: 'button', popoverTarget: id, 'aria-expanded': open },
    popupProps: {
      ref: popover,
      id,
      popover: 'auto',
      style: place,
      onBeforeToggle: (event: ToggleEvent) => event.newState === 'open' && putInPlace(),
      onToggle: (event: ToggleEvent) => {
        setOpen(event.newState === 'open');
        if (event.newState === 'open') onOpened();
      },
    },
  } as const;
}
