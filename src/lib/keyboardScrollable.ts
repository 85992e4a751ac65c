const FOCUSABLE = 'a[href], button, input, select, textarea, audio, video, [tabindex]';

/**
 * Keeps a scrolling element within reach of the keys: as long as it is cut off and nothing in it takes the focus, it
 * takes the focus itself. (Chromium and Firefox do so by themselves, Safari does not.)
 * @example <div ref={keyboardScrollable}>
 */
export function keyboardScrollable(scroller: HTMLElement | null): (() => void) | undefined {
  if (scroller === null) return undefined;
  const look = () => {
    const isCutOff = scroller.scrollHeight > scroller.clientHeight || scroller.scrollWidth > scroller.clientWidth;
    if (isCutOff && scroller.querySelector(FOCUSABLE) === null) scroller.tabIndex = 0;
    else scroller.removeAttribute('tabindex');
  };
  const observer = new ResizeObserver(look);
  observer.observe(scroller);
  for (const child of scroller.children) observer.observe(child);
  return () => observer.disconnect();
}
