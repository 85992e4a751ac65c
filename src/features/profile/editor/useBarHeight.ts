import { useLayoutEffect, type RefObject } from 'react';

/** Custom property on the root element: the height of the bar, so that messages and the focus keep clear of it. */
const NAME = '--save-bar';
export const barHeight = `var(${NAME}, 72px)`;

/** Publishes the element's height, which depends on the notes in it and on the size of the text. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    let frame = 0;
    const observer = new ResizeObserver(([entry]) => {
      const box = entry?.borderBoxSize[0];
      // In the next frame, since it changes the layout, which an observer of sizes must not do at once.
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
