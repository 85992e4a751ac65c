import { useEffect, type RefObject } from 'react';
import { isComposing } from '../../lib/keyboard/isComposing.ts';

/**
 * Closes an open popover on resizing, on scrolling that separates it from its button (not that of a button in the top
 * bar), on a press outside, and on Esc. The browser handles Esc too, but then a dialog around the popover would close as
 * well; presses it leaves open with `popover="manual"`, and Safari on iOS before 18.3 with `"auto"`, too.
 */
export function usePopoverDismissal(
  popover: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  open: boolean,
): void {
  useEffect(() => {
    if (!open) return undefined;
    const topOf = () => button.current?.getBoundingClientRect().top;
    const top = topOf();
    const { innerWidth: width, innerHeight: height } = window;
    const leave = (event: Event) => {
      const element = popover.current;
      const isElsewhere = event.target instanceof Node && !event.target.contains(element);
      // Both events come a frame late, so their cause may precede the opening: compares the actual position and size. A
      // window that became higher is one whose keyboard went away, because the popover took the focus from a field.
      const isApart = topOf() !== top || window.innerWidth !== width || window.innerHeight < height;
      if (!isElsewhere && event.target !== element && isApart) element?.hidePopover();
    };
    const leaveByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      event.preventDefault();
      event.stopPropagation();
      popover.current?.hidePopover();
    };
    const leaveByPress = ({ target }: PointerEvent) => {
      const isInside = [popover, button].some(({ current }) => current?.contains(target as Node));
      if (!isInside) popover.current?.hidePopover();
    };
    // Scroll events do not bubble; capturing them includes scrolling inside a dialog.
    window.addEventListener('scroll', leave, { passive: true, capture: true });
    window.addEventListener('resize', leave);
    window.addEventListener('pointerdown', leaveByPress, { capture: true });
    window.addEventListener('keydown', leaveByKey, { capture: true });
    return () => {
      window.removeEventListener('scroll', leave, { capture: true });
      window.removeEventListener('resize', leave);
      window.removeEventListener('pointerdown', leaveByPress, { capture: true });
      window.removeEventListener('keydown', leaveByKey, { capture: true });
    };
  }, [popover, button, open]);
}

/** Distance to the button, and minimum distance to the edge of the window, in px. */
export const GAP = 8;

/**
 * Returns the position of a menu or popover below its button, or above it when there is too little room below and more
 * above. Content that is higher than `maxHeight` scrolls. All values in px of the viewport.
 * @param wanted preferred height of the popup
 */
export function placeBesideButton(button: { top: number; bottom: number }, windowHeight: number, wanted: number) {
  const below = windowHeight - button.bottom - 2 * GAP;
  const above = button.top - 2 * GAP;
  return below < wanted && above > below
    ? { top: 'auto', bottom: windowHeight - button.top + GAP, maxHeight: above }
    : { top: button.bottom + GAP, bottom: 'auto', maxHeight: below };
}
