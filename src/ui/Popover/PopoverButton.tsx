import { useId, useImperativeHandle, useRef, useState, type CSSProperties, type ReactNode, type Ref } from 'react';
import { keyboardScrollable } from '../../lib/keyboardScrollable.ts';
import * as css from './Popover.css.ts';
import { popoverPlace } from './popoverPlace.ts';
import { usePopoverDismissal } from './usePopoverDismissal.ts';

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
    const width = Math.min(css.WIDTH, room.width - 16);
    setPlace({ width, ...popoverPlace(button.current.getBoundingClientRect(), room, { width, height: HEIGHT }) });
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.trigger}
        popoverTarget={id}
        aria-label={accessibleName}
        aria-haspopup="dialog"
        aria-expanded={open}
      >
        {label}
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        tabIndex={-1}
        className={css.popup}
        style={place}
        onBeforeToggle={(event) => event.newState === 'open' && putInPlace()}
        onToggle={(event) => {
          setOpen(event.newState === 'open');
          if (event.newState === 'open') popover.current?.focus();
        }}
      >
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
