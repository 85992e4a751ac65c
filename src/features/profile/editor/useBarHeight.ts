import { useLayoutEffect, type RefObject } from 'react';

/**
 * Custom property on the root element: the height of the bar, so that snackbars and focused elements are not covered.
 */
const NAME = '--save-bar';
export const barHeight = `var(${NAME}, 72px)`;

/** Sets the property to the element's height, which depends on its texts and on the font size. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    let frame = 0;
    const observer = new ResizeObserver(([entry]) => {
      const box = entry?.borderBoxSize[0];
      // In the next frame, since it changes the layout, which a ResizeObserver callback must not do at once.
      cancelAnimationFrame(frame);
      if (box !== undefined)
        frame = requestAnimationFrame(() => style.setProperty(NAME, `${Math.ceil(box.blockSize)}px`));
    });
    if (bar.current !== null) observer.observe(bar.current, { box: 'border-box' });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      style.removeProperty(NAME);
    };
  }, [bar]);
}
