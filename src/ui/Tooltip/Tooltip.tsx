import { useLayoutEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { popoverPlace } from '../Popover/popoverPlace.ts';
import * as css from './Tooltip.css.ts';
import { useDelayedHover } from './useDelayedHover.ts';

interface TooltipProps {
  /** What is worth knowing about it, in a few words; read out after its name. */
  text: string;
  /** One element that takes the focus. */
  children: ReactNode;
}

/**
 * A few words about a control, on hover and on focus; Esc takes them away (WCAG 1.4.13). Nothing that is needed may
 * stand here alone: a finger never sees it.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    // On the control itself, whatever component it is made by: only there it is read out.
    anchor.current?.firstElementChild?.setAttribute('aria-describedby', id);
  }, [id]);

  const show = () => {
    if (!anchor.current || !bubble.current) return;
    bubble.current.showPopover();
    const { width, height } = bubble.current.getBoundingClientRect();
    const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top, bottom } = popoverPlace(anchor.current.getBoundingClientRect(), room, { width, height });
    const px = (length: number | 'auto') => (length === 'auto' ? 'auto' : `${length}px`);
    Object.assign(bubble.current.style, { left: `${left}px`, top: px(top), bottom: px(bottom) });
  };
  const hide = () => bubble.current?.hidePopover();
  const hover = useDelayedHover(show, hide);

  const hideByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !bubble.current?.matches(':popover-open')) return;
    // Only the tooltip, and not the dialog around it too.
    event.stopPropagation();
    hide();
  };

  return (
    <span
      ref={anchor}
      role="presentation"
      className={css.anchor}
      {...hover}
      // Not for a press, which brings the focus too: who presses has seen enough.
      onFocus={({ target }) => target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={hideByKey}
    >
      {children}
      <span ref={bubble} id={id} role="tooltip" popover="manual" className={css.bubble}>
        {text}
      </span>
    </span>
  );
}
