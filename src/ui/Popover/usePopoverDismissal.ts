import { useEffect, type RefObject } from 'react';

/**
 * Closes an open popover when what it belongs to moves away below it, for it would hang in the air; and by Esc, which
 * the browser does too, but then a dialog around the popover would close with it.
 */
export function usePopoverDismissal(popover: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    const leave = (event: Event) => {
      const element = popover.current;
      const isElsewhere = event.target instanceof Node && !event.target.contains(element);
      if (!isElsewhere && event.target !== element) element?.hidePopover();
    };
    const leaveByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      popover.current?.hidePopover();
    };
    // Scrolling does not bubble: captured, it is noticed in a dialog that scrolls too.
    window.addEventListener('scroll', leave, { passive: true, capture: true });
    window.addEventListener('resize', leave);
    window.addEventListener('keydown', leaveByKey, { capture: true });
    return () => {
      window.removeEventListener('scroll', leave, { capture: true });
      window.removeEventListener('resize', leave);
      window.removeEventListener('keydown', leaveByKey, { capture: true });
    };
  }, [popover, open]);
}
