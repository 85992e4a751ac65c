import { useLayoutEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { popoverPlace } from '../Popover/popoverPlace.ts';
import * as css from './Tooltip.css.ts';
import { useDelayedHover } from './useDelayedHover.ts';

interface TooltipProps {
  /** A short description, announced after the control's name. */
  text: string;
  /** One focusable element. */
  children: ReactNode;
}

/**
 * A short description of a control, shown on hover and keyboard focus; Esc hides it (WCAG 1.4.13). It must not
 * contain essential information alone, because touch users never see it.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    // Set on the control's own element, whatever component renders it; only there screen readers announce it.
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
    // Without this, Esc would also close a surrounding dialog.
    event.stopPropagation();
    hide();
  };

  return (
    <span
      ref={anchor}
      role="presentation"
      className={css.anchor}
      {...hover}
      // Only for keyboard focus; a press focuses the control too, but needs no tooltip.
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
