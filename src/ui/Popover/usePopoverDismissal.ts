import { useEffect, type RefObject } from 'react';

/**
 * Closes an open popover on scrolling or resizing, which would separate it from its button, and on Esc. The browser
 * handles Esc too, but then a dialog around the popover would close as well.
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
    // Scroll events do not bubble; capturing them includes scrolling inside a dialog.
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
